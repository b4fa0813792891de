import Validator from '@adobe/structured-data-validator';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import {
  paths,
  type EventBody,
  type MonthDay,
  type Post,
  type PublicEvent,
  type PublicEvents,
  type PublicPosts,
  type PublicSocieties,
  type PublicSocietyPage,
  type PublicWidget,
  type SocietyEvent,
} from 'societies-contract';
import { afterAll, describe, expect, test } from 'vitest';
import { demo, startServer, withServer } from './harness.ts';
import { otherSocieties, signInPeople, society } from './people.ts';

const builtPage = `<!doctype html><html><head><title>Constellation</title><meta name="description" content="All societies." /><script>1</script></head><body></body></html>`;
/** It tells the app that pages are open. */
const page = builtPage.replace('<head>', '<head><meta name="public-directory" content="true" />');
const site = 'https://societies.example.ac.uk';
const day = '2035-03-10';
const draft: EventBody = {
  name: 'Owls & <stars>',
  description: 'Bring a torch, and "boots".\nWe go whatever the weather.',
  datetime: `${day}T18:00:00.000Z`,
  duration: '02:00:00',
  venue: 'North gate',
  max_participants: 5,
  price: 0,
  is_active: true,
};

const dist = await mkdtemp(path.join(tmpdir(), 'constellation-dist-'));
afterAll(() => rm(dist, { recursive: true }));
await writeFile(path.join(dist, 'index.html'), builtPage);
const server = await withServer({ env: { PUBLIC_DIRECTORY: 'true', PUBLIC_URL: site, APP_DIST: dist } });
const people = await signInPeople(server);

const read = async <Body>(target: string, headers: Record<string, string> = {}) =>
  server.call<Body>('GET', target, { headers });
const societies = async (query = '') =>
  (await read<PublicSocieties>(`${paths.publicSocieties}?${query}`)).body;
const events = async (query: string) => (await read<PublicEvents>(`${paths.publicEvents}?${query}`)).body;
const onThatDay = `from=${day}T00:00:00Z&to=2035-03-11T00:00:00Z`;
const create = async (body: Partial<EventBody> = {}, of: number = society, token = people.president) => {
  const reply = await server.call<SocietyEvent>('POST', paths.events(of), {
    token,
    body: { ...draft, ...body },
  });
  expect(reply.status).toBe(201);
  return reply.body;
};
/** Whole addresses of this site. */
const ours = (address: string | null) => address === null || address.startsWith(`${site}/`);

describe('societies', () => {
  test('come by page, by name, with everything that a card shows', async () => {
    const first = await societies('page_size=30');
    const rest = await societies('page_size=100');
    const second = await societies('page_size=30&page=2');
    expect(first.results).toHaveLength(30);
    expect((await societies()).results).toHaveLength(12);
    expect([...first.results, ...second.results].map(({ id }) => id).slice(0, 60)).toEqual(
      rest.results.map(({ id }) => id).slice(0, 60),
    );
    expect(rest.count).toBe(rest.results.length);
    const names = rest.results.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(rest.results.every(({ logo, banner, url }) => [logo, banner, url].every(ours))).toBe(true);
    expect(rest.results.some(({ banner }) => banner !== null)).toBe(true);
    expect(new Set(rest.categories.map(({ id }) => id))).toEqual(
      new Set(rest.results.map(({ category }) => category.id)),
    );
    expect(rest.results.find(({ id }) => id === society)).toMatchObject({
      member: false,
      url: `${site}/societies/${society}`,
      theme: { primary_color: expect.any(String) as string },
    });
  });

  test('are found by the forgiving search and by category', async () => {
    const found = await societies('search=ches');
    expect(found.results[0]).toMatchObject({ id: otherSocieties.chess, match: { field: 'name' } });
    const [category] = found.categories;
    const narrowed = await societies(`category=${category?.id}&page_size=100`);
    expect(narrowed.count).toBeGreaterThan(0);
    expect(narrowed.results.every((one) => one.category.id === category?.id)).toBe(true);
    expect(narrowed.categories).toEqual(found.categories);
  });

  test('show how to join, and no contact', async () => {
    const { body, status } = await read<PublicSocietyPage>(paths.publicSociety(society));
    expect(status).toBe(200);
    expect(body.meeting_time).not.toBe('');
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/contact|committee|version|all_themes/)]),
    );
    for (const id of ['999999', '0', 'x']) expect((await read(paths.publicSociety(id))).status).toBe(404);
  });

  test('are absent with their events once removed', async () => {
    const removed = otherSocieties.baking;
    const event = await create({ datetime: '2035-05-01T18:00:00.000Z' });
    const body = { society: removed };
    await server.call('POST', paths.eventHosts(society, event.id), { token: people.president, body });
    await server.call('DELETE', paths.removeSociety(removed), { token: people.administrator });
    expect((await read(paths.publicSociety(removed))).status).toBe(404);
    expect((await events(`society=${removed}`)).count).toBe(0);
    expect((await societies('page_size=100')).results.some(({ id }) => id === removed)).toBe(false);
  });
});

