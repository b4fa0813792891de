import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../rights.ts';
import { permissionOf, societyFolderNames, type PictureLocation, type Space } from './locations.ts';

type Writer = Pick<Caller, 'universityId'>;

/** A user's permissions by society. Read from the database, because upload tokens have no session. */
const permissionsOf = (database: Kysely<Database>, { universityId }: Writer) =>
  database
    .selectFrom('memberships')
    .innerJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.society_id', '=', 'memberships.society_id')
        .onRef('role_permissions.role_id', '=', 'memberships.role_id'),
    )
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .innerJoin('users', 'users.university_id', 'memberships.university_id')
    .where('memberships.university_id', '=', universityId)
    .where('users.suspended_at', 'is', null)
    .select(['memberships.society_id', 'permissions.codename'])
    .execute();

/** Why somebody may not write at a location; null when they may. What each location takes stands in locations.ts. */
export async function refusalToWrite(
  database: Kysely<Database>,
  caller: Writer,
  { space, rule }: Pick<PictureLocation, 'space'> & { rule: Pick<PictureLocation['rule'], 'permission'> },
): Promise<string | null> {
  if (space.kind === 'user') {
    if (space.universityId !== caller.universityId) return 'These are the pictures of another user.';
    const user = await database
      .selectFrom('users')
      .where('university_id', '=', caller.universityId)
      .where('suspended_at', 'is', null)
      .select('university_id')
      .executeTakeFirst();
    return user ? null : 'There is no such user.';
  }
  const held = await permissionsOf(database, caller);
  const allowed = held.some(
    ({ society_id, codename }) => society_id === space.societyId && codename === rule.permission,
  );
  return allowed ? null : `This takes the permission ${String(rule.permission)} in this society.`;
}

/** Who may list a space: its user, and whoever may write to any folder of the society. */
export async function mayList(database: Kysely<Database>, caller: Writer, space: Space): Promise<boolean> {
  if (space.kind === 'user') return space.universityId === caller.universityId;
  const held = await permissionsOf(database, caller);
  return held.some(({ society_id }) => society_id === space.societyId);
}

/** The folders that a user may write to, by society: the claims of a token for hosted storage. */
export async function writableFolders(
  database: Kysely<Database>,
  caller: Writer,
): Promise<Record<string, string[]>> {
  const folders: Record<string, string[]> = {};
  for (const { society_id, codename } of await permissionsOf(database, caller)) {
    const opened = societyFolderNames.filter((folder) => permissionOf(folder) === codename);
    if (opened.length > 0) (folders[String(society_id)] ??= []).push(...opened);
  }
  return folders;
}
