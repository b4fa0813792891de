import { sql, type Transaction } from 'kysely';
import {
  defaultNoticeWays,
  defaultSocietyNotices,
  unimportantNotices,
  type NoticeKind,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';

/** Something that people are told. */
export interface NewNotice {
  kind: NoticeKind;
  /** University IDs, or everybody who is in a society. Nobody is told twice. */
  to: readonly string[] | { membersOf: number };
  /** Who did it, and need not be told. */
  by?: string;
  /** The society that it is about. Who has switched that one off is not told. */
  society?: number;
  title: string;
  text: string;
  /** Address in the app of what it is about, such as `/societies/3/events`. */
  href: string;
}

/**
 * Tells people things, in the transaction that does them, so that nobody hears of what did not happen: in the app, by mail, both
 * or not at all, as each has chosen. One statement a notice, however many it goes to.
 */
export async function notify(trx: Transaction<Database>, notices: readonly NewNotice[]): Promise<void> {
  for (const { kind, to, by, society, title, text, href } of notices) {
    const people =
      'membersOf' in to
        ? sql`select memberships.university_id from memberships where memberships.society_id = ${to.membersOf}`
        : sql`select distinct unnest(${[...to]}::text[])`;
    const heard = unimportantNotices.includes(kind) ? ['all'] : ['all', 'important'];
    const way = (name: 'in_app' | 'email') =>
      sql`coalesce((settings.kinds -> ${kind}::text ->> ${name}::text)::boolean, ${defaultNoticeWays[kind][name]}::boolean)`;
    await sql`
      with told as (
        select users.university_id, ${way('in_app')} as in_app, ${way('email')} as email
        from users left join notification_settings as settings on settings.university_id = users.university_id
        where users.university_id in (${people})
          and users.university_id is distinct from ${by ?? null}::text
          and coalesce(settings.societies ->> ${society === undefined ? null : String(society)}::text, ${defaultSocietyNotices}::text)
            = any(${heard}::text[])
      ), mailed as (
        insert into mails (university_id, template, data, society_id)
        select university_id, 'notice', ${JSON.stringify({ kind, title, text, href })}::jsonb, ${society ?? null}::bigint
        from told where email
      )
      insert into notifications (university_id, society_id, kind, title, text, href)
      select university_id, ${society ?? null}::bigint, ${kind}::text, ${title}::text, ${text}::text, ${href}::text
      from told where in_app`.execute(trx);
  }
}
