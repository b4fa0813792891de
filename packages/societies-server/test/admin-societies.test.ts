import {
  activityLimits,
  adminSocietySortKeys,
  paths,
  type AdminSociety,
  type PlatformAnalytics,
  type Post,
  type Society,
  type SocietyPage,
  type SocietyRequest,
} from 'societies-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo, startServer, type TestServer } from './harness.ts';
import { expectRefused, signInPeople, society, type People } from './people.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await startServer();
  people = await signInPeople(server);
});
afterAll(() => server.stop());

interface Listed {
  count: number;
  results: AdminSociety[];
}
const asAdmin = <Body>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: people.administrator, body });
const list = async (query: string) => (await asAdmin<Listed>('GET', `${paths.adminSocieties}?${query}`)).body;

describe('societies as administrators see them', () => {
  test('are 403 for everybody but administrators, and 400 for an unknown sort or state', async () => {
    for (const path of [paths.adminSocieties, paths.adminSociety(society)])
      await expectRefused(server, { method: 'GET', path }, people.newcomer, people.member, people.president);
    for (const query of ['sort=colour', 'state=loud', 'page=0', 'page_size=101', 'category=one'])
      expect([query, (await asAdmin('GET', `${paths.adminSocieties}?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    for (const id of [9_999, 0]) expect((await asAdmin('GET', paths.adminSociety(id))).status).toBe(404);
  });

  test('name their President in the list and one by one', async () => {
    const { count, results } = await list('page_size=100');
    const all = (await asAdmin<Society[]>('GET', paths.societies)).body;
    expect([count, results.map(({ id }) => id)]).toEqual([all.length, all.map(({ id }) => id)]);
    const page = (await asAdmin<SocietyPage>('GET', paths.society(society))).body;
    const president = Object.values(page.committee_members).find(({ role }) => role.name === 'President');
    const first = results.find(({ id }) => id === society);
    expect(first).toEqual({
      id: society,
      name: page.name,
      logo: page.logo,
      category: page.category,
      creation_date: page.creation_date,
      member_count: page.member_count,
      president: { university_id: demo.president, name: president?.name },
      last_activity: expect.any(String) as unknown,
      state: 'active',
      version: expect.any(Number) as unknown,
    });
    expect((await asAdmin<AdminSociety>('GET', paths.adminSociety(society))).body).toEqual(first);
  });

  test("are found by their President's name, after those with that name", async () => {
    const [first] = (await list(`search=${demo.president}`)).results;
    expect(first?.id).toBe(society);
    const name = encodeURIComponent(first?.president?.name ?? '');
    const { count, results } = await list(`search=${name}&page_size=100`);
    expect(results.map(({ id }) => id)).toContain(society);
    expect(count).toBe(results.length);
    const elsewhere = await list(`search=${demo.president}&category=${(first?.category.id ?? 0) + 1}`);
    expect(elsewhere.results).toEqual([]);
    expect((await list(`search=${demo.member}`)).results).toEqual([]);
  });

  test('are sorted by each column in both directions, by page', async () => {
    const { results: all } = await list('page_size=100');
    const value: Record<(typeof adminSocietySortKeys)[number], (one: AdminSociety) => string | number> = {
      name: ({ name }) => name.toLowerCase(),
      president: ({ president }) => president?.name.split(' ').at(-1)?.toLowerCase() ?? '~',
      members: ({ member_count }) => member_count,
      last_activity: ({ last_activity }) => Date.parse(last_activity ?? '1970-01-01'),
      creation_date: ({ creation_date }) => creation_date,
      state: ({ state }) => state,
    };
    for (const key of adminSocietySortKeys) {
      const sorted: AdminSociety[] = [];
      for (let page = 1; sorted.length < all.length; page += 1) {
        const { count, results } = await list(`sort=${key}&page=${page}&page_size=5`);
        expect([count, results.length > 0]).toEqual([all.length, true]);
        sorted.push(...results);
      }
      const values = sorted.map(value[key]);
      expect([key, values]).toEqual([
        key,
        [...values].sort((one, two) => (one < two ? -1 : one > two ? 1 : 0)),
      ]);
      const { results: reversed } = await list(`sort=-${key}&page_size=100`);
      expect([key, reversed.map(({ id }) => id)]).toEqual([key, sorted.map(({ id }) => id).reverse()]);
    }
  });

  test('are found by search and category as in the public list', async () => {
    const { results } = await list('search=astronmy');
    expect(results[0]?.id).toBe(society);
    const [first] = (await list('page_size=1')).results;
    const ofCategory = await list(`category=${first?.category.id}&page_size=100`);
    expect(ofCategory.count).toBeGreaterThan(0);
    expect(ofCategory.results.every(({ category }) => category.id === first?.category.id)).toBe(true);
    expect(await list('search=qqqqqqqq')).toEqual({ count: 0, results: [] });
  });

  test('are quiet after 90 days without an event or a post, and the dashboard counts the active ones', async () => {
    const long = new Date(Date.now() - (activityLimits.days + 1) * 86_400_000);
    await server.database.deleteFrom('event_signups').where('society_id', '=', 2).execute();
    await server.database.deleteFrom('events').where('society_id', '=', 2).execute();
    await server.database
      .updateTable('posts')
      .set({ updated_at: long })
      .where('society_id', '=', 2)
      .execute();
    const quiet = await list('state=quiet&page_size=100');
    expect(quiet.results.map(({ id, last_activity }) => [id, last_activity])).toContainEqual([
      2,
      long.toISOString(),
    ]);
    const active = await list('state=active&page_size=100');
    expect(active.results.some(({ id }) => id === 2)).toBe(false);
    const figures = (await asAdmin<PlatformAnalytics>('GET', paths.analyticsOverview)).body;
    expect(active.count).toBe(figures.platform_overview.active_societies.count);
    expect(active.count + quiet.count).toBe(figures.platform_overview.total_societies);

    await server.database.deleteFrom('posts').where('society_id', '=', 2).execute();
    const never = (await asAdmin<AdminSociety>('GET', paths.adminSociety(2))).body;
    expect([never.last_activity, never.state]).toEqual([null, 'quiet']);
    const { id: draft } = await server.database
      .insertInto('posts')
      .values({ society_id: 2, title: 'Not yet', content: 'A draft.', image: null, draft: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const drafted = (await asAdmin<AdminSociety>('GET', paths.adminSociety(2))).body;
    expect([drafted.last_activity, drafted.state]).toEqual([null, 'quiet']);
    await server.database.deleteFrom('posts').where('id', '=', draft).execute();
    const post = { title: 'Back again', content: 'Chess on Friday.', show_likes: true, image: null };
    await server.database
      .updateTable('memberships')
      .set({ role_id: null })
      .where('society_id', '=', 2)
      .execute();
    expect((await asAdmin<AdminSociety>('GET', paths.adminSociety(2))).body.president).toBeNull();
    // What the first society posts makes the second no more active.
    await server.call<Post>('POST', paths.posts(society), { token: people.president, body: post });
    expect((await asAdmin<AdminSociety>('GET', paths.adminSociety(2))).body.state).toBe('quiet');
  });
});

describe('a request', () => {
  const ask = async (names: readonly string[]) => {
    await server.database.deleteFrom('society_requests').execute();
    await server.database
      .insertInto('society_requests')
      .values(
        names.map((name, index) => ({
          university_id: demo.newcomer,
          category_id: 1,
          name,
          proposal: 'Because there is none.',
          created_at: new Date(Date.UTC(2026, 0, 1 + index)),
        })),
      )
      .execute();
    const { body } = await asAdmin<{ results: SocietyRequest[] }>(
      'GET',
      `${paths.societyRequests}?page=1&page_size=100&sort=date`,
    );
    return body.results.map(({ name, looks_like }) => [name, looks_like?.name ?? null]);
  };

  test('names the society that its name resembles', async () => {
    const names = [
      'Astronomy Society',
      'astronomy club',
      'The Astronomi Society',
      'Society for Astronomy',
      'Astro nomy',
      'Astronomy Two',
    ];
    expect(await ask(names)).toEqual(names.map((name) => [name, 'Astronomy Society']));
  });

  test('names no society when its name is unlike all', async () => {
    const names = [
      'Zen Garden',
      'Night Cyclists',
      'The Student Society',
      'Astronomy and Deep Sea Diving',
      '天文',
    ];
    expect(await ask(names)).toEqual(names.map((name) => [name, null]));
  });
});
