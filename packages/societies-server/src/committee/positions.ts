import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { touchDirectory } from '../directory/versions.ts';
import { badRequest } from '../platform/errors.ts';
import { noteCommitteeChange } from '../societies/last-active.ts';
import { lockSociety } from '../societies/lock.ts';

/** A position on the committee and its holder. */
export interface HeldPosition {
  id: number;
  name: string;
  name_key: string;
  holder: string | null;
}

/** Locks every position of a society until the transaction ends. @throws 404 */
export async function lockPositions(trx: Transaction<Database>, societyId: number): Promise<HeldPosition[]> {
  await lockSociety(trx, societyId);
  return trx
    .selectFrom('roles')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.society_id', '=', 'roles.society_id')
        .onRef('memberships.role_id', '=', 'roles.id'),
    )
    .select(['roles.id', 'roles.name', 'roles.name_key', 'memberships.university_id as holder'])
    .where('roles.society_id', '=', societyId)
    .execute();
}

/** Gives these positions their new holders, whose terms begin on a day. */
async function beginTerms(
  trx: Transaction<Database>,
  societyId: number,
  changes: readonly { role: Pick<HeldPosition, 'id'>; holder: string | null }[],
  from: string,
): Promise<void> {
  const roles = changes.map(({ role }) => role.id);
  await sql`delete from terms where society_id = ${societyId} and role_id = any(${roles}::bigint[]) and begun_at is not null`.execute(
    trx,
  );
  const given = changes.filter(({ holder }) => holder !== null);
  if (given.length === 0) return;
  const values = given.map(({ role, holder }) => sql`(${holder}::text, ${role.id}::bigint)`);
  await sql`
    insert into terms (society_id, role_id, university_id, starts_on, accepted_at, begun_at)
    select ${societyId}::bigint, role_id, university_id, ${from}::date, now(), now()
    from (values ${sql.join(values)}) as given (university_id, role_id)`.execute(trx);
}

/**
 * Assigns positions to members; a `holder` of null clears one.
 * @param from the day on which their terms begin, as an ISO date.
 * @throws 400 if a holder is not a member
 */
export async function assignPositions(
  trx: Transaction<Database>,
  societyId: number,
  changes: readonly { role: Pick<HeldPosition, 'id'>; holder: string | null }[],
  from: string,
): Promise<void> {
  // Clears all of them first, so that two members can swap positions.
  await trx
    .updateTable('memberships')
    .set({ role_id: null })
    .where('society_id', '=', societyId)
    .where(
      'role_id',
      'in',
      changes.map(({ role }) => role.id),
    )
    .execute();
  const given = changes.filter(({ holder }) => holder !== null);
  if (given.length > 0) {
    const values = given.map(({ role, holder }) => sql`(${holder}::text, ${role.id}::bigint)`);
    const { rows } = await sql`
      update memberships set role_id = given.role_id
      from (values ${sql.join(values)}) as given (university_id, role_id)
      where memberships.society_id = ${societyId} and memberships.university_id = given.university_id
      returning memberships.university_id`.execute(trx);
    if (rows.length !== given.length) {
      throw badRequest('Only members of the society can be on its committee.', 'not_a_member');
    }
  }
  await beginTerms(trx, societyId, changes, from);
  await noteCommitteeChange(trx, societyId);
  await touchDirectory(trx, societyId);
}

/** Frees a position by the date alone, which is nobody's doing: the committee has not been active. */
export async function freePosition(
  trx: Transaction<Database>,
  societyId: number,
  role: Pick<HeldPosition, 'id'>,
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ role_id: null })
    .where('society_id', '=', societyId)
    .where('role_id', '=', role.id)
    .execute();
  await trx
    .deleteFrom('terms')
    .where('society_id', '=', societyId)
    .where('role_id', '=', role.id)
    .where('begun_at', 'is not', null)
    .execute();
  await touchDirectory(trx, societyId);
}
