import { sql, type Transaction } from 'kysely';
import {
  electionLimits,
  electionOutcomes,
  electionValidation,
  fixedRoles,
  type ElectionBody,
} from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { refuse } from '../events/checks.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';
import { electionCancelled, holdElection, votingEnded, type Key } from './standing.ts';

type Trx = Transaction<Database>;

const day = 24 * 60 * 60 * 1_000;
const { refused } = electionOutcomes;
const words = electionValidation;

/** Where an election is in the app. */
export const electionPage = ({ society, election }: Key) => `/societies/${society}/elections/${election}`;

/** Checks what the schema cannot express. @throws 400 */
function checkPlan(body: ElectionBody): void {
  const [opens, closes, begins, ends] = (
    ['nominations_from', 'nominations_until', 'voting_from', 'voting_until'] as const
  ).map((field) => Date.parse(body[field])) as [number, number, number, number];
  const { term_from: from, term_until: until } = body;
  refuse({
    nominations_until:
      closes <= opens
        ? words.nominationsEndAfterBegin
        : closes <= Date.now()
          ? words.nominationsEndLater
          : undefined,
    voting_from: begins < closes ? words.votingAfterNominations : undefined,
    voting_until:
      ends <= begins
        ? words.votingEndsAfterBegin
        : ends > Date.now() + electionLimits.daysMax * day
          ? words.votingEndsWithin(electionLimits.daysMax)
          : undefined,
    term_until: from && until && until < from ? words.termEndsAfterBegin : undefined,
  });
}

const columnsOf = (body: ElectionBody) => ({
  title: body.title.trim(),
  nominations_from: body.nominations_from,
  nominations_until: body.nominations_until,
  voting_from: body.voting_from,
  voting_until: body.voting_until,
});

/** Puts roles on the ballot, in their order. @throws 400 unless each is there and can be elected to. */
async function putRoles(trx: Trx, { society, election }: Key, roles: readonly number[]): Promise<void> {
  const known = await trx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('society_id', '=', society)
    .where('id', 'in', roles)
    .where('name_key', '!=', toKey(fixedRoles.member))
    .execute();
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const rows = roles.map((role, place) => {
    const name = names.get(role);
    if (name === undefined) throw invalid({ roles: [words.roleUnknown] });
    return { society_id: society, election_id: election, role_id: role, name, place };
  });
  await trx
    .deleteFrom('election_roles')
    .where('society_id', '=', society)
    .where('election_id', '=', election)
    .execute();
  await trx.insertInto('election_roles').values(rows).execute();
}

/** Calls an election. @returns its id. @throws 400 for a plan that cannot be kept, 409 if there are too many under way. */
export async function callElection(
  trx: Trx,
  society: number,
  body: ElectionBody,
  by: string,
): Promise<number> {
  checkPlan(body);
  await lockSociety(trx, society);
  const { open } = await trx
    .selectFrom('elections')
    .select(sql<number>`count(*)::bigint`.as('open'))
    .where('society_id', '=', society)
    .where('cancelled_at', 'is', null)
    .where('voting_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  if (open >= electionLimits.perSociety) throw limitReached(refused.tooMany(electionLimits.perSociety));
  const { id } = await trx
    .insertInto('elections')
    .values({
      society_id: society,
      ...columnsOf(body),
      reopen_nominations: body.reopen_nominations ?? true,
      term_from: body.term_from ?? null,
      term_until: body.term_until ?? null,
      called_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putRoles(trx, { society, election: id }, body.roles);
  return id;
}

/**
 * Changes an election that nobody can stand in yet.
 * @returns false if the version is outdated; nothing is written then.
 */
export async function changeElection(trx: Trx, key: Key, body: ElectionBody): Promise<boolean> {
  await lockSociety(trx, key.society);
  const { state, id } = await holdElection(trx, key, 'for update');
  if (state === 'cancelled') throw electionCancelled();
  if (state !== 'planned') throw conflict(refused.nominationsOpened, 'nominations_opened');
  checkPlan(body);
  const changed = await trx
    .updateTable('elections')
    .set({
      ...columnsOf(body),
      ...(body.reopen_nominations !== undefined && { reopen_nominations: body.reopen_nominations }),
      ...(body.term_from !== undefined && { term_from: body.term_from }),
      ...(body.term_until !== undefined && { term_until: body.term_until }),
      ...nextVersion,
    })
    .where('society_id', '=', key.society)
    .where('id', '=', id)
    .where(stillAt(body.version))
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await putRoles(trx, key, body.roles);
  return true;
}

/** Cancels an election until voting has ended, and tells the members. Ballots that were cast are deleted, and never counted. */
export async function cancelElection(trx: Trx, key: Key, reason: string, by: string): Promise<void> {
  const { state, title, nominations_announced: known } = await holdElection(trx, key, 'for update');
  if (state === 'cancelled') throw electionCancelled();
  if (state === 'ended' || state === 'published') throw votingEnded();
  for (const table of ['election_ballots', 'election_voters'] as const)
    await trx
      .deleteFrom(table)
      .where('society_id', '=', key.society)
      .where('election_id', '=', key.election)
      .execute();
  await trx
    .updateTable('elections')
    .set({ cancelled_at: sql<Date>`clock_timestamp()`, cancel_reason: reason.trim(), ...nextVersion })
    .where('society_id', '=', key.society)
    .where('id', '=', key.election)
    .execute();
  // Nobody was told of an election that was only planned.
  if (!known) return;
  await notify(trx, [
    {
      message: 'election_cancelled',
      values: { society: await societyName(trx, key.society), election: title, reason: reason.trim() },
      to: { membersOf: key.society },
      by,
      society: key.society,
      href: electionPage(key),
    },
  ]);
}
