import { sql, type Kysely } from 'kysely';
import {
  defaultDigest,
  defaultNoticeWays,
  defaultSocietyNotices,
  noticeKinds,
  noticeLimits,
  type Language,
  type NoticeSettings,
  type NoticeSettingsBody,
  type NoticesReply,
  type ReadNoticesBody,
  pageSizeLimits,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { readPage } from '../platform/pages.ts';
import { messageText, sayStored, withText } from './stored.ts';

type Db = Kysely<Database>;

/** How a reader is spoken to. */
export interface Reader {
  universityId: string;
  /** The language that the request asks for; else it is the one that the user has stored. */
  asked: Language | undefined;
  timeZone: string;
}

export async function listNotices(
  database: Db,
  { universityId, asked, timeZone }: Reader,
  page = 1,
): Promise<NoticesReply> {
  const own = database.selectFrom('notifications').where('university_id', '=', universityId);
  const { count, unread, stored } = await own
    .select([
      sql<Language | null>`(select language from users where university_id = ${universityId})`.as('stored'),
      sql<number>`count(*)::bigint`.as('count'),
      sql<number>`(count(*) filter (where read_at is null))::bigint`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  const { results } = await readPage(
    { page, page_size: pageSizeLimits.notices },
    async () => count,
    async ({ limit, offset, backwards }) =>
      own
        .select(['id', 'kind', 'message', 'values', 'title', 'text', 'href', 'created_at', 'read_at'])
        .select(messageText('notifications', sql`"values"`).as('message_text'))
        .select(
          sql<number | null>`case when message = 'member_added' then (
            select society_id from memberships
            where memberships.society_id = notifications.society_id and memberships.university_id = ${universityId}
              and role_id is null) end`.as('leave'),
        )
        .orderBy('id', backwards ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  );
  const language = asked ?? stored;
  return {
    count,
    unread,
    results: results.map(({ id, kind, href, leave, message_text, ...notice }) => ({
      id,
      kind,
      ...sayStored(withText(notice, message_text), language, timeZone),
      href,
      created_at: notice.created_at.toISOString(),
      read_at: notice.read_at?.toISOString() ?? null,
      ...(leave !== null && { leave }),
    })),
  };
}

/** Marks notices as read; ignores other users' notices. */
export async function readNotices(database: Db, universityId: string, body: ReadNoticesBody): Promise<void> {
  let unread = database
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('university_id', '=', universityId)
    .where('read_at', 'is', null);
  if ('ids' in body) {
    if (body.ids.length === 0) return;
    unread = unread.where('id', 'in', body.ids);
  }
  await withRetry(() => unread.execute());
}

/** Includes the level of each of the caller's societies. */
export async function findNoticeSettings(database: Db, universityId: string): Promise<NoticeSettings> {
  const stored = await database
    .selectFrom('notification_settings')
    .where('university_id', '=', universityId)
    .select(['digest', 'kinds', 'societies'])
    .executeTakeFirst();
  const { language } = await database
    .selectFrom('users')
    .where('university_id', '=', universityId)
    .select('language')
    .executeTakeFirstOrThrow();
  const own = await database
    .selectFrom('memberships')
    .where('university_id', '=', universityId)
    .select('society_id as id')
    .orderBy('society_id')
    .execute();
  return {
    language,
    digest: stored?.digest ?? defaultDigest,
    kinds: Object.fromEntries(
      noticeKinds.map((kind) => [kind, { ...defaultNoticeWays[kind], ...stored?.kinds[kind] }]),
    ) as NoticeSettings['kinds'],
    societies: Object.fromEntries(
      own.map(({ id }) => [String(id), stored?.societies[String(id)] ?? defaultSocietyNotices]),
    ),
  };
}

export async function saveNoticeSettings(
  database: Db,
  universityId: string,
  { language, ...choices }: NoticeSettingsBody,
): Promise<void> {
  if (language !== undefined) {
    await withRetry(() =>
      database.updateTable('users').set({ language }).where('university_id', '=', universityId).execute(),
    );
    if (Object.keys(choices).length === 0) return;
  }
  const { digest, kinds = {}, societies = {} } = choices;
  // Ignores societies that the user is not a member of: they could never see or change such a setting.
  await withRetry(() =>
    sql`
      insert into notification_settings as stored (university_id, digest, digest_sent_at, kinds, societies)
      select ${universityId}::text, ${digest ?? defaultDigest}::text, now(), ${JSON.stringify(kinds)}::jsonb, coalesce((
        select jsonb_object_agg(given.key, given.value) from jsonb_each(${JSON.stringify(societies)}::jsonb) as given
        join memberships on memberships.society_id = given.key::bigint and memberships.university_id = ${universityId}
      ), '{}')
      on conflict (university_id) do update set
        digest = coalesce(${digest ?? null}::text, stored.digest),
        digest_sent_at = case when stored.digest = ${defaultDigest}::text then now() else stored.digest_sent_at end,
        kinds = stored.kinds || coalesce((
          select jsonb_object_agg(given.key, coalesce(stored.kinds -> given.key, '{}') || given.value)
          from jsonb_each(excluded.kinds) as given), '{}'),
        societies = stored.societies || excluded.societies`.execute(database),
  );
}

/** Deletes old notices. */
export async function cleanNotices(database: Db): Promise<void> {
  await sql`
    delete from notifications where created_at < now() - make_interval(days => ${noticeLimits.keptDays}::integer)`.execute(
    database,
  );
}
