import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { HandoverContact } from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

/** A `date`. Select it as text, because the drivers disagree about its type. */
type Day = ColumnType<string, string, string>;
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

/**
 * The present term of a role's holder, if `begun_at` is there, and otherwise the coming one. A role has at most one of each, and a member
 * at most one coming term. A term ends with the membership and with the role.
 */
export interface TermsTable {
  society_id: number;
  id: StoredId;
  role_id: number;
  university_id: string;
  starts_on: Day;
  /** The last day; null for a term without an end. */
  ends_on: OptionalDay;
  named_by: string | null;
  named_at: GeneratedInstant;
  accepted_at: Instant | null;
  begun_at: Instant | null;
  /** The day on which the holder was told that the term has ended. */
  told_on: OptionalDay;
}

/** What the next holder of a role needs to know. */
export interface HandoversTable {
  society_id: number;
  role_id: number;
  text: Generated<string>;
  questions: Generated<string>;
  contacts: JSONColumnType<HandoverContact[], string | undefined, string>;
  version: Version;
  written_by: string | null;
  written_at: GeneratedInstant;
}

/** Who asks to become President of a society, and, for some days, whom an administrator declined. */
export interface TakeoversTable {
  id: StoredId;
  society_id: number;
  university_id: string;
  message: string;
  asked_at: GeneratedInstant;
  decided_at: Instant | null;
}
