import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { isLocked } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { electionPage } from './calling.ts';
import { countRole, seedOf } from './count.ts';
import { shuffled } from './receipts.ts';
import { sinceBefore, type Key } from './standing.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** How many people may vote: members since before voting began, and who has left since. */
export const electorateOf = sql<number>`(
  (select count(*) from memberships where memberships.society_id = elections.society_id and ${sinceBefore})
  + (select count(*) from election_voters as voters
    where voters.society_id = elections.society_id and voters.election_id = elections.id and not exists (
      select 1 from memberships where memberships.society_id = voters.society_id
        and memberships.university_id = voters.university_id and ${sinceBefore})))::integer`;
export const votedIn = sql<number>`(select count(*) from election_ballots as ballots
  where ballots.society_id = elections.society_id and ballots.election_id = elections.id)::integer`;

/** Whose voting has ended, and whose ballots are still as they came. */
const unclosed = sql<boolean>`voting_until <= clock_timestamp() and closed_at is null and cancelled_at is null`;

interface Ballot {
  receipt: string;
  choices: Record<string, number[]>;
}

/** Takes the ballots out and puts them back in random order; the voters likewise, in the order of their IDs. */
async function writeAnew(trx: Trx, { society, election }: Key): Promise<Ballot[]> {
  const own = sql`society_id = ${society} and election_id = ${election}`;
  const { rows: ballots } = await sql<Ballot>`
    delete from election_ballots where ${own} returning receipt, choices`.execute(trx);
  const { rows: voters } = await sql<{ university_id: string; voted: boolean }>`
    delete from election_voters where ${own} returning university_id, voted`.execute(trx);
  await sql`
    insert into election_ballots (society_id, election_id, receipt, choices)
    select ${society}, ${election}, receipt, choices
    from json_to_recordset(${JSON.stringify(shuffled(ballots))}::json) as ballots (receipt text, choices jsonb)`.execute(
    trx,
  );
  await sql`
    insert into election_voters (society_id, election_id, university_id, voted)
    select ${society}, ${election}, university_id, voted
    from json_to_recordset(${JSON.stringify(voters)}::json) as voters (university_id text, voted boolean)
    order by university_id`.execute(trx);
  return ballots;
}

/** Counts each role and keeps the result, which nobody reads before it is published. */
async function count(
  trx: Trx,
  { society, election }: Key,
  reopen: boolean,
  ballots: readonly Ballot[],
): Promise<string> {
  const seed = seedOf(ballots.map(({ receipt }) => receipt));
  const { rows: roles } = await sql<{ role: number; candidates: number[] }>`
    select own.role_id::integer as role, coalesce(json_agg(candidates.id) filter (where not withdrawn), '[]'::json) as candidates
    from election_roles as own
    left join election_candidates as candidates on candidates.society_id = own.society_id
      and candidates.election_id = own.election_id and candidates.role_id = own.role_id
    where own.society_id = ${society} and own.election_id = ${election}
    group by own.role_id`.execute(trx);
  for (const { role, candidates } of roles) {
    const rankings = ballots.flatMap(({ choices }) => {
      const ranking = choices[String(role)];
      return ranking ? [ranking] : [];
    });
    await trx
      .updateTable('election_roles')
      .set({ result: JSON.stringify(countRole({ candidates, reopen, rankings, seed, role })) })
      .where('society_id', '=', society)
      .where('election_id', '=', election)
      .where('role_id', '=', role)
      .execute();
  }
  return seed;
}

/**
 * Ends an election whose voting has ended: in one transaction, once over all processes, its ballots are written anew in random order and
 * counted. What tied a ballot to its voter, the transaction that stored both, is gone with it.
 * @returns whether there was one.
 */
