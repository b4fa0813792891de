/**
 * `pnpm bench:meanwhile` measures what another caller waits while somebody sends the worst that a call takes: links of 250 KB, posts
 * made to be slow to search, the largest table, calendars of a large platform, and bodies that are deep, wide or long. The other
 * caller reads their profile again and again. `--only links` runs one of them; the bar is 100 ms.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importLimits, paths, postLimits } from 'societies-contract';
import { demoPassword } from '../src/database/seeds/demo/index.ts';
import type { Platform } from './platforms.ts';
import { startMeasured } from './processes.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seconds: { type: 'string', default: '4' },
  },
});
const seconds = Number(options.seconds);
/** Milliseconds. */
const bar = 100;

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;
interface Attackers {
  nobody: Call;
  administrator: Call;
  /** The President of the first society. */
  president: Call;
  member: Call;
}
interface Attack {
  title: string;
  platform: Platform;
  /** Not measured. @returns what is sent again and again. */
  prepare(attackers: Attackers): Promise<(() => Promise<Response>)[]>;
}

/** The connection was cut, as happens to whoever waits too long. */
const cut = 0;
async function statusOf(answer: Promise<Response>): Promise<number> {
  try {
    const reply = await answer;
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return cut;
  }
}

const ids: Record<Platform, Record<Exclude<keyof Attackers, 'nobody'>, string>> = {
  demo: { administrator: '10000001', president: '10000002', member: '10000004' },
  large: { administrator: '10000001', president: '10007920', member: '10000021' },
};

const link = `https://${'a'.repeat(250_000)} `;
const event = {
  name: 'Evening',
  description: 'An evening.',
  datetime: '2030-01-01T18:00:00.000Z',
  duration: '02:00:00',
  venue: 'Hall',
  max_participants: 10,
  price: 0,
  is_active: true,
};
const item = { name: 'Mug', description: 'A mug.', category: 'Mugs', price: 5 };

/** As many characters as a post may have. */
const fill = (unit: string) =>
  unit.repeat(postLimits.contentMax / unit.length).slice(0, postLimits.contentMax);
const distinctWords = (seed: number) =>
  Array.from({ length: 3_300 }, (_, index) =>
    ((index + seed * 3_300) * 7_919 + 60_466_176).toString(36).slice(-5),
  ).join(' ');
const crafted = ['> ', '*a_', '1. ', '- [ ] ', '[a](', '**a', '- a\n', '|-|\n', '<a@b', '`a'].map(fill);

const form = (text: string) => {
  const file = new FormData();
  file.set('file', new Blob([text]), 'users.csv');
  return file;
};
const largestTable = () => {
  const rows = Array.from(
    { length: importLimits.maxRows },
    (_, index) =>
      `${30_000_000 + index},Ada${'a'.repeat(15)},Lovelace${'e'.repeat(10)},student${index}@constellation.example`,
  );
  return form(['university_id,first_name,last_name,email', ...rows].join('\n'));
};