describe('events', () => {
  test("are those of What's on, without what is for members", async () => {
    const open = await create({ link: 'https://meet.example.org/secret' });
    const closed = await create({ members_only: true, datetime: `${day}T19:00:00.000Z` });
    const chess = await create(
      { datetime: `${day}T20:00:00.000Z` },
      otherSocieties.chess,
      people.otherPresident,
    );
    const cancelled = await create();
    const token = people.president;
    await server.call('POST', paths.eventCancel(society, cancelled.id), { token, body: { reason: 'Rain.' } });
    const { count, results } = await events(onThatDay);
    expect([count, results.map(({ id }) => id)]).toEqual([3, [open.id, closed.id, chess.id]]);
    expect(results[0]).toMatchObject({
      ...{ name: draft.name, description: draft.description, venue: draft.venue },
      society: { id: society, logo: expect.stringContaining(site) as string },
      url: `${site}/societies/${society}/events/${open.id}`,
    });
    for (const field of ['link', 'questions', 'place', 'version', 'waiting'])
      expect(results[0]).not.toHaveProperty(field);
    expect(results[1]).toMatchObject({ members_only: true, description: '', venue: '' });
    const idsOf = async (query: string) =>
      (await events(`${onThatDay}&${query}`)).results.map(({ id }) => id);
    expect(await idsOf(`society=${otherSocieties.chess}`)).toEqual([chess.id]);
    const { category } = (await read<PublicSocietyPage>(paths.publicSociety(society))).body;
    expect(await idsOf(`category=${category.id}`)).toEqual([open.id, closed.id]);
    expect(await idsOf('page_size=2&page=2')).toEqual([chess.id]);
    // Without days: what is to come, and nothing of a society that has its events switched off.
    const coming = (await events('page_size=100')).results;
    expect(coming.every(({ datetime }) => Date.parse(datetime) > Date.now())).toBe(true);
    expect(coming.some((event) => event.society.id === otherSocieties.featuresOff)).toBe(false);
    for (const query of ['from=today', 'to=2035-01-01T23:59:60Z', 'page_size=1000', 'category=x'])
      expect((await read(`${paths.publicEvents}?${query}`)).status).toBe(400);
  });
});

