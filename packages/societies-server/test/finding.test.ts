import { sql } from 'kysely';
import { fold, paths, type Everything, type UserListItem } from 'societies-contract';
import { beforeAll, expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';
import { eventDraft } from './event-draft.ts';
import { signInPeople, society } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

/** Members of the society with such names. */
const named: readonly [string, string, string][] = [
  ['70000001', 'Siobhán', 'O’Brien'],
  ['70000002', 'Łukasz', 'Weißmüller'],
  ['70000003', 'Γιώργος', 'Σεφέρης'],
  ['70000004', 'علي', 'كريم'],
  ['70000005', 'Anne-Marie', 'İpek'],
];

beforeAll(async () => {
  for (const [university_id, first_name, last_name] of named) {
    const { status } = await server.call('POST', paths.signup, {
      body: { university_id, first_name, last_name, email: `${university_id}@x.org`, password: 'Orion1234' },
    });
    expect(status).toBe(201);
    const token = await server.signIn(university_id);
    await server.call('POST', paths.join(society), { token });
  }
});

test.each([
  ['siobhan', '70000001'],
  ['SIOBHAN OBRIEN', '70000001'],
  ["o'brien, siobhan", '70000001'],
  ['lukasz', '70000002'],
  ['weissmuller', '70000002'],
  ['ΓΙΩΡΓΟΣ', '70000003'],
  ['علی کریم', '70000004'],
  ['anne marie ipek', '70000005'],
  ['70000005', '70000005'],
])('among users and members, %j finds the one', async (search, found) => {
  const query = `?page=1&search=${encodeURIComponent(search)}`;
  const users = await server.call<{ results: UserListItem[] }>('GET', `${paths.users}${query}`, {
    token: people.administrator,
  });
  const members = await server.call<{ results: UserListItem[] }>('GET', `${paths.members(society)}${query}`, {
    token: people.president,
  });
  expect([users, members].map(({ body }) => body.results.map((one) => one.university_id))).toEqual([
    [found],
    [found],
  ]);
});

test('a user with a changed name is found by the new one', async () => {
  const token = await server.signIn(demo.newcomer);
  const { status } = await server.call('PUT', paths.profile, {
    token,
    body: { first_name: 'Dvořák', last_name: 'Ødegård', email: 'd@x.org', university_id: demo.newcomer },
  });
  expect(status).toBe(200);
  const { body } = await server.call<{ count: number }>(
    'GET',
    `${paths.users}?page=1&search=dvorak+odegard`,
    {
      token: people.administrator,
    },
  );
  expect(body.count).toBe(1);
});

test('the database folds each letter as the client does', async () => {
  const letters = Array.from({ length: 0xffff - 0x20 }, (_, at) => at + 0x20)
    .filter((code) => code < 0xd800 || code > 0xf8ff)
    .map((code) => String.fromCharCode(code))
    // Not the latest Latin letters, which the two may know from different editions of Unicode.
    .filter((letter) => /\p{L}|\p{N}|\p{P}/u.test(letter) && !/[\uA7C0-\uA7FF]/.test(letter));
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, folded(letter) as folded from unnest(${letters}::text[]) as letter`.execute(
    server.database,
  );
  const wrong = rows.filter(({ letter, folded }) => folded !== fold(letter));
  expect(wrong.map(({ letter, folded }) => [letter, folded, fold(letter)])).toEqual([]);
});

test('finds posts, events and societies by plain letters, by initials, and knows C# from C', async () => {
  const token = people.president;
  const post = (title: string) =>
    server.call('POST', paths.posts(society), { token, body: { title, content: 'Look.', show_likes: true } });
  for (const title of ['Smörgåsbord', 'C# evening', 'C evening']) await post(title);
  const event = await server.call<{ id: number }>('POST', paths.events(society), {
    token,
    body: { ...eventDraft, name: 'Model United Nations' },
  });
  expect(event.status).toBe(201);
  const posts = await server.call<{ results: { title: string }[] }>(
    'GET',
    `${paths.posts(society)}?page=1&search=smorgasbord`,
    { token },
  );
  expect(posts.body.results.map(({ title }) => title)).toEqual(['Smörgåsbord']);
  const ask = async (q: string) =>
    (await server.call<Everything>('GET', `${paths.search}?q=${encodeURIComponent(q)}`, { token })).body;
  expect((await ask('MUN')).events[0]).toMatchObject({
    name: 'Model United Nations',
    match: {
      ranges: [
        [0, 1],
        [6, 7],
        [13, 14],
      ],
    },
  });
  expect((await ask('c#')).posts.map(({ title }) => title)).toEqual(['C# evening']);
});
