import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fullName,
  invitationAlphabet,
  invitationCodeLength,
  invitationLimits,
  readInvitationCode,
  tooMany,
  validation,
  type Invitation,
  type InvitationBody,
  type InvitationState,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { refuse } from '../events/checks.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';
import { countJoined, isMember } from './members.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const day = 24 * 60 * 60 * 1_000;

/** A power of two divides 256, so each character is as likely as any other. */
const newCode = () =>
  Array.from(randomBytes(invitationCodeLength), (byte) =>
    invitationAlphabet.charAt(byte % invitationAlphabet.length),
  ).join('');

const isValid = sql<boolean>`revoked_at is null and expires_at > now() and (max_uses is null or uses < max_uses)`;
const state = sql<InvitationState>`case when revoked_at is not null then 'revoked' when uses >= max_uses then 'used_up'
  when expires_at <= now() then 'expired' else 'valid' end`;

/** How many invitations a list shows: all valid ones, and the latest of the others. */
const listed = 100;

/**
 * A society's invitations, valid ones first, then the newest.
 * @param urlOf the address that leads to an invitation.
 */
export async function listInvitations(
  database: Db,
  societyId: number,
  urlOf: (code: string) => string,
  id?: number,
): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('invitations')
    .leftJoin('users', 'users.university_id', 'invitations.created_by')
    .select(['id', 'code', 'label', 'expires_at', 'max_uses', 'uses', 'created_by', 'revoked_at'])
    .select(['first_name', 'last_name', state.as('state')])
    .where('society_id', '=', societyId)
    .$if(id !== undefined, (invitations) => invitations.where('id', '=', id ?? 0))
    .orderBy(isValid, 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: urlOf(row.code),
    label: row.label,
    expires_at: row.expires_at.toISOString(),
    max_uses: row.max_uses,
    uses: row.uses,
    created_by: row.created_by === null ? null : { university_id: row.created_by, name: fullName(row) },
    revoked_at: row.revoked_at?.toISOString() ?? null,
    state: row.state,
  }));
}

/** Why an invitation cannot end then. */
function wrongEnd(expiresAt: string | null | undefined): string | undefined {
  if (!expiresAt) return undefined;
  const until = Date.parse(expiresAt) - Date.now();
  if (until <= 0) return validation.joining.endsLater;
  return until > invitationLimits.daysMax * day
    ? validation.joining.endsWithinYear(invitationLimits.daysMax)
    : undefined;
}

/** @returns its id. @throws 400 for an end that is past or too late, 409 if the society has the maximum number. */
export async function createInvitation(
  trx: Trx,
  societyId: number,
  { label = '', expires_at: expiresAt, max_uses: maxUses = null }: InvitationBody,
  by: string,
): Promise<number> {
  refuse({ expires_at: wrongEnd(expiresAt) });
  await lockSociety(trx, societyId);
  const { valid } = await trx
    .selectFrom('invitations')
    .select(sql<number>`count(*)::bigint`.as('valid'))
    .where('society_id', '=', societyId)
    .where(isValid)
    .executeTakeFirstOrThrow();
  if (valid >= invitationLimits.perSociety)
    throw limitReached(tooMany.invitations(invitationLimits.perSociety));
  const { id } = await trx
    .insertInto('invitations')
    .values({
      society_id: societyId,
      code: newCode(),
      label: label.trim(),
      expires_at: expiresAt ?? new Date(Date.now() + invitationLimits.days * day),
      max_uses: maxUses,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns its label if it was not revoked before; undefined if there is no such invitation. */
export async function revokeInvitation(
  trx: Trx,
  societyId: number,
  id: number,
): Promise<{ label: string; revoked: boolean } | undefined> {
  const revoked = await trx
    .updateTable('invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('label')
    .executeTakeFirst();
  if (revoked) return { ...revoked, revoked: true };
  const before = await trx
    .selectFrom('invitations')
    .select('label')
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return before && { ...before, revoked: false };
}

export const findInvitation = (
  database: Db,
  code: string,
): Promise<{ society_id: number; state: InvitationState } | undefined> =>
  database
    .selectFrom('invitations')
    .select(['society_id', state.as('state')])
    .where('code', '=', readInvitationCode(code))
    .executeTakeFirst();

/**
 * Joins by an invitation, in every mode. One statement decides whether a use is left: the lock on the invitation's row orders those
 * who press at once. A member uses none; a second attempt of the same person fails as a whole.
 * @returns `member`, or why not; undefined for an unknown code.
 */
export async function joinByInvitation(
  database: Db,
  societyId: number,
  universityId: string,
  code: string,
): Promise<'member' | Exclude<InvitationState, 'valid'> | undefined> {
  try {
    const { rows } = await withRetry(() =>
      sql<{ member: boolean }>`
        with used as (
          update invitations set uses = uses + 1
          where code = ${readInvitationCode(code)} and society_id = ${societyId} and ${isValid}
            and exists (select 1 from society_settings where society_id = ${societyId} for key share)
            and not ${isMember(societyId, universityId)}
          returning society_id
        ), joined as (
          insert into memberships (society_id, university_id)
          select society_id, ${universityId}::text from used
          returning society_id, university_id
        ), ${countJoined('joined')}
        select exists (select 1 from joined) or ${isMember(societyId, universityId)} as member`.execute(
        database,
      ),
    );
    if (rows[0]?.member) return 'member';
  } catch (error) {
    if (violates(error, 'memberships_pkey')) return 'member';
    throw error;
  }
  const invitation = await findInvitation(database, code);
  if (invitation?.society_id !== societyId || invitation.state === 'valid') return undefined;
  return invitation.state;
}

/** Deletes invitations that ended a year ago: nobody reads their posters any more. */
export async function forgetInvitations(database: Db): Promise<void> {
  await sql`delete from invitations where least(expires_at, revoked_at) < now() - interval '1 year'`.execute(
    database,
  );
}
