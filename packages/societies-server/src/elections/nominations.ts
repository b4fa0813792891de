import { sql, type Kysely } from 'kysely';
import {
  electionLimits,
  electionOutcomes,
  electionValidation,
  type NominationBody,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/errors.ts';
import { limitReached } from '../societies/lock.ts';
import { electionCancelled, holdElection, votingEnded, type Key } from './standing.ts';

const { refused } = electionOutcomes;

/**
 * Lets a member stand for one role of an election; the same role again changes the statement.
 * @throws 400 for a role that is not in it, 409 if nominations are not open, and for somebody who stands for another role.
 */
export const nominate = (
  database: Kysely<Database>,
  key: Key,
  { role_id: role, statement = '' }: NominationBody,
  universityId: string,
): Promise<void> =>
  inTransaction(database, async (trx) => {
    // One after the other, so that the number of candidates is decided.
    const { state } = await holdElection(trx, key, 'for update');
    if (state === 'cancelled') throw electionCancelled();
    if (state !== 'nominations') throw conflict(refused.nominationsNotOpen, 'nominations_not_open');
    // Kept until the end, so that who leaves in this moment does not stand.
    const membership = await trx
      .selectFrom('memberships')
      .select('university_id')
      .where('society_id', '=', key.society)
      .where('university_id', '=', universityId)
      .forKeyShare()
      .executeTakeFirst();
    if (!membership) throw forbidden();
    const { rows } = await sql<{ gone: boolean; candidates: number }>`
      select not exists (select 1 from roles where roles.society_id = own.society_id and roles.id = own.role_id) as gone,
        (select count(*) from election_candidates as others
          where others.society_id = own.society_id and others.election_id = own.election_id
            and others.role_id = own.role_id and others.university_id is distinct from ${universityId}::text)::integer as candidates
      from election_roles as own
      where society_id = ${key.society} and election_id = ${key.election} and role_id = ${role}`.execute(trx);
    const [place] = rows;
    if (!place || place.gone) throw invalid({ role_id: [electionValidation.roleUnknown] });
    if (place.candidates >= electionLimits.candidatesPerRole)
      throw limitReached(refused.tooManyCandidates(electionLimits.candidatesPerRole));
    const stored = await trx
      .insertInto('election_candidates')
      .values({
        society_id: key.society,
        election_id: key.election,
        role_id: role,
        university_id: universityId,
        statement: statement.trim(),
      })
      .onConflict((conflicting) =>
        conflicting
          .constraint('election_candidates_once')
          .doUpdateSet({ statement: statement.trim() })
          .where('election_candidates.role_id', '=', role),
      )
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw conflict(refused.alreadyNominated, 'already_nominated');
  });

/**
 * Ends somebody's candidature. Until voting begins nothing of it stays; afterwards ballots pass over them.
 * @throws 404 for somebody who does not stand, 409 once voting has ended.
 */
export const withdrawNomination = (
  database: Kysely<Database>,
  key: Key,
  universityId: string,
): Promise<void> =>
  inTransaction(database, async (trx) => {
    const { state } = await holdElection(trx, key, 'for update');
    if (state === 'cancelled') throw electionCancelled();
    if (state === 'ended' || state === 'published') throw votingEnded();
    const own = sql`where society_id = ${key.society} and election_id = ${key.election} and university_id = ${universityId}`;
    const { rows } = await (
      state === 'voting'
        ? sql`update election_candidates set withdrawn = true ${own} returning id`
        : sql`delete from election_candidates ${own} returning id`
    ).execute(trx);
    if (rows.length === 0) throw notFound('Nomination');
  });
