import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AffiliationItem, AffiliationState } from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

/** Whether a society is overdue is not stored: it follows from the round. */
export type StoredState = Exclude<AffiliationState, 'overdue'>;

export interface AffiliationRoundsTable {
  id: StoredId;
  name: string;
  opens_at: Instant;
  due_at: Instant;
  items: JSONColumnType<AffiliationItem[], string, string>;
  version: Version;
  created_at: GeneratedInstant;
  /** How many of the reminders of its `due_at` have gone out. */
  reminders: Generated<number>;
  /** While one goes out: the id of the last society that was reminded. */
  reminded_until: number | null;
  /** Whether societies that it made lapse are marked so. */
  ended: Generated<boolean>;
}

/** A society in a round. There is no row until something is stored of it. */
export interface AffiliationsTable {
  society_id: number;
  round_id: number;
  state: Generated<StoredState>;
  version: Version;
  changed_at: Instant | null;
}

/** What was answered, uploaded or ticked at an item, and what an administrator asked to change. */
export interface AffiliationAnswersTable {
  society_id: number;
  round_id: number;
  item: string;
  /** True where an officer confirmed or the office ticked; a text. Null where nothing was answered. */
  value: ColumnType<boolean | string | null, string | null | undefined, string | null>;
  /** Of a document: see affiliation/documents.ts. */
  document_key: string | null;
  document_name: string | null;
  document_bytes: number | null;
  answered_at: Instant | null;
  answered_by: string | null;
  comment: string | null;
  commented_at: Instant | null;
}

/** Who handed in, asked for changes and accepted, and when. */
export interface AffiliationStepsTable {
  id: StoredId;
  society_id: number;
  round_id: number;
  state: 'handed_in' | 'changes_asked' | 'accepted';
  author: string | null;
  text: Generated<string>;
  at: GeneratedInstant;
}
