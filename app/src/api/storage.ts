import { imageLimits, paths, type StorageAccess } from 'societies-contract';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** File name extensions of the pictures that may be stored. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Where a picture of a society belongs. */
export type PictureRoom = 'home' | 'events' | 'posts' | 'merch';

async function upload(
  bucket: 'users' | 'societies',
  key: string,
  file: File,
  { replace, signal }: { replace: boolean; signal?: AbortSignal },
): Promise<string> {
  // The client is large and few visits upload anything: it comes when it is needed.
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
  // The storage's own refusals come as 400. This one is the whole site's: no address is confirmed.
  if (error !== null && 'status' in error && error.status === 403)
    throw new ApiError(error.message, 403, { code: 'email_unverified', detail: error.message });
  if (error !== null) throw error;
  return store.getPublicUrl(data.path).data.publicUrl;
}

/**
 * Stores the avatar of a user in the place of the one before.
 * @returns its public address, with the time in it so that browsers fetch it anew.
 * @throws Error when the storage refuses it.
 */
export async function uploadAvatar(universityId: string, file: File): Promise<string> {
  const extension = extensions[file.type] ?? 'png';
  const address = await upload('users', `${universityId}/avatars/${universityId}.${extension}`, file, {
    replace: true,
  });
  return `${address}?t=${Date.now()}`;
}

/** Pictures chosen in one go would otherwise share a name. */
let uploads = 0;

/**
 * Stores a picture of a society.
 * @param about the id of the event it belongs to, `new` for one that has none yet.
 * @returns its public address.
 * @throws Error when the storage refuses it.
 */
export function uploadPicture(
  society: number,
  room: PictureRoom,
  file: File,
  about?: number | 'new',
  signal?: AbortSignal,
): Promise<string> {
  const stamp = `${Date.now()}${uploads++ % 1_000}`;
  const name = about === undefined ? stamp : `${about}-${stamp}`;
  return upload('societies', `societies/${society}/${room}/${name}.${extensions[file.type] ?? 'png'}`, file, {
    replace: false,
    signal,
  });
}

/** More at once would only wait for each other on the server. */
const atOnce = 3;

/** How the storing of several pictures goes on, and how it ends early. */
export interface Sending {
  signal: AbortSignal;
  onProgress: (picture: File, state: 'sending' | 'stored') => void;
}

/**
 * Stores pictures for a home page, three at a time.
 * @param images in their order; addresses are stored already.
 * @param stored what was stored by an attempt before, and by this one: a second attempt sends only what is missing.
 * @returns the addresses in that order.
 * @throws what the first that fails throws; the others are given up then, as when `signal` is aborted.
 */
export async function uploadPictures(
  society: number,
  images: readonly (string | File)[],
  stored: Map<File, string>,
  { signal, onProgress }: Sending,
): Promise<string[]> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const waiting = images.filter((image) => image instanceof File && !stored.has(image)) as File[];
  for (const image of images) if (image instanceof File && stored.has(image)) onProgress(image, 'stored');
  const store = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      either.throwIfAborted();
      onProgress(file, 'sending');
      stored.set(file, await uploadPicture(society, 'home', file, undefined, either));
      onProgress(file, 'stored');
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, store));
  } catch (error) {
    failed.abort();
    throw error;
  }
  signal.throwIfAborted();
  return images.map((image) => (image instanceof File ? (stored.get(image) ?? '') : image));
}
