import { imageLimits, paths, type StorageAccess } from 'societies-contract';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** File extensions by media type of the allowed pictures. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

export type PictureFolder = 'home' | 'events' | 'posts' | 'merch';

async function upload(
  bucket: 'users' | 'societies',
  key: string,
  file: File,
  { replace, signal }: { replace: boolean; signal?: AbortSignal },
): Promise<string> {
  // Loaded on demand, because the client is large and few visits upload anything.
  const [{ createClient }, { url, key: publicKey, token }] = await Promise.all([
    import('@supabase/supabase-js'),
    api.get<StorageAccess>(paths.storageAccess),
  ]);
  const client = createClient(url ?? location.origin, publicKey, {
    accessToken: () => Promise.resolve(token),
    ...(signal && { global: { fetch: (input, init) => fetch(input, { ...init, signal }) } }),
  });
  const store = client.storage.from(bucket);
  const { data, error } = await store.upload(key, file, {
    upsert: replace,
    cacheControl: String(imageLimits.cacheControl),
    contentType: file.type,
  });
  // The storage sends refusals as 400. This one applies to the whole site: the e-mail address is not confirmed.
  if (error !== null && 'status' in error && error.status === 403)
    throw new ApiError(error.message, 403, { code: 'email_unverified', detail: error.message });
  if (error !== null) throw error;
  return store.getPublicUrl(data.path).data.publicUrl;
}

/**
 * Uploads a user's avatar, replacing the previous one.
 * @returns its public address with a timestamp, so that browsers fetch the new picture.
 * @throws Error if the storage refuses it.
 */
export async function uploadAvatar(universityId: string, file: File): Promise<string> {
  const extension = extensions[file.type] ?? 'png';
  const address = await upload('users', `${universityId}/avatars/${universityId}.${extension}`, file, {
    replace: true,
  });
  return `${address}?t=${Date.now()}`;
}

/** Tells pictures apart that are uploaded in the same millisecond. */
let uploads = 0;

/**
 * Uploads a picture of a society.
 * @param about the id of the event it belongs to, `new` for an unsaved one.
 * @returns its public address.
 * @throws Error if the storage refuses it.
 */
export function uploadPicture(
  society: number,
  folder: PictureFolder,
  file: File,
  about?: number | 'new',
  signal?: AbortSignal,
): Promise<string> {
  const stamp = `${Date.now()}${uploads++ % 1_000}`;
  const name = about === undefined ? stamp : `${about}-${stamp}`;
  return upload(
    'societies',
    `societies/${society}/${folder}/${name}.${extensions[file.type] ?? 'png'}`,
    file,
    {
      replace: false,
      signal,
    },
  );
}

/** Parallel uploads: more would only queue on the server. */
const atOnce = 3;

/** Reports the progress of several uploads, and aborts them. */
export interface Sending {
  signal: AbortSignal;
  onProgress: (picture: File, state: 'sending' | 'stored') => void;
}

/**
 * Uploads pictures for a home page, three at a time.
 * @param images in order; addresses are already stored.
 * @param stored what this or an earlier attempt has uploaded, so that a retry sends only the rest.
 * @returns the addresses in that order.
 * @throws the first failure; the others are aborted then, as they are by `signal`.
 */
export async function uploadPictures(
  society: number,
  images: readonly (string | File)[],
  stored: Map<File, string>,
  { signal, onProgress }: Sending,
): Promise<string[]> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const files = images.filter((image) => image instanceof File);
  for (const file of files) if (stored.has(file)) onProgress(file, 'stored');
  const send = async (file: File) => {
    onProgress(file, 'sending');
    stored.set(file, await uploadPicture(society, 'home', file, undefined, either));
    onProgress(file, 'stored');
  };
  // Loaded on demand like the client that sends.
  const { default: PQueue } = await import('p-queue');
  const waiting = files.filter((file) => !stored.has(file)).map((file) => () => send(file));
  try {
    await new PQueue({ concurrency: atOnce }).addAll(waiting, { signal: either });
  } catch (error) {
    failed.abort();
    throw error;
  }
  signal.throwIfAborted();
  return images.map((image) => (image instanceof File ? (stored.get(image) ?? '') : image));
}