const attacks: Attack[] = [
  { title: 'nothing', platform: 'demo', prepare: async () => [] },
  {
    title: 'links of 250 KB',
    platform: 'demo',
    prepare: async ({ president }) => [
      () => president('POST', paths.events(1), { ...event, link }),
      () => president('PUT', paths.updateSociety(1), { website: link }),
      () => president('POST', paths.merch(1), { ...item, purchase_url: link }),
    ],
  },
  {
    title: 'crafted posts, searched',
    platform: 'demo',
    async prepare({ president, member }) {
      for (let post = 0; post < 80; post += 1) {
        const content = post % 2 ? distinctWords(post) : (crafted[(post / 2) % crafted.length] ?? '');
        const { ok } = await president('POST', paths.posts(1), {
          title: `Post ${post}`,
          content,
          show_likes: false,
        });
        if (!ok) throw new Error('The posts could not be written.');
      }
      const words = [
        'zebra',
        'evening',
        'qwrtzpsd mnbvcxyl astronomie wednesdxy observingg telescopf planetariun nebulaa',
        'a',
      ];
      return words.map((q) => () => member('GET', `${paths.search}?q=${encodeURIComponent(q)}`));
    },
  },
  {
    title: 'the largest table of users',
    platform: 'demo',
    async prepare({ administrator }) {
      const body = largestTable();
      return [() => administrator('POST', `${paths.importFile('users')}?dry_run=true`, body)];
    },
  },
  {
    title: 'a table without a line break',
    platform: 'demo',
    async prepare({ administrator }) {
      const body = ['a,', '"', ' ', '""'].map((unit) =>
        form(unit.repeat((importLimits.maxBytes - 2) / unit.length)),
      );
      return body.map(
        (text) => () => administrator('POST', `${paths.importFile('users')}?dry_run=true`, text),
      );
    },
  },
  {
    title: 'calendars of 50,000 events',
    platform: 'large',
    async prepare({ nobody, member }) {
      for (let society = 1; society <= 300; society += 1) await member('POST', paths.join(society));
      const { url } = (await (await member('GET', paths.calendar)).json()) as { url: string };
      const { pathname } = new URL(url);
      return ['', '?societies=true', '?societies=true&openings=true'].map(
        (query) => () => nobody('GET', `${pathname}${query}`),
      );
    },
  },
  {
    title: 'deep, wide and long bodies',
    platform: 'demo',
    prepare: async ({ president }) => [
      () => president('POST', paths.posts(1), `${'['.repeat(120_000)}${']'.repeat(120_000)}`),
      () => president('POST', paths.posts(1), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
      () =>
        president(
          'POST',
          paths.posts(1),
          Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`f${at}`, at])),
        ),
      () => president('POST', paths.events(1), { ...event, questions: Array(80_000).fill(0) }),
      () => president('PUT', paths.updateSociety(1), { keywords: Array(80_000).fill('') }),
      () => president('POST', paths.readNotifications, { ids: Array(120_000).fill(0) }),
    ],
  },
  {
    title: 'thousands of query parameters',
    platform: 'demo',
    prepare: async ({ member }) => [
      () => member('GET', `${paths.societies}?${'page=1&'.repeat(2_000)}`),
      () =>
        member('GET', `${paths.societies}?${Array.from({ length: 2_000 }, (_, at) => `p${at}`).join('&')}`),
      () => member('GET', `${paths.search}?q=${'%20'.repeat(4_000)}`),
    ],
  },
];

const wanted = attacks.filter(({ title }) => options.only.every((only) => title.includes(only)));
const rows: string[][] = [];
let slowest = 0;

for (const { title, platform, prepare } of wanted) {
  // A server of its own: one that was kept from answering turns calls away for a while.
  const server = await startMeasured(platform, 1);
  try {
    const callAs =
      (token: string | undefined): Call =>
      (method, path, body) =>
        fetch(server.url + path, {
          method,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          },
          body:
            typeof body === 'string' || body === undefined || body instanceof FormData
              ? body
              : JSON.stringify(body),
          signal: AbortSignal.timeout(600_000),
        });
    const signIn = async (uniID: string) => {
      const reply = await callAs(undefined)('POST', paths.login, { uniID, password: demoPassword });
      return callAs(((await reply.json()) as { access_token: string }).access_token);
    };
    const { administrator, president, member } = ids[platform];
    const other = callAs(server.people[0]?.token);
    const sent = await prepare({
      nobody: callAs(undefined),
      administrator: await signIn(administrator),
      president: await signIn(president),
      member: await signIn(member),
    });
    const statuses = new Map<number, number>();
    const begun = performance.now();
    let over = false;
    const attacking = (async () => {
      // Each at least once, however long that takes.
      for (let at = 0; at < sent.length || performance.now() - begun < seconds * 1_000; at += 1) {
        const answer = sent[at % sent.length]?.();
        if (!answer) await delay(100);
        else {
          const status = await statusOf(answer);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      over = true;
    })();
    const waits: number[] = [];
    while (!over) {
      const asked = performance.now();
      const status = await statusOf(other('GET', paths.profile));
      waits.push(performance.now() - asked);
      if (![200, 503, cut].includes(status)) throw new Error(`The other caller heard ${status}.`);
      await delay(5);
    }
    await attacking;
    waits.sort((one, two) => one - two);
    const at = (part: number) => waits[Math.ceil(waits.length * part) - 1] ?? 0;
    slowest = Math.max(slowest, at(1));
    rows.push([
      title,
      ...[at(0.5), at(0.99), at(1)].map((wait) => wait.toFixed(wait < 10 ? 1 : 0)),
      [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    ]);
  } finally {
    await server.end();
  }
}

process.stdout.write(
  `${table(['what another caller waits, in ms, meanwhile', 'p50', 'p99', 'longest', 'answers'], rows)}\n\nlongest ${slowest.toFixed(0)} ms, bar ${bar} ms\n`,
);
if (slowest > bar) process.exitCode = 1;