test("no reply holds a person's name, ID or address", async () => {
  const token = people.president;
  // What could name people: a message, a guest, an invitation.
  const body = { audience: 'members', subject: 'News', text: 'Come.' };
  expect((await server.call('POST', paths.messages(society), { token, body })).status).toBe(201);
  const event = await create({ datetime: '2035-11-01T18:00:00.000Z' });
  const added = { token, body: { university_id: demo.member } };
  expect((await server.call('POST', paths.eventGuests(society, event.id), added)).status).toBe(200);
  const invitation = await server.call<{ url: string }>('POST', paths.invitations(society), {
    token,
    body: { label: 'Fair' },
  });
  const code = invitation.body.url.split('/').at(-1) ?? '';
  const users = await server.database
    .selectFrom('users')
    .select(['university_id', 'first_name', 'last_name', 'email'])
    .execute();
  expect(users.length).toBeGreaterThan(100);
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        texts.push(key);
        collect(inner);
      }
  };
  const collectFrom = async (address: string) => {
    const { headers, body: said } = await read(address, { accept: 'text/html, application/json' });
    for (const [, value] of headers) texts.push(value);
    collect(said);
  };

  const societyIds = (await societies('page_size=100')).results.map(({ id }) => id);
  const ofEvents: Pick<PublicEvent, 'id' | 'society'>[] = [];
  const from = 'from=2000-01-01T00:00:00Z&page_size=100';
  for (let number = 1, count = 1; (number - 1) * 100 < count; number += 1) {
    const listed = await events(`${from}&page=${number}`);
    collect(listed);
    ofEvents.push(...listed.results);
    ({ count } = listed);
  }
  const valuesOf: Record<string, readonly (string | number)[]> = {
    '{id}': societyIds,
    '{eventId}': ofEvents.map(({ id }) => id),
    '{code}': [code],
  };
  const queries: Record<string, readonly string[]> = {
    [paths.publicSocieties]: ['?page_size=100'],
    [paths.publicPosts('{id}')]: ['?page_size=100'],
    [paths.publicEvents]: societyIds.map((id) => `?society=${id}&when=past&page_size=100`),
    [paths.publicMonth]: ['?month=2035-11&time_zone=Europe/London'],
  };
  const { body: contract } = await server.call<{ paths: Record<string, { get?: { security?: unknown } }> }>(
    'GET',
    '/api/openapi.json',
  );
  const open = Object.entries(contract.paths).flatMap(([path, { get }]) =>
    get && get.security === undefined ? [decodeURIComponent(path)] : [],
  );
  expect(open).toEqual(expect.arrayContaining([paths.publicSocieties, paths.site, paths.publicMonth]));
  for (const call of open) {
    const [name] = /\{\w+\}/.exec(call) ?? [];
    const addresses = name
      ? (valuesOf[name] ?? []).map((value) => call.replace(name, String(value)))
      : [call];
    // A call with another name in its address needs a line above.
    expect([call, addresses.length]).not.toEqual([call, 0]);
    for (const address of addresses)
      for (const query of queries[call] ?? ['']) await collectFrom(address + query);
  }
  const pages = [
    ...[
      '/',
      '/societies',
      '/whats-on',
      '/sitemap.xml',
      '/robots.txt',
      '/policies',
      `/join/${code}`,
      '/metrics',
    ],
    ...societyIds.flatMap((id) =>
      ['', '/info', '/events', '/posts'].map((part) => `/societies/${id}${part}`),
    ),
    ...ofEvents.map(({ id, society: of }) => `/societies/${of.id}/events/${id}`),
  ];
  for (const address of pages) await collectFrom(address);
  const said = texts.join('\n');
  expect(said.length).toBeGreaterThan(50_000);
  expect(said).toContain(event.name);
  const told = users.flatMap(({ university_id, first_name, last_name, email }) =>
    // Not the end of a figure, such as one of seconds.
    new RegExp(`(?<![\\d.])${university_id}(?!\\d)`).test(said)
      ? university_id
      : [`${first_name} ${last_name}`, email].filter((personal) => said.includes(personal)),
  );
  expect(told).toEqual([]);
  expect(said).not.toMatch(/\/users\/|university_id/);
});

