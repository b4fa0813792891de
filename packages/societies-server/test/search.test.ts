import {
  paths,
  type Everything,
  type Post,
  type Society,
  type SocietyEvent,
  type SocietyPage,
} from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { misspelt } from '../bench/misspellings.ts';
import { withServer } from './harness.ts';
import { expectRefused, otherSocieties, signInPeople, society } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const find = async (search: string, more = '') =>
  (
    await server.call<Society[]>('GET', `${paths.societies}?search=${encodeURIComponent(search)}${more}`, {
      token: people.newcomer,
    })
  ).body;
const first = async (search: string) => (await find(search))[0]?.name;
const everything = async (q: string, token = people.newcomer) =>
  (await server.call<Everything>('GET', `${paths.search}?q=${encodeURIComponent(q)}`, { token })).body;

/** What is marked, as the reader sees it. */
const marked = ({ match }: Pick<Society, 'match'>) =>
  match && { ...match, ranges: match.ranges.map(([from, to]) => match.text.slice(from, to)) };

const best = async (search: string) => marked((await find(search))[0] ?? {});

const event = {
  name: 'Zeppelin picnic',
  description: 'Bring a rug.',
  datetime: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  duration: '02:00:00',
  venue: 'The lawn',
  max_participants: 20,
  price: 0,
  is_active: true,
};

describe('societies are found', () => {
  test.each([
    ['a letter wrong', 'astronony', 'Astronomy Society'],
    ['letters swapped', 'astornomy', 'Astronomy Society'],
    ['a letter missing', 'photograpy', 'Photography'],
    ['a letter too many', 'philosoophy', 'Philosophy Café'],
    ['two mistakes in a long word', 'moutaineerng', 'Climbing & Mountaineering'],
    ['the beginning, with a mistake in it', 'astrn', 'Astronomy Society'],
    ['words in any order', 'playing role tabletop', 'Tabletop Role-Playing'],
    ['a part of a word', 'botics', 'Robotics Lab'],
    ['an accent left out', 'philosophy cafe', 'Philosophy Café'],
    ['an accent put in', 'chéss', 'Chess Club'],
    ['a keyword', 'stargazing', 'Astronomy Society'],
    ['a keyword of two words', 'public speaking', 'Debating Union'],
    ['a misspelt keyword', 'saxofone', 'Jazz Orchestra'],
    ['the name of a coming event', 'geminids', 'Astronomy Society'],
    ['a word of its description', 'perseids', 'Astronomy Society'],
    ['a word that none has beside one of its name', 'astronomy zyzzyva', 'Astronomy Society'],
  ])('with %s: %s', async (_, search, name) => {
    expect(await first(search)).toBe(name);
  });

  test('for each misspelt name of the demonstration', async () => {
    const names = (await find('', '&sort=name')).map(({ name }) => name);
    const found = await Promise.all(names.map((name, number) => first(misspelt(name, number))));
    const right = names.filter((name, number) => found[number] === name);
    expect(right.length / names.length).toBeGreaterThanOrEqual(0.95);
  });

  test('by name before keyword before description, or in the requested order', async () => {
    const games = await find('game');
    expect(games.map(({ match }) => match?.field)).toEqual(
      [...games.map(({ match }) => match?.field)].sort(
        (one, other) =>
          ['name', 'keywords', 'event', 'description'].indexOf(one ?? '') -
          ['name', 'keywords', 'event', 'description'].indexOf(other ?? ''),
      ),
    );
    expect(new Set(games.map(({ match }) => match?.field)).size).toBeGreaterThan(1);
    const sorted = (await find('game', '&sort=name')).map(({ name }) => name);
    expect(sorted).toEqual(games.map(({ name }) => name).sort());
  });

  test('with the matched part and its position', async () => {
    expect(await best('mountain')).toEqual({
      field: 'name',
      text: 'Climbing & Mountaineering',
      ranges: ['Mountain'],
    });
    expect(await best('cafe philosophy')).toEqual({
      field: 'name',
      text: 'Philosophy Café',
      ranges: ['Philosophy', 'Café'],
    });
    expect(await best('gemminids roof')).toEqual({
      field: 'event',
      text: 'Geminids on the roof',
      ranges: ['Geminids', 'roof'],
    });
    expect(await best('hackathon')).toMatchObject({ field: 'keywords', text: 'hackathon' });
    const described = await best('perseids');
    expect(described).toMatchObject({ field: 'description', ranges: ['Perseids'] });
    expect((await find('', ''))[0]).not.toHaveProperty('match');
  });

  test('only when something is near', async () => {
    for (const search of ['xylophonists', 'qqq', '🎲', '...']) expect(await find(search)).toEqual([]);
  });
});

