import { TZDate } from '@date-fns/tz';
import { set, startOfISOWeek, subDays, subWeeks } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import { digestLimits } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { databaseTime } from '../platform/site-day.ts';

/** Users per statement. */
const batchSize = 200;

/** When the current day and week started: at the hour of the digest in the university's time zone, weeks on Monday. */
function periods(timeZone: string, now: Date) {
  const at = (day: TZDate) => set(day, { hours: digestLimits.hour, minutes: 0, seconds: 0, milliseconds: 0 });
  const here = new TZDate(now, timeZone);
  const [day, week] = [at(here), at(startOfISOWeek(here))];
  const begun = (start: TZDate, before: TZDate) => new Date((start <= here ? start : before).getTime());
  return { day: begun(day, subDays(day, 1)), week: begun(week, subWeeks(week, 1)) };
}

/**
 * Sends daily and weekly digests of coming events, once per period over all processes, and none if there are no events. Handles
 * a batch of users per statement, which marks each as done for the period.
 * @param at a moment instead of the present one of the database's clock.
 */
export async function sendDigests(database: Kysely<Database>, timeZone: string, at?: Date): Promise<void> {
  const now = at ?? (await databaseTime(database));
  const { day, week } = periods(timeZone, now);
  for (let taken = batchSize; taken === batchSize;) {
    const { rows } = await withRetry(() =>
      sql<{ taken: number }>`
        with due as (
          update notification_settings set digest_sent_at = greatest(now(), case digest when 'daily' then ${day}::timestamptz else ${week}::timestamptz end)
          where university_id in (
            select settings.university_id from notification_settings as settings
            join users on users.university_id = settings.university_id and users.suspended_at is null
            where (settings.digest = 'daily' and coalesce(settings.digest_sent_at, '-infinity') < ${day}::timestamptz)
              or (settings.digest = 'weekly' and coalesce(settings.digest_sent_at, '-infinity') < ${week}::timestamptz)
            order by settings.university_id limit ${batchSize}::integer for update of settings skip locked)
          returning university_id, digest, societies
        ), mailed as (
          insert into mails (university_id, template, data)
          select due.university_id, 'digest', jsonb_build_object('rhythm', due.digest, 'events', told.events, 'more', told.found - jsonb_array_length(told.events))
          from due cross join lateral (
            select max(coming.found) as found, jsonb_agg(jsonb_build_object(
              'name', coming.name, 'society', coming.society, 'starts_at', coming.starts_at, 'venue', coming.venue,
              'href', '/societies/' || coming.society_id || '/events/' || coming.id) order by coming.starts_at, coming.id) as events
            from (
              select events.*, societies.name as society, count(*) over () as found
              from events
              join societies on societies.id = events.society_id
              join society_settings on society_settings.society_id = events.society_id and society_settings.enable_events
              where events.starts_at > ${now}::timestamptz and events.cancelled_at is null
                and events.starts_at <= ${now}::timestamptz + case due.digest when 'daily' then interval '1 day' else interval '7 days' end
                and exists (
                  select 1 from memberships
                  where memberships.university_id = due.university_id
                    and coalesce(due.societies ->> memberships.society_id::text, 'all') <> 'off'
                    and (memberships.society_id = events.society_id or exists (
                      select 1 from event_hosts
                      where event_hosts.society_id = events.society_id and event_hosts.event_id = events.id
                        and event_hosts.accepted_at is not null and event_hosts.host_id = memberships.society_id)))
              order by events.starts_at, events.id limit ${digestLimits.events}::integer
            ) as coming
          ) as told
          where told.events is not null
        )
        select count(*)::integer as taken from due`.execute(database),
    );
    taken = rows[0]?.taken ?? 0;
  }
}