describe('the events of a society', () => {
  const of = otherSocieties.chess;
  const token = people.otherPresident;
  const week = { repeat: { every: 'week', until: '2035-04-24' } };

  test('are those of its page: coming ones with series as one, and past ones, the latest first', async () => {
    const reply = await server.call<SocietyEvent>('POST', paths.events(of), {
      token,
      body: { ...draft, datetime: '2035-04-10T18:00:00.000Z', ...week },
    });
    expect(reply.status).toBe(201);
    for (const [when, folded] of [
      ['coming', true],
      ['past', false],
    ] as const) {
      const query = `when=${when}&folded=${folded}&page=1&page_size=100`;
      const { body: own } = await server.call<{ count: number; results: SocietyEvent[] }>(
        'GET',
        `${paths.events(of)}?${query}`,
        { token: people.newcomer },
      );
      const open = await events(`society=${of}&${query}`);
      const shown = ({ id, later_dates }: Pick<SocietyEvent, 'id' | 'later_dates'>) => ({ id, later_dates });
      expect([when, open.count, open.results.map(shown)]).toEqual([when, own.count, own.results.map(shown)]);
      expect(open.count).toBeGreaterThan(0);
    }
    const inWhatsOn = await events(`society=${of}&folded=true&page_size=100`);
    expect(inWhatsOn.results.find(({ id }) => id === reply.body.id)?.later_dates).toHaveLength(2);
    expect(inWhatsOn.dates).toBe(inWhatsOn.count + 2);
    expect((await events('society=999999&when=past')).count).toBe(0);
  });

  test('are counted by day in a month', async () => {
    const { body } = await read<MonthDay[]>(`${paths.publicMonth}?month=2035-04&time_zone=UTC&society=${of}`);
    expect(body.map(({ day, count }) => [day, count])).toEqual(
      ['2035-04-10', '2035-04-17', '2035-04-24'].map((day) => [day, 1]),
    );
    for (const query of ['month=2035-04', 'month=2035-13&time_zone=UTC', 'month=2035-04&time_zone=Mars'])
      expect((await read(`${paths.publicMonth}?${query}`)).status).toBe(400);
  });

  test('and its posts are said to be off while the features are', async () => {
    const features = async (id: number) => {
      const { enable_events, enable_posts } = (await read<PublicSocietyPage>(paths.publicSociety(id))).body;
      return { enable_events, enable_posts };
    };
    expect(await features(of)).toEqual({ enable_events: true, enable_posts: true });
    expect(await features(otherSocieties.featuresOff)).toEqual({ enable_events: false, enable_posts: false });
    expect((await events(`society=${otherSocieties.featuresOff}&when=past`)).count).toBe(0);
  });
});

