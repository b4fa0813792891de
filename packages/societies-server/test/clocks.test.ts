import { sql } from 'kysely';
import { paths, type NoticesReply, type SocietyEvent } from 'societies-contract';
import { describe, expect, inject, test, vi } from 'vitest';
import { keepElections } from '../src/elections/closing.ts';
import { keepDeadlines } from '../src/events/payments.ts';
import { membershipYear, type MembershipYear } from '../src/joining/membership-year.ts';
import { keepMembershipYear } from '../src/joining/year-ends.ts';
import { sendDigests } from '../src/notices/digest.ts';
import { electionsIn } from './elections-world.ts';
import { eventDraft } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { signInPeople, signInStudents, society } from './people.ts';

const minute = 60_000;
const server = await withServer();
const { database } = server;
const people = await signInPeople(server);
const students = await signInStudents(server, 3);
const elections = electionsIn(server, society, people.president);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

/** Does something in a process whose clock is so many minutes off, beside a database whose clock is right. */
async function off<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minute });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
const noticesOf = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results;

// The embedded engine has the clock of its process.
describe.runIf(inject('databaseUrl'))('by the clock of the database, with a process ten minutes off', () => {
  /** One in which people vote, with a candidate and two voters. */
  async function voting() {
    const { id, roles } = await elections.called();
    const [role = 0] = roles;
    const [ada, ...voters] = await elections.members(3);
    if (!ada) throw new Error('No members.');
    const candidate = await elections.candidate(id, role, ada);
    await elections.move(id, 'voting');
    const cast = async (index: number) =>
      (await elections.vote(id, voters[index]?.token ?? '', { [role]: [candidate] })).status;
    return { id, cast };
  }
  const closed = async (id: number) =>
    (
      await database
        .selectFrom('elections')
        .select(['closed_at', 'voted'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).voted;

  test('nominations and voting open once, and not early', async () => {
    const { id } = await elections.called('planned');
    const announced = async (title: string) =>
      (await noticesOf(people.member)).filter((notice) => notice.title.endsWith(title)).length;
    const keep = (minutes: number) =>
      off(minutes, () => Promise.all([keepElections(database), keepElections(database)]));
    for (const [phase, from, title] of [
      ['planned', 'nominations_from', 'who wants to stand?'],
      ['waiting', 'voting_from', 'you can vote now'],
    ] as const) {
      await elections.move(id, phase);
      const set = (minutes: number) =>
        database
          .updateTable('elections')
          .set({ [from]: inMinutes(minutes) })
          .where('id', '=', id)
          .execute();
      await set(5);
      await keep(10);
      expect([title, await announced(title)]).toEqual([title, 0]);
      await set(-5);
      await keep(-10);
      await keep(10);
      expect([title, await announced(title)]).toEqual([title, 1]);
    }
    await elections.cancel(id, 'Only a try.');
  });

  test('voting ends at its moment for who votes and for who counts, once', async () => {
    const { id, cast } = await voting();
    const set = (minutes: number) =>
      database
        .updateTable('elections')
        .set({ voting_until: inMinutes(minutes) })
        .where('id', '=', id)
        .execute();
    await set(5);
    expect(await off(10, () => cast(0))).toBe(200);
    await off(10, () => keepElections(database));
    expect(await closed(id)).toBeNull();
    await set(-5);
    expect(await off(-10, () => cast(1))).toBe(409);
    await off(-10, () => Promise.all([keepElections(database), keepElections(database)]));
    expect(await closed(id)).toBe(1);
  });

  test('unpaid places are given back at their moment, once', async () => {
    const { body, status: created } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: {
        ...eventDraft,
        max_participants: 1,
        waiting_list: true,
        price: 5,
        payment: { instructions: 'At the desk.', url: null, pay_within_hours: 48 },
      },
    });
    expect(created).toBe(201);
    const { id } = body;
    for (const token of students.slice(0, 2))
      await server.call('POST', paths.eventSignup(society, id), { token, body: {} });
    const first = String(10_000_051);
    const set = (minutes: number) =>
      database
        .updateTable('event_signups')
        .set({ pay_until: inMinutes(minutes), pay_warned_at: inMinutes(-60) })
        .where('event_id', '=', id)
        .where('university_id', '=', first)
        .execute();
    const status = async (index: number) =>
      (await server.call<SocietyEvent>('GET', paths.event(society, id), { token: students[index] })).body
        .place?.status ?? 'none';
    const keep = (minutes: number) =>
      off(minutes, () => Promise.all([keepDeadlines(database), keepDeadlines(database)]));
    await set(5);
    await keep(10);
    expect([await status(0), await status(1)]).toEqual(['going', 'waiting']);
    await set(-5);
    await keep(-10);
    await keep(10);
    expect([await status(0), await status(1)]).toEqual(['none', 'going']);
    const returned = (await noticesOf(students[0] ?? '')).filter(({ title }) => title.includes('given back'));
    expect(returned).toHaveLength(1);
  });

  test('registration opens and closes at its moment', async () => {
    const { body } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: { ...eventDraft, opens_at: inMinutes(5).toISOString() },
    });
    const register = (index: number) =>
      server.call('POST', paths.eventSignup(society, body.id), { token: students[index], body: {} });
    expect((await off(10, () => register(0))).status).toBe(409);
    await database
      .updateTable('events')
      .set({ opens_at: inMinutes(-10), closes_at: inMinutes(5) })
      .where('id', '=', body.id)
      .execute();
    expect((await off(10, () => register(0))).status).toBe(200);
    await database
      .updateTable('events')
      .set({ closes_at: inMinutes(-5) })
      .where('id', '=', body.id)
      .execute();
    expect((await off(-10, () => register(1))).status).toBe(409);
  });

  test('a membership ends the day after its last, and digests are sent once a period', async () => {
    // The zone in which it is ten minutes to midnight comes round but once a day: the clock is off by a day instead.
    const today = new Date().toISOString().slice(0, 10);
    const year = membershipYear({ membershipYearEnds: today.slice(5), timeZone: 'UTC' }) as MembershipYear;
    await database
      .updateTable('memberships')
      .set({ until: today, reminded_of: today })
      .where('university_id', '=', demo.member)
      .where('society_id', '=', society)
      .execute();
    await off(24 * 60, () => keepMembershipYear(database, year));
    const kept = await database
      .selectFrom('memberships')
      .select(sql<string>`until::text`.as('until'))
      .where('university_id', '=', demo.member)
      .where('society_id', '=', society)
      .executeTakeFirst();
    expect(kept?.until).toBe(today);

    await server.call('PUT', paths.notificationSettings, { token: people.member, body: { digest: 'daily' } });
    await sql`update notification_settings set digest_sent_at = now() where university_id = ${demo.member}`.execute(
      database,
    );
    await off(24 * 60, () => sendDigests(database, 'UTC'));
    const digests = await database
      .selectFrom('mails')
      .select('id')
      .where('template', '=', 'digest')
      .where('university_id', '=', demo.member)
      .execute();
    expect(digests).toEqual([]);
  });
});
