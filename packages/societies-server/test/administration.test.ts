import { describe, expect, test } from 'vitest';
import {
  pageSizeLimits,
  outcomes,
  paths,
  validation,
  type AcceptReply,
  type PlatformAnalytics,
  type Society,
  type SocietyAnalytics,
  type SocietyEvent,
  type SocietyPage,
  type SocietyRequest,
  type UserListItem,
  type WhatsOn,
  societyLimits,
  societyRequestLimits,
} from 'societies-contract';
import { endOfUndo } from './end-of-undo.ts';
import { eventDraft } from './event-draft.ts';
import { demo, demoPassword, withServer } from './harness.ts';
import { expectRefused, otherSocieties, signInPeople, society, type Refused } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const server = await withServer();
const people = await signInPeople(server);

const asAdmin = <Body>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: people.administrator, body });
const requests = async () => (await asAdmin<SocietyRequest[]>('GET', paths.societyRequests)).body;
const societies = async () => (await asAdmin<Society[]>('GET', paths.societies)).body;
const ordinary = () => [people.newcomer, people.member, people.president];

describe('asking for a society', () => {
  const draft = {
    name: 'Kite Flyers',
    proposal: 'There is wind on the meadow and nobody uses it.',
    category: 1,
    user: demo.newcomer,
  };
  const ask = (body: unknown, token = people.newcomer) =>
    server.call<SocietyRequest & Refused>('POST', paths.societyRequests, { token, body });

  test("is 403 for administrators and in somebody else's name", async () => {
    await expectRefused(
      server,
      { method: 'POST', path: paths.societyRequests, body: draft },
      people.administrator,
      people.member,
    );
  });

  test.each([
    ['name', '', validation.societyRequest.nameRequired],
    ['name', 'Sky', validation.societyRequest.nameMin(societyLimits.nameMin)],
    ['proposal', undefined, validation.societyRequest.proposalRequired],
    ['proposal', 'Why not?', validation.societyRequest.proposalMin(societyRequestLimits.proposalMin)],
    ['category', undefined, validation.societyRequest.categoryRequired],
    ['category', '1', validation.societyRequest.categoryRequired],
  ] as const)('refuses %s %j with the specified text', async (field, value, text) => {
    const { status, body } = await ask({ ...draft, [field]: value });
    expect([status, body.errors]).toEqual([400, { [field]: [text] }]);
  });

  test('refuses an unknown category', async () => {
    const { status, body } = await ask({ ...draft, category: 9_999 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['category']]);
  });

  test('replies 201 with the request, and administrators see it', async () => {
    const { status, body } = await ask(draft);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        ...draft,
        user_name: body.user_name,
        date: body.date,
        rejected: false,
        state: 'pending',
        messages: [],
        steps: [{ at: body.date, state: 'pending' }],
        society: null,
        version: 1,
      },
    ]);
    expect(await requests()).toContainEqual({ ...body, looks_like: null, similar: [] });
    expect(body.user_name).toMatch(/^\S+ \S+/);
  });
});