test('an event is found until it is renamed, past, switched off, cancelled or deleted', async () => {
  const { body: created } = await server.call<SocietyEvent>('POST', paths.events(society), {
    token: people.president,
    body: event,
  });
  const address = paths.event(society, created.id);
  const token = people.president;
  expect((await find('zepelin'))[0]).toMatchObject({
    id: society,
    match: { field: 'event', text: event.name },
  });
  expect((await everything('zepelin')).events).toMatchObject([{ id: created.id, society: { id: society } }]);

  await server.call('PUT', address, { token, body: { ...event, name: 'Balloon picnic' } });
  expect(await find('zeppelin')).toEqual([]);
  expect(await first('balloon')).toBe('Astronomy Society');

  await server.call('PUT', address, {
    token,
    body: { ...event, datetime: new Date(Date.now() - 5 * 86_400_000).toISOString() },
  });
  expect((await everything('zeppelin')).events).toEqual([]);

  await server.call('PUT', address, { token, body: event });
  const features = { enable_posts: true, enable_events: false, enable_merch: true };
  const options = paths.featureOption(society, society);
  await server.call('PUT', options, { token, body: features });
  expect(await find('zeppelin')).toEqual([]);
  await server.call('PUT', options, { token, body: { ...features, enable_events: true } });
  expect(await first('zeppelin')).toBe('Astronomy Society');

  const reason = { reason: 'Too much wind.' };
  await server.call('POST', `${address}cancel/`, { token, body: reason });
  expect(await find('zeppelin')).toEqual([]);

  const again = await server.call<SocietyEvent>('POST', paths.events(society), { token, body: event });
  expect(await first('zeppelin')).toBe('Astronomy Society');
  await server.call('DELETE', paths.event(society, again.body.id), { token });
  expect(await find('zeppelin')).toEqual([]);
});

describe("a society's facts", () => {
  const read = async () =>
    (await server.call<SocietyPage>('GET', paths.society(society), { token: people.newcomer })).body;
  const write = (body: object, token = people.president) =>
    server.call<SocietyPage & { errors?: object; code?: string; current?: SocietyPage }>(
      'PUT',
      paths.updateSociety(society),
      { token, body },
    );

  test('are stored, and keep fields that a write leaves out', async () => {
    const before = await read();
    expect(before).toMatchObject({
      meeting_place: 'Physics 2.14',
      instagram: 'https://www.instagram.com/constellation.astronomy',
    });
    const { status, body } = await write({
      keywords: ['  Deep   sky ', 'comets', 'deep sky'],
      contact: ' The porter ',
      discord: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ keywords: ['deep sky', 'comets'], contact: 'The porter', discord: null });
    expect(await read()).toEqual({ ...before, ...body, member: false, membership: 'none' });
    expect(body.meeting_time).toBe(before.meeting_time);
    expect(await first('comets')).toBe('Astronomy Society');
    expect(await find('stargazing')).toEqual([]);
  });

  test('are versioned like the description', async () => {
    const { version } = await read();
    expect((await write({ contact: 'One', version })).status).toBe(200);
    const late = await write({ contact: 'Two', version });
    expect([late.status, late.body.code, late.body.current?.contact]).toEqual([
      409,
      'changed_meanwhile',
      'One',
    ]);
  });

  test.each([
    { keywords: Array.from({ length: 11 }, (_, number) => `word ${number}`) },
    { keywords: ['x'.repeat(31)] },
    { meeting_time: 'x'.repeat(121) },
    { how_to_join: 'x'.repeat(601) },
    { website: 'javascript:alert(1)' },
    { instagram: 'https://instagram.com.example/astro' },
    { discord: 'https://example.com/discord.gg/astro' },
  ])('is refused when it is %j', async (body) => {
    const { status, body: refused } = await write(body);
    expect(status).toBe(400);
    expect(Object.keys(refused.errors ?? {})[0]).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
  });

  test('are 403 without edit_society', async () => {
    const attempt = { method: 'PUT', path: paths.updateSociety(society), body: { contact: 'Me' } } as const;
    await expectRefused(server, attempt, people.eventsOfficer, people.otherPresident);
  });
});