describe('pages of other sites', () => {
  const origin = 'https://portal.example.org';
  const month = `${paths.publicMonth}?month=2035-03&time_zone=UTC`;
  const calls = [paths.publicSocieties, paths.publicSociety(society), paths.publicEvents, month];
  const revalidated = [paths.publicWidgets(society), paths.publicPosts(society)];

  test.each([...calls, ...revalidated])('may read %s without credentials', async (call) => {
    const asked = await server.call('OPTIONS', call, {
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
    const { status, headers } = await read(call, { origin });
    expect(status).toBe(200);
    for (const reply of [asked.headers, headers]) {
      expect(reply.get('access-control-allow-origin')).toBe('*');
      expect(reply.get('access-control-allow-credentials')).toBeNull();
    }
    expect(asked.headers.get('access-control-allow-headers')).toBe('if-none-match');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('may read refusals of these calls, and no other call', async () => {
    const refused = await read(`${paths.publicEvents}?from=today`, { origin });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
    expect(refused.headers.get('cache-control')).toBeNull();
    for (const call of [paths.societies, paths.authOptions, '/api/public/users/', '/healthz']) {
      expect((await read(call, { origin })).headers.get('access-control-allow-origin')).toBeNull();
      expect((await server.call('OPTIONS', call, { headers: { origin } })).status).toBe(404);
    }
    expect((await server.call('POST', paths.publicSocieties, { body: {} })).status).toBe(404);
  });

  test.each(calls)('cache %s for a minute, and get 304 when unchanged', async (call) => {
    const { headers } = await read(call);
    const etag = headers.get('etag') ?? '';
    expect([headers.get('cache-control'), etag]).toEqual([
      'public, max-age=60',
      expect.stringMatching(/^".+"$/),
    ]);
    const again = await read(call, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await read(call, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('posts and the home of a society', () => {
  const token = people.president;
  const write = async (body: object) =>
    (
      await server.call<Post>('POST', paths.posts(society), {
        token,
        body: { title: 'Open evening', content: 'Come.', show_likes: true, ...body },
      })
    ).body;
  const posts = async (query = 'page_size=100') =>
    (await read<PublicPosts>(`${paths.publicPosts(society)}?${query}`)).body;
  const widgets = async () => (await read<PublicWidget[]>(paths.publicWidgets(society))).body;

  test('show public posts that are published, and no others', async () => {
    const newest = { content_type: 'posts', content: {}, layout_config: { x: 0, y: 9, w: 1, h: 1 } };
    expect((await server.call('POST', paths.widgets(society), { token, body: newest })).status).toBe(201);
    const shown = await write({ public: true });
    const hidden = [
      await write({}),
      await write({ public: true, draft: true }),
      await write({ public: true, publish_at: '2035-01-01T00:00:00Z' }),
    ].map(({ id }) => id);
    const { results } = await posts();
    expect(results.find(({ id }) => id === shown.id)).toEqual({
      ...{ id: shown.id, society, title: shown.title, content: shown.content, image: null, pinned: false },
      last_updated: shown.last_updated,
      url: `${site}/societies/${society}/posts?post=${shown.id}`,
    });
    expect(results.filter(({ id }) => hidden.includes(id))).toEqual([]);
    const inWidgets = (await widgets()).flatMap(({ content }) =>
      'post_id' in content ? content.post_id : [],
    );
    expect(inWidgets).toContain(shown.id);
    const open = new Set(results.map(({ id }) => id));
    expect(inWidgets.filter((id) => !open.has(id))).toEqual([]);
  });

  test('are without a post from the moment on at which it is made private, also amid reading', async () => {
    const made = [await write({ public: true }), await write({ public: true })];
    const first = await posts('page_size=1');
    const [newest] = first.results;
    expect(newest?.id).toBe(made[1]?.id);
    const { headers } = await read(paths.publicPosts(society));
    expect(headers.get('cache-control')).toBe('public, no-cache');
    for (const { id, version } of made)
      await server.call('PUT', paths.post(society, id), {
        token,
        body: { title: 'Inner', content: 'Not for all.', show_likes: true, public: false, version },
      });
    const rest = await posts('page_size=1&page=2');
    expect(rest.count).toBe(first.count - 2);
    for (const text of [JSON.stringify(rest), JSON.stringify(await posts()), JSON.stringify(await widgets())])
      expect(text).not.toContain('Not for all.');
    const again = await read(paths.publicPosts(society), { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(200);
  });

  test('show an event of the home, and by itself, as in the list of events', async () => {
    const { id } = await create({ datetime: '2035-08-01T18:00:00.000Z' });
    const [inList] = (await events('from=2035-08-01T00:00:00Z&to=2035-08-02T00:00:00Z')).results;
    expect((await read<PublicEvent>(paths.publicEvent(id))).body).toEqual(inList);
    for (const missing of ['999999', '0', 'x'])
      expect((await read(paths.publicEvent(missing))).status).toBe(404);
  });

  test('are absent where a feature is off, and with a society that is removed', async () => {
    const of = otherSocieties.noLogo;
    for (const call of [paths.publicWidgets(of), paths.publicPosts(of)])
      expect((await read(call)).status).toBe(200);
    await server.call('DELETE', paths.removeSociety(of), { token: people.administrator });
    for (const call of [paths.publicWidgets(of), paths.publicPosts(of)])
      expect((await read(call)).status).toBe(404);
    const shared = await read<string>(`/societies/${of}`, { accept: 'text/html' });
    expect([shared.status, shared.body]).toEqual([404, page]);
    expect((await posts()).results.every(({ society: theirs }) => theirs === society)).toBe(true);
  });
});

describe('search engines', () => {
  const html = { accept: 'text/html' };
  const dataIn = (text: string): Record<string, unknown> =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1] ?? 'null') as Record<
      string,
      unknown
    >;
  const faultsIn = async (data: Record<string, unknown>) =>
    (await new Validator().validate({ jsonld: { [String(data['@type'])]: [structuredClone(data)] } })).filter(
      ({ severity }) => severity === 'ERROR',
    );

  test('read data without a fault on the page of every society and every coming event', async () => {
    const all = (await societies('page_size=100')).results;
    const coming = (await events('page_size=100')).results;
    expect(all.length + coming.length).toBeGreaterThan(100);
    for (const { url } of [...all, ...coming]) {
      const data = dataIn((await read<string>(url.slice(site.length), html)).body);
      expect([url, data.url, await faultsIn(data)]).toEqual([url, url, []]);
    }
    // What the check would find.
    expect(await faultsIn({ '@type': 'Organization', url: site })).not.toEqual([]);
  });

  test('may read pictures and public calls, and are told where the sitemap is', async () => {
    const { body, headers } = await read<string>('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body).toContain('Allow: /storage/v1/object/public/societies/');
    expect(body).toContain('Allow: /api/public/');
    expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test('find each society and each coming event in the sitemap, and nothing else', async () => {
    const { id } = await create({ datetime: '2035-09-01T18:00:00.000Z' });
    const { body, headers } = await read<string>('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const { count, results } = await societies('page_size=100');
    const coming = await events('page_size=100');
    expect(addresses).toHaveLength(2 + count + coming.count);
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...results.map(({ url }) => url),
        ...coming.results.map(({ url }) => url),
        `${site}/societies/${society}/events/${id}`,
      ]),
    );
  });

  test('read a society as an Organization, and an event as an Event, whatever stands in their texts', async () => {
    const { body } = await read<string>(`/societies/${society}`, html);
    const card = (await read<PublicSocietyPage>(paths.publicSociety(society))).body;
    expect(dataIn(body)).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'Organization', name: card.name, url: card.url },
    });
    const description = '</script><script>alert(1)</script>';
    const { id } = await create({ datetime: '2035-10-01T18:00:00.000Z', price: 4, description });
    const address = `/societies/${society}/events/${id}`;
    const shown = (await read<string>(address, html)).body;
    expect(shown).not.toContain('<script>alert');
    expect(dataIn(shown)).toMatchObject({
      ...{ '@type': 'Event', name: draft.name, description, url: site + address },
      startDate: '2035-10-01T18:00:00.000Z',
      endDate: '2035-10-01T20:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: draft.venue, address: draft.venue },
      organizer: [{ '@type': 'Organization', name: card.name, url: card.url }],
      offers: { price: 4, priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    });
    const token = people.president;
    await server.call('POST', paths.eventCancel(society, id), { token, body: { reason: 'Rain.' } });
    expect(dataIn((await read<string>(address, html)).body)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
    const inner = await create({ datetime: '2035-10-02T18:00:00.000Z', members_only: true });
    const data = dataIn((await read<string>(`/societies/${society}/events/${inner.id}`, html)).body);
    for (const field of ['description', 'location', 'offers']) expect(data).not.toHaveProperty(field);
  });
});

describe('links that are shared', () => {
  const html = { accept: 'text/html' };
  const metasOf = (text: string) =>
    new Map(
      [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    );

  test('have a society’s name, description and picture', async () => {
    const { body, headers } = await read<string>(`/societies/${society}`, html);
    const card = (await read<PublicSocietyPage>(paths.publicSociety(society))).body;
    const metas = metasOf(body);
    expect(metas.get('og:title')).toBe(card.name.replaceAll('&', '&amp;'));
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(metas.get('og:image')).toBe(card.logo);
    expect(metas.get('twitter:card')).toBe('summary');
    expect(metas.get('og:url')).toBe(card.url);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    const plain = await read<string>('/societies', html);
    expect(plain.body).toBe(page);
    for (const name of ['content-security-policy', 'cache-control'])
      expect(headers.get(name)).toBe(plain.headers.get(name));
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  });

  test("have an event's time and place, escaped", async () => {
    const { id } = await create({ datetime: '2035-07-01T18:00:00.000Z' });
    const { body } = await read<string>(`/societies/${society}/events/${id}/?from=chat`, html);
    const metas = metasOf(body);
    expect(body).toContain('<title>Owls &amp; &lt;stars&gt; · Constellation</title>');
    expect(body).not.toContain('<stars>');
    expect(metas.get('og:description')).toMatch(/^Sunday,? 1 July 2035 at 19:00 · North gate · /);
    expect(metas.get('og:description')).toContain('&quot;boots&quot;. We go');
    const token = people.president;
    await server.call('POST', paths.eventCancel(society, id), { token, body: { reason: 'Rain.' } });
    expect((await read<string>(`/societies/${society}/events/${id}`, html)).body).toContain(
      '<title>Cancelled: Owls',
    );
    const members = await create({ datetime: '2035-07-02T18:00:00.000Z', members_only: true });
    const secret = (await read<string>(`/societies/${society}/events/${members.id}`, html)).body;
    expect(secret).toContain('for members');
    expect(secret).not.toMatch(/North gate|torch/);
  });

  test('show the widest picture', async () => {
    const withBanner = (await societies('page_size=100')).results.find(({ banner }) => banner !== null);
    const metas = metasOf((await read<string>(`/societies/${withBanner?.id}`, html)).body);
    expect(metas.get('og:image')).toBe(withBanner?.banner);
    expect(metas.get('twitter:card')).toBe('summary_large_image');
  });

  const of = otherSocieties.chess;
  const sitemap = async () => (await read<string>('/sitemap.xml')).body;
  /** What a link answers: its status, and whether it is the page without anything of its own. */
  const answerOf = async (address: string) => {
    const { status, body } = await read<string>(address, html);
    return [status, body === page ? 'plain' : 'with a card'];
  };

  test('to a society that is removed, and to all that it had, carry nothing of it until it is back', async () => {
    const { name } = (await read<PublicSocietyPage>(paths.publicSociety(of))).body;
    const own = await create({ datetime: '2035-11-01T18:00:00.000Z' }, of, people.otherPresident);
    const shared = await create({ datetime: '2035-11-02T18:00:00.000Z' });
    const invitation = { token: people.president, body: { society: of } };
    await server.call('POST', paths.eventHosts(society, shared.id), invitation);
    await server.call('POST', paths.acceptHosting(society, shared.id), { token: people.otherPresident });
    const links = ['', '/info', '/events', '/posts', '/posts?post=1', `/events/${own.id}`].map(
      (rest) => `/societies/${of}${rest}`,
    );
    const hosted = async () =>
      (await read<string>(`/societies/${society}/events/${shared.id}`, html)).body.includes(name);
    const address = `${site}/societies/${of}/events/${own.id}<`;
    const all = async () => [
      await Promise.all(links.map(answerOf)),
      await hosted(),
      (await sitemap()).includes(`${site}/societies/${of}<`),
      (await sitemap()).includes(address),
    ];
    const there = [links.map(() => [200, 'with a card']), true, true, true];
    expect(await all()).toEqual(there);
    const token = people.administrator;
    await server.call('DELETE', paths.removeSociety(of), { token });
    expect(await all()).toEqual([links.map(() => [404, 'plain']), false, false, false]);
    await server.call('POST', paths.restoreSociety(of), { token });
    expect((await all())[0]).toEqual(there[0]);
  });

  test('to an event that is deleted, or of a society that has switched its events off, carry nothing of it', async () => {
    const token = people.president;
    const { id } = await create({ datetime: '2035-11-03T18:00:00.000Z' });
    const address = `/societies/${society}/events/${id}`;
    const there = async () => [
      ...(await answerOf(address)),
      (await sitemap()).includes(`${site}${address}<`),
    ];
    expect(await there()).toEqual([200, 'with a card', true]);
    const features = { enable_events: true, enable_posts: true, enable_merch: true };
    const set = (body: object) => server.call('PUT', paths.featureOption(society, society), { token, body });
    expect((await set({ ...features, enable_events: false })).status).toBe(200);
    expect(await there()).toEqual([404, 'plain', false]);
    await set(features);
    expect(await there()).toEqual([200, 'with a card', true]);
    expect((await server.call('DELETE', paths.event(society, id), { token })).status).toBe(204);
    expect(await there()).toEqual([404, 'plain', false]);
  });

  test('to a post that is a draft, planned, private or deleted have not a word of it', async () => {
    const token = people.president;
    const written = { title: 'Quince marmalade', content: 'Not for all.', show_likes: true };
    const made = await Promise.all(
      [
        { public: true, draft: true },
        { public: true, publish_at: '2035-01-01T00:00:00Z' },
        {},
        { public: true },
      ].map(
        async (how) =>
          (await server.call<Post>('POST', paths.posts(society), { token, body: { ...written, ...how } }))
            .body,
      ),
    );
    await server.call('DELETE', paths.post(society, made.at(-1)?.id ?? 0), { token });
    for (const { id } of made) {
      const { status, body } = await read<string>(`/societies/${society}/posts?post=${id}`, html);
      expect([id, status]).toEqual([expect.any(Number), 200]);
      expect(body).not.toMatch(/Quince|Not for all/);
    }
    expect(await sitemap()).not.toContain('/posts');
  });

  test('to an unknown page are the plain page', async () => {
    for (const target of ['/societies/999999', '/societies/new', `/societies/${society}/events/999999`])
      expect((await read<string>(target, html)).body).toBe(page);
    expect((await read(`/societies/${society}`, { accept: 'application/json' })).status).toBe(404);
  });
});

test('a network over its limit gets 429 with Retry-After, whatever address it claims, and still the page', async () => {
  await sql`
    insert into rate_limits (key, full_at) values ('public-directory:address:127.0.0.1', now() + interval '1 minute')
    on conflict (key) do update set full_at = excluded.full_at`.execute(server.database);
  const { status, headers } = await read(paths.publicEvents, { 'x-forwarded-for': '198.51.100.7' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([429, '*']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await read<string>(`/societies/${society}`, { accept: 'text/html' })).body).toBe(page);
});

test('without PUBLIC_DIRECTORY all of it is 404', async () => {
  const closed = await startServer({ env: { APP_DIST: dist } });
  try {
    const calls = [
      paths.publicSocieties,
      paths.publicSociety(society),
      paths.publicWidgets(society),
      paths.publicPosts(society),
      paths.publicEvents,
      paths.publicEvent(1),
      `${paths.publicMonth}?month=2035-03&time_zone=UTC`,
    ];
    for (const call of calls) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { origin: 'https://portal.example.org' };
        const reply = await closed.call(method, call, { headers });
        expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([404, null]);
      }
    }
    const shared = await closed.call<string>('GET', `/societies/${society}`, {
      headers: { accept: 'text/html' },
    });
    expect([shared.status, shared.body]).toEqual([200, builtPage]);
    for (const address of ['/robots.txt', '/sitemap.xml'])
      expect((await closed.call<string>('GET', address)).body).toBe(builtPage);
  } finally {
    await closed.stop();
  }
});