describe('deciding about requests', () => {
  const ask = async (name: string) =>
    (
      await server.call<SocietyRequest>('POST', paths.societyRequests, {
        token: people.newcomer,
        body: { name, proposal: 'We would like to do this together.', category: 3, user: demo.newcomer },
      })
    ).body.id;
  const accept = (id: number) => asAdmin<AcceptReply & Refused>('POST', paths.acceptRequest(id), {});
  const reject = (id: number) => asAdmin<SocietyRequest & Refused>('POST', paths.rejectRequest(id), {});
  const remove = (id: number) => asAdmin<Refused>('DELETE', paths.deleteRequest(id));

  test('is for administrators', async () => {
    const [first] = await requests();
    const id = first?.id ?? 0;
    for (const attempt of [
      { method: 'GET', path: paths.societyRequests },
      { method: 'POST', path: paths.acceptRequest(id), body: {} },
      { method: 'POST', path: paths.rejectRequest(id), body: {} },
      { method: 'DELETE', path: paths.deleteRequest(id) },
    ] as const) {
      await expectRefused(server, attempt, ...ordinary());
    }
  });

  test('an unknown request is 404', async () => {
    for (const id of [9_999, 0]) {
      expect((await accept(id)).status).toBe(404);
      expect((await reject(id)).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
  });

  test('lists pending and rejected requests of the demonstration', async () => {
    const all = await requests();
    expect(all.filter(({ rejected }) => !rejected).length).toBeGreaterThanOrEqual(6);
    expect(all.filter(({ rejected }) => rejected)).toHaveLength(2);
  });

  test('lists pending and rejected requests by page, sorted and searched', async () => {
    interface Page {
      count: number;
      results: SocietyRequest[];
    }
    const read = async <Body = Page>(query: string) =>
      (await asAdmin<Body>('GET', `${paths.societyRequests}?${query}`)).body;
    const all = await requests();
    const waiting = all.filter(({ rejected }) => !rejected);
    expect(await read<SocietyRequest[]>('rejected=false')).toEqual(waiting);
    expect(await read('rejected=true&page=1')).toEqual({
      count: 2,
      results: all.filter(({ rejected }) => rejected),
    });
    for (const sort of ['name', '-name', 'category', 'user', '-user', 'date', '-date']) {
      const whole = await read<SocietyRequest[]>(`rejected=false&sort=${sort}`);
      const paged: SocietyRequest[] = [];
      for (let page = 1; paged.length < waiting.length; page += 1) {
        const { count, results } = await read(`rejected=false&sort=${sort}&page=${page}&page_size=3`);
        expect([count, results.length > 0]).toEqual([waiting.length, true]);
        paged.push(...results);
      }
      expect([sort, paged]).toEqual([sort, whole]);
    }
    expect(await read<SocietyRequest[]>('rejected=false&sort=-date')).toEqual(waiting.toReversed());
    const [first] = waiting;
    const found = await read(`search=${encodeURIComponent(first?.name.toUpperCase() ?? '')}&page=1`);
    expect(found.results).toContainEqual(first);
    expect((await asAdmin('GET', `${paths.societyRequests}?sort=proposal`)).status).toBe(400);
  });

  test('creates the society with its roles, themes and features when accepted', async () => {
    const id = await ask('Lantern Makers');
    const before = await societies();
    const { status, body } = await accept(id);
    expect([status, body.message]).toEqual([201, 'Society created successfully.']);
    const page = (
      await server.call<SocietyPage>('GET', paths.society(body.society), { token: people.newcomer })
    ).body;
    expect(page).toMatchObject({
      name: 'Lantern Makers',
      description: 'We would like to do this together.',
      category: { id: 3 },
      member: true,
      member_count: 1,
      logo: null,
      banner: null,
      theme: { name: 'Default', primary_color: '#302d53' },
    });
    expect(page.creation_date).toBe(new Date().toISOString().slice(0, 10));
    expect(page.all_themes.map(({ name }) => name)).toEqual(['Default', 'Moss', 'Ember', 'Tide']);
    const committee = Object.values(page.committee_members);
    expect(committee.map(({ role }) => role.name)).toEqual([
      'President',
      'Vice President',
      'Secretary',
      'Treasurer',
      'Events Officer',
    ]);
    expect(committee.map(({ university_id: holder }) => holder)).toEqual([
      demo.newcomer,
      null,
      null,
      null,
      null,
    ]);
    expect(committee[0]?.role.permissions).toHaveLength(6);
    const options = await server.call('GET', paths.featureOptions(body.society), { token: people.newcomer });
    expect(options.body).toMatchObject({ enable_posts: true, enable_events: true, enable_merch: true });
    const after = await societies();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find((item) => item.id === body.society)?.member_count).toBe(1);
    // The request is decided: it is in no list, and cannot be decided again.
    expect((await requests()).map((request) => request.id)).not.toContain(id);
    expect((await accept(id)).status).toBe(409);
    expect((await reject(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test('is 409 and changes nothing when a society has that name', async () => {
    const id = await ask('chess CLUB');
    const before = await societies();
    const { status, body } = await accept(id);
    expect([status, body.detail]).toEqual([409, outcomes.request.acceptFailed.description]);
    expect(await societies()).toHaveLength(before.length);
    expect((await requests()).find((request) => request.id === id)?.rejected).toBe(false);
    await reject(id);
  });

  test('creates one society when accepted twenty times at once', async () => {
    const id = await ask('Echo Club');
    const replies = await Promise.all(Array.from({ length: 20 }, () => accept(id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await societies()).filter(({ name }) => name === 'Echo Club')).toHaveLength(1);
  });

  test('creates one society for two requests with one name', async () => {
    const ids = await Promise.all([ask('Twin Society'), ask('TWIN SOCIETY')]);
    const replies = await Promise.all(ids.map(accept));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await societies()).filter(({ name }) => name.toLowerCase() === 'twin society')).toHaveLength(1);
  });

  test('deletes only a rejected request, which can still be accepted before', async () => {
    const first = await ask('Cloud Spotters');
    expect((await remove(first)).status).toBe(409);
    const rejected = await reject(first);
    expect([rejected.status, rejected.body.rejected]).toEqual([200, true]);
    expect((await reject(first)).status).toBe(200);
    expect((await accept(first)).status).toBe(201);

    const second = await ask('Puddle Spotters');
    await reject(second);
    const gone = await remove(second);
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await requests()).map(({ id }) => id)).not.toContain(second);
  });
});

describe('users', () => {
  test('are listed for administrators only', async () => {
    await expectRefused(server, { method: 'GET', path: paths.users }, ...ordinary());
    const { status, body } = await asAdmin<UserListItem[]>('GET', paths.users);
    expect([status, body.length]).toEqual([200, 300]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      'avatar',
      'date_joined',
      'first_name',
      'is_admin',
      'last_name',
      'role',
      'society',
      'suspended',
      'university_id',
    ]);
    const societyOf = (id: string) => body.find((user) => user.university_id === id)?.society;
    expect(societyOf(demo.president)).toEqual({ id: 1, name: 'Astronomy Society' });
    expect(societyOf(demo.member)).toBeNull();
    const role = (id: string) => body.find((user) => user.university_id === id)?.role;
    expect([role(demo.administrator), role(demo.president), role('10000007'), role(demo.member)]).toEqual([
      'Student',
      'President',
      'Treasurer',
      'Student',
    ]);
    expect(body.filter((user) => user.is_admin)).toHaveLength(1);
  });

  test('are searched, sorted and paged', async () => {
    const get = async <Body>(query: string) => (await asAdmin<Body>('GET', `${paths.users}?${query}`)).body;
    interface Page {
      count: number;
      results: UserListItem[];
    }
    const ids = (users: UserListItem[]) => users.map((user) => user.university_id);
    const byDate = await get<UserListItem[]>('sort=-date_joined');
    const dates = byDate.map((user) => Date.parse(user.date_joined));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    const page = await get<Page>('sort=-date_joined&page=3');
    expect([page.count, ids(page.results)]).toEqual([
      300,
      ids(byDate).slice(2 * pageSizeLimits.users, 3 * pageSizeLimits.users),
    ]);
    expect(ids(await get<UserListItem[]>('search=mira%20voss'))).toEqual([demo.president]);
    expect(ids((await get<Page>('search=10000003&page=1')).results)).toEqual([demo.eventsOfficer]);
    expect(ids((await get<Page>('search=voss,%20mira&page=1')).results)).toEqual([demo.president]);
    for (const sort of ['name', '-name', 'university_id', '-university_id', 'date_joined', '-date_joined']) {
      const whole = ids(await get<UserListItem[]>(`sort=${sort}`));
      const paged: string[] = [];
      for (let number = 1; number <= 8; number += 1) {
        const { count, results } = await get<Page>(`sort=${sort}&page=${number}&page_size=40`);
        expect(count).toBe(300);
        paged.push(...ids(results));
      }
      expect([sort, paged]).toEqual([sort, whole]);
    }
    const names = (await get<UserListItem[]>('sort=name')).map((user) => user.last_name.toLowerCase());
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    expect(await get<Page>('page=9&page_size=40')).toEqual({ count: 300, results: [] });
    expect((await asAdmin('GET', `${paths.users}?sort=password_hash`)).status).toBe(400);
  });

  test('are sorted by the role that is shown, with and without pages', async () => {
    const { database } = server.engine;
    // Two posts of one person: the one with more permissions counts, and of equals the older society's.
    const posts = await database
      .selectFrom('roles')
      .where('name', 'in', ['Treasurer', 'Vice President'])
      .where('society_id', 'in', [40, 41])
      .select(['society_id', 'id', 'name'])
      .orderBy('society_id')
      .orderBy('id', 'desc')
      .execute();
    const [collector] = await database
      .selectFrom('memberships as one')
      .innerJoin('memberships as other', 'other.university_id', 'one.university_id')
      .where('one.society_id', '=', 40)
      .where('other.society_id', '=', 41)
      .where('one.role_id', 'is', null)
      .where('other.role_id', 'is', null)
      .select('one.university_id')
      .execute();
    const id = collector?.university_id ?? '';
    const give = (society_id: number, name: string) =>
      database
        .updateTable('memberships')
        .set({
          role_id: posts.find((post) => post.society_id === society_id && post.name === name)?.id ?? null,
        })
        .where('society_id', '=', society_id)
        .where('university_id', '=', id)
        .execute();
    const shown = async (query: string) =>
      (await asAdmin<UserListItem[]>('GET', `${paths.users}${query}`)).body;
    const roleOf = (users: UserListItem[]) => users.find((user) => user.university_id === id)?.role;
    const page = async (query: string, number: number) =>
      (
        await asAdmin<{ results: UserListItem[] }>(
          'GET',
          `${paths.users}?${query}&page=${number}&page_size=40`,
        )
      ).body.results;

    await database
      .updateTable('memberships')
      .set({ role_id: null })
      .where('society_id', 'in', [40, 41])
      .where(
        'role_id',
        'in',
        posts.map((post) => post.id),
      )
      .execute();
    await database
      .updateTable('memberships')
      .set({ role_id: null })
      .where('university_id', '=', id)
      .execute();
    await give(40, 'Treasurer');
    expect(roleOf(await shown(''))).toBe('Treasurer');
    await give(41, 'Vice President');
    const all = await shown('');
    expect(roleOf(all)).toBe('Vice President');
    // Pages past the middle are read from the end: together they are the whole list, once.
    const looked: UserListItem[] = [];
    for (let number = 1; number <= 8; number += 1) looked.push(...(await page('sort=university_id', number)));
    expect(looked).toEqual(all);

    for (const sort of ['role', '-role']) {
      const sorted = await shown(`?sort=${sort}`);
      const administrators = sort === 'role' ? sorted[0] : sorted.at(-1);
      expect(administrators?.is_admin).toBe(true);
      const roles = sorted.filter((user) => !user.is_admin).map(({ role }) => role);
      expect(new Set(roles)).toContain('President');
      // Whatever the database's order of texts is: each role stands together, and within it people by their ID.
      expect(roles.filter((role, index) => role !== roles[index - 1])).toHaveLength(new Set(roles).size);
      for (const role of new Set(roles)) {
        const ids = sorted
          .filter((user) => user.role === role && !user.is_admin)
          .map((user) => user.university_id);
        expect(ids).toEqual(sort === 'role' ? [...ids].sort() : [...ids].sort().reverse());
      }
      const byId = (users: UserListItem[]) =>
        [...users].sort((one, other) => Number(one.university_id) - Number(other.university_id));
      expect(byId(sorted)).toEqual(all);
      const paged: UserListItem[] = [];
      for (let number = 1; number <= 8; number += 1) paged.push(...(await page(`sort=${sort}`, number)));
      expect(paged).toEqual(sorted);
    }
    await database
      .updateTable('memberships')
      .set({ role_id: null })
      .where('university_id', '=', id)
      .execute();
  });

  test('are removed with everything of theirs, and stored counts follow', async () => {
    const leaver = '10000123';
    const token = await server.signIn(leaver);
    const { database } = server.engine;
    const storage = storageOf(server, token);
    const { error } = await storage
      .from('users')
      .upload(`${leaver}/avatars/${leaver}.png`, asBlob(await png()), { upsert: true });
    expect(error).toBeNull();
    await server.call('POST', paths.join(society), { token });
    const [event] = (
      await server.call<{ id: number; name: string }[]>('GET', paths.events(society), { token })
    ).body.filter(({ name }) => name === 'Moon watch for beginners');
    await server.call('POST', paths.eventSignup(society, event?.id ?? 0), { token });
    const mine = (await server.call<Society[]>('GET', paths.mySocieties, { token })).body;
    const before = new Map((await societies()).map(({ id, member_count: count }) => [id, count]));

    expect((await server.call('DELETE', paths.removeUser(leaver))).status).toBe(401);
    expect((await server.call('DELETE', paths.removeUser(leaver), { token })).status).toBe(403);
    const removed = await asAdmin('DELETE', paths.removeUser(leaver));
    expect([removed.status, removed.body]).toEqual([204, '']);

    // The token is worth nothing from now on, and nobody can sign in.
    expect((await server.call('GET', paths.profile, { token })).status).toBe(401);
    const login = { uniID: leaver, password: demoPassword };
    expect((await server.call('POST', paths.login, { body: login })).status).toBe(401);
    for (const { id, member_count: count } of await societies()) {
      expect(count).toBe((before.get(id) ?? 0) - (mine.some((item) => item.id === id) ? 1 : 0));
    }
    const events = await database
      .selectFrom('events')
      .select(['id', ({ eb }) => eb('participants', '+', eb.ref('waiting')).as('stored')])
      .execute();
    const signups = await database.selectFrom('event_signups').select('event_id as of').execute();
    // Who was at an event that is over stays counted, without a name.
    const nameless = await database
      .selectFrom('nameless_guests')
      .select(['event_id as of', 'going'])
      .execute();
    for (const { of, going } of nameless) signups.push(...Array.from({ length: going }, () => ({ of })));
    const posts = await database.selectFrom('posts').select(['id', 'likes as stored']).execute();
    const likes = await database.selectFrom('post_likes').select('post_id as of').execute();
    for (const [counts, entries] of [
      [events, signups],
      [posts, likes],
    ] as const) {
      const drifted = counts.filter(
        ({ id, stored }) => stored !== entries.filter((entry) => entry.of === id).length,
      );
      expect(drifted).toEqual([]);
    }
    const picture = await fetch(
      new URL(`/storage/v1/object/public/users/${leaver}/avatars/${leaver}.png`, server.url),
    );
    expect(picture.ok).toBe(false);
    expect((await asAdmin('DELETE', paths.removeUser(leaver))).status).toBe(404);
  });

  test('cannot be removed while they are administrators', async () => {
    expect((await asAdmin('DELETE', paths.removeUser(demo.administrator))).status).toBe(403);
    expect((await asAdmin('DELETE', paths.removeUser('99999999'))).status).toBe(404);
  });
});

describe('removing a society', () => {
  test('is for administrators', async () => {
    await expectRefused(
      server,
      { method: 'DELETE', path: paths.removeSociety(otherSocieties.baking) },
      ...ordinary(),
    );
    expect((await asAdmin('DELETE', paths.removeSociety(9_999))).status).toBe(404);
    expect((await asAdmin('DELETE', paths.removeSociety('x'))).status).toBe(404);
  });

  test('deletes its rows and pictures, and nothing else', async () => {
    const id = otherSocieties.baking;
    const before = await societies();
    const logo = before.find((item) => item.id === id)?.logo ?? '';
    expect((await fetch(new URL(logo, server.url))).status).toBe(200);
    const gone = await asAdmin('DELETE', paths.removeSociety(id));
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await asAdmin('GET', paths.society(id))).status).toBe(404);
    expect(await societies()).toEqual(before.filter((item) => item.id !== id));
    await endOfUndo(server);
    expect((await fetch(new URL(logo, server.url))).ok).toBe(false);
    for (const table of [
      'themes',
      'society_settings',
      'roles',
      'role_permissions',
      'memberships',
      'events',
      'event_signups',
      'posts',
      'post_likes',
      'merch',
      'widgets',
    ] as const) {
      const rows = await server.engine.database
        .selectFrom(table)
        .select('society_id')
        .where('society_id', '=', id)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await asAdmin('DELETE', paths.removeSociety(id))).status).toBe(404);
    const paged = await asAdmin<{ count: number }>('GET', `${paths.societies}?page=1`);
    expect(paged.body.count).toBe(before.length - 1);
  });
});

