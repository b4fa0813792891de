import type { Selectable } from 'kysely';
import type { StorageObjectsTable } from '../../database/schema/storage.ts';
import type { StoredObject } from './object-store.ts';
import type { Bucket } from './locations.ts';

export type Row = Selectable<StorageObjectsTable>;

/** Converts a row to a picture's metadata. */
export function stored(row: Row): StoredObject {
  return {
    bucket: row.bucket as Bucket,
    key: row.key,
    version: row.version,
    contentType: row.content_type,
    bytes: row.bytes,
    etag: row.etag,
    light:
      row.light_bytes !== null && row.light_etag !== null
        ? { bytes: row.light_bytes, etag: row.light_etag }
        : null,
    cacheControl: row.cache_control,
    owner: row.owner,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Bytes that a picture counts against the quota. */
export const weightOf = (row: Pick<Row, 'bytes' | 'light_bytes'>) => row.bytes + (row.light_bytes ?? 0);