const closeNext = (database: Db, which: RawBuilder<unknown>, waits: RawBuilder<unknown>): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    // Waits for ballots that are being stored in this moment.
    const { rows } = await sql<{ society: number; election: number; reopen: boolean }>`
      select society_id as society, id as election, reopen_nominations as reopen from elections
      where ${unclosed} and ${which} order by voting_until limit 1 for update ${waits}`.execute(trx);
    const [next] = rows;
    if (!next) return false;
    const { rows: sums } = await sql<{ electorate: number; voted: number }>`
      select ${electorateOf} as electorate, ${votedIn} as voted from elections
      where society_id = ${next.society} and id = ${next.election}`.execute(trx);
    const { electorate = 0, voted = 0 } = sums[0] ?? {};
    const seed = await count(trx, next, next.reopen, await writeAnew(trx, next));
    await trx
      .updateTable('elections')
      .set({ closed_at: sql<Date>`clock_timestamp()`, electorate: Math.max(electorate, voted), voted, seed })
      .where('society_id', '=', next.society)
      .where('id', '=', next.election)
      .execute();
    return true;
  });

/**
 * Writes the tables' files anew, in the order of receipts and of IDs: the old ones hold the rows as they were cast, in their order. Others wait
 * for it, so it does not wait for others; then the next round does it.
 */
export async function freeOldRows(database: Db): Promise<void> {
  try {
    await inTransaction(database, async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      await sql`cluster election_ballots using election_ballots_pkey`.execute(trx);
      await sql`cluster election_voters using election_voters_pkey`.execute(trx);
    });
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
}

/** Does that again for a day after an election has ended or was cancelled: somebody who was still reading may have kept old rows. */
export async function freeRecentRows(database: Db): Promise<void> {
  const recent = await database
    .selectFrom('elections')
    .select('id')
    .where(sql<boolean>`greatest(closed_at, cancelled_at) > now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  if (recent) await freeOldRows(database);
}

/** Closes one election, if its voting has ended and nobody else has. */
export async function closeElection(database: Db, { society, election }: Key): Promise<void> {
  if (await closeNext(database, sql`society_id = ${society} and id = ${election}`, sql``))
    await freeOldRows(database);
}

/** Closes every election whose voting has ended. */
export async function closeElections(database: Db): Promise<void> {
  let closed = false;
  while (await closeNext(database, sql`true`, sql`skip locked`)) closed = true;
  if (closed) await freeOldRows(database);
}

const opening = {
  election_nominations: {
    flag: sql.ref('nominations_announced'),
    from: sql.ref('nominations_from'),
    until: sql.ref('nominations_until'),
  },
  election_voting: {
    flag: sql.ref('voting_announced'),
    from: sql.ref('voting_from'),
    until: sql.ref('voting_until'),
  },
} as const;

/** Tells the members of the next election in which something has opened, once over all processes. @returns whether there was one. */
const announceNext = (database: Db, message: keyof typeof opening): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const { flag, from, until } = opening[message];
    const { rows } = await sql<{
      society: number;
      election: number;
      title: string;
      until: Date;
      open: boolean;
    }>`
      with next as (
        select society_id, id from elections
        where not ${flag} and ${from} <= clock_timestamp() and cancelled_at is null
        limit 1 for update skip locked
      )
      update elections set ${flag} = true from next
      where elections.society_id = next.society_id and elections.id = next.id
      returning elections.society_id as society, elections.id as election, title, ${until} as until,
        ${until} > clock_timestamp() as open`.execute(trx);
    const [next] = rows;
    if (!next) return false;
    // It ended while no process ran.
    if (!next.open) return true;
    await notify(trx, [
      {
        message,
        values: {
          society: await societyName(trx, next.society),
          election: next.title,
          until: next.until.toISOString(),
        },
        to: { membersOf: next.society },
        society: next.society,
        href: electionPage(next),
      },
    ]);
    return true;
  });

/** What the clock does to elections, on any number of processes: says that nominations or voting have opened, and closes what has ended. */
export async function keepElections(database: Db): Promise<void> {
  while (await announceNext(database, 'election_nominations'));
  while (await announceNext(database, 'election_voting'));
  await closeElections(database);
}
