import { sql, type Kysely, type Transaction } from 'kysely';
import {
  electionOutcomes,
  electionValidation,
  reopenNominations,
  type BallotBody,
  type BallotReceipt,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { badRequest, conflict, forbidden, invalid, type FieldErrors } from '../platform/errors.ts';
import { newReceipt } from './receipts.ts';
import {
  electionCancelled,
  hasVoted,
  holdElection,
  inElectorate,
  votingEnded,
  type Key,
} from './standing.ts';

type Trx = Transaction<Database>;
const { refused } = electionOutcomes;

/** @throws 400 for a role or candidate that is not in the election, 409 for a deleted role or somebody who has withdrawn. */
async function checkChoices(
  trx: Trx,
  { society, election }: Key,
  reopen: boolean,
  choices: BallotBody,
): Promise<void> {
  const { rows } = await sql<{ role: number; gone: boolean; standing: number[]; withdrawn: number[] }>`
    select own.role_id::integer as role,
      not exists (select 1 from roles where roles.society_id = own.society_id and roles.id = own.role_id) as gone,
      coalesce(json_agg(candidates.id) filter (where not withdrawn), '[]'::json) as standing,
      coalesce(json_agg(candidates.id) filter (where withdrawn), '[]'::json) as withdrawn
    from election_roles as own
    left join election_candidates as candidates on candidates.society_id = own.society_id
      and candidates.election_id = own.election_id and candidates.role_id = own.role_id
    where own.society_id = ${society} and own.election_id = ${election}
    group by own.society_id, own.election_id, own.role_id`.execute(trx);
  const roles = new Map(rows.map((row) => [String(row.role), row]));
  const errors: FieldErrors = {};
  let gone = false;
  let withdrew = false;
  for (const [id, ranking] of Object.entries(choices)) {
    const role = roles.get(id);
    if (!role) errors[id] = [electionValidation.roleUnknown];
    else if (role.gone) gone = true;
    else {
      const standing = new Set([...role.standing, ...(reopen ? [reopenNominations] : [])]);
      const withdrawn = new Set(role.withdrawn);
      const others = ranking.filter((candidate) => !standing.has(candidate));
      if (others.some((candidate) => !withdrawn.has(candidate)))
        errors[id] = [electionValidation.candidateUnknown];
      else if (others.length > 0) withdrew = true;
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (gone) throw conflict(refused.roleGone, 'role_gone');
  if (withdrew) throw conflict(refused.candidateWithdrew, 'candidate_withdrew');
}

/**
 * Casts somebody's one ballot. That they have voted and what they voted are stored together or not at all, in two tables that share nothing;
 * the transaction that they share during voting ends with it: see `closeElection`.
 * @returns the receipt, which is stored with the ballot alone.
 * @throws 403 for who was no member when voting began, 409 before and after voting and for a second ballot.
 */
export const castBallot = (
  database: Kysely<Database>,
  key: Key,
  body: BallotBody,
  universityId: string,
): Promise<BallotReceipt> =>
  inTransaction(database, async (trx) => {
    const { state, reopen_nominations: reopen } = await holdElection(trx, key, 'for key share');
    const { rows } = await sql<{ member: boolean; eligible: boolean; voted: boolean }>`
      select ${inElectorate(universityId)} as eligible, ${hasVoted(universityId)} as voted, exists (
        select 1 from memberships where society_id = ${key.society} and university_id = ${universityId}) as member
      from elections where society_id = ${key.society} and id = ${key.election}`.execute(trx);
    const { member = false, eligible = false, voted = false } = rows[0] ?? {};
    if (!member && !eligible) throw forbidden(refused.notInElectorate, 'not_in_electorate');
    if (state === 'cancelled') throw electionCancelled();
    if (state === 'ended' || state === 'published') throw votingEnded();
    if (state !== 'voting') throw conflict(refused.votingNotOpen, 'voting_not_open');
    if (!eligible) throw forbidden(refused.notInElectorate, 'not_in_electorate');
    if (voted) throw conflict(refused.alreadyVoted, 'already_voted');

    const choices = Object.fromEntries(Object.entries(body).filter(([, ranking]) => ranking.length > 0));
    if (Object.keys(choices).length === 0) throw badRequest(electionValidation.ballotEmpty);
    await checkChoices(trx, key, reopen, choices);

    const { rows: first } = await sql`
      insert into election_voters as voters (society_id, election_id, university_id, voted)
      values (${key.society}, ${key.election}, ${universityId}, true)
      on conflict (society_id, election_id, university_id) do update set voted = true where not voters.voted
      returning voted`.execute(trx);
    if (first.length === 0) throw conflict(refused.alreadyVoted, 'already_voted');
    const receipt = newReceipt();
    await trx
      .insertInto('election_ballots')
      .values({
        society_id: key.society,
        election_id: key.election,
        receipt,
        choices: JSON.stringify(choices),
      })
      .execute();
    return { receipt };
  });
