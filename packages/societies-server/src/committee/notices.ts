import { fullName } from 'societies-contract';
import type { Transaction } from 'kysely';
import type { NamedPerson } from 'societies-contract/notice-words';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';

interface Passed {
  /** Who was President; null where nobody was. */
  from: string | null;
  /** Who is now; null where nobody is. */
  to: string | null;
  /** Who did it, and knows. */
  by: string;
}

/** Tells who has become President, and who is it no more. */
export async function notifyOfPresidency(
  trx: Transaction<Database>,
  societyId: number,
  { from, to, by }: Passed,
): Promise<void> {
  const { name: society } = await trx
    .selectFrom('societies')
    .select('name')
    .where('id', '=', societyId)
    .executeTakeFirstOrThrow();
  const personOf = async (id: string): Promise<NamedPerson> => {
    const { first_name, last_name } = await trx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('university_id', '=', id)
      .executeTakeFirstOrThrow();
    return { university_id: id, name: fullName({ first_name, last_name }) };
  };
  const about = { by, society: societyId, href: `/societies/${societyId}` };
  if (to !== null) {
    const person = from === by ? await personOf(by) : null;
    await notify(trx, [{ ...about, message: 'presidency_given', values: { society, person }, to: [to] }]);
  }
  if (from !== null) {
    const person = to === null ? null : await personOf(to);
    await notify(trx, [{ ...about, message: 'presidency_taken', values: { society, person }, to: [from] }]);
  }
}
