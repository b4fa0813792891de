import { sql } from 'kysely';
import {
  paths,
  type NoticesReply,
  type Society,
  type SocietyMember,
  type SocietyAnalytics,
  type SocietyPage,
} from 'societies-contract';
import { describe, expect, inject, test } from 'vitest';
import { endAfter, membershipYear, type MembershipYear } from '../src/joining/membership-year.ts';
import { keepMembershipYear } from '../src/joining/year-ends.ts';
import { demo, startServer, startSibling, withServer } from './harness.ts';
import { makeStudents } from './students.ts';
import { holderOf, signInPeople, society } from './people.ts';

const zone = 'Europe/London';
const day = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
/** Some months ahead, so that the first end is near no test. */
const ends = dayIn(150).slice(5);

const server = await withServer({ env: { MEMBERSHIP_YEAR_ENDS: ends, TIME_ZONE: 'UTC' } });
const people = await signInPeople(server);
const { database } = server;
const newcomer = makeStudents(server, 53_000_000);
const year = membershipYear(server.server.config);

const page = async (token: string, at = server) =>
  (await at.call<SocietyPage>('GET', paths.society(society), { token })).body;
const noticesOf = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results.filter(
    ({ kind }) => kind === 'membership_due',
  );
const joined = async () => {
  const one = await newcomer();
  await server.call('POST', paths.join(society), { token: one.token, body: {} });
  return one;
};
/** The rule of a site whose memberships end on that day. */
const endsOn = (until: string): MembershipYear =>
  membershipYear({ membershipYearEnds: until.slice(5), timeZone: 'UTC' }) as MembershipYear;
const setUntil = (id: string, until: string, reminded: string | null = null) =>
  database
    .updateTable('memberships')
    .set({ until, reminded_of: reminded })
    .where('university_id', '=', id)
    .where('society_id', '=', society)
    .execute();

describe('the last day of a membership', () => {
  test.each([
    ['2026-10-01', '07-31', '2027-07-31'],
    ['2027-05-31', '07-31', '2027-07-31'],
    ['2027-06-01', '07-31', '2028-07-31'],
    ['2027-07-31', '07-31', '2028-07-31'],
    ['2027-08-01', '07-31', '2028-07-31'],
    ['2026-12-31', '01-31', '2028-01-31'],
  ])('of one that begins on %s in a year that ends on %s is %s', (today, last, until) => {
    expect(endAfter(today, last)).toBe(until);
  });

  test('is on the page, in lists, in the reply to joining and in the list of members', async () => {
    const one = await newcomer();
    const until = year?.nextEnd();
    const reply = await server.call<Society>('POST', paths.join(society), { token: one.token, body: {} });
    expect(reply.body.until).toBe(until);
    await keepMembershipYear(database, year);
    expect((await page(one.token)).until).toBe(until);
    const mine = await server.call<Society[]>('GET', paths.mySocieties, { token: one.token });
    expect(mine.body).toMatchObject([{ id: society, until }]);
    const members = await server.call<SocietyMember[]>('GET', paths.members(society), {
      token: people.president,
    });
    expect(new Set(members.body.map((member) => member.until))).toEqual(new Set([until]));
    expect(await page(people.newcomer)).not.toHaveProperty('until');
  });

  test('does not stand anywhere without the setting', async () => {
    const config = { membershipYearEnds: null, timeZone: zone };
    expect(membershipYear(config)).toBeNull();
    await keepMembershipYear(database, null);
  });
});

describe('30 days before it', () => {
  test('a member is reminded once, over all processes, and a holder of a role is not', async () => {
    const one = await joined();
    const until = dayIn(30);
    await setUntil(one.id, until);
    await setUntil(demo.president, until);
    const rule = endsOn(until);
    await Promise.all([keepMembershipYear(database, rule), keepMembershipYear(database, rule)]);
    await keepMembershipYear(database, rule);
    const told = await noticesOf(one.token);
    expect(told).toMatchObject([{ title: 'Your membership of Astronomy Society ends soon' }]);
    expect(await noticesOf(people.president)).toEqual([]);
  });

  test('renewing moves it a year on, also when pressed twice at once', async () => {
    const one = await joined();
    const until = `${year?.nextEnd().slice(0, 4)}-${ends}`;
    const last = String(Number(until.slice(0, 4)) - 1);
    await setUntil(one.id, `${last}-${ends}`);
    const renew = () => server.call<Society>('POST', paths.renew(society), { token: one.token });
    const replies = await Promise.all([renew(), renew()]);
    expect(replies.map(({ status, body }) => [status, body.until])).toEqual([
      [200, until],
      [200, until],
    ]);
    expect((await page(one.token)).until).toBe(until);
    const counted = await database
      .selectFrom('membership_years')
      .select(['renewed', 'lapsed'])
      .where('society_id', '=', society)
      .execute();
    expect(counted).toEqual([{ renewed: 1, lapsed: 0 }]);
    expect((await server.call('POST', paths.renew(society), { token: people.newcomer })).status).toBe(403);
  });

  test('a day before it is still a membership', async () => {
    const one = await joined();
    const until = dayIn(0);
    await setUntil(one.id, until, until);
    await keepMembershipYear(database, endsOn(until));
    expect((await page(one.token)).membership).toBe('member');
  });
});

