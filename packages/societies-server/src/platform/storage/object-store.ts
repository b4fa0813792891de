import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Bucket, Space } from './locations.ts';

/** A picture's metadata. */
export interface StoredObject {
  bucket: Bucket;
  key: string;
  /** A UUID, new on every write. */
  version: string;
  contentType: string;
  bytes: number;
  /** Strong and quoted. */
  etag: string;
  /** A smaller WebP version, which the server's own storage sends to browsers that accept it. */
  light: { bytes: number; etag: string } | null;
  /** The value of its Cache-Control header. */
  cacheControl: string;
  /** University ID of the uploader; null for the server itself. */
  owner: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewObject {
  bucket: Bucket;
  key: string;
  bytes: Uint8Array;
  contentType: string;
  /** A smaller WebP version. */
  light?: Uint8Array | undefined;
  /** The value of its Cache-Control header; one hour by default. */
  cacheControl?: string;
  owner?: string | null;
}

/** The key exists, and the writer did not ask to replace it. */
export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
}

/** The file of a row is missing, for example after an incomplete restore. */
export class ObjectLost extends Error {
  override readonly name = 'ObjectLost';
}

/** The space's quota is exhausted. The message is shown to the user. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded';
}

/** The writer may not write, or not any more. The message is shown to the user. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
}

export interface PutOptions {
  /** @default true */
  replace?: boolean;
  /**
   * Returns why the write is not allowed, or null. Checked again at the moment of writing, when the society may be gone or the
   * permission revoked.
   */
  refusal?: (database: Kysely<Database>) => Promise<string | null>;
}

/** Stores pictures in DATA_DIR or in a hosted Supabase project. Their content has been validated (pictures.ts). */
export interface ObjectStore {
  /** Writes or, unless `replace` is false, replaces a picture. Resolves once it is durable. */
  putObject(object: NewObject, options?: PutOptions): Promise<StoredObject>;
  /** The picture with its bytes; undefined if there is none. */
  readObject(bucket: Bucket, key: string): Promise<{ object: StoredObject; bytes: Uint8Array } | undefined>;
  /** Deletes a picture; does nothing if there is none. */
  removeObject(bucket: Bucket, key: string): Promise<void>;
  /** Deletes every picture of a user or society. */
  removeSpace(space: Space): Promise<void>;
  /** The public address of a picture. */
  publicUrl(bucket: Bucket, key: string): string;
}
