import { beforeAll, describe, expect, test } from 'vitest';
import { feedOf, type Dated } from '../src/calendar/feed.ts';
import { toKey } from '../src/database/keys.ts';
import { matchOf } from '../src/directory/matches.ts';
import { wordsIn } from '../src/directory/words.ts';
import { wordsOf } from '../src/posts/words.ts';
import { inBrief } from '../src/public/share-card.ts';
import { demo, withServer, type TestServer } from './harness.ts';
import { operationsOf, type Operation, type Schema } from './openapi.ts';

/*
 * Gives each text that somebody may send its worst, and the same twice as long: the second may cost at most 2.5 times as much of
 * this thread's time, on which everybody else waits. The fields come from the calls' own description, so that a new one is in it.
 */

/** What is repeated, after a beginning that gets past the first characters of an address or an e-mail address. */
const worst: readonly (readonly [beginning: string, repeated: string])[] = [
  ['https://', 'a'],
  ['https://discord.gg/', 'a'],
  ['', 'https://a'],
  ['a@', 'a.'],
  ['a@a.xn--', 'a-'],
  ['', ' '],
  ['a', ' \n'],
  ['', 'a '],
  ['', '@'],
  ['', '.'],
  ['', '/'],
  ['', '0'],
  ['', '1,'],
  ['', '"'],
  ['', '[a]('],
  ['', '*a_'],
  ['', '> '],
  ['', '%'],
  ['', '\\'],
  ['a', '\u0301'],
  ['', '\u0130'],
  ['', '👩\u200d'],
  ['2030-01-01T00:00:00.', '0'],
];
/** Ends otherwise than it began, so that what matched is given up again. */
const textOf = ([beginning, repeated]: (typeof worst)[number], length: number) =>
  `${beginning}${repeated.repeat(Math.ceil(length / repeated.length))}`.slice(0, length - 1) + ' ';

/** Milliseconds of this thread that are too few to tell. */
const floor = 25;
const most = 2.5;

async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** @returns what is wrong: how much more the longer text costs. Measured again where it seems so, because other work may fall into it. */
async function excessOf(length: number, work: (length: number) => unknown): Promise<string | undefined> {
  let long = await costOf(() => work(length));
  if (long <= floor) return undefined;
  let half = await costOf(() => work(length / 2));
  for (let again = 0; again < 3 && long > Math.max(floor, half * most); again += 1) {
    half = Math.max(half, await costOf(() => work(length / 2)));
    long = Math.min(long, await costOf(() => work(length)));
  }
  return long > Math.max(floor, half * most)
    ? `${long.toFixed(0)} ms after ${half.toFixed(0)} ms`
    : undefined;
}

let server: TestServer;
const started = withServer();
let operations: Operation[];
const tokens: (string | undefined)[] = [undefined];

beforeAll(async () => {
  server = await started;
  for (const who of [demo.president, demo.administrator, demo.newcomer, demo.member])
    tokens.push(await server.signIn(who));
  operations = await operationsOf(server);
});

/** A number that JSON can say and a program cannot. */
const beyond = '1e400';

const samples = [
  'Ada',
  'Orion1234',
  '30000001',
  'a@b.example',
  'https://a.example/b',
  '#123456',
  '02:00:00',
  '1',
  '2030-01',
];

/** The least that a schema takes. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'string': {
      if (schema.format === 'date-time') return '2030-01-01T18:00:00Z';
      if (schema.format === 'date') return '2030-01-01';
      const pattern = new RegExp(schema.pattern ?? '', 'u');
      const found = samples.find((text) => pattern.test(text) && text.length >= (schema.minLength ?? 0));
      return found ?? 'Evening'.padEnd(schema.minLength ?? 0, 'g');
    }
    default:
      return null;
  }
}

interface Field {
  name: string;
  schema: Schema;
  /** A body in which the field holds a value, and all else is as it should be. */
  bodyWith(value: unknown): unknown;
}

const isText = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'));

/** The single values in a body, also the names of what is kept by name. */
function valuesIn(schema: Schema, name = ''): Field[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valuesIn(one, name));
  if (schema.type === 'array')
    return valuesIn(schema.items ?? {}, `${name}[]`).map((field) => ({
      ...field,
      bodyWith: (value) => [field.bodyWith(value)],
    }));
  const isObject = schema.properties ?? schema.patternProperties;
  if (!isObject) return [{ name, schema, bodyWith: (value) => value }];
  const base = sample(schema) as object;
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    valuesIn(inner, `${name}.${key}`).map((field) => ({
      ...field,
      bodyWith: (value: unknown) => ({ ...base, [key]: field.bodyWith(value) }),
    })),
  );
  const kept = Object.values(schema.patternProperties ?? {}).flatMap((inner): Field[] => [
    {
      name: `${name}{}`,
      schema: { type: 'string' },
      bodyWith: (key) => ({ ...base, [String(key)]: sample(inner) }),
    },
    ...valuesIn(inner, `${name}{}`).map((field) => ({
      ...field,
      bodyWith: (value: unknown) => ({ ...base, '1': field.bodyWith(value) }),
    })),
  ]);
  return [...named, ...kept];
}
const textsIn = (schema: Schema) =>
  valuesIn(schema).filter(
    ({ schema: { enum: choices, const: only, ...field } }) => !choices && only === undefined && isText(field),
  );