test('one search finds societies, coming events and posts of the caller’s societies', async () => {
  await expectRefused(server, { method: 'GET', path: `${paths.search}?q=chess` });
  const found = await everything('andromeda', people.member);
  expect(found.posts).toMatchObject([{ title: 'Our first picture of Andromeda', society: { id: society } }]);
  expect((await everything('andromeda')).posts).toEqual([]);
  const dark = await everything('dark sky', people.member);
  expect(dark.events[0]).toMatchObject({ name: 'Dark-sky weekend in Wales', society: { id: society } });
  expect(dark.events.length).toBeLessThanOrEqual(6);
  expect((await everything('ches')).societies[0]).toMatchObject({ id: otherSocieties.chess, member: false });
  expect(await everything('   ')).toEqual({ societies: [], events: [], posts: [] });
  for (const query of ['', `?q=${'x'.repeat(101)}`]) {
    expect((await server.call('GET', `${paths.search}${query}`, { token: people.member })).status).toBe(400);
  }
});

describe('posts of the caller’s societies are found', () => {
  const posts = async (search: string, token = people.member) => (await everything(search, token)).posts;
  const write = (method: string, path: string, body?: object) =>
    server.call<Post>(method, path, { token: people.president, body });
  const draft = {
    title: 'Kaleidoscopes',
    content: 'We met beside the boathouse.',
    show_likes: true,
  };

  test.each([
    ['a letter wrong', 'andromeba'],
    ['letters swapped', 'adnromeda'],
    ['words in any order', 'andromeda first'],
    ['a part of a word', 'ndromed'],
    ['a word that none has beside one of the title', 'andromeda zyzzyva'],
  ])('with %s', async (_, search) => {
    expect((await posts(search))[0]?.title).toBe('Our first picture of Andromeda');
  });

  test('with the matched part, title before text', async () => {
    const { body: made } = await write('POST', paths.posts(society), draft);
    const { body: other } = await write('POST', paths.posts(society), {
      ...draft,
      title: 'The boathouse',
      content: 'Nothing more.',
    });
    const found = await posts('boathuose');
    expect(found.map(({ id }) => id)).toEqual([other.id, made.id]);
    expect(found.map(marked)).toEqual([
      { field: 'name', text: 'The boathouse', ranges: ['boathouse'] },
      { field: 'description', text: 'We met beside the boathouse.', ranges: ['boathouse'] },
    ]);
    await write('DELETE', paths.post(society, other.id));
    await write('DELETE', paths.post(society, made.id));
  });

  test('by words, not Markdown signs', async () => {
    const content =
      '# Directions\n\nWe met **beside** the [boathouse](https://maps.example/boathouse).\n\n- a thermos\n- <b>two</b> *rugs*';
    const { body: made } = await write('POST', paths.posts(society), { ...draft, content });
    expect((await posts('boathouse')).map(marked)).toEqual([
      {
        field: 'description',
        text: 'Directions We met beside the boathouse. a thermos <b>two</b> rugs',
        ranges: ['boathouse'],
      },
    ]);
    expect(await posts('maps.example')).toEqual([]);
    await write('DELETE', paths.post(society, made.id));
  });

  test('only while published under that name', async () => {
    const { body: made } = await write('POST', paths.posts(society), draft);
    const address = paths.post(society, made.id);
    expect(await posts('kaleidoscpoes')).toMatchObject([{ id: made.id }]);
    expect(await posts('kaleidoscopes', people.newcomer)).toEqual([]);
    await write('PUT', address, { ...draft, title: 'Periscopes' });
    expect(await posts('kaleidoscopes')).toEqual([]);
    expect(await posts('periscopse')).toMatchObject([{ id: made.id, title: 'Periscopes' }]);
    await write('PUT', address, { ...draft, draft: true });
    expect(await posts('kaleidoscopes')).toEqual([]);
    await write('PUT', address, { ...draft, draft: false });
    const features = { enable_posts: false, enable_events: true, enable_merch: true };
    const options = paths.featureOption(society, society);
    await write('PUT', options, features);
    expect(await posts('kaleidoscopes')).toEqual([]);
    await write('PUT', options, { ...features, enable_posts: true });
    expect(await posts('kaleidoscopes')).toMatchObject([{ id: made.id }]);
    await write('DELETE', address);
    expect(await posts('kaleidoscopes')).toEqual([]);
  });
});
