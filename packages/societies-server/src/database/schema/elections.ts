import type { ColumnType, Generated } from 'kysely';
import type { RoleResult } from 'societies-contract';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

/** A `date`, or null. */
type Day = ColumnType<string | null, string | null | undefined, string | null>;

export interface ElectionsTable {
  society_id: number;
  id: StoredId;
  title: string;
  nominations_from: Instant;
  nominations_until: Instant;
  voting_from: Instant;
  voting_until: Instant;
  reopen_nominations: Generated<boolean>;
  /** Of the winners' terms; null for the day of publishing. */
  term_from: Day;
  term_until: Day;
  called_by: string | null;
  called_at: GeneratedInstant;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  nominations_announced: Generated<boolean>;
  voting_announced: Generated<boolean>;
  /** When its ballots were written anew and counted. The four below are set by that. */
  closed_at: Instant | null;
  electorate: number | null;
  voted: number | null;
  seed: string | null;
  published_at: Instant | null;
  published_by: string | null;
  version: Version;
}

/** The roles that an election is about. They have no foreign key to `roles`: the result outlives a deleted role. */
export interface ElectionRolesTable {
  society_id: number;
  election_id: number;
  role_id: number;
  /** As it was called when the election was. */
  name: string;
  /** Its place on the ballot. */
  place: number;
  /** Null until voting has ended. */
  result: ColumnType<StoredResult | null, string | null | undefined, string>;
}
export type StoredResult = Pick<RoleResult, 'ballots' | 'winner' | 'rounds'>;

export interface ElectionCandidatesTable {
  society_id: number;
  election_id: number;
  id: StoredId;
  role_id: number;
  /** Null once the account is deleted. */
  university_id: string | null;
  statement: Generated<string>;
  /** While voting was open; before it, the row is deleted. */
  withdrawn: Generated<boolean>;
}

/** Those who have voted, and those of the electorate who have left the society since. Never a time, nor anything of a ballot. */
export interface ElectionVotersTable {
  society_id: number;
  election_id: number;
  university_id: string;
  voted: boolean;
}

/** Never a time, nor anything of a voter. */
export interface ElectionBallotsTable {
  society_id: number;
  election_id: number;
  /** Random; its voter alone knows it. */
  receipt: string;
  /** Candidates' ids by role, best first. */
  choices: ColumnType<Record<string, number[]>, string, string>;
}
