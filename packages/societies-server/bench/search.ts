/**
 * `pnpm bench:search` asks the index in memory, on 10,000 societies and 50,000 coming events: how long an answer takes, and
 * how often 200 misspelt names find their society first. Both are the same on either engine, because neither is asked. Then it
 * asks a server with as many of both for what the palette does: the whole call, and whether misspelt titles find their post first
 * among as many posts of the caller's societies as are looked through.
 */
import { paths, type Everything } from 'societies-contract';
import type { ComingEvent } from '../src/directory/coming-events.ts';
import { createSocieties, type Entry } from '../src/directory/societies.ts';
import { qualities, things } from '../src/database/seeds/large.ts';
import { misspelt, rules } from './misspellings.ts';
import { startMeasured } from './processes.ts';
import { median, table } from './table.ts';

const societyCount = 10_000;
const eventsEach = 5;
const queries = 200;
/** The bars of the issue: milliseconds, and a part of the queries. */
const bars = { p95: 50, right: 0.95 } as const;

const pick = <T>(of: readonly T[], index: number): T => {
  const one = of[index % of.length];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

const nameOf = (index: number) =>
  `${pick(qualities, index)} ${pick(things, Math.floor(index / qualities.length))}`;
const syllables =
  'ba be bi bo ka ke ki ko la le li lo ma me mi mo na ne ni no ra re ri ro ta te ti to va ve vi vo'.split(
    ' ',
  );
const occasions = [
  'Evening',
  'Workshop',
  'Open day',
  'Weekend away',
  'Quiz',
  'Summer ball',
  'First meeting',
  'Talk',
];
const places = [
  'on the roof',
  'in the library',
  'by the lake',
  'under the stars',
  'at the boathouse',
  'in town',
];

/** A word that no other society has, so that there are as many words as in a real directory. */
const ownWord = (index: number) =>
  [index, index * 7, index * 31].map((seed) => pick(syllables, seed + (seed >> 4))).join('') +
  pick(syllables, index >> 5);

const entries = Array.from({ length: societyCount }, (_, index): Entry => {
  const id = index + 1;
  const name = nameOf(index);
  return {
    keywords: [pick(things, index * 7 + 3), `${pick(qualities, index * 11)} evenings`],
    card: {
      id,
      name,
      description: `The ${name} meet every week, ${pick(places, index)}. Nobody needs to know anything beforehand about ${pick(things, index * 13).toLowerCase()}, and everybody brings ${ownWord(index)} and something to share.`,
      logo: null,
      banner: null,
      category: { id: 1 + (index % 8), name: 'Any' },
      creation_date: '2026-01-01',
      member_count: (index * 37) % 400,
      theme: {
        id,
        name: 'Default',
        primary_color: '#302d53',
        secondary_color: '#564576',
        tertiary_color: '#564576',
        text_color: '#ffffff',
      },
    },
  };
});

const tomorrow = Date.now() + 86_400_000;
const events = entries.flatMap(({ card }) =>
  Array.from({ length: eventsEach }, (_, index): ComingEvent => {
    const place = card.id * 3 + index;
    const name = `${pick(occasions, place)} with ${pick(things, place * 5).toLowerCase()} ${pick(places, index + card.id)}`;
    return {
      id: card.id * eventsEach + index,
      society: card.id,
      name,
      from: tomorrow,
      until: tomorrow + 3_600_000,
    };
  }),
);

const societies = createSocieties();
const begun = performance.now();
societies.replace(() => true, entries);
societies.replaceEvents(() => true, events);
process.stdout.write(
  `${societyCount.toLocaleString('en-GB')} societies and ${events.length.toLocaleString('en-GB')} events read in ${Math.round(performance.now() - begun)} ms\n\n`,
);

const nobody: ReadonlySet<number> = new Set();

/** Milliseconds of one page of societies, and of what the palette asks of both. */
function ask(search: string) {
  const begin = performance.now();
  const page = societies.list({ search, page: 1 }, nobody, () => ({ member: false }));
  const listed = performance.now();
  societies.findEvents(search, 6);
  return { first: page.results[0], list: listed - begin, palette: performance.now() - begin };
}

/** As people type it: letter by letter, each an answer of its own. */
const typed = Array.from({ length: 40 }, (_, index) => nameOf(index * 251)).flatMap((name) =>
  Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1).toLowerCase()),
);
const common = ['evening', 'the', 'with', 'meet every week', 'roof', 'nobody needs', 'lake evening', 'e'];
const wrong = Array.from({ length: queries }, (_, index) => {
  const name = nameOf((index * 7_919) % societyCount);
  return { name, rule: pick(rules, index), search: misspelt(name, index) };
});

