import { Ajv } from 'ajv';
import fc from 'fast-check';
import { linePattern, namePattern, passwordPattern, paths } from 'societies-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo, prepare } from './harness.ts';
import { operationsOf, type Operation, type Schema } from './openapi.ts';
import { startProcess } from './processes.ts';

/** Calls a run. `FUZZ_RUNS=10000` for a long one; `FUZZ_SEED` repeats one that failed. */
const runs = Number(process.env.FUZZ_RUNS ?? 600);
const seed = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED);

let operations: Operation[];
const ajv = new Ajv({ strict: false, validateFormats: false });

const { settings, remove } = await prepare();
// In a process of its own: making and checking calls keeps this one from answering, and a server that lags turns calls away.
const server = await startProcess(settings);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await remove();
});
beforeAll(async () => {
  operations = await operationsOf(server);
});

/** What people and programs that mean no good put into fields. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    -0.01,
    2_147_483_648,
    Number.MAX_SAFE_INTEGER,
    1e308,
    [],
    {},
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '💥',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '<script>alert(1)</script>',
    'null',
    'undefined',
    '1e309',
    '-1',
    '99999999999999999999',
    '2026-02-30T25:61:61Z',
    '0000-00-00',
    '٣',
    'x'.repeat(5_000),
    { __proto__: null, a: 1 },
    [[[[]]]],
    { toString: 1, constructor: 1, hasOwnProperty: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = ({ minLength = 0, maxLength = 40, format, pattern }: Schema): fc.Arbitrary<unknown> => {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString());
  // The password's pattern looks ahead, which the generator cannot.
  if (pattern === passwordPattern) return fc.constantFrom('Orion1234', 'Zenith99x');
  // Nor can it look ahead for what an ID must not be.
  if (pattern?.startsWith('^(?!')) return fc.constantFrom('diet', 'bring-a-friend', '__proto__');
  const isLine = pattern === namePattern || pattern === linePattern || pattern === '\\S';
  if (pattern !== undefined && !isLine)
    return fc.stringMatching(new RegExp(pattern)).map((value) => value.slice(0, maxLength));
  return fc.string({
    unit: 'grapheme',
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 200),
  });
};

/** Mostly what the schema wants, now and then something else. */
function like(schema: Schema): fc.Arbitrary<unknown> {
  const wanted = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
    switch (schema.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, like(inner)]),
          ),
          { requiredKeys: schema.required ?? [] },
        );
      case 'array':
        return fc.array(like(schema.items ?? {}), { maxLength: 5 });
      case 'integer':
        return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 60, 60) });
      case 'number':
        return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'string':
        return text(schema);
      default:
        return nasty;
    }
  };
  return fc.oneof({ weight: 14, arbitrary: wanted() }, { weight: 1, arbitrary: nasty });
}

const people = ['nobody', ...Object.values(demo)] as const;
const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 500 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom(...people.slice(1), '30000001') },
  {
    weight: 1,
    arbitrary: nasty.map((value) =>
      typeof value === 'string' ? value.slice(0, 300) : JSON.stringify(value),
    ),
  },
);

const callOf = (operation: Operation) =>
  fc.record({
    operation: fc.constant(operation),
    who: fc.constantFrom(...people),
    ids: fc.array(id, { minLength: 3, maxLength: 3 }),
    query: fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, like(schema)]),
      ),
      { requiredKeys: [] },
    ),
    body: operation.body
      ? fc.oneof({ weight: 12, arbitrary: like(operation.body) }, { weight: 1, arbitrary: nasty })
      : fc.constant(undefined),
  });

test(`${runs} calls made from the contract: never a fault, always the agreed shapes`, async () => {
  const tokens = new Map<string, string>();
  const tokenOf = async (who: string) => {
    if (who === 'nobody') return undefined;
    const known = tokens.get(who);
    // A call of this very run may have removed the user or ended the session.
    if (known && (await server.call('GET', paths.protected, { token: known })).status === 200) return known;
    const token = await server.signIn(who).catch(() => undefined);
    if (token !== undefined) tokens.set(who, token);
    return token;
  };
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(
      fc.nat().chain((pick) => callOf(operations[pick % operations.length] as Operation)),
      async ({ operation, who, ids, query, body }) => {
        let next = 0;
        const address = operation.path.replace(/\{\w+\}/g, () => {
          const value = ids[next] ?? '1';
          next += 1;
          return encodeURIComponent(value.toWellFormed()) || '%20';
        });
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [
            name,
            typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value)),
          ]),
        );
        const answer = await server.call(operation.method, `${address}?${search.toString()}`, {
          token: await tokenOf(who),
          body: body === undefined ? undefined : JSON.stringify(body),
          headers: body === undefined ? {} : { 'content-type': 'application/json' },
        });
        const { status } = answer;
        const reply: unknown = answer.body;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status, JSON.stringify(reply)).toBeLessThan(500);
        if (status === 204) {
          expect(reply).toBe('');
        } else if (answer.headers.get('content-type')?.startsWith('text/csv')) {
          expect(reply).toEqual(expect.any(String));
        } else if (status < 300) {
          const schema = operation.replies[status];
          expect(
            schema,
            `${operation.method} ${operation.path} answers ${status}, which the contract does not name`,
          ).toBeDefined();
          const valid = ajv.validate(schema as Schema, reply);
          expect(valid, ajv.errorsText()).toBe(true);
        } else if (status < 400) {
          expect(answer.headers.get('location')).toMatch(/^\/[^/]/);
        } else {
          expect(reply).toMatchObject({
            detail: expect.any(String) as string,
            code: expect.any(String) as string,
          });
          expect(JSON.stringify(reply)).not.toMatch(/node_modules|\.ts:\d|SQLSTATE|syntax error|relation "/);
        }
      },
    ),
    { numRuns: runs, ...(seed !== undefined && { seed }), endOnFailure: false },
  );
  // A fuzz whose calls are all refused at the door would prove little.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(runs / 20);
  expect((statuses.get(201) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(0);
}, 600_000);
