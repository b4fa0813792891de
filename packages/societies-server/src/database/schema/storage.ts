import type { Generated } from 'kysely';
import type { GeneratedInstant } from './columns.ts';

/** A picture in DATA_DIR. `version` names its file and is new on every write. */
export interface StorageObjectsTable {
  /** The owner and the folder: `users/{university id}` or `societies/{id}`. */
  space: string;
  bucket: string;
  key: string;
  /** A UUID, also the file's name. */
  version: string;
  content_type: string;
  bytes: number;
  /** Including the quotes of the header. */
  etag: string;
  cache_control: string;
  /** Size of the WebP version in `{version}.webp`, for browsers that accept it; null if there is none. */
  light_bytes: number | null;
  light_etag: string | null;
  /** University ID of the uploader; null for the server. */
  owner: string | null;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** Storage used by a user or society. Writers of a space lock its row. */
export interface StorageSpacesTable {
  space: string;
  bytes: Generated<number>;
  objects: Generated<number>;
}
