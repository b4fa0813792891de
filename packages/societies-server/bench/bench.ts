/**
 * `pnpm bench:server` measures the calls that the app makes most, each as a part of `/api/profile/` in the same run: on both
 * engines, on a platform of 48 societies and on one of 10,000. `pnpm bench:server --soak 10m` loads the large platform for
 * that long and tells the server's memory. docs/growing.md says how to read both.
 */
import { parseArgs } from 'node:util';
import { startCluster } from '../test/setup/cluster.ts';
import { administer, inDatabase } from '../test/setup/templates.ts';
import { cases, profile, whatsOn, type Case } from './cases.ts';
import { load } from './load.ts';
import { sizes, type Platform } from './platforms.ts';
import { startMeasured, type Measured } from './processes.ts';
import { soak } from './soak.ts';
import { figure, median, table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    soak: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    people: { type: 'string', default: '20' },
    /** `embedded` or `postgres`, `demo` or `large`: only those. */
    only: { type: 'string', multiple: true, default: [] },
    /** Words of a call's title: only those calls. */
    call: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const people = Number(options.people);
const wanted = (...names: string[]) => options.only.every((only) => names.includes(only));

const isWanted = ({ title }: Case) =>
  options.call.length === 0 || options.call.some((words) => title.includes(words));

const morePast = 50_000;

async function measure(
  { url, people: everybody }: Measured,
  which: readonly Case[] = Object.values<Case>(cases).filter(isWanted),
): Promise<string[][]> {
  const rateOf = (one: Case) => load(url, everybody, one.requests, seconds);
  const results = which.map((one) => ({
    one,
    rates: [] as number[],
    p99: [] as number[],
    parts: [] as number[],
  }));
  const profiles: number[] = [];
  // The first round only warms up. The profile is measured beside each call, so that what else the machine does meets both.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { one, rates, p99, parts } of results) {
      const limit = await rateOf(profile);
      const own = await rateOf(one);
      if (round === 0) continue;
      profiles.push(limit.rate);
      rates.push(own.rate);
      p99.push(own.p99);
      parts.push(own.rate / limit.rate);
    }
  }
  return [
    [profile.title, figure(median(profiles)), '', '', '', ''],
    ...results.map(({ one: { title, bar }, rates, p99, parts }) => {
      const part = median(parts);
      if (!Number.isFinite(part))
        throw new Error(`"${title}" was not measured: give it more seconds or rounds.`);
      return [
        title,
        figure(median(rates)),
        figure(median(p99)),
        part.toFixed(2),
        bar === undefined ? '' : `≥ ${bar}`,
        bar === undefined ? '' : part >= bar ? 'met' : 'missed',
      ];
    }),
  ];
}

async function bench(engine: 'embedded' | 'postgres', platform: Platform, databaseUrl?: string) {
  if (!wanted(engine, platform)) return;
  const server = await startMeasured(platform, people, databaseUrl);
  try {
    const head = [`${engine}, ${sizes[platform].toLocaleString('en-GB')} societies`];
    const lines = await measure(server);
    // What is over costs nothing: measured again with as many events more that are.
    await server.addPast(morePast);
    const [, line = []] = await measure(server, [
      { ...whatsOn, title: `${whatsOn.title}, ${morePast.toLocaleString('en-GB')} more are over` },
    ]);
    lines.push(line);
    process.stdout.write(`${table([...head, 'a second', 'p99 ms', 'of profile', 'bar', ''], lines)}\n\n`);
  } finally {
    await server.end();
  }
}

const platforms = Object.keys(sizes) as Platform[];

if (options.soak === undefined) {
  for (const platform of platforms) await bench('embedded', platform);
  if (platforms.some((platform) => wanted('postgres', platform))) {
    const cluster = await startCluster();
    try {
      for (const platform of platforms) {
        await administer(cluster.url, `create database ${platform}`);
        await bench('postgres', platform, inDatabase(cluster.url, platform));
      }
    } finally {
      await cluster.stop();
    }
  }
} else {
  const server = await startMeasured('large', people);
  try {
    await soak(server, options.soak);
  } finally {
    await server.end();
  }
}