describe('figures', () => {
  test('of the platform are for administrators, and equal the counted rows', async () => {
    await expectRefused(server, { method: 'GET', path: paths.analyticsOverview }, ...ordinary());
    const { status, body } = await asAdmin<PlatformAnalytics>('GET', paths.analyticsOverview);
    expect(status).toBe(200);
    const all = await societies();
    const users = (await asAdmin<UserListItem[]>('GET', paths.users)).body;
    const overview = body.platform_overview;
    expect(overview.total_societies).toBe(all.length);
    expect(overview.total_users).toBe(users.length);
    expect(overview.active_societies.count).toBeLessThan(all.length);
    expect(overview.active_societies.percentage).toBe(
      Math.round((100 * overview.active_societies.count) / all.length),
    );
    // The figure leads to these rows.
    const coming = await asAdmin<WhatsOn>('GET', `${paths.whatsOn}?page=1`);
    expect(overview.coming_events).toBe(coming.body.count);
    expect(overview.coming_events).toBeLessThan(overview.total_events);
    const largest = [...all].sort((one, other) => other.member_count - one.member_count)[0];
    expect(body.top_performing_societies.most_popular).toEqual({
      id: largest?.id,
      name: largest?.name,
      member_count: largest?.member_count,
    });
    expect(body.top_performing_societies.most_engaged?.signups_per_member).toBeGreaterThan(0);
    const members = body.series.find(({ name }) => name === 'Members')?.points ?? [];
    expect(members).toHaveLength(12);
    expect(members.at(-1)?.value).toBe(all.reduce((sum, item) => sum + item.member_count, 0));
  });

  test('of the platform over time equal the counted rows, also at the end of a month', async () => {
    const { database } = server.engine;
    const first = new Date();
    first.setUTCDate(1);
    first.setUTCHours(0, 0, 0, 0);
    const turn = new Date(first);
    turn.setUTCMonth(turn.getUTCMonth() - 2);
    for (const [index, instant] of [turn, new Date(turn.getTime() - 1), first].entries()) {
      await database
        .updateTable('memberships')
        .set({ joined_at: instant })
        .where('society_id', '=', 5)
        .where('university_id', 'in', (query) =>
          query
            .selectFrom('memberships')
            .select('university_id')
            .where('society_id', '=', 5)
            .orderBy('university_id')
            .limit(1)
            .offset(index),
        )
        .execute();
    }
    const { body } = await asAdmin<PlatformAnalytics>('GET', paths.analyticsOverview);
    const expected = {
      Members: (await database.selectFrom('memberships').select('joined_at as at').execute()).map(
        ({ at }) => at,
      ),
      Students: (await database.selectFrom('users').select('date_joined as at').execute()).map(
        ({ at }) => at,
      ),
    };
    for (const [name, instants] of Object.entries(expected)) {
      const points = body.series.find((series) => series.name === name)?.points ?? [];
      expect(points.map(({ value }) => value)).toEqual(
        points.map((_, index) => {
          const label = points[index + 1]?.label;
          const end = label === undefined ? Date.now() : Date.parse(`${label}T00:00:00Z`) - 1;
          return instants.filter((instant) => instant.getTime() <= end).length;
        }),
      );
    }
  });

  test('of a society are for its committee and administrators, and equal the counted rows', async () => {
    const path = paths.societyAnalytics(society);
    await expectRefused(
      server,
      { method: 'GET', path },
      people.newcomer,
      people.member,
      people.otherPresident,
    );
    expect(
      (await server.call('GET', paths.societyAnalytics(9_999), { token: people.administrator })).status,
    ).toBe(404);
    for (const token of [people.eventsOfficer, people.administrator]) {
      const { status, body } = await server.call<SocietyAnalytics>('GET', path, { token });
      expect(status).toBe(200);
      const page = (await server.call<SocietyPage>('GET', paths.society(society), { token })).body;
      expect(body.groups.Members).toMatchObject({ Members: page.member_count, 'On the committee': 4 });
      expect(body.groups.Events).toMatchObject({ 'Events held': 2, 'Events to come': 4 });
      const events = (
        await server.call<{ name: string; participants: number }[]>('GET', paths.events(society), { token })
      ).body;
      const perEvent = body.series.find(({ name }) => name === 'Registrations per event')?.points;
      expect(perEvent).toEqual(
        events.reverse().map(({ name, participants }) => ({ label: name, value: participants })),
      );
      expect(body.groups.Events?.Registrations).toBe(
        events.reduce((sum, { participants }) => sum + participants, 0),
      );
    }
  });

  test('of a society leave out cancelled events with registrations', async () => {
    const token = people.eventsOfficer;
    const figures = async () =>
      (await server.call<SocietyAnalytics>('GET', paths.societyAnalytics(society), { token })).body;
    const before = await figures();
    const { body: event } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token,
      body: eventDraft,
    });
    await server.call('POST', paths.eventSignup(society, event.id), { token: people.newcomer, body: {} });
    const { groups, series } = await figures();
    expect(groups.Events?.Registrations).toBe((before.groups.Events?.Registrations ?? 0) + 1);
    expect(series.flatMap(({ points }) => points)).toContainEqual({ label: event.name, value: 1 });
    await server.call('POST', paths.eventCancel(society, event.id), { token, body: { reason: 'Clouds.' } });
    expect(await figures()).toEqual(before);
  });
});
