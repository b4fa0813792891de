import { StorageApiError, StorageClient } from '@supabase/storage-js';
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { imageLimits } from 'societies-contract';
import { publicPath, storageRoot } from './image-urls.ts';
import {
  ObjectExists,
  type NewObject,
  type ObjectStore,
  type PutOptions,
  type StoredObject,
} from './object-store.ts';
import { documentFolder, societyFolderNames, spacePrefix, type Bucket, type Space } from './locations.ts';

export interface HostedSettings {
  /** The project's address, without a trailing slash. */
  url: string;
  /** The project's publishable (anon) key. */
  key: string;
  /** The project's JWT secret, with which the server signs its tokens. */
  jwtSecret: string;
}

/** In seconds. */
const life = 300;

/** Signs a token for a hosted project. `role` is the database role that it grants. */
export function hostedToken(
  { jwtSecret }: Pick<HostedSettings, 'jwtSecret'>,
  claims: { role: 'service_role' | 'authenticated'; sub?: string; folders?: Record<string, string[]> },
) {
  return new SignJWT({ role: claims.role, ...(claims.folders && { folders: claims.folders }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.sub ?? 'constellation')
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime(`${life}s`)
    .sign(new TextEncoder().encode(jwtSecret));
}

const isCode = (error: unknown, code: string) =>
  error instanceof StorageApiError &&
  (error.statusCode === code || error.statusCode === (Number(code) as never));

/**
 * Pictures in a hosted Supabase project, accessed with the service role. Browsers upload to it directly, as allowed by the
 * policies in docs/storage.md.
 */
export class HostedStore implements ObjectStore {
  readonly #settings: HostedSettings;

  constructor(settings: HostedSettings) {
    this.#settings = settings;
  }

  async #bucket(bucket: Bucket) {
    const { url, key } = this.#settings;
    const token = await hostedToken(this.#settings, { role: 'service_role' });
    return new StorageClient(`${url}${storageRoot}`, { apikey: key, authorization: `Bearer ${token}` }).from(
      bucket,
    );
  }

  async putObject(
    {
      bucket,
      key,
      bytes,
      contentType,
      cacheControl = `max-age=${imageLimits.cacheControl}`,
      owner = null,
    }: NewObject,
    { replace = true }: PutOptions = {},
  ): Promise<StoredObject> {
    const { data, error } = await (
      await this.#bucket(bucket)
    ).upload(key, bytes, {
      contentType,
      upsert: replace,
      cacheControl: /\d+/.exec(cacheControl)?.[0] ?? '0',
    });
    if (error) {
      if (isCode(error, '409')) throw new ObjectExists();
      throw error;
    }
    const now = new Date();
    return {
      bucket,
      key,
      version: data.id,
      contentType,
      bytes: bytes.byteLength,
      light: null,
      etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      cacheControl,
      owner,
      createdAt: now,
      updatedAt: now,
    };
  }

  async readObject(bucket: Bucket, key: string) {
    const from = await this.#bucket(bucket);
    const { data: blob, error } = await from.download(key);
    if (error) {
      if (isCode(error, '404')) return undefined;
      throw error;
    }
    const { data: info, error: unknown } = await from.info(key);
    if (unknown) throw unknown;
    const updatedAt = new Date(info.lastModified ?? info.createdAt);
    return {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      object: {
        bucket,
        key,
        version: info.version,
        contentType: info.contentType ?? blob.type,
        bytes: info.size ?? blob.size,
        etag: info.etag ?? '',
        light: null,
        cacheControl: info.cacheControl ?? 'no-cache',
        owner: null,
        createdAt: new Date(info.createdAt),
        updatedAt,
      },
    };
  }

  async removeObject(bucket: Bucket, key: string): Promise<void> {
    const { error } = await (await this.#bucket(bucket)).remove([key]);
    if (error) throw error;
  }

  async removeSpace(space: Space): Promise<void> {
    const { bucket, prefix } = spacePrefix(space);
    const from = await this.#bucket(bucket);
    const folders = { user: ['avatars'], society: societyFolderNames, documents: [documentFolder] }[
      space.kind
    ];
    for (const folder of folders) {
      for (;;) {
        const { data, error } = await from.list(`${prefix}${folder}`, { limit: 100 });
        if (error) throw error;
        const keys = data.filter(({ id }) => id !== null).map(({ name }) => `${prefix}${folder}/${name}`);
        if (keys.length === 0) break;
        const { error: failed } = await from.remove(keys);
        if (failed) throw failed;
      }
    }
  }

  publicUrl(bucket: Bucket, key: string): string {
    return `${this.#settings.url}${publicPath(bucket, key)}`;
  }
}
