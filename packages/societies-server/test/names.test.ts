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

test.each(naming)('%s has no characters that nobody sees', async (_what, field, make) => {
  for (const hidden of [
    '\u200b',
    '\u200d',
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
])('%s is a name', async (title) => {
  const { status } = await server.call('POST', paths.posts(society), {
    token: people.president,
    body: { title, content: 'Look.', show_likes: true },
  });
  expect(status).toBe(201);
});

test('two societies do not share a name by how it is written', async () => {
  for (const name of ['chess  club', 'Ｃhess Club', 'Chess\u00a0Club']) {
    const { status } = await server.call('PUT', paths.updateSociety(society), {
      token: people.president,
      body: { name },
    });
    expect([name, status]).toEqual([name, 409]);
  }
});
