/**
 * `pnpm bench:server` measures the server with autocannon, from a second process, each call beside its limit in the same run.
 * `pnpm bench:server --soak 10m` loads it for that long and tells its memory. docs/growing.md says how to read both.
 */
import { parseArgs } from 'node:util';
import { paths } from 'societies-contract';
import { cases, type Case, type CaseName, type Person } from './cases.ts';
import { load, type Load } from './load.ts';
import { ensurePlatform, startBare, startMeasured, type Measured } from './processes.ts';
import { soak } from './soak.ts';
import { figure, median, table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    soak: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    people: { type: 'string', default: '50' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const people = Number(options.people);

/** A call and its limit, measured in turn. */
interface Row {
  title: string;
  /** What the limit is, in words. */
  limit: string;
  measure: () => Promise<Load>;
  /** A second. */
  measureLimit: () => Promise<number>;
  /** `least`: of the limit's rate. `most`: the cost of one, as a part or a multiple of the limit's cost. */
  bar?: { least: number } | { most: number };
  /** Without a bar: tells the cost and not the rate. */
  cost?: true;
}

const wholeList = () => [{ method: 'GET', path: paths.societies }] as const;

/** Every person's own ETag of the whole list. */
async function readTags({
  url,
  people: everybody,
}: Pick<Measured, 'url' | 'people'>): Promise<Map<Person, string>> {
  const tags = new Map<Person, string>();
  for (const person of everybody) {
    const reply = await fetch(url + paths.societies, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${person.token}` },
    });
    tags.set(person, reply.headers.get('etag') ?? '');
  }
  return tags;
}

/** @param readers at once: each reads megabytes where there are thousands of societies. */
async function listRows(
  { url, people: everybody }: Measured,
  societies: number,
  readers: number,
  bar?: Row['bar'],
): Promise<Row[]> {
  const server = { url, people: everybody.slice(0, readers) };
  const [person] = server.people;
  const reply = await fetch(server.url + paths.societies, {
    headers: { authorization: `Bearer ${person?.token ?? ''}` },
  });
  const body = Buffer.from(await reply.arrayBuffer());
  const bareWith = async (served: Buffer) => {
    const bare = await startBare();
    ends.push(() => Promise.resolve(bare.end()));
    await bare.serve(served);
    return () => load(bare.url, server.people, () => [{ method: 'GET', path: '/' }], seconds);
  };
  const bare = await bareWith(body);
  const bareEmpty = await bareWith(Buffer.alloc(0));
  const size = `${Math.round(body.length / 1024).toLocaleString('en-GB')} KiB`;
  const title = `whole list of ${societies.toLocaleString('en-GB')} (${size})`;
  const full = () => load(server.url, server.people, () => [...wholeList()], seconds);
  return [
    {
      title,
      limit: 'the same bytes, bare Node',
      measure: full,
      measureLimit: async () => (await bare()).rate,
      bar,
    },
    {
      title: 'no bytes, bare Node',
      limit: 'those bytes, bare Node',
      measure: bareEmpty,
      measureLimit: async () => (await bare()).rate,
      cost: true,
    },
    {
      title: `${title}, 304`,
      limit: 'its full reply',
      measure: async () => {
        const tags = await readTags(server);
        const conditional = (one: Person) =>
          wholeList().map((request) => ({ ...request, headers: { 'if-none-match': tags.get(one) ?? '' } }));
        return load(server.url, server.people, conditional, seconds, { status: 304 });
      },
      measureLimit: async () => (await full()).rate,
      bar: { most: 0.2 },
    },
  ];
}

const caseRow = (server: Measured, name: CaseName): Row => {
  const { title, requests, bar }: Case = cases[name];
  return {
    title,
    limit: 'its statements without HTTP',
    measure: () => load(server.url, server.people, requests, seconds),
    measureLimit: () => server.ask({ ask: 'work', name, seconds }),
    ...(bar !== undefined && { bar: { least: bar } }),
  };
};

const sizeRow = (name: CaseName, small: Measured, large: Measured, societies: number): Row => {
  const { title, requests } = cases[name];
  const measured = (server: Measured) => load(server.url, server.people, requests, seconds);
  return {
    title: `${title} of ${societies.toLocaleString('en-GB')} societies`,
    limit: 'of 100 societies',
    measure: () => measured(large),
    measureLimit: async () => (await measured(small)).rate,
    bar: { most: 1.3 },
  };
};

const ends: (() => Promise<void>)[] = [];
const start = async (societies: number) => {
  await ensurePlatform(societies);
  const server = await startMeasured(societies, people);
  ends.push(() => server.end());
  return server;
};

async function bench() {
  const [of100, of300, of1000, of10000] = [
    await start(100),
    await start(300),
    await start(1_000),
    await start(10_000),
  ];
  const rows: Row[] = [
    ...(await listRows(of300, 300, people, { least: 0.4 })),
    ...(Object.keys(cases) as CaseName[]).map((name) => caseRow(of10000, name)),
    ...(['paged', 'society'] as const).flatMap((name) => [
      sizeRow(name, of100, of1000, 1_000),
      sizeRow(name, of100, of10000, 10_000),
    ]),
    ...(await listRows(of10000, 10_000, Math.ceil(people / 10))),
  ];
  const results = rows.map(() => ({ rates: [] as number[], p99: [] as number[], limits: [] as number[] }));
  // The first round only warms up. Rounds go through all rows, and begin with the limit in turn, so that whatever else the
  // machine does meets all of them alike.
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
    for (const [index, row] of rows.entries()) {
      const result = results[index];
      const own = async () => {
        const { rate, p99 } = await row.measure();
        if (round === 0) return;
        result?.rates.push(rate);
        result?.p99.push(p99);
      };
      const other = async () => {
        const rate = await row.measureLimit();
        if (round > 0) result?.limits.push(rate);
      };
      for (const measure of round % 2 ? [own, other] : [other, own]) await measure();
    }
  }
  const lines = rows.map(({ title, limit, bar, cost: asCost = false }, index) => {
    const { rates = [], p99 = [], limits = [] } = results[index] ?? {};
    const [rate, limitRate] = [median(rates), median(limits)];
    const cost = bar ? 'most' in bar : asCost;
    // Each round's own ratio: its two halves met the same neighbours.
    const ratio = median(
      rates.map((one, round) => (cost ? (limits[round] ?? 0) / one : one / (limits[round] ?? 1))),
    );
    const met = bar && ('most' in bar ? ratio <= bar.most : ratio >= bar.least);
    return [
      title,
      figure(rate),
      figure(median(p99)),
      limit,
      figure(limitRate),
      `${ratio.toFixed(2)} ${cost ? 'cost' : 'rate'}`,
      bar ? ('most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`) : '',
      bar ? (met ? 'met' : 'missed') : '',
    ];
  });
  const head = ['call', 'a second', 'p99 ms', 'limit', 'a second', 'ratio', 'bar', ''];
  process.stdout.write(`${table(head, lines)}\n`);
}

try {
  if (options.soak === undefined) await bench();
  else await soak(await start(10_000), options.soak);
} finally {
  for (const end of ends.reverse()) await end();
}
