import {
  paths,
  validation,
  type AdminSociety,
  type HistoryPage,
  type NoticesReply,
  type Post,
  type Site,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { expectRefused, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const as =
  (token: string) =>
  <Body = unknown>(method: string, path: string, body?: unknown) =>
    server.call<Body>(method, path, { token, body });
const asAdmin = as(people.administrator);
const asPresident = as(people.president);

const said = {
  contact_email: 'societies@union.example',
  privacy_url: 'https://union.example/privacy',
  terms_url: 'https://union.example/terms',
  accessibility_url: 'https://union.example/accessibility',
  imprint_url: 'https://union.example/imprint',
  welcome: 'Welcome to the union.\nFind your people.',
};
const site = async () => (await server.call<Site>('GET', paths.site)).body;
const newest = async (query = '') =>
  (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?${query}`)).body;

describe('what is said about the site', () => {
  test('is empty at first, and anybody may read it', async () => {
    const empty = Object.fromEntries(Object.keys(said).map((name) => [name, null]));
    expect(await site()).toEqual({ ...empty, version: 0 });
  });

  test('is written by administrators, read by anybody, and in the history', async () => {
    await expectRefused(
      server,
      { method: 'PUT', path: paths.adminSite, body: said },
      people.newcomer,
      people.president,
    );
    const written = await asAdmin<Site>('PUT', paths.adminSite, { ...said, version: 0 });
    expect([written.status, written.body]).toEqual([200, { ...said, version: 1 }]);
    expect(await site()).toEqual({ ...said, version: 1 });
    expect((await newest('action=site.changed')).results[0]).toMatchObject({
      action: 'site.changed',
      subject: { kind: 'site' },
      before: { welcome: null },
      after: said,
    });
  });

  test('keeps what is left out, and loses what is null or empty', async () => {
    await asAdmin('PUT', paths.adminSite, said);
    const { body } = await asAdmin<Site>('PUT', paths.adminSite, { welcome: '', terms_url: null });
    expect(body).toMatchObject({ ...said, welcome: null, terms_url: null });
    await asAdmin('PUT', paths.adminSite, said);
  });

  test('is 409 with what is said now when the version is outdated, and nothing is written', async () => {
    const { version } = await site();
    await asAdmin('PUT', paths.adminSite, { welcome: 'Hello.', version });
    const late = await asAdmin<Refused & { current: Site }>('PUT', paths.adminSite, {
      welcome: 'Good day.',
      version,
    });
    expect([late.status, late.body.code, late.body.current.welcome]).toEqual([
      409,
      'changed_meanwhile',
      'Hello.',
    ]);
    expect((await site()).welcome).toBe('Hello.');
  });

  test.each([
    ['contact_email', 'the office', validation.site.emailInvalid],
    ['contact_email', 'a@b.example\nBcc: c@d.example', validation.site.emailInvalid],
    ['contact_email', `${'a'.repeat(250)}@union.example`, validation.any.tooLong(254)],
    ['privacy_url', 'union.example/privacy', validation.site.addressInvalid],
    ['imprint_url', 'http://union.example', validation.site.addressInvalid],
    ['terms_url', 'javascript:alert(1)', validation.site.addressInvalid],
    ['welcome', 'w'.repeat(1_001), validation.any.tooLong(1_000)],
  ] as const)('refuses %s %j', async (field, value, text) => {
    const { status, body } = await asAdmin<Refused>('PUT', paths.adminSite, { [field]: value });
    expect([status, body.errors?.[field]?.[0]]).toEqual([400, text]);
  });

  test('stands at the foot of every mail', async () => {
    await asAdmin('PUT', paths.adminSite, said);
    const { email } = await server.database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', demo.newcomer)
      .executeTakeFirstOrThrow();
    await server.call('POST', paths.passwordReset, { body: { email } });
    const [mail] = await mailsTo(server, email);
    for (const text of [
      said.contact_email,
      said.privacy_url,
      said.terms_url,
      said.accessibility_url,
      said.imprint_url,
    ])
      expect([mail?.text, mail?.html]).toEqual([
        expect.stringContaining(text),
        expect.stringContaining(text),
      ]);
  });
});

describe('renaming a society', () => {
  const read = async (id: number) => (await asAdmin<AdminSociety>('GET', paths.adminSociety(id))).body;
  const notices = async () =>
    (await asPresident<NoticesReply>('GET', paths.notifications)).body.results.filter(
      ({ kind }) => kind === 'society_changed',
    );

  test('is for administrators', () =>
    expectRefused(
      server,
      { method: 'PUT', path: paths.adminSociety(society), body: { name: 'Another name' } },
      people.newcomer,
      people.president,
    ));

  test('changes name and category, notifies the committee, and is in the history', async () => {
    const before = await read(society);
    const category = before.category.id === 1 ? 2 : 1;
    const { status, body } = await asAdmin<AdminSociety>('PUT', paths.adminSociety(society), {
      name: '  Astronomy   and Space ',
      category,
      version: before.version,
    });
    expect([status, body.name, body.category.id, body.version]).toEqual([
      200,
      'Astronomy and Space',
      category,
      (before.version ?? 0) + 1,
    ]);
    expect((await asPresident<{ name: string }>('GET', paths.society(society))).body.name).toBe(
      'Astronomy and Space',
    );
    expect((await notices())[0]).toMatchObject({
      title: `${before.name} is now called Astronomy and Space`,
      text: expect.stringContaining(body.category.name) as unknown,
    });
    expect((await newest(`society=${society}`)).results[0]).toMatchObject({
      action: 'society.changed',
      actor: { university_id: demo.administrator },
      before: { name: before.name, category: before.category.name },
      after: { name: 'Astronomy and Space', category: body.category.name },
    });
  });

  test('notifies of a new category alone, and of nothing when nothing changes', async () => {
    const before = await read(society);
    const count = (await notices()).length;
    const moved = before.category.id === 1 ? 2 : 1;
    await asAdmin('PUT', paths.adminSociety(society), { category: moved });
    expect((await notices())[0]?.title).toBe(`${before.name} has another category`);
    const entries = (await newest()).count;
    expect((await asAdmin('PUT', paths.adminSociety(society), { name: before.name })).status).toBe(200);
    expect([(await notices()).length, (await newest()).count]).toEqual([count + 1, entries]);
  });

  test('is 409 with the society when the version is outdated', async () => {
    const before = await read(society);
    const late = await asAdmin<Refused & { current: AdminSociety }>('PUT', paths.adminSociety(society), {
      name: 'Too late',
      version: (before.version ?? 0) - 1,
    });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'changed_meanwhile', before]);
  });

  test('is 409 for the name of another society, and 400 for what is no name or category', async () => {
    const { name } = await read(otherSocieties.chess);
    const taken = await asAdmin<Refused>('PUT', paths.adminSociety(society), { name: name.toUpperCase() });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors ?? {})]).toEqual([
      409,
      'exists',
      ['name'],
    ]);
    for (const body of [
      { name: 'Abc' },
      { name: '' },
      { name: 'Zero\u200bwidth' },
      { name: 'n'.repeat(61) },
      { category: 9_999 },
      { category: 'one' },
      { id: 3 },
    ]) {
      const { status } = await asAdmin('PUT', paths.adminSociety(society), body);
      expect([body, status]).toEqual([body, 400]);
    }
    expect((await asAdmin('PUT', paths.adminSociety(9_999), { name: 'Nobody here' })).status).toBe(404);
  });
});

describe('filters of the history', () => {
  const ofSociety = async (query: string, token = people.president) =>
    (await server.call<HistoryPage>('GET', `${paths.societyHistory(society)}?${query}`, { token })).body;
  const post = (title: string, draft: boolean) =>
    asPresident<Post>('POST', paths.posts(society), {
      title,
      content: 'Words.',
      draft,
      show_likes: true,
    });

  test('name the actor, the action and the society, alone and together', async () => {
    await asAdmin('PUT', paths.adminSociety(otherSocieties.chess), { name: 'Chess and Go' });
    await post('Filtered by its author', false);
    const mine = await newest(`actor=${demo.president}&society=${society}&action=post.created`);
    expect(mine.results.map(({ subject }) => subject.name)).toContain('Filtered by its author');
    for (const entry of mine.results) {
      expect(entry.actor?.university_id).toBe(demo.president);
      expect([entry.society?.id, entry.action]).toEqual([society, 'post.created']);
    }
    const own = await ofSociety('action=society.changed&actor=10000001');
    expect(own.count).toBeGreaterThan(0);
    expect(new Set(own.results.map(({ action }) => action))).toEqual(new Set(['society.changed']));
  });

  test('of a society do not lead to another one', async () => {
    expect((await newest(`society=${otherSocieties.chess}`)).count).toBeGreaterThan(0);
    expect((await ofSociety(`society=${otherSocieties.chess}`)).count).toBe(0);
  });

  test('take days as a whole in the time zone of the site, and instants as they are', async () => {
    const entries = await server.database
      .insertInto('history')
      .values(
        ['2021-07-31T22:59:00Z', '2021-07-31T23:00:00Z', '2021-08-01T22:59:59Z', '2021-08-01T23:00:00Z'].map(
          (at, index) => ({
            at,
            actor: null,
            society_id: society,
            society_name: null,
            action: 'features.changed' as const,
            subject_kind: 'features' as const,
            subject_id: String(index),
            subject_name: null,
            before: null,
            after: null,
          }),
        ),
      )
      .returning('id')
      .execute();
    const found = async (query: string) =>
      (await ofSociety(query)).results.map(({ subject }) => subject.id).sort();
    expect(entries).toHaveLength(4);
    // Summer time: 1 August begins at 23:00 UTC.
    expect(await found('from=2021-08-01&to=2021-08-01')).toEqual(['1', '2']);
    expect(await found('from=2021-07-31T22:00:00Z&to=2021-07-31T23:00:00Z')).toEqual(['0']);
    expect(await found('from=2021-08-02&to=2021-08-03')).toEqual(['3']);
    expect(await found('from=2021-08-03&to=2021-08-01')).toEqual([]);
  });

  test('search names of things, people and societies without accents, in any order', async () => {
    await post('Café meteors', false);
    expect((await ofSociety('search=METEORS%20cafe')).results[0]?.subject.name).toBe('Café meteors');
    const president = await server.database
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('university_id', '=', demo.president)
      .executeTakeFirstOrThrow();
    const search = encodeURIComponent(`${president.last_name} ${president.first_name}`);
    const byName = await newest(`search=${search}`);
    expect(byName.count).toBeGreaterThan(0);
    expect((await newest('search=chess%20go')).results[0]?.society?.id).toBe(otherSocieties.chess);
    expect((await newest('search=nothing%25is%5Fcalled')).count).toBe(0);
  });

  test('do not find a draft by its title for who may not read it', async () => {
    const { id } = (await post('Secret comet plans', true)).body;
    await asPresident('DELETE', paths.post(society, id));
    expect((await ofSociety('search=secret%20comet')).count).toBe(2);
    const events = people.eventsOfficer;
    expect((await ofSociety('search=secret%20comet', events)).count).toBe(0);
    expect((await newest('search=secret%20comet')).count).toBe(0);
    await post('Open comet plans', false);
    expect((await ofSociety('search=open%20comet', events)).count).toBe(1);
  });

  test.each(['from=yesterday', 'to=2021-13-01', 'action=dance', 'society=one', `search=${'a'.repeat(101)}`])(
    'refuse %s',
    async (query) => {
      for (const path of [paths.adminHistory, paths.societyHistory(society)])
        expect(
          (
            await as(path === paths.adminHistory ? people.administrator : people.president)(
              'GET',
              `${path}?${query}`,
            )
          ).status,
        ).toBe(400);
    },
  );

  test('narrow the CSV too', async () => {
    const path = `${paths.adminHistory}?format=csv&action=society.changed&search=chess`;
    const reply = await fetch(new URL(path, server.url), {
      headers: { authorization: `Bearer ${people.administrator}` },
    });
    const lines = (await reply.text()).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Chess and Go');
  });
});
