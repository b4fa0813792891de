import type { Kysely } from 'kysely';
import { permissionCodenames, permissionNames } from 'societies-contract';
import type { Database } from '../schema.ts';

export const categoryNames = [
  'Academic',
  'Arts',
  'Community',
  'Culture',
  'Games',
  'Science',
  'Sport',
  'Technology',
] as const;

/** The rows that the product always needs. */
export async function seedBasics(database: Kysely<Database>): Promise<void> {
  const present = await database.selectFrom('permissions').select('codename').execute();
  const codenames = new Set(present.map(({ codename }) => codename));
  const missing = permissionCodenames.filter((codename) => !codenames.has(codename));
  if (missing.length > 0) {
    await database
      .insertInto('permissions')
      .values(missing.map((codename) => ({ codename, name: permissionNames[codename] })))
      .onConflict((conflict) => conflict.column('codename').doNothing())
      .execute();
  }
  const anyCategory = await database.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (anyCategory) return;
  await database
    .insertInto('categories')
    .values(categoryNames.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
