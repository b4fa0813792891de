import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  fixedRoles,
  fullName,
  type Candidate,
  type Election,
  type ElectionItem,
  type ElectionState,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { direction, type Slice } from '../platform/pages.ts';
import type { Caller } from '../platform/rights.ts';
import { electorateOf, votedIn } from './closing.ts';
import { hasVoted, inElectorate, stateNow, type Key } from './standing.ts';

type Db = Kysely<Database>;

/** Whoever reads elections of a society. */
export type Reader = Pick<Caller, 'universityId' | 'accountId' | 'isAdmin' | 'societies' | 'posts'>;

interface Row {
  id: number;
  title: string;
  nominations_from: Date;
  nominations_until: Date;
  voting_from: Date;
  voting_until: Date;
  reopen_nominations: boolean;
  term_from: string | null;
  term_until: string | null;
  state: ElectionState;
  called_by: string | null;
  caller: string | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  published_at: Date | null;
  published_by: string | null;
  publisher: string | null;
  eligible: boolean;
  has_voted: boolean;
  turnout: { voted: number; electorate: number } | null;
  version: number;
  roles: { role: { id: number; name: string }; gone: boolean }[];
}

const nameOf = (id: RawBuilder<unknown>) => sql<string | null>`(
  select trim(first_name || ' ' || last_name) from users where users.university_id = ${id})`;

/** From the moment when voting begins; nobody can vote in a cancelled one, and its ballots are deleted. */
const turnout = sql<Row['turnout']>`case
  when closed_at is not null then json_build_object('voted', voted, 'electorate', electorate)
  when cancelled_at is null and voting_from <= clock_timestamp()
    then json_build_object('voted', ${votedIn}, 'electorate', greatest(${electorateOf}, ${votedIn})) end`;

async function readRows(
  database: Db,
  society: number,
  { universityId }: Reader,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, title, nominations_from, nominations_until, voting_from, voting_until, reopen_nominations,
      term_from::text as term_from, term_until::text as term_until, ${stateNow} as state,
      called_by, ${nameOf(sql`elections.called_by`)} as caller, cancelled_at, cancel_reason,
      published_at, published_by, ${nameOf(sql`elections.published_by`)} as publisher,
      ${inElectorate(universityId)} as eligible, ${hasVoted(universityId)} as has_voted, ${turnout} as turnout, version,
      coalesce((
        select json_agg(json_build_object('role', json_build_object('id', role_id, 'name', name), 'gone', not exists (
            select 1 from roles where roles.society_id = own.society_id and roles.id = own.role_id)) order by place)
        from election_roles as own where own.society_id = elections.society_id and own.election_id = elections.id
      ), '[]'::json) as roles
    from elections where society_id = ${society} ${rest}`.execute(database);
  return rows;
}

const instant = (moment: Date | null) => moment?.toISOString() ?? null;
const person = (id: string | null, name: string | null) =>
  id === null ? null : { university_id: id, name: name ?? id };

const itemOf = (row: Row): Omit<ElectionItem, 'roles'> => ({
  id: row.id,
  title: row.title,
  nominations_from: row.nominations_from.toISOString(),
  nominations_until: row.nominations_until.toISOString(),
  voting_from: row.voting_from.toISOString(),
  voting_until: row.voting_until.toISOString(),
  reopen_nominations: row.reopen_nominations,
  term_from: row.term_from,
  term_until: row.term_until,
  state: row.state,
  called_by: person(row.called_by, row.caller),
  cancelled_at: instant(row.cancelled_at),
  cancel_reason: row.cancel_reason,
  published_at: instant(row.published_at),
  published_by: person(row.published_by, row.publisher),
  may_vote: row.state === 'voting' && row.eligible && !row.has_voted,
  voted: row.has_voted,
  turnout: row.turnout,
  version: row.version,
});

export async function countElections(database: Db, society: number): Promise<number> {
  const { count } = await database
    .selectFrom('elections')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', society)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export async function listElections(
  database: Db,
  society: number,
  reader: Reader,
  slice: Slice,
): Promise<ElectionItem[]> {
  const order = sql.raw(direction(true, slice));
  const rows = await readRows(
    database,
    society,
    reader,
    sql`order by id ${order} limit ${slice.limit} offset ${slice.offset}`,
  );
  return rows.map((row) => ({ ...itemOf(row), roles: row.roles.map(({ role }) => ({ role })) }));
}

export interface CandidateRow extends Candidate {
  role_id: number;
  university_id: string | null;
}

/** Everybody who stands or stood, by id. */
export async function readCandidates(database: Db, { society, election }: Key): Promise<CandidateRow[]> {
  const rows = await database
    .selectFrom('election_candidates')
    .leftJoin('users', 'users.university_id', 'election_candidates.university_id')
    .select(['id', 'role_id', 'election_candidates.university_id', 'statement', 'withdrawn'])
    .select(['first_name', 'last_name', 'avatar'])
    .where('society_id', '=', society)
    .where('election_id', '=', election)
    .orderBy('id')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    name: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
  }));
}

/** The same for one reader each time, and for nobody else, so that no candidate gains by their place. */
const inOrderFor = (reader: string, candidates: readonly CandidateRow[]): CandidateRow[] => {
  const place = (id: number) => createHash('sha256').update(`${reader} ${id}`).digest('hex');
  return candidates
    .map((candidate) => ({ candidate, at: place(candidate.id) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ candidate }) => candidate);
};

const shown = ({ id, name, avatar, statement, withdrawn }: CandidateRow): Candidate => ({
  id,
  name,
  avatar,
  statement,
  withdrawn,
});

/** An election as somebody reads it; undefined if there is none. */
export async function findElection(database: Db, key: Key, reader: Reader): Promise<Election | undefined> {
  const { society, election } = key;
  const [row] = await readRows(database, society, reader, sql`and id = ${election}`);
  if (!row) return undefined;
  const candidates = await readCandidates(database, key);
  const own = candidates.find(({ university_id: id, withdrawn }) => id === reader.universityId && !withdrawn);
  const item = itemOf(row);
  const isPresident = reader.posts.get(society)?.role.name === fixedRoles.president;
  return {
    ...item,
    roles: row.roles.map(({ role, gone }) => ({
      role,
      gone,
      candidates: inOrderFor(
        reader.accountId,
        candidates.filter(({ role_id: id }) => id === role.id),
      ).map(shown),
    })),
    nomination: own ? { role_id: own.role_id, candidate_id: own.id, statement: own.statement } : null,
    may_nominate: row.state === 'nominations' && reader.societies.has(society),
    may_manage: reader.isAdmin || isPresident,
    may_publish: row.state === 'ended' && (reader.isAdmin || row.called_by === reader.universityId),
  };
}