describe('the day after it', () => {
  test('who did not renew has left and is told once; holders of a role and renewed members stay', async () => {
    const [one, other, renewed] = [await joined(), await joined(), await joined()];
    const until = dayIn(-1);
    const treasurer = await holderOf(server, society, 'Treasurer');
    for (const id of [one.id, other.id, treasurer]) await setUntil(id, until, until);
    const rule = endsOn(until);
    await setUntil(renewed.id, rule.nextEnd(), until);
    const before = (await page(people.president)).member_count;
    const sibling = inject('databaseUrl') ? await startSibling(server) : undefined;
    const processes = [database, sibling?.database ?? database];
    await Promise.all([...processes, ...processes].map((each) => keepMembershipYear(each, rule)));
    expect(await page(one.token)).toMatchObject({ membership: 'none', member_count: before - 2 });
    if (sibling) {
      expect((await page(one.token, sibling)).member_count).toBe(before - 2);
      await sibling.stop();
    }
    for (const { token } of [one, other])
      expect(await noticesOf(token)).toMatchObject([
        { title: 'Your membership of Astronomy Society has ended' },
      ]);
    expect((await page(renewed.token)).membership).toBe('member');
    expect((await page(await server.signIn(treasurer))).membership).toBe('member');
    const [counted] = await database
      .selectFrom('membership_years')
      .select('lapsed')
      .where('ended_on', '=', until)
      .execute();
    expect(counted?.lapsed).toBe(2);
    const { body } = await server.call<SocietyAnalytics>('GET', paths.societyAnalytics(society), {
      token: people.president,
    });
    expect(body.membership_years).toContainEqual({ ended_on: until, renewed: 0, lapsed: 2 });
  });

  test('who has accepted the next term of a role is not reminded and stays', async () => {
    const one = await joined();
    const until = dayIn(-1);
    await sql`insert into terms (society_id, role_id, university_id, starts_on, accepted_at)
      select society_id, id, ${one.id}, current_date + 90, now() from roles
      where society_id = ${society} and name = 'Secretary'`.execute(database);
    await setUntil(one.id, until, until);
    await keepMembershipYear(database, endsOn(until));
    expect((await page(one.token)).membership).toBe('member');
    expect(await noticesOf(one.token)).toEqual([]);
    await sql`delete from terms where university_id = ${one.id}`.execute(database);
  });

  test('nobody leaves who was not reminded: their membership goes on for a year', async () => {
    const one = await joined();
    const until = dayIn(-1);
    await setUntil(one.id, until);
    await keepMembershipYear(database, endsOn(until));
    expect(await page(one.token)).toMatchObject({ membership: 'member', until: endsOn(until).nextEnd() });
  });
});

test('the demonstration shows the days before an end: a notice, one press to renew, and the figures of past years', async () => {
  const until = dayIn(20);
  const tried = await startServer({
    fresh: true,
    env: { MEMBERSHIP_YEAR_ENDS: until.slice(5), TIME_ZONE: 'UTC' },
  });
  try {
    await keepMembershipYear(tried.database, endsOn(until));
    const token = await tried.signIn(demo.member);
    const { body: before } = await tried.call<SocietyPage>('GET', paths.society(society), { token });
    expect(before.until).toBe(until);
    const { body: notices } = await tried.call<NoticesReply>('GET', paths.notifications, { token });
    expect(notices.results.map(({ kind }) => kind)).toContain('membership_due');
    const { body: renewed } = await tried.call<Society>('POST', paths.renew(society), { token });
    expect(renewed.until).toBe(endAfter(dayIn(0), until.slice(5)));
    const president = await tried.signIn(demo.president);
    const { body: figures } = await tried.call<SocietyAnalytics>('GET', paths.societyAnalytics(society), {
      token: president,
    });
    expect(figures.membership_years?.length).toBeGreaterThan(1);
  } finally {
    await tried.stop();
  }
});
