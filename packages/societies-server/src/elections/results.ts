import { sql, type Kysely, type Transaction } from 'kysely';
import { electionOutcomes, reopenNominations, type ElectionResults } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { conflict, forbidden, notFound, Refusal } from '../platform/errors.ts';
import { siteDay } from '../platform/site-day.ts';
import { lockSociety } from '../societies/lock.ts';
import { electionPage } from './calling.ts';
import { closeElection } from './closing.ts';
import { findElection, readCandidates, type CandidateRow, type Reader } from './reading.ts';
import { giveElectedTerm } from '../terms/naming.ts';
import { electionCancelled, holdElection, type Key } from './standing.ts';

type Db = Kysely<Database>;
const { refused } = electionOutcomes;

const notPublished = () => new Refusal(404, 'not_published', refused.notPublished);

/** Gives each winner the next term of their role, which they still have to accept. Who has left since, or stands for a deleted role, gets none. */
async function giveTerms(trx: Transaction<Database>, key: Key, by: string, timeZone: string): Promise<void> {
  const { rows } = await sql<{
    role: number;
    winner: string;
    from: string | null;
    until: string | null;
  }>`
    select own.role_id::integer as role, candidates.university_id as winner, term_from::text as from, term_until::text as until
    from election_roles as own
    join elections on elections.society_id = own.society_id and elections.id = own.election_id
    join election_candidates as candidates on candidates.society_id = own.society_id
      and candidates.election_id = own.election_id and candidates.id = (own.result ->> 'winner')::bigint
    where own.society_id = ${key.society} and own.election_id = ${key.election} and candidates.university_id is not null
    order by own.place`.execute(trx);
  for (const { role, winner, from, until } of rows) {
    const term = { societyId: key.society, roleId: role, universityId: winner, until };
    const begins = from ?? (await siteDay(trx, timeZone));
    await giveElectedTerm(trx, { ...term, from: begins }, { by, timeZone });
  }
}

/**
 * Publishes a result, gives the winners their terms, and tells the members. Publishing again changes nothing.
 * @throws 403 unless they called the election or are an administrator, 409 until voting has ended.
 */
export async function publishElection(
  database: Db,
  key: Key,
  reader: Reader,
  timeZone: string,
): Promise<void> {
  await closeElection(database, key);
  const by = reader.universityId;
  await inTransaction(database, async (trx) => {
    await lockSociety(trx, key.society);
    const { state, title, called_by: calledBy } = await holdElection(trx, key, 'for update');
    if (!reader.isAdmin && calledBy !== by) throw forbidden();
    if (state === 'published') return;
    if (state === 'cancelled') throw electionCancelled();
    if (state !== 'ended') throw conflict(refused.votingOpen, 'voting_open');
    await trx
      .updateTable('elections')
      .set({ published_at: sql<Date>`clock_timestamp()`, published_by: by })
      .where('society_id', '=', key.society)
      .where('id', '=', key.election)
      .execute();
    await giveTerms(trx, key, by, timeZone);
    await record(trx, {
      actor: by,
      society: key.society,
      action: 'election.published',
      subject: { kind: 'election', id: key.election, name: title },
      before: null,
      after: null,
    });
    await notify(trx, [
      {
        message: 'election_published',
        values: { society: await societyName(trx, key.society), election: title },
        to: { membersOf: key.society },
        by,
        society: key.society,
        href: electionPage(key),
      },
    ]);
  });
}

/** Roles with what was counted, in the order of the ballot. */
const readRoles = (database: Db, { society, election }: Key) =>
  database
    .selectFrom('election_roles')
    .select(['role_id', 'name', 'result'])
    .where('society_id', '=', society)
    .where('election_id', '=', election)
    .orderBy('place')
    .execute();

/** @throws 404 for an election that is not there, or whose result is not published. */
export async function findResults(database: Db, key: Key, reader: Reader): Promise<ElectionResults> {
  const election = await findElection(database, key, reader);
  if (!election) throw notFound('Election');
  const { published_at: publishedAt, turnout } = election;
  if (election.state !== 'published' || publishedAt === null || !turnout) throw notPublished();
  const [roles, candidates, stored] = await Promise.all([
    readRoles(database, key),
    readCandidates(database, key),
    database
      .selectFrom('elections')
      .select(['seed'])
      .where('society_id', '=', key.society)
      .where('id', '=', key.election)
      .executeTakeFirst(),
  ]);
  return {
    id: election.id,
    title: election.title,
    voting_until: election.voting_until,
    published_at: publishedAt,
    published_by: election.published_by,
    reopen_nominations: election.reopen_nominations,
    turnout,
    ballots: turnout.voted,
    seed: stored?.seed ?? '',
    roles: roles.map(({ role_id: id, name, result }) => ({
      role: { id, name },
      candidates: candidates
        .filter(({ role_id: role }) => role === id)
        .map(({ id: candidate, name: called, avatar, withdrawn }) => ({
          id: candidate,
          name: called,
          avatar,
          withdrawn,
        })),
      ...(result ?? { ballots: 0, winner: null, rounds: [] }),
    })),
  };
}

/** What stands for each candidate in the file of ballots: their name, with the id where two have the same. */
function labels(candidates: readonly CandidateRow[]): ReadonlyMap<number, string> {
  const named = candidates.map(({ id, name }) => ({ id, name: name ?? 'Deleted account' }));
  return new Map([
    [reopenNominations, 'Re-open nominations'],
    ...named.map(({ id, name }): [number, string] => [
      id,
      named.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name,
    ]),
  ]);
}

export interface PublishedBallots {
  /** Receipts of all ballots, in random order. */
  receipts: string[];
  columns: string[];
  /** The rows of some ballots: one for each role that a ballot ranks somebody for. */
  read: (receipts: string[]) => Promise<string[][]>;
}

/** The ballots, for whoever counts again. @throws as `findResults` does. */
export async function publishedBallots(database: Db, key: Key, reader: Reader): Promise<PublishedBallots> {
  const { roles } = await findResults(database, key, reader);
  const all = await readCandidates(database, key);
  const names = new Map(
    roles.map(({ role }) => [role.id, labels(all.filter(({ role_id: id }) => id === role.id))]),
  );
  const own = sql`society_id = ${key.society} and election_id = ${key.election}`;
  // Receipts are random, so their order is too; and it is the same each time.
  const { rows } = await sql<{ receipts: string[]; longest: number }>`
    select coalesce(json_agg(receipt order by receipt), '[]'::json) as receipts,
      coalesce(max((select max(jsonb_array_length(value)) from jsonb_each(choices))), 0)::integer as longest
    from election_ballots where ${own}`.execute(database);
  const { receipts = [], longest = 0 } = rows[0] ?? {};
  const places = Array.from({ length: longest }, (_, place) => `choice ${place + 1}`);
  return {
    receipts,
    columns: ['receipt', 'role', ...places],
    async read(some) {
      const { rows: ballots } = await sql<{ receipt: string; choices: Record<string, number[]> }>`
        select receipt, choices from election_ballots
        where ${own} and receipt = any(${some}::text[]) order by receipt`.execute(database);
      return ballots.flatMap(({ receipt, choices }) =>
        roles.flatMap(({ role }) => {
          const ranking = choices[String(role.id)];
          if (!ranking) return [];
          const named = ranking.map((candidate) => names.get(role.id)?.get(candidate) ?? String(candidate));
          return [[receipt, role.name, ...places.map((_, place) => named[place] ?? '')]];
        }),
      );
    },
  };
}
