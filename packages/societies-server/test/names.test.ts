import { expect, test } from 'vitest';
import { paths, validation } from 'societies-contract';
import { demo, withServer } from './harness.ts';
import { signInPeople, society, type People, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const event = {
  description: 'Bring a coat.',
  datetime: '2099-01-01T20:00:00Z',
  duration: '01:00:00',
  venue: 'The roof',
  max_participants: 5,
  price: 0,
  is_active: true,
};
const item = { description: 'Red.', category: 'Light', purchase_url: 'https://shop.example', price: 2 };
const theme = {
  primary_color: '#102030',
  secondary_color: '#203040',
  tertiary_color: '#ffeedd',
  text_color: '#ffffff',
};

/** Every call that gives something a name: the field, and the call with that name. */
const naming: readonly [
  string,
  string,
  (name: string) => ['POST' | 'PUT', string, keyof People | null, object],
][] = [
  ['a society', 'name', (name) => ['PUT', paths.updateSociety(society), 'president', { name }]],
  [
    'a request',
    'name',
    (name) => [
      'POST',
      paths.societyRequests,
      'newcomer',
      { name, proposal: 'We like it very much.', category: 1, user: demo.newcomer },
    ],
  ],
  ['a role', 'name', (name) => ['POST', paths.roles(society), 'president', { name, society }]],
  [
    'a theme',
    'theme.name',
    (name) => ['PUT', paths.updateTheme(society), 'president', { theme: { name, ...theme } }],
  ],
  ['an event', 'name', (name) => ['POST', paths.events(society), 'president', { name, ...event }]],
  ['an item', 'name', (name) => ['POST', paths.merch(society), 'president', { name, ...item }]],
  [
    'a post',
    'title',
    (title) => ['POST', paths.posts(society), 'president', { title, content: 'Look.', show_likes: true }],
  ],
  [
    'a person',
    'first_name',
    (name) => [
      'PUT',
      paths.profile,
      'member',
      { first_name: name, last_name: 'Reed', email: 'reed@example.org', university_id: demo.member },
    ],
  ],
  [
    'a newcomer',
    'last_name',
    (name) => [
      'POST',
      paths.signup,
      null,
      {
        first_name: 'Ada',
        last_name: name,
        email: 'a@example.org',
        university_id: '77777777',
        password: 'Orion1234',
      },
    ],
  ],
];

const call = (name: string, make: (typeof naming)[number][2]) => {
  const [method, path, who, body] = make(name);
  return server.call<Refused>(method, path, { ...(who && { token: people[who] }), body });
};

test.each(naming)('%s refuses invisible characters', async (_what, field, make) => {
  for (const hidden of [
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u{E0067}',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u2066',
    '\u0007',
    '\n',
    '\u3164',
  ]) {
    const { status, body } = await call(`Astro${hidden}nomy`, make);
    expect([JSON.stringify(hidden), status, body.errors?.[field]]).toEqual([
      JSON.stringify(hidden),
      400,
      [validation.any.characters],
    ]);
  }
});

test.each([
  'Søciété d’été',
  '天文学会',
  'نادي الفلك',
  '👩\u200d🚀 Night',
  '👩🏽\u200d🚀',
  '❤️ Arts',
  'A & B (2026)',
  'انجمن می\u200Cخوانیم',
  'ශ්\u200Dරී ලංකා',
  'രാജന്\u200D',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Scotland',
  // 120 characters, if each accent counts with its letter.
  'e\u0301'.repeat(120),
])('%s is accepted as a name', async (title) => {
  const { status } = await server.call('POST', paths.posts(society), {
    token: people.president,
    body: { title, content: 'Look.', show_likes: true },
  });
  expect(status).toBe(201);
});

test('two societies cannot share a name in different spellings', async () => {
  for (const name of ['chess  club', 'Ｃhess Club', 'Chess\u00a0Club']) {
    const { status } = await server.call('PUT', paths.updateSociety(society), {
      token: people.president,
      body: { name },
    });
    expect([name, status]).toEqual([name, 409]);
  }
});

/** Text as it is pasted from slides: vertical tabs, form feeds, escapes, separators of lines. */
const pasted = 'One\vtwo\fthree\u2028four\r\nfive\u0007\u001b\uD800!';

test.each<[string, (text: string) => ['POST' | 'PUT', string, keyof People, object], string, string]>([
  [
    'a line, a venue',
    (venue) => ['POST', paths.events(society), 'president', { name: 'Tea', ...event, venue }],
    'venue',
    'One two three four five!',
  ],
  [
    'a text, a description',
    (description) => ['POST', paths.events(society), 'president', { name: 'Tea', ...event, description }],
    'description',
    'One\ntwo\nthree\nfour\nfive!',
  ],
  [
    'a line, a category of merchandise',
    (category) => ['POST', paths.merch(society), 'president', { name: 'Lamp', ...item, category }],
    'category',
    'One two three four five!',
  ],
  [
    'a text, a post',
    (content) => ['POST', paths.posts(society), 'president', { title: 'Tea', content, show_likes: true }],
    'content',
    'One\ntwo\nthree\nfour\nfive!',
  ],
  [
    'a text, a proposal',
    (proposal) => [
      'POST',
      paths.societyRequests,
      'newcomer',
      { name: `Tea ${proposal.length}`, proposal, category: 1, user: demo.newcomer },
    ],
    'proposal',
    'One\ntwo\nthree\nfour\nfive!',
  ],
  [
    'a line, a place to meet',
    (meeting_place) => ['PUT', paths.updateSociety(society), 'president', { meeting_place }],
    'meeting_place',
    'One two three four five!',
  ],
])('cleans %s, of control characters', async (_what, make, field, stored) => {
  const [method, path, who, body] = make(pasted);
  const reply = await server.call<Record<string, string>>(method, path, { token: people[who], body });
  expect([reply.status < 300, reply.body[field]]).toEqual([true, stored]);
});

test('a venue refuses invisible characters', async () => {
  const { status, body } = await server.call<Refused>('POST', paths.events(society), {
    token: people.president,
    body: { name: 'Tea', ...event, venue: 'Room \u202E4' },
  });
  expect([status, body.errors?.venue]).toEqual([400, [validation.any.characters]]);
});

test('a name with and without joiner is the same name', async () => {
  const call = (name: string) =>
    server.call('POST', paths.roles(society), { token: people.president, body: { name, society } });
  expect((await call('می\u200Cخواهم')).status).toBe(201);
  expect((await call('میخواهم')).status).toBe(409);
});

test('an address is the same in both spellings of its domain and of its accents', async () => {
  const signUp = (university_id: string, email: string) =>
    server.call('POST', paths.signup, {
      body: { first_name: 'Zoë', last_name: "O'Neill", password: 'Orion1234', university_id, email },
    });
  expect((await signUp('88880001', 'müller@exämple.de')).status).toBe(201);
  for (const email of ['mu\u0308ller@exa\u0308mple.de', 'MÜLLER@EXÄMPLE.DE', 'müller@xn--exmple-cua.de'])
    expect([email, (await signUp('88880002', email)).status]).toEqual([email, 409]);
  for (const [at, email] of ["o'brien@uni.ac.uk", 'a&b@x.org'].entries())
    expect([email, (await signUp(`8888001${at}`, email)).status]).toEqual([email, 201]);
});