for (const search of typed.slice(0, 60)) ask(search);
const lines: string[][] = [];
let slowest = 0;

const at = (times: number[], part: number) =>
  times.sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0;

function measure(title: string, searches: readonly string[]) {
  const asked = searches.map((search) => ask(search));
  const [list, palette] = [asked.map(({ list: time }) => time), asked.map(({ palette: time }) => time)];
  slowest = Math.max(slowest, at(list, 0.95), at(palette, 0.95));
  lines.push([
    title,
    String(searches.length),
    ...[median(list), at(list, 0.95), median(palette), at(palette, 0.95)].map((time) => time.toFixed(1)),
  ]);
  return asked;
}

measure('typed letter by letter', [...new Set(typed)].slice(60));
measure('words that stand everywhere', common);
const answers = measure(
  'misspelt names',
  wrong.map(({ search }) => search),
);
const missed = wrong.flatMap(({ name, search }, index) =>
  answers[index]?.first?.name === name ? [] : [{ name, search, first: answers[index]?.first?.name }],
);
const right = 1 - missed.length / queries;

process.stdout.write(
  `${table(['milliseconds', 'searches', 'page', 'p95', 'palette', 'p95'], lines)}\n\n` +
    `p95 at most ${slowest.toFixed(1)} ms, bar ${bars.p95} ms\n` +
    `the right society first: ${(right * 100).toFixed(1)} % of ${queries} misspelt names, bar ${bars.right * 100} %\n` +
    missed.map(({ name, search, first }) => `  ${search}: ${first ?? 'nothing'} before ${name}\n`).join(''),
);
/** Posts of somebody's societies: as many as a search looks through. */
const titles = Array.from({ length: 500 }, (_, index) => nameOf(index * 37 + 11));
const wrongTitles = Array.from({ length: queries }, (_, index) => {
  const title = pick(titles, index * 7);
  return { title, search: misspelt(title, index) };
});
const server = await startMeasured('large', 1);
const calls: string[][] = [];
let postsRight = 0;
try {
  const token = server.people[0]?.token ?? '';
  const call = async (search: string) => {
    const begin = performance.now();
    const reply = await fetch(`${server.url}${paths.search}?q=${encodeURIComponent(search)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`The search was answered with ${reply.status}.`);
    const found = (await reply.json()) as Everything;
    return { found, time: performance.now() - begin };
  };
  const measureCalls = async (title: string, searches: readonly string[]) => {
    const replies: Awaited<ReturnType<typeof call>>[] = [];
    for (const search of searches) replies.push(await call(search));
    const times = replies.map(({ time }) => time);
    slowest = Math.max(slowest, at(times, 0.95));
    calls.push([title, String(searches.length), median(times).toFixed(1), at(times, 0.95).toFixed(1)]);
    return replies.map(({ found }) => found);
  };
  await server.addPosts(titles);
  for (const search of typed.slice(0, 60)) await call(search);
  await measureCalls('typed letter by letter', [...new Set(typed)].slice(60));
  await measureCalls('words that stand everywhere', common);
  await measureCalls(
    'misspelt names',
    wrong.map(({ search }) => search),
  );
  const replies = await measureCalls(
    'misspelt titles of posts',
    wrongTitles.map(({ search }) => search),
  );
  postsRight =
    wrongTitles.filter(({ title }, index) => replies[index]?.posts[0]?.title === title).length / queries;
} finally {
  await server.end();
}
process.stdout.write(
  `\n${table(['the whole call, milliseconds', 'searches', 'p50', 'p95'], calls)}\n\n` +
    `the right post first: ${(postsRight * 100).toFixed(1)} % of ${queries} misspelt titles, bar ${bars.right * 100} %\n`,
);

if (slowest > bars.p95 || Math.min(right, postsRight) < bars.right) process.exitCode = 1;
