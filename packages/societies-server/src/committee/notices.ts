import type { Transaction } from 'kysely';
import { noticeMessages } from 'societies-contract';
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
  const nameOf = async (id: string) => {
    const { first_name, last_name } = await trx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('university_id', '=', id)
      .executeTakeFirstOrThrow();
    return `${first_name} ${last_name}`;
  };
  const about = { kind: 'role_given', by, society: societyId, href: `/societies/${societyId}` } as const;
  const given = to !== null && {
    ...about,
    to: [to],
    ...noticeMessages.presidency_given(society, from === by ? await nameOf(by) : null),
  };
  const taken = from !== null && {
    ...about,
    to: [from],
    ...noticeMessages.presidency_taken(society, to === null ? null : await nameOf(to)),
  };
  await notify(
    trx,
    [given, taken].filter((notice) => notice !== false),
  );
}
