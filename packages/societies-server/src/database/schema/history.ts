import type { Generated, JSONColumnType } from 'kysely';
import type { HistoryAction, HistorySubject, RemovableKind } from 'societies-contract';
import type { GeneratedInstant, StoredId } from './columns.ts';

/** The history of actions. Only history/record.ts writes it. */
export interface HistoryTable {
  id: StoredId;
  at: GeneratedInstant;
  /** Null for the command line, single sign-on and deleted accounts. */
  actor: string | null;
  /** Whether an account did it. Null for entries from before this was recorded. */
  by_account: boolean | null;
  society_id: number | null;
  /** The society's name at that time. */
  society_name: string | null;
  action: HistoryAction;
  subject_kind: HistorySubject;
  subject_id: string | null;
  subject_name: string | null;
  /** The folded name, which searches read; written by a trigger. */
  search_key: Generated<string>;
  before: JSONColumnType<HistoryFields | null, string | null, string | null>;
  after: JSONColumnType<HistoryFields | null, string | null, string | null>;
}

export type HistoryFields = Record<string, unknown>;

/** Rows of a table as JSON. */
export interface ArchivedTable {
  table: string;
  rows: Record<string, unknown>[];
}

/** Deleted things with all that belonged to them, restorable for a while. See history/removals.ts. */
export interface RemovalsTable {
  id: StoredId;
  kind: RemovableKind;
  society_id: number;
  subject_id: number;
  name: string;
  removed_at: GeneratedInstant;
  removed_by: string | null;
  /** The history entry of the deletion. */
  history_id: number | null;
  /** Public addresses of pictures to keep until it is deleted for good. */
  pictures: JSONColumnType<string[], string, string>;
  /** In an order that respects foreign keys. */
  tables: JSONColumnType<ArchivedTable[], string, string>;
}
