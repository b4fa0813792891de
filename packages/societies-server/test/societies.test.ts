import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  paths,
  type RecommendedSociety,
  type Society,
  type SocietyDetail,
  type SocietyEvent,
  type SocietyPage,
} from 'societies-contract';
import { demo, withServer } from './harness.ts';

const server = await withServer();
const [president, member, newcomer, administrator] = (await Promise.all(
  [demo.president, demo.member, demo.newcomer, demo.administrator].map((id) => server.signIn(id)),
)) as [string, string, string, string];

const get = <Body>(path: string, token = newcomer, headers: Record<string, string> = {}) =>
  server.call<Body>('GET', path, { token, headers });
const names = (societies: { name: string }[]) => societies.map(({ name }) => name);
const memberCount = async (id: number) => (await get<SocietyPage>(paths.society(id))).body.member_count;
const rows = async (id: number) =>
  Number(
    (
      await server.engine.database
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('society_id', '=', id)
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('without a token', () => {
  test.each([
    ['GET', paths.categories],
    ['GET', paths.societies],
    ['GET', paths.recommendedSocieties],
    ['GET', paths.society(1)],
    ['GET', paths.societyDetail(1)],
    ['POST', paths.join(1)],
    ['POST', paths.leave(1)],
  ])('%s %s is 401', async (method, path) => {
    const { status, body } = await server.call<{ code: string; detail: string }>(method, path);
    expect(status).toBe(401);
    expect(Object.keys(body).sort()).toEqual(['code', 'detail']);
  });
});

describe('the list', () => {
  test('has at least 48 societies in 8 categories by the contract', async () => {
    const categories = await get<{ id: number; name: string }[]>(paths.categories);
    expect(categories.body.map(({ name }) => name)).toEqual([
      'Academic',
      'Arts',
      'Community',
      'Culture',
      'Games',
      'Science',
      'Sport',
      'Technology',
    ]);
    const { status, body } = await get<Society[]>(paths.societies);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(48);
    expect(new Set(body.map(({ category }) => category.name)).size).toBe(8);
    const first = body.find(({ id }) => id === 1);
    expect(first).toMatchObject({
      name: 'Astronomy Society',
      category: { name: 'Science' },
      creation_date: '2019-10-14',
      member_count: 212,
      member: false,
      theme: { primary_color: '#302d53', secondary_color: '#564576', tertiary_color: '#c9a7ff' },
    });
    expect(body.some(({ logo }) => logo === null)).toBe(true);
  });

  test('says which societies the caller is in', async () => {
    const { body } = await get<Society[]>(paths.societies, member);
    expect(names(body.filter((society) => society.member))).toEqual([
      'Astronomy Society',
      'Chess Club',
      'Rowing Club',
    ]);
    const mine = await get<Society[]>(paths.mySocieties, member);
    expect(names(mine.body)).toEqual(['Astronomy Society', 'Chess Club', 'Rowing Club']);
    expect(mine.body.map(({ role }) => role)).toEqual(['Member', 'Member', 'Member']);
    const presided = (await get<{ results: Society[] }>(`${paths.mySocieties}&page=1`, president)).body;
    expect(presided.results.find(({ id }) => id === 1)?.role).toBe('President');
    expect(body.some((society) => 'role' in society)).toBe(false);
    expect((await get<Society[]>(paths.mySocieties)).body).toEqual([]);
  });

  test("has the next event in the caller's own societies only", async () => {
    const own = async () =>
      (await get<Society[]>(paths.mySocieties, president)).body.find(({ id }) => id === 1)?.next_event;
    const events = (await get<SocietyEvent[]>(paths.events(1), president)).body;
    const first = events
      .filter(({ datetime }) => Date.parse(datetime) > Date.now())
      .toSorted((one, other) => Date.parse(one.datetime) - Date.parse(other.datetime))[0] as SocietyEvent;
    const said = ({ id, name, datetime }: SocietyEvent) => ({ id, name, datetime });
    expect(await own()).toEqual(said(first));
    const { body: sooner } = await server.call<SocietyEvent>('POST', paths.events(1), {
      token: president,
      body: {
        name: 'In an hour',
        description: 'Quick.',
        datetime: new Date(Date.now() + 3_600_000).toISOString(),
        duration: '01:00:00',
        venue: 'Here',
        max_participants: 5,
        price: 0,
        is_active: true,
      },
    });
    expect(await own()).toEqual(said(sooner));
    await server.call('DELETE', paths.event(1, sooner.id), { token: president });
    expect(await own()).toEqual(said(first));
    const everywhere = (await get<Society[]>(paths.societies, president)).body;
    expect(everywhere.filter((society) => 'next_event' in society)).toEqual([]);
  });

  test('shows callers their own joining at once under load', async () => {
    const ids = (
      await server.database
        .selectFrom('users')
        .select('university_id')
        .where('university_id', 'not in', (query) =>
          query.selectFrom('memberships').select('university_id').where('society_id', '=', 33),
        )
        .orderBy('university_id', 'desc')
        .limit(8)
        .execute()
    ).map(({ university_id }) => university_id);
    expect(ids).toHaveLength(8);
    const seen = async (token: string) =>
      (await get<Society[]>(paths.societies, token)).body.find(({ id }) => id === 33)?.member;
    const story = await Promise.all(
      ids.map(async (id) => {
        const token = await server.signIn(id);
        const said: unknown[] = [];
        for (let round = 0; round < 4; round += 1) {
          await server.call('POST', paths.join(33), { token });
          said.push(await seen(token), await seen(token));
          await server.call('POST', paths.leave(33), { token });
          said.push(await seen(token), await seen(token));
        }
        return said;
      }),
    );
    const truth = Array.from({ length: 4 }, () => [true, true, false, false]).flat();
    expect(story).toEqual(ids.map(() => truth));
  });

  test('searches names and descriptions regardless of case, without wildcards', async () => {
    const search = async (text: string) =>
      names((await get<Society[]>(`${paths.societies}?search=${encodeURIComponent(text)}`)).body);
    expect(await search('CLIMBING')).toEqual(['Climbing & Mountaineering']);
    expect(await search('perseids')).toEqual(['Astronomy Society']);
    expect(await search('%')).toEqual([]);
    expect(await search('_%')).toEqual([]);
    expect(await search("'; drop truncate societies; --")).toEqual([]);
  });

  test('filters by one category or several', async () => {
    const { body: categories } = await get<{ id: number; name: string }[]>(paths.categories);
    const id = (name: string) => categories.find((category) => category.name === name)?.id ?? 0;
    const one = await get<Society[]>(`${paths.societies}?category=${id('Games')}`);
    expect(one.body).toHaveLength(6);
    expect(new Set(one.body.map(({ category }) => category.name))).toEqual(new Set(['Games']));
    const two = await get<Society[]>(`${paths.societies}?category=${id('Games')},${id('Arts')}`);
    expect(two.body).toHaveLength(12);
  });

  test('stays sorted while member counts change', async () => {
    const counts = async (sort: string) =>
      (await get<Society[]>(`${paths.societies}?sort=${sort}`)).body.map(({ id, member_count }) => ({
        id,
        member_count,
      }));
    const inOrder = (listed: { id: number; member_count: number }[]) =>
      listed.toSorted((one, other) => one.member_count - other.member_count || one.id - other.id);
    await counts('members');
    for (const society of [7, 12, 31]) {
      await server.call('POST', paths.join(society), { token: newcomer });
      const listed = await counts('members');
      expect(listed).toEqual(inOrder(listed));
      expect(await counts('-members')).toEqual(listed.toReversed());
    }
    for (const society of [7, 12, 31]) await server.call('POST', paths.leave(society), { token: newcomer });
  });

  test.each([
    ['name', ({ name }: Society) => name.toLowerCase()],
    ['members', ({ member_count: count }: Society) => count],
    ['creation_date', ({ creation_date: date }: Society) => date],
  ] as const)('sorts by %s in both directions', async (key, of) => {
    const by: (society: Society) => string | number = of;
    const ascending = (await get<Society[]>(`${paths.societies}?sort=${key}`)).body.map(by);
    const descending = (await get<Society[]>(`${paths.societies}?sort=-${key}`)).body.map(by);
    const sorted = [...ascending].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(ascending).toEqual(sorted);
    expect(descending).toEqual([...sorted].reverse());
  });

  test('comes by page when asked', async () => {
    interface Page {
      count: number;
      results: Society[];
    }
    const all = names((await get<Society[]>(`${paths.societies}?sort=-members`)).body);
    const first = (await get<Page>(`${paths.societies}?sort=-members&page=1`)).body;
    const second = (await get<Page>(`${paths.societies}?sort=-members&page=2&page_size=10`)).body;
    expect(first.count).toBe(all.length);
    expect(names(first.results)).toEqual(all.slice(0, 12));
    expect(names(second.results)).toEqual(all.slice(10, 20));
    expect((await get<Page>(`${paths.societies}?page=900`)).body).toEqual({ count: all.length, results: [] });
    const searched = (await get<Page>(`${paths.societies}?page=1&search=perseids`)).body;
    expect([searched.count, names(searched.results)]).toEqual([1, ['Astronomy Society']]);
  });

  test.each([
    'page=0',
    'page=x',
    'page_size=101',
    'sort=password_hash',
    'category=1;2',
    `search=${'x'.repeat(101)}`,
  ])('refuses ?%s', async (query) => {
    const { status, body } = await get<{ errors: object }>(`${paths.societies}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });
});

describe('one society', () => {
  test.each([9_999, 0, -1, 'x', '1e3', '99999999999', '%00'])('%s is 404', async (id) => {
    for (const path of [`/api/societies/${id}/`, `/api/societies/${id}/detail/`]) {
      expect((await get<{ detail: string }>(path)).status).toBe(404);
    }
  });

  test('has its themes and its committee by role id', async () => {
    const { status, body } = await get<SocietyPage>(paths.society(1));
    expect(status).toBe(200);
    expect(body.all_themes.map(({ name }) => name)).toEqual(['Night sky', 'Moss', 'Ember', 'Tide']);
    expect(body.theme).toEqual(body.all_themes[0]);
    const committee = Object.values(body.committee_members);
    expect(committee.map(({ role, name }) => [role.name, name])).toEqual([
      ['President', 'Mira Voss'],
      ['Vice President', 'Tom Adeyemi'],
      ['Secretary', 'Unassigned'],
      ['Treasurer', 'Yuki Tanaka'],
      ['Events Officer', 'Nadia Rahman'],
    ]);
    for (const [key, entry] of Object.entries(body.committee_members))
      expect(key).toBe(String(entry.role.id));
    expect(committee[2]).toMatchObject({ university_id: null });
    expect(committee[4]).toMatchObject({
      university_id: demo.eventsOfficer,
      role: { permissions: ['edit_events'] },
    });
  });

  test("has the caller's role", async () => {
    const role = async (token: string) => (await get<SocietyDetail>(paths.societyDetail(1), token)).body.role;
    expect(await role(newcomer)).toBeNull();
    expect(await role(administrator)).toBeNull();
    expect(await role(member)).toEqual({ name: 'Member', permissions: [] });
    expect((await role(president))?.name).toBe('President');
    expect((await role(president))?.permissions.map(({ codename }) => codename).sort()).toEqual([
      'edit_events',
      'edit_merch',
      'edit_posts',
      'edit_society',
      'manage_members',
      'manage_roles',
    ]);
  });

  test('is the same with and without trailing slash', async () => {
    expect((await get(paths.society(1).replace(/\/$/, ''))).status).toBe(200);
  });
});

describe('joining and leaving', () => {
  test('is 404 for an unknown society', async () => {
    expect((await server.call('POST', paths.join(9_999), { token: newcomer })).status).toBe(404);
    expect((await server.call('POST', paths.leave(9_999), { token: newcomer })).status).toBe(404);
  });

  test('joins once when called repeatedly', async () => {
    const before = await memberCount(7);
    const first = await server.call<Society>('POST', paths.join(7), { token: newcomer, body: {} });
    expect([first.status, first.body.member, first.body.member_count]).toEqual([200, true, before + 1]);
    const again = await server.call<Society>('POST', paths.join(7), { token: newcomer });
    expect([again.status, again.body.member, again.body.member_count]).toEqual([200, true, before + 1]);
    expect((await get<Society[]>(paths.societies)).body.find(({ id }) => id === 7)).toMatchObject({
      member: true,
      member_count: before + 1,
    });
    const left = await server.call<Society>('POST', paths.leave(7), { token: newcomer });
    expect([left.status, left.body.member, left.body.member_count]).toEqual([200, false, before]);
    const leftAgain = await server.call<Society>('POST', paths.leave(7), { token: newcomer });
    expect([leftAgain.status, leftAgain.body.member_count]).toEqual([200, before]);
  });

  test('counts fifty attempts at once as one, to join and to leave', async () => {
    const before = await memberCount(6);
    const joined = await Promise.all(
      Array.from({ length: 50 }, () => server.call<Society>('POST', paths.join(6), { token: newcomer })),
    );
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await memberCount(6), await rows(6)]).toEqual([before + 1, before + 1]);
    await Promise.all(
      Array.from({ length: 50 }, () => server.call('POST', paths.leave(6), { token: newcomer })),
    );
    expect([await memberCount(6), await rows(6)]).toEqual([before, before]);
  });

  test('is 409 for the President who leaves', async () => {
    const { status } = await server.call('POST', paths.leave(1), { token: president });
    expect(status).toBe(409);
    expect((await get<SocietyDetail>(paths.societyDetail(1), president)).body.role?.name).toBe('President');
  });
});

describe('recommendations', () => {
  test('are at most nine societies that the caller is not in, each with its reason', async () => {
    const { body } = await get<RecommendedSociety[]>(paths.recommendedSocieties, member);
    expect(body).toHaveLength(9);
    expect(new Set(body.map(({ id }) => id)).size).toBe(9);
    expect(body.filter((society) => society.member)).toEqual([]);
    expect(names(body)).not.toContain('Chess Club');
    const reasons = ['Astronomy Society', 'Chess Club', 'Rowing Club', 'Science', 'Games', 'Sport'];
    for (const { because } of body) expect(reasons).toContain(because);
  });

  test('leave out what the caller has just joined, and have again what they left', async () => {
    const ids = async () =>
      (await get<RecommendedSociety[]>(paths.recommendedSocieties, member)).body.map(({ id }) => id);
    const [first = 0, ...others] = await ids();
    await server.call('POST', paths.join(first), { token: member });
    const after = await ids();
    expect(after).not.toContain(first);
    expect(after).toHaveLength(others.length + 1);
    await server.call('POST', paths.leave(first), { token: member });
    expect(await ids()).toContain(first);
  });

  test('show a newcomer large and new societies', async () => {
    const { body } = await get<RecommendedSociety[]>(paths.recommendedSocieties);
    const largest = (await get<Society[]>(`${paths.societies}?sort=-members`)).body[0]?.name;
    const newest = (await get<Society[]>(`${paths.societies}?sort=-creation_date`)).body[0]?.name;
    expect(names(body).slice(0, 2)).toEqual([largest, newest]);
    expect(body.every(({ because }) => because === null)).toBe(true);
  });
});

test('stored counts of the demonstration equal the rows', async () => {
  const { database } = server.engine;
  const { rows: drifted } = await sql`
    select 'society' as what, id from societies
      where member_count <> (select count(*) from memberships where society_id = societies.id)
    union all
    select 'event', id from events
      where participants + waiting <> (select count(*) from event_signups where event_id = events.id)
        or last_sequence_number < (select coalesce(max(sequence_number), 0) from event_signups where event_id = events.id)
        or waiting > 0 and participants + waiting <> (
          select count(distinct sequence_number) from event_signups where event_id = events.id)
    union all
    select 'post', id from posts where likes <> (select count(*) from post_likes where post_id = posts.id)`.execute(
    database,
  );
  expect(drifted).toEqual([]);
});
