import { sql } from 'kysely';
import {
  paths,
  type Everything,
  type NoticesReply,
  type PublicSocieties,
  type PublicSocietyPage,
  type RecommendedSociety,
  type Society,
  type SocietyEvent,
  type SocietyPage,
} from 'societies-contract';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { remindOfRounds } from '../src/affiliation/reminders.ts';
import { endRounds, isLapsed } from '../src/affiliation/standing.ts';
import { markChanged } from '../src/directory/versions.ts';
import { notifyOfDuePosts } from '../src/posts/publishing.ts';
import { noteBegunEvents } from '../src/societies/last-active.ts';
import { affiliationCalls, everyKind, roundDraft } from './affiliations.ts';
import { eventDraft, inDays } from './event-draft.ts';
import { demo, startSibling, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { otherSocieties, signInPeople, society } from './people.ts';

const server = await withServer({ env: { PUBLIC_DIRECTORY: 'true', TIME_ZONE: 'UTC' } });
const { database } = server;
const people = await signInPeople(server);
const made = affiliationCalls(server, people.administrator);
/** What every society of the demo data can answer. */
const items = everyKind.slice(0, 3);
const calls = {
  ...made,
  createRound: (more: Parameters<typeof made.createRound>[0]) => made.createRound({ items, ...more }),
};
const { chess } = otherSocieties;
/** All but these two have lapsed where a test says so. */
const few = [society, chess];

// So that every society existed when the rounds of these tests were due.
await sql`with changed as (
  update societies set creation_date = least(creation_date, current_date - 100) returning id
) ${markChanged('changed')}`.execute(database);

beforeEach(async () => {
  for (const { id } of await database.selectFrom('affiliation_rounds').select('id').execute())
    await calls.deleteRound(id);
  await database.deleteFrom('notifications').execute();
  await database.deleteFrom('mails').execute();
});

const page = async (id: number, token = people.newcomer) =>
  (await server.call<SocietyPage>('GET', paths.society(id), { token })).body;
const list = async (query: string, token = people.newcomer) =>
  (await server.call<{ count: number; results: Society[] }>('GET', `${paths.societies}?${query}`, { token }))
    .body;
const ids = (societies: readonly { id: number }[]) => societies.map(({ id }) => id);
const founded = (day: string, id: number) =>
  database.updateTable('societies').set({ creation_date: day }).where('id', '=', id).execute();
/** A round that was due some days ago. */
const dueAgo = async (days: number, opened = days + 30) =>
  (await calls.createRound({ opens_at: inDays(-opened), due_at: inDays(-days) })).body;
const today = new Date().toISOString().slice(0, 10);

/** A round that ended with a few societies accepted. */
async function endWithFew() {
  const round = await dueAgo(20, 60);
  await calls.fillAndHandIn(society, people.president);
  await calls.fillAndHandIn(chess, people.otherPresident);
  for (const id of few) expect((await calls.accept(id)).status).toBe(200);
  const { version: _, begun: __, id, ...draft } = round;
  const ended = await calls.changeRound(id, { ...draft, due_at: inDays(-31) });
  expect(ended.status).toBe(200);
  return round;
}

describe('a society', () => {
  test('is neither affiliated nor lapsed until a round has ended, and affiliated once it is accepted', async () => {
    expect((await page(society)).affiliation).toBeNull();
    await dueAgo(29);
    expect((await page(society)).affiliation).toBeNull();
    await calls.fillAndHandIn(society, people.president);
    expect((await page(society)).affiliation).toBeNull();
    await calls.accept(society);
    expect((await page(society)).affiliation).toBe('affiliated');
    expect((await page(chess)).affiliation).toBeNull();
  });

  test('has lapsed 30 days after a round was due without it, and can still hand in', async () => {
    await dueAgo(31);
    expect((await page(society)).affiliation).toBe('lapsed');
    expect(await isLapsed(database, society)).toBe(true);
    await calls.fillAndHandIn(society, people.president);
    await calls.accept(society);
    expect((await page(society)).affiliation).toBe('affiliated');
    expect(await isLapsed(database, society)).toBe(false);
    expect(await isLapsed(database, chess)).toBe(true);
    expect(await isLapsed(database, 9_999_999)).toBe(false);
  });

  test('lapses by itself on the day, on every process', async () => {
    const round = await dueAgo(29);
    await sql`update affiliation_rounds set due_at = now() - interval '31 days', opens_at = now() - interval '60 days'
      where id = ${round.id}`.execute(database);
    expect((await page(society)).affiliation).toBeNull();
    await Promise.all([endRounds(database), endRounds(database)]);
    expect((await page(society)).affiliation).toBe('lapsed');
    const { ended } = await database
      .selectFrom('affiliation_rounds')
      .select('ended')
      .where('id', '=', round.id)
      .executeTakeFirstOrThrow();
    expect(ended).toBe(true);
  });

  test('that was founded after a round was due has not lapsed', async () => {
    const { creation_date: before } = await page(chess);
    await founded(inDays(-31).slice(0, 10), chess);
    await dueAgo(32);
    expect((await page(chess)).affiliation).toBeNull();
    expect((await page(society)).affiliation).toBe('lapsed');
    await founded(before, chess);
  });

  test('stays affiliated while a later round is open, and lapses if that ends without it', async () => {
    await endWithFew();
    const { body: next } = await calls.createRound({ opens_at: inDays(-3), due_at: inDays(-2) });
    expect((await page(society)).affiliation).toBe('affiliated');
    await calls.changeRound(next.id, roundDraft({ items, opens_at: inDays(-60), due_at: inDays(-30.5) }));
    expect((await page(society)).affiliation).toBe('lapsed');
    await calls.deleteRound(next.id);
    expect((await page(society)).affiliation).toBe('affiliated');
  });

  test('keeps everything else when it has lapsed', async () => {
    await dueAgo(31);
    const joined = await server.call<Society>('POST', paths.join(society), {
      token: people.newcomer,
      body: {},
    });
    expect([joined.status, joined.body.member, joined.body.affiliation]).toEqual([200, true, 'lapsed']);
    await server.call('POST', paths.leave(society), { token: people.newcomer, body: {} });
    const made = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: eventDraft,
    });
    expect(made.status).toBe(201);
  });

  test('is what it was when it is removed and restored, though a round ended meanwhile', async () => {
    await calls.createRound({});
    await server.call('DELETE', paths.removeSociety(12), { token: people.administrator });
    await dueAgo(31);
    await server.call('POST', paths.restoreSociety(12), { token: people.administrator });
    expect((await page(12)).affiliation).toBe('lapsed');
  });
});