/** Real things of the demonstration where an address names them, so that a call gets as far as it can. */
const addressOf = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (/university/i.test(name) ? '10000009' : '1'));

const send = (method: string, address: string, token: string | undefined, body?: unknown) =>
  server.server.inject({
    method: method as 'GET',
    url: address,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body).replaceAll(`"${beyond}"`, beyond) }),
  });

/** Somebody who is let as far as a body is read. */
async function whoMay(method: string, address: string, body?: unknown): Promise<string | undefined> {
  for (const token of tokens) {
    const { statusCode } = await send(method, address, token, body);
    if (![401, 403, 404].includes(statusCode)) return token;
  }
  return tokens[1];
}

/** What a schema says of a text, without the words for whoever is refused. */
const rulesOf = (schema: Schema) =>
  JSON.stringify(schema, (key, value: unknown) =>
    ['x-messages', 'description'].includes(key) ? undefined : value,
  );

const tested = { body: 0, query: 0, path: 0 };
async function excesses(name: string, length: number, work: (text: string) => unknown): Promise<string[]> {
  const found: string[] = [];
  for (const one of worst) {
    const excess = await excessOf(length, (size) => work(textOf(one, size)));
    if (excess !== undefined) found.push(`${name} ${JSON.stringify(one)}: ${excess}`);
  }
  return found;
}

describe('a text twice as long costs at most 2.5 times as much', () => {
  test('in each field of each body, at its limit and beyond', async () => {
    const found: string[] = [];
    const refused = new Set<string>();
    for (const { method, path, body: schema } of operations) {
      if (!schema) continue;
      const address = addressOf(path);
      // A wrong body tells whether one is read, and changes nothing.
      const token = await whoMay(method, address, 'x');
      for (const field of textsIn(schema)) {
        const name = `${method} ${path} ${field.name}`;
        const work = (text: string) => send(method, address, token, field.bodyWith(text));
        tested.body += 1;
        const beyondLimit = 120_000;
        const longest = field.schema.maxLength ?? 0;
        // A text that is too long for its schema gets no further: fields with the same rules read it alike.
        const rules = rulesOf(field.schema);
        if (longest === 0 || longest >= beyondLimit || !refused.has(rules)) {
          found.push(...(await excesses(name, beyondLimit, work)));
          if ((await work('a'.repeat(beyondLimit))).statusCode === 400) refused.add(rules);
        }
        // A shorter text can cost little, however it is read.
        if (longest < 400) continue;
        found.push(...(await excesses(`${name}, as long as it may be,`, longest, work)));
      }
    }
    expect(found).toEqual([]);
    expect(tested.body).toBeGreaterThan(100);
  }, 300_000);

  test('in each field of each query and each part of an address', async () => {
    const found: string[] = [];
    for (const { method, path, parameters } of operations) {
      const address = addressOf(path);
      const named = parameters.filter(({ in: where }) => where === 'query');
      if (named.length > 0) {
        const token = await whoMay(method, address);
        for (const { name } of named) {
          tested.query += 1;
          const work = (text: string) =>
            send(method, `${address}?${name}=${encodeURIComponent(text.toWellFormed())}`, token);
          found.push(...(await excesses(`${method} ${path}?${name}`, 4_000, work)));
        }
      }
      for (const [part] of path.matchAll(/\{\w+\}/g)) {
        tested.path += 1;
        const work = (text: string) =>
          send(method, addressOf(path.replace(part, encodeURIComponent(text.toWellFormed()))), tokens[1]);
        found.push(...(await excesses(`${method} ${path} ${part}`, 1_000, work)));
      }
    }
    expect(found).toEqual([]);
    expect(tested.query).toBeGreaterThan(60);
    expect(tested.path).toBeGreaterThan(80);
  }, 300_000);

  const dated = (text: string) => ({
    event: {
      id: 1,
      name: text,
      description: text,
      venue: text,
      datetime: '2030-01-01T18:00:00Z',
      duration: '01:00:00',
      society: 1,
    },
    changed: new Date(0),
    sequence: 1,
  });
  test.each<[string, number, (text: string) => unknown]>([
    ['the words of a post', 100_000, wordsOf],
    ['the words of a search index', 100_000, wordsIn],
    ['what a search marks', 20_000, (text) => matchOf([{ field: 'description', text }], 'aab a 1 zebra aba')],
    [
      'a calendar',
      8_000,
      (text) => feedOf([dated(text) as Dated], { name: 'Mine', origin: 'https://a.example' }),
    ],
    ['a key in the database', 200_000, toKey],
    ['the line of a share card', 200_000, inBrief],
  ])('in %s', async (name, length, work) => {
    expect(await excesses(name, length, work)).toEqual([]);
  });

  test('in each header that is read', async () => {
    const found: string[] = [];
    const names = [
      'accept',
      'accept-encoding',
      'authorization',
      'cache-control',
      'content-type',
      'cookie',
      'forwarded',
      'host',
      'if-modified-since',
      'if-none-match',
      'origin',
      'range',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
    ];
    for (const address of [
      '/api/profile/',
      '/societies/1',
      '/calendar/x.ics',
      '/api/docs/',
      '/storage/v1/object/public/societies/x',
    ])
      for (const name of names) {
        const work = (text: string) =>
          server.server.inject({
            method: 'GET',
            url: address,
            headers: {
              authorization: `Bearer ${tokens[1] ?? ''}`,
              // What HTTP lets through.
              [name]: text.replace(/[^\x20-\x7e]/g, '-'),
            },
          });
        found.push(...(await excesses(`${name} of ${address}`, 16_000, work)));
      }
    expect(found).toEqual([]);
  }, 300_000);
});

