import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Bucket, Space } from './locations.ts';

/** What is known of a stored picture. */
export interface StoredObject {
  bucket: Bucket;
  key: string;
  /** UUID, new with every write. */
  version: string;
  contentType: string;
  bytes: number;
  /** Quoted, strong. */
  etag: string;
  /** The same picture as a smaller WebP, which own storage serves to browsers that take it. */
  light: { bytes: number; etag: string } | null;
  /** The value of its Cache-Control header. */
  cacheControl: string;
  /** The university ID of who wrote it; null when the server itself did. */
  owner: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewObject {
  bucket: Bucket;
  key: string;
  bytes: Uint8Array;
  contentType: string;
  /** The same picture as a smaller WebP. */
  light?: Uint8Array | undefined;
  /** The value of its Cache-Control header; the specified hour when left out. */
  cacheControl?: string;
  owner?: string | null;
}

/** The key is taken, and the writer did not ask to replace. */
export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
}

/** A row names a file that is not there: somebody took it, or a restored backup lacks it. */
export class ObjectLost extends Error {
  override readonly name = 'ObjectLost';
}

/** The space is full. Its message is written for the user. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded';
}

/** Whoever writes may not, or not any more. Its message is written for the user. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
}

export interface PutOptions {
  /** @default true */
  replace?: boolean;
  /**
   * Why the write is not allowed, null when it is. Asked when the bytes are there, at the moment of writing: the society may be
   * gone by then, or the right.
   */
  refusal?: (database: Kysely<Database>) => Promise<string | null>;
}

/** Where pictures are kept: in DATA_DIR, or in a hosted Supabase project. Bytes given to it were checked before (pictures.ts). */
export interface ObjectStore {
  /** Writes or, unless `replace` is false, replaces. It resolves when the picture would survive a power cut. */
  putObject(object: NewObject, options?: PutOptions): Promise<StoredObject>;
  /** The picture and its bytes; undefined when there is none. */
  readObject(bucket: Bucket, key: string): Promise<{ object: StoredObject; bytes: Uint8Array } | undefined>;
  /** Removes one picture; what is not there is no error. */
  removeObject(bucket: Bucket, key: string): Promise<void>;
  /** Removes every picture of a user or a society. */
  removeSpace(space: Space): Promise<void>;
  /** The address that browsers read a picture at. */
  publicUrl(bucket: Bucket, key: string): string;
}
