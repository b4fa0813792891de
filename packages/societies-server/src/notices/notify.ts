import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  defaultNoticeWays,
  defaultSocietyNotices,
  unimportantNotices,
  type NoticeWays,
} from 'societies-contract';
import { kindOfMessage, type NoticeContent, type NoticeMessage } from 'societies-contract/notice-words';
import type { Database } from '../database/schema.ts';
import type { StoredNotice } from './stored.ts';
import { inTransaction } from '../database/transaction.ts';

/**
 * A notice to send: a message of `noticeWords.ts` in the contract with its values. It is stored like that and said in each
 * reader's language when they read it, in the app or by mail. A person stands in the values only as a `NamedPerson`, which the
 * deletion of their account empties.
 */
export type NewNotice<M extends NoticeMessage = NoticeMessage> = NoticeContent<M> & {
  /** University IDs, or all members of a society. Duplicates are ignored. */
  to: readonly string[] | { membersOf: number };
  /** The user who acted, who is not notified. */
  by?: string;
  /** The society that it is about. Users who have muted it are not notified. */
  society?: number;
  /** Path in the app, such as `/societies/3/events`. */
  href: string;
};

/** Members per statement: 50,000 at once would take seconds, which the author would have to wait for. */
const batchSize = 500;

type Notice = StoredNotice & Pick<NewNotice, 'by' | 'society'>;

/**
 * A select of those people who hear of a notice, by their settings, and of how.
 * @param people a select of `university_id`.
 */
function hearing(
  people: RawBuilder<unknown>,
  { kind, by, society }: Pick<Notice, 'kind' | 'by' | 'society'>,
): RawBuilder<unknown> {
  const heard = unimportantNotices.includes(kind) ? ['all'] : ['all', 'important'];
  const way = (name: keyof NoticeWays) =>
    sql`coalesce((settings.kinds -> ${kind}::text ->> ${name}::text)::boolean, ${defaultNoticeWays[kind][name]}::boolean)`;
  return sql`
    select users.university_id, ${way('in_app')} as in_app, ${way('email')} as email, ${way('push')} as push
    from users left join notification_settings as settings on settings.university_id = users.university_id
    where users.university_id in (${people})
      and users.university_id is distinct from ${by ?? null}::text
      and coalesce(settings.societies ->> ${society === undefined ? null : String(society)}::text, ${defaultSocietyNotices}::text)
        = any(${heard}::text[])`;
}

/** How many a notice would reach, in the app, by mail or by push. @param people a select of `university_id`. */
export async function countReaders(
  trx: Transaction<Database>,
  people: RawBuilder<unknown>,
  notice: Pick<Notice, 'kind' | 'by' | 'society'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${hearing(people, notice)}) as told
    where in_app or email or (push and exists (
      select 1 from push_subscriptions where push_subscriptions.university_id = told.university_id))`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Notifies users in the app, by mail and by push, or by none of them, according to their settings.
 * @param people a select of `university_id`.
 * @returns how many were selected, and the last of them.
 */
async function notifyPeople(
  trx: Transaction<Database>,
  people: RawBuilder<unknown>,
  { by, society, ...notice }: Notice,
): Promise<{ asked: number; last: string | null }> {
  const { kind, message, values, title, text, href } = notice;
  const { rows } = await sql<{ asked: number; last: string | null }>`
    with people as (
      ${people}
    ), told as (
      ${hearing(sql`select university_id from people`, { kind, by, society })}
    ), mailed as (
      insert into mails (university_id, template, data, society_id)
      select university_id, 'notice', ${JSON.stringify(notice)}::jsonb, ${society ?? null}::bigint
      from told where email
    ), pushed as (
      insert into pushes (subscription_id, data)
      select push_subscriptions.id, ${JSON.stringify(notice)}::jsonb
      from told join push_subscriptions on push_subscriptions.university_id = told.university_id where told.push
    ), noticed as (
      insert into notifications (university_id, society_id, kind, message, "values", title, text, href)
      select university_id, ${society ?? null}::bigint, ${kind}::text, ${message}::text, ${values && JSON.stringify(values)}::jsonb,
        ${title}::text, ${text}::text, ${href}::text
      from told where in_app
    )
    select count(*)::integer as asked, max(university_id) as last from people`.execute(trx);
  return rows[0] ?? { asked: 0, last: null };
}

/** Notifies the next batch of members in the order of their IDs. @returns where to continue; undefined when done. */
async function notifyMembers(
  trx: Transaction<Database>,
  society: number,
  after: string,
  notice: Notice,
): Promise<string | undefined> {
  const people = sql`select university_id from memberships
    where society_id = ${society} and university_id > ${after} order by university_id limit ${batchSize}::integer`;
  const { asked, last } = await notifyPeople(trx, people, notice);
  return asked === batchSize && last !== null ? last : undefined;
}

/**
 * Sends notices in the transaction of what they report. In a large society the first batch is notified at once and the rest
 * within seconds: the progress is stored with the notices.
 */
export async function notify(trx: Transaction<Database>, notices: readonly NewNotice[]): Promise<void> {
  for (const { to, by, society, message, values, href } of notices) {
    const stored = { kind: kindOfMessage(message), message, values, title: null, text: null, href };
    const notice = { ...stored, by, society };
    if (!('membersOf' in to)) {
      await notifyPeople(trx, sql`select distinct unnest(${[...to]}::text[]) as university_id`, notice);
      continue;
    }
    const last_notified = await notifyMembers(trx, to.membersOf, '', notice);
    if (last_notified === undefined) continue;
    await trx
      .insertInto('announcements')
      .values({
        ...stored,
        values: JSON.stringify(values),
        society_id: to.membersOf,
        actor: by ?? null,
        last_notified,
      })
      .execute();
  }
}

/** Continues a notice to a large society, in any process. @returns whether there may be more to do. */
export const notifyNextBatch = (database: Kysely<Database>): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const announcement = await trx
      .selectFrom('announcements')
      .selectAll()
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!announcement) return false;
    const { id, society_id: society, actor, kind, message, values, title, text, href } = announcement;
    const notice = { kind, message, values, title, text, href, by: actor ?? undefined, society };
    const last_notified = await notifyMembers(trx, society, announcement.last_notified, notice);
    if (last_notified === undefined) await trx.deleteFrom('announcements').where('id', '=', id).execute();
    else await trx.updateTable('announcements').set({ last_notified }).where('id', '=', id).execute();
    return true;
  });
