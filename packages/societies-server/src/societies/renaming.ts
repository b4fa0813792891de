import type { Kysely, Transaction } from 'kysely';
import type { RenameSocietyBody } from 'societies-contract';
import { findCommittee } from '../committee/holders.ts';
import type { Database } from '../database/schema.ts';
import { recordChange } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { notFound } from '../platform/errors.ts';
import { updateSociety } from './changes.ts';

type Trx = Transaction<Database>;

async function findNames(trx: Trx, id: number): Promise<{ society: string; category: string }> {
  const names = await trx
    .selectFrom('societies')
    .innerJoin('categories', 'categories.id', 'societies.category_id')
    .select(['societies.name as society', 'categories.name as category'])
    .where('societies.id', '=', id)
    .executeTakeFirst();
  if (!names) throw notFound('Society');
  return names;
}

/**
 * Renames a society or moves it to another category, and notifies its committee.
 * @param by University ID of the administrator.
 * @returns false if the version is outdated; nothing is written then.
 * @throws 400 for an unknown category, 404 if the society is gone, 409 if another one has the name.
 */
export const renameSociety = (
  database: Kysely<Database>,
  by: string,
  id: number,
  { version, ...changes }: RenameSocietyBody,
): Promise<boolean> =>
  recordChange(
    database,
    { actor: by, society: id, action: 'society.changed' },
    { kind: 'society', id },
    async (trx) => {
      const before = await findNames(trx, id);
      if (!(await updateSociety(trx, id, changes, version))) return false;
      const { society, category } = await findNames(trx, id);
      const renamed = society !== before.society;
      const moved = category !== before.category;
      if (!renamed && !moved) return true;
      const to = await findCommittee(trx, id);
      const about = { by, to, society: id, href: `/societies/${id}` };
      await notify(trx, [
        renamed
          ? {
              ...about,
              message: 'society_renamed',
              values: { before: before.society, society, category: moved ? category : null },
            }
          : { ...about, message: 'society_recategorised', values: { society, category } },
      ]);
      return true;
    },
  );
