import { sql, type Kysely, type Transaction } from 'kysely';
import { electionOutcomes, type ElectionState } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { conflict, notFound } from '../platform/errors.ts';

type Db = Kysely<Database>;

/** By the database's clock, which every process shares. It is read after waiting for a lock, not when the transaction began. */
export const stateNow = sql<ElectionState>`case
  when cancelled_at is not null then 'cancelled'
  when published_at is not null then 'published'
  when voting_until <= clock_timestamp() then 'ended'
  when voting_from <= clock_timestamp() then 'voting'
  when nominations_until <= clock_timestamp() then 'waiting'
  when nominations_from <= clock_timestamp() then 'nominations'
  else 'planned' end`;

/** A member since before voting began. */
export const sinceBefore = sql<boolean>`memberships.joined_at <= elections.voting_from`;

/** Whether somebody is in the electorate: a member since before voting began, or one who was and has left since. */
export const inElectorate = (universityId: string) => sql<boolean>`(exists (
    select 1 from memberships
    where memberships.society_id = elections.society_id and memberships.university_id = ${universityId} and ${sinceBefore})
  or exists (
    select 1 from election_voters as voters
    where voters.society_id = elections.society_id and voters.election_id = elections.id
      and voters.university_id = ${universityId}))`;

export const hasVoted = (universityId: string) => sql<boolean>`exists (
  select 1 from election_voters as voters
  where voters.society_id = elections.society_id and voters.election_id = elections.id
    and voters.university_id = ${universityId} and voted)`;

/** An election, by its society and id. */
export interface Key {
  society: number;
  election: number;
}

/** Keeps an election's state until the transaction ends. @throws 404 */
export async function holdElection(
  trx: Transaction<Database>,
  { society, election }: Key,
  lock: 'for update' | 'for key share',
) {
  const held = await trx
    .selectFrom('elections')
    .selectAll()
    .select(stateNow.as('state'))
    .where('society_id', '=', society)
    .where('id', '=', election)
    .$if(lock === 'for update', (elections) => elections.forUpdate())
    .$if(lock === 'for key share', (elections) => elections.forKeyShare())
    .executeTakeFirst();
  if (!held) throw notFound('Election');
  return held;
}

/** Whether somebody may read an election without being a member now: they voted in it, or could have. */
export async function isInElectorate(database: Db, { society, election }: Key, universityId: string) {
  const row = await database
    .selectFrom('election_voters')
    .select('voted')
    .where('society_id', '=', society)
    .where('election_id', '=', election)
    .where('university_id', '=', universityId)
    .executeTakeFirst();
  return row !== undefined;
}

const { refused } = electionOutcomes;
export const electionCancelled = () => conflict(refused.cancelled, 'election_cancelled');
export const votingEnded = () => conflict(refused.votingEnded, 'voting_ended');
