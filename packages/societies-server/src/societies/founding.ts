import { sql, type Transaction } from 'kysely';
import { firstOf, fixedRoles, initialRoles, initialThemes, societyLimits } from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { touchDirectory } from '../directory/versions.ts';

type Trx = Transaction<Database>;

/** The initial data of a society. */
export interface Founding {
  name: string;
  description: string;
  categoryId: number;
  /** University ID of the President; null for a society that has no members yet. */
  founder: string | null;
}

/**
 * Creates a society: its roles, with the founder as President, its themes, and all features on.
 * Source: decisions, "accept_request".
 * @returns the society's id.
 */
export async function foundSociety(
  trx: Trx,
  { name, description, categoryId, founder }: Founding,
): Promise<number> {
  const { id } = await trx
    .insertInto('societies')
    .values({
      name: name.trim(),
      name_key: toKey(name),
      description: firstOf(description.trim(), societyLimits.descriptionMax),
      category_id: categoryId,
      member_count: founder === null ? 0 : 1,
      committee_changed_at: sql<Date>`now()`,
      last_active_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await touchDirectory(trx, id);

  const themes = await trx
    .insertInto('themes')
    .values(initialThemes.map((theme) => ({ society_id: id, ...theme })))
    .returning(['id', 'name'])
    .execute();
  const current = themes.find((theme) => theme.name === initialThemes[0]?.name);
  if (!current) throw new Error('A society begins with no theme.');
  await trx.insertInto('society_settings').values({ society_id: id, theme_id: current.id }).execute();

  const roles = await trx
    .insertInto('roles')
    .values(initialRoles.map((role) => ({ society_id: id, name: role.name, name_key: toKey(role.name) })))
    .returning(['id', 'name'])
    .execute();
  const permissions = await trx.selectFrom('permissions').select(['id', 'codename']).execute();
  const granted = roles.flatMap((role) => {
    const carried: readonly string[] =
      initialRoles.find(({ name: other }) => other === role.name)?.permissions ?? [];
    return permissions
      .filter(({ codename }) => carried.includes(codename))
      .map((permission) => ({ society_id: id, role_id: role.id, permission_id: permission.id }));
  });
  await trx.insertInto('role_permissions').values(granted).execute();
  if (founder === null) return id;
  const president = roles.find((role) => role.name === fixedRoles.president);
  await trx
    .insertInto('memberships')
    .values({ society_id: id, university_id: founder, role_id: president?.id ?? null })
    .execute();
  if (president) {
    await sql`
      insert into terms (society_id, role_id, university_id, starts_on, accepted_at, begun_at)
      select id, ${president.id}::bigint, ${founder}::text, creation_date, now(), now() from societies where id = ${id}`.execute(
      trx,
    );
  }
  return id;
}
