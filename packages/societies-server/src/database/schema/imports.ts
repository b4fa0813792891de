import type { Generated } from 'kysely';
import type { ImportKind } from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId } from './columns.ts';

export interface ImportsTable {
  id: StoredId;
  kind: ImportKind;
  file_name: string;
  /** Null once their account is deleted. */
  actor: string | null;
  begun_at: GeneratedInstant;
  /** When the process at work on it last said so. */
  alive_at: GeneratedInstant;
  /** `failed`: nothing of it is stored. */
  state: Generated<'running' | 'stored' | 'failed' | 'undoing' | 'undone'>;
  /** How many of `total` rows are stored. */
  done: Generated<number>;
  total: Generated<number>;
  accepted: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  undone_at: Instant | null;
  undone_by: string | null;
}

/** What a row of a file became, until the import can no longer be undone. */
export interface ImportRowsTable {
  import_id: number;
  /** The row of the file. */
  position: number;
  /** The society that it made, or belongs to. */
  society_id: number | null;
  university_id: string | null;
  /** Of a committee its role, of an event the event. */
  thing_id: number | null;
  /** Of a committee: whether the import made its holder a member. */
  is_new_member: Generated<boolean>;
  /** Tells whether the row is still as the import stored it. */
  stamp: Generated<string>;
}