/** What passes one layer and is refused by the next. */
const strange: Record<'text' | 'moment' | 'number', readonly unknown[]> = {
  text: [
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udc00',
    'a\u2028b',
    '__proto__',
    'constructor',
    'toString',
    '99999999999',
    'NaN',
    '-1',
    '1e9',
    '%00',
    "'; --",
    '\\',
    '$1',
    '💥'.repeat(200),
    null,
    beyond,
    [],
    {},
  ],
  moment: [
    '2030-01-01T00:00:00+16:00',
    '2030-01-01T00:00:00-23:59',
    '2030-01-01T00:00:00+15:59',
    '2030-01-01T00:00:00+0530',
    '2030-06-30T23:59:60Z',
    '2030-01-01T24:00:00Z',
    '2030-01-01T00:00:00.999999999999Z',
    '2030-01-01\u200300:00:00Z',
    '2030-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59Z',
    '9999-12-31T23:59:59-01:00',
    '+010000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    'infinity',
    'now',
    '0000-01-01',
    '0001-01-01',
    '2030-02-30',
    '9999-12-31',
    '10000-01-01',
  ],
  number: [
    -1,
    0,
    1.5,
    -0.0001,
    2_147_483_647,
    2_147_483_648,
    Number.MAX_SAFE_INTEGER + 2,
    1e21,
    1e-300,
    '1',
    null,
    beyond,
  ],
};
const strangeFor = ({ type, format, pattern }: Schema): readonly unknown[] => {
  if (format) return strange.moment;
  if (pattern?.includes(':[0-5]')) return ['99:99:99', '999:59:59', '00:00:00', '-01:00:00', '0336:00:00'];
  const types = [type].flat();
  return types.includes('integer') || types.includes('number') ? strange.number : strange.text;
};

test('a value that a lower layer refuses is refused by the call, or taken, and never a fault', async () => {
  const faults: string[] = [];
  const note = (name: string, value: unknown, { statusCode }: { statusCode: number }) => {
    if (statusCode >= 500) faults.push(`${name} ${JSON.stringify(value)}: ${statusCode}`);
  };
  let sent = 0;
  // Live notices have no end.
  for (const { method, path, parameters, body: schema } of operations.filter(
    ({ path: of }) => !of.endsWith('/live/'),
  )) {
    const address = addressOf(path);
    // Calls without a body change what is there.
    if (!schema && method !== 'GET') continue;
    const token = await whoMay(method, address, schema && 'x');
    for (const field of schema ? valuesIn(schema) : [])
      for (const value of strangeFor(field.schema)) {
        sent += 1;
        note(
          `${method} ${path} ${field.name}`,
          value,
          await send(method, address, token, field.bodyWith(value)),
        );
      }
    // Other calls are made with what their addresses name.
    if (method !== 'GET') continue;
    for (const { name, in: where, schema: wanted } of parameters)
      for (const value of new Set([...strangeFor(wanted), ...strange.text.slice(0, 15)])) {
        sent += 1;
        const text = encodeURIComponent(String(value).toWellFormed());
        const target =
          where === 'query' ? `${address}?${name}=${text}` : addressOf(path.replace(`{${name}}`, text));
        note(`GET ${path} ${name}`, value, await send('GET', target, token));
      }
  }
  // What was taken can be read.
  for (const { method, path } of operations)
    if (method === 'GET' && !path.endsWith('/live/'))
      for (const token of tokens) note(`afterwards ${path}`, '', await send('GET', addressOf(path), token));
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(3_000);
}, 300_000);
