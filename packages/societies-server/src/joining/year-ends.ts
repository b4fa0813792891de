import { sql, type Kysely } from 'kysely';
import { membershipYearLimits } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';
import { notify } from '../notices/notify.ts';
import { siteDay } from '../platform/site-day.ts';
import { lockSociety } from '../societies/lock.ts';
import type { MembershipYear } from './membership-year.ts';

type Db = Kysely<Database>;

/** Memberships per transaction, so that others are served in between. */
const batch = 500;

/** Whether a member has a role, or has accepted the next term of one: they stay. */
const isOfficer = sql`(role_id is not null or exists (
  select 1 from terms where terms.society_id = memberships.society_id and terms.university_id = memberships.university_id
    and terms.accepted_at is not null and terms.begun_at is null))`;

/** The rest waits for the next round: of two processes with different settings each would undo what the other does. */
const mostBatches = 1_000;

/** Repeats something until it finds nothing more to do. */
async function untilDone(next: () => Promise<number>): Promise<void> {
  for (let done = 0; done < mostBatches; done += 1) if ((await next()) === 0) return;
}

/**
 * Renews a membership, if it ends soon.
 * @returns its last day; undefined if there is no such membership.
 */
export async function renew(
  database: Db,
  societyId: number,
  universityId: string,
  year: MembershipYear,
): Promise<string | undefined> {
  const next = year.nextEnd(await siteDay(database, year.timeZone));
  const { rows } = await inTransaction(database, (trx) =>
    sql<{ until: string }>`
      with before as (
        select until from memberships
        where society_id = ${societyId} and university_id = ${universityId} for update
      ), renewed as (
        update memberships set until = ${next}::date
        from before
        where society_id = ${societyId} and university_id = ${universityId}
          and coalesce(memberships.until < ${next}::date, true)
        returning before.until as was
      ), counted as (
        insert into membership_years (society_id, ended_on, renewed)
        select ${societyId}::bigint, was, 1 from renewed where was is not null
        on conflict (society_id, ended_on) do update set renewed = membership_years.renewed + 1
      )
      select greatest(until, ${next}::date)::text as until from before`.execute(trx),
  );
  return rows[0]?.until;
}

/** Whether a membership ends on none of these days, as ranges, because an index finds those. */
const isOtherDay = (days: readonly string[]) =>
  sql.join(
    [null, ...days].map((day, index) => {
      const next = days[index];
      const after = day === null ? sql`true` : sql`until > ${day}::date`;
      return next === undefined ? after : sql`(${after} and until < ${next}::date)`;
    }),
    sql` or `,
  );

/**
 * Gives the next last day to memberships that have none of this year's rule: those from before the setting, of another day, and whose
 * day passed although nobody was reminded of it. So does every holder of a role stay.
 */
const setLastDays = (database: Db, year: MembershipYear, today: string) =>
  untilDone(async () => {
    const { numAffectedRows = 0n } = await inTransaction(database, (trx) =>
      sql`
        with chosen as (
          select society_id, university_id from memberships
          where until is null or ${isOtherDay(year.days(today))}
            or (until < ${today}::date and (${isOfficer} or reminded_of is distinct from until))
          limit ${batch} for update skip locked
        )
        update memberships set until = ${year.nextEnd(today)}::date
        from chosen
        where memberships.society_id = chosen.society_id and memberships.university_id = chosen.university_id`.execute(
        trx,
      ),
    );
    return Number(numAffectedRows);
  });

/** Tells whose membership ends within 30 days, once for each end over all processes. */
const remind = (database: Db, today: string) =>
  untilDone(() =>
    inTransaction(database, async (trx) => {
      const { rows } = await sql<{ society_id: number; name: string; until: string; people: string[] }>`
        with due as (
          select society_id, university_id from memberships
          where until >= ${today}::date and until <= ${today}::date + ${membershipYearLimits.remindedBefore}::integer
            and reminded_of is distinct from until and not ${isOfficer}
          limit ${batch} for update skip locked
        ), reminded as (
          update memberships set reminded_of = until
          from due
          where memberships.society_id = due.society_id and memberships.university_id = due.university_id
          returning memberships.society_id, memberships.university_id, until
        )
        select society_id, name, until::text as until, json_agg(university_id) as people
        from reminded join societies on societies.id = society_id
        group by society_id, name, until`.execute(trx);
      await notify(
        trx,
        rows.map(({ society_id: society, name, until, people }) => ({
          message: 'membership_due',
          values: { society: name, until },
          to: people,
          society,
          href: `/societies/${society}`,
        })),
      );
      return rows.reduce((sum, { people }) => sum + people.length, 0);
    }),
  );

/** Ends memberships that were not renewed, the day after their last, and tells them. Holders of a role stay. */
const end = (database: Db, today: string) =>
  untilDone(() =>
    inTransaction(database, async (trx) => {
      const ended = sql`until < ${today}::date and reminded_of = until and not ${isOfficer}`;
      const { rows: next } = await sql<{ society_id: number; name: string }>`
        select society_id, name from memberships join societies on societies.id = society_id
        where ${ended} limit 1`.execute(trx);
      const [first] = next;
      if (!first) return 0;
      const { society_id: society, name } = first;
      await lockSociety(trx, society);
      const { rows } = await sql<{ university_id: string }>`
        with chosen as (
          select university_id from memberships where society_id = ${society} and ${ended} limit ${batch} for update
        ), lapsed as (
          delete from memberships using chosen
          where society_id = ${society} and memberships.university_id = chosen.university_id
          returning memberships.university_id, until
        ), counted as (
          update societies set member_count = member_count - (select count(*) from lapsed)
          where id = ${society} and exists (select 1 from lapsed)
          returning id
        ), marked as (${markChanged('counted')}), years as (
          insert into membership_years (society_id, ended_on, lapsed)
          select ${society}::bigint, until, count(*) from lapsed group by until
          on conflict (society_id, ended_on) do update set lapsed = membership_years.lapsed + excluded.lapsed
        )
        select university_id from lapsed`.execute(trx);
      await notify(trx, [
        {
          message: 'membership_lapsed',
          values: { society: name },
          to: rows.map(({ university_id: id }) => id),
          society,
          href: `/societies/${society}`,
        },
      ]);
      // Another process has ended them, if there are none: look once more.
      return Math.max(rows.length, 1);
    }),
  );

/**
 * What the end of the year does to memberships, on any number of processes: new last days, reminders, and who has left. The day is that of
 * the database's clock.
 */
export async function keepMembershipYear(database: Db, year: MembershipYear | null): Promise<void> {
  if (!year) return;
  const today = await siteDay(database, year.timeZone);
  await setLastDays(database, year, today);
  await remind(database, today);
  await end(database, today);
}