describe('lapsed societies', () => {
  test('stand last in lists, in every order and direction, over all pages', async () => {
    await endWithFew();
    for (const sort of [
      '',
      '&sort=name',
      '&sort=-name',
      '&sort=members',
      '&sort=-members',
      '&sort=-creation_date',
    ]) {
      const { count, results } = await list(`page=1&page_size=100${sort}`);
      expect([sort, count]).toEqual([sort, 48]);
      expect(new Set(ids(results.slice(0, 2)))).toEqual(new Set(few));
      expect(results.slice(2).every(({ affiliation }) => affiliation === 'lapsed')).toBe(true);
      const key = sort.replace(/^&sort=-?/, '');
      const values = results
        .slice(2)
        .map((one) => (key === 'name' ? one.name.toLowerCase() : one.member_count));
      if (key === 'name' || key === 'members') {
        const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(sort.includes('-') ? sorted.reverse() : sorted);
      }
      const pages: number[] = [];
      for (let at = 1; at <= 7; at += 1)
        pages.push(...ids((await list(`page=${at}&page_size=7${sort}`)).results));
      expect(pages).toEqual(ids(results));
    }
    const { body: all } = await server.call<Society[]>('GET', paths.societies, { token: people.newcomer });
    expect(new Set(ids(all.slice(0, 2)))).toEqual(new Set(few));
  });

  test('are found by a search after all others, and by their name', async () => {
    await endWithFew();
    const { results } = await list('page=1&page_size=100&search=society');
    const lapsed = results.map(({ affiliation }) => affiliation === 'lapsed');
    expect(lapsed.includes(true)).toBe(true);
    expect(lapsed).toEqual(lapsed.toSorted((a, b) => Number(a) - Number(b)));
    const { name } = await page(3);
    expect((await list(`page=1&search=${encodeURIComponent(name)}`)).results[0]?.name).toBe(name);
    const everything = await server.call<Everything>('GET', `${paths.search}?q=${encodeURIComponent(name)}`, {
      token: people.newcomer,
    });
    expect(ids(everything.body.societies)).toContain(3);
  });

  test('are not recommended, to members and to newcomers', async () => {
    const recommended = async (token: string) =>
      (await server.call<RecommendedSociety[]>('GET', paths.recommendedSocieties, { token })).body;
    expect((await recommended(people.newcomer)).length).toBeGreaterThan(2);
    await endWithFew();
    for (const token of [people.newcomer, people.member, people.president])
      expect((await recommended(token)).every(({ affiliation }) => affiliation === 'affiliated')).toBe(true);
    expect(new Set(ids(await recommended(people.newcomer)))).toEqual(new Set(few));
  });

  test('stand last in the public directory, which says when each was active', async () => {
    await endWithFew();
    const { body } = await server.call<PublicSocieties>(
      'GET',
      `${paths.publicSocieties}?page=1&page_size=100`,
    );
    expect(new Set(ids(body.results.slice(0, 2)))).toEqual(new Set(few));
    expect(body.results[2]).toMatchObject({ affiliation: 'lapsed' });
    const { body: one } = await server.call<PublicSocietyPage>('GET', paths.publicSociety(society));
    expect(one.affiliation).toBe('affiliated');
    expect(one.last_active).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('come back where they were when a round is deleted', async () => {
    const before = ids((await list('page=1&page_size=100&sort=name')).results);
    const { id } = await endWithFew();
    expect(ids((await list('page=1&page_size=100&sort=name')).results)).not.toEqual(before);
    await calls.deleteRound(id);
    expect(ids((await list('page=1&page_size=100&sort=name')).results)).toEqual(before);
  });
});

describe('when a society was active last', () => {
  const quiet = async () => {
    await database.deleteFrom('events').where('society_id', '=', chess).execute();
    await database.deleteFrom('posts').where('society_id', '=', chess).execute();
    await sql`with changed as (
        update societies set committee_changed_at = '2026-03-04T12:00Z', last_active_at = '2026-03-04T12:00Z' where id = ${chess}
        returning id
      ) ${markChanged('changed')}`.execute(database);
    expect((await page(chess)).last_active).toBe('2026-03-04');
  };

  test('is the day of the last event that took place, and not of one that is to come', async () => {
    await quiet();
    const made = await server.call<SocietyEvent>('POST', paths.events(chess), {
      token: people.otherPresident,
      body: eventDraft,
    });
    expect(made.status).toBe(201);
    expect((await page(chess)).last_active).toBe('2026-03-04');
    await sql`update events set starts_at = now() - interval '1 minute' where id = ${made.body.id}`.execute(
      database,
    );
    await noteBegunEvents(database);
    expect((await page(chess)).last_active).toBe(new Date(Date.now() - 60_000).toISOString().slice(0, 10));
    await server.call('DELETE', paths.event(chess, made.body.id), { token: people.otherPresident });
    expect((await page(chess)).last_active).toBe('2026-03-04');
  });

  test('is the day of the last published post, also of a scheduled one, and not of a draft', async () => {
    await quiet();
    const post = (more: object) =>
      server.call<{ id: number }>('POST', paths.posts(chess), {
        token: people.otherPresident,
        body: { title: 'Openings', content: 'e4', show_likes: true, ...more },
      });
    await post({ draft: true });
    const later = await post({ publish_at: inDays(2) });
    expect((await page(chess)).last_active).toBe('2026-03-04');
    await sql`update posts set publish_at = now() - interval '1 minute' where id = ${later.body.id}`.execute(
      database,
    );
    await notifyOfDuePosts(database);
    expect((await page(chess)).last_active).not.toBe('2026-03-04');
    await server.call('DELETE', paths.post(chess, later.body.id), { token: people.otherPresident });
    expect((await page(chess)).last_active).toBe('2026-03-04');
    await post({});
    expect((await page(chess)).last_active).toBe(today);
  });

  test('is the day of the last change of the committee', async () => {
    await quiet();
    const { committee_members: committee } = await page(chess);
    const entry = Object.values(committee).find(({ role }) => role.name === 'Treasurer');
    const { status } = await server.call('POST', paths.updateCommittee(chess), {
      token: people.administrator,
      body: {
        new_committee: [
          {
            role_id: entry?.role.id,
            role_name: 'Treasurer',
            previous_user_id: entry?.university_id ?? null,
            user_id: entry?.university_id ? null : await memberOf(chess),
            user_name: '',
          },
        ],
      },
    });
    expect(status).toBe(200);
    expect((await page(chess)).last_active).toBe(today);
  });

  test('is on every society of the demonstration', async () => {
    const { results } = await list('page=1&page_size=100');
    expect(results.filter(({ last_active: day }) => typeof day === 'string').length).toBeGreaterThan(40);
  });
});

const memberOf = async (id: number) =>
  (
    await database
      .selectFrom('memberships')
      .select('university_id')
      .where('society_id', '=', id)
      .where('role_id', 'is', null)
      .executeTakeFirstOrThrow()
  ).university_id;

describe('reminders', () => {
  const noticesOf = async (token: string) =>
    (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results
      .filter(({ kind }) => kind === 'affiliation')
      .map(({ title }) => title);
  const remind = () => remindOfRounds(database, 'UTC');
  const moveTo = (id: number, days: number) =>
    sql`update affiliation_rounds set due_at = ${inDays(days)}::timestamptz where id = ${id}`.execute(
      database,
    );

  test('go out 14 and 3 days before and the day after, once each, to those who have not handed in', async () => {
    const { body: round } = await calls.createRound({ due_at: inDays(15) });
    await calls.fillAndHandIn(chess, people.otherPresident);
    await remind();
    expect(await noticesOf(people.president)).toEqual([]);
    const due = expect.stringContaining('is due soon') as string;
    for (const [days, titles] of [
      [14, [due]],
      [13, [due]],
      [3, [due, due]],
      [1, [due, due]],
      [-1, [expect.stringContaining('is overdue') as string, due, due]],
      [-2, [expect.stringContaining('is overdue') as string, due, due]],
    ] as const) {
      await moveTo(round.id, days);
      await remind();
      await remind();
      expect([days, await noticesOf(people.president)]).toEqual([days, titles]);
    }
    expect(await noticesOf(people.eventsOfficer)).toHaveLength(3);
    expect(await noticesOf(people.member)).toEqual([]);
    expect(await noticesOf(people.otherPresident)).toEqual([]);
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', demo.president)
      .executeTakeFirstOrThrow();
    const late = (await mailsTo(server, email)).filter(({ subject }) => subject?.includes('is overdue'));
    expect(late.map(({ text }) => text)).toEqual([expect.stringContaining('See the checklist') as string]);
  });

  test('of a round that is written late go out once, and of a round long past not at all', async () => {
    await calls.createRound({ due_at: inDays(2) });
    await remind();
    expect(await noticesOf(people.president)).toHaveLength(1);
    await database.deleteFrom('affiliation_rounds').execute();
    await dueAgo(40);
    await remind();
    expect(await noticesOf(people.president)).toHaveLength(1);
  });

  test('go out anew when a round is due on another day', async () => {
    const { body: round } = await calls.createRound({ due_at: inDays(2) });
    await remind();
    await calls.changeRound(round.id, roundDraft({ items, due_at: inDays(40) }));
    await remind();
    expect(await noticesOf(people.president)).toHaveLength(1);
    await moveTo(round.id, 14);
    await remind();
    expect(await noticesOf(people.president)).toHaveLength(2);
  });

  test('go on where they were interrupted', async () => {
    const { body: round } = await calls.createRound({ due_at: inDays(10) });
    await sql`update affiliation_rounds set reminders = 1, reminded_until = ${society} where id = ${round.id}`.execute(
      database,
    );
    await remind();
    expect(await noticesOf(people.president)).toEqual([]);
    expect(await noticesOf(people.otherPresident)).toHaveLength(1);
  });

  // The embedded engine has one process by design.
  test.runIf(inject('databaseUrl'))('go out once over two processes', async () => {
    const sibling = await startSibling(server);
    try {
      await calls.createRound({ due_at: inDays(10) });
      await Promise.all([remind(), remindOfRounds(sibling.database, 'UTC'), remind()]);
      await remindOfRounds(sibling.database, 'UTC');
      expect(await noticesOf(people.president)).toHaveLength(1);
      expect(await noticesOf(people.otherPresident)).toHaveLength(1);
    } finally {
      await sibling.stop();
    }
  });
});
