/**
 * `pnpm bench:signup` lets students press at once when the registration of an event opens, each with the app's own retries, while
 * others browse, on both engines; and counts what must not be: places given twice, lost, or out of order. `--students 100` and
 * `--only embedded` make it smaller.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paths, retryPause, signupRetries, type EventGuest, type SocietyEvent } from 'societies-contract';
import { startCluster } from '../test/setup/cluster.ts';
import { administer, inDatabase } from '../test/setup/templates.ts';
import type { Person } from './cases.ts';
import { sizes, type Platform } from './platforms.ts';
import { startMeasured } from './processes.ts';
import { figure, table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '3000' },
    places: { type: 'string', default: '150' },
    browsers: { type: 'string', default: '200' },
    /** Within how many seconds of the opening everybody presses. */
    seconds: { type: 'string', default: '10' },
    /** `embedded` or `postgres`: only that one. */
    only: { type: 'string' },
  },
});
const [students, places, browsers, seconds] = [
  Number(options.students),
  Number(options.places),
  Number(options.browsers),
  Number(options.seconds),
];
/** The demonstration's students, less some. */
const fewPeople = 250;
const platform: Platform = students + browsers > fewPeople ? 'large' : 'demo';

const society = 1;
const president = { uniID: '10000002', password: 'Cosmos2026' };

/** What became of one student's press. */
interface Press {
  universityId: string;
  /** Of the try that was answered last. */
  sent: number;
  answered: number;
  /** Milliseconds from the press to the answer, retries included. */
  took: number;
  statuses: number[];
}

async function askFor(url: string, method: string, path: string, token?: string, body?: unknown) {
  return fetch(new URL(path, url), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function press(url: string, { universityId, token }: Person, event: number): Promise<Press> {
  const pressed = performance.now();
  const statuses: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const sent = performance.now();
    const reply = await askFor(url, 'POST', paths.eventSignup(society, event), token, {});
    await reply.arrayBuffer();
    const answered = performance.now();
    statuses.push(reply.status);
    const isOver = reply.status !== 503 || attempt === signupRetries.attempts;
    if (isOver) return { universityId, sent, answered, took: answered - pressed, statuses };
    await delay(retryPause(attempt));
  }
}

/** Whoever had an answer before another one asked stands before them. @returns how many do not. */
function outOfOrder(guests: readonly EventGuest[], pressOf: ReadonlyMap<string, Press>): number {
  let earliestAnswer = Infinity;
  let wrong = 0;
  for (const { university_id } of guests.toReversed()) {
    const one = pressOf.get(university_id);
    if (!one) continue;
    if (earliestAnswer < one.sent) wrong += 1;
    earliestAnswer = Math.min(earliestAnswer, one.answered);
  }
  return wrong;
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

async function bench(engine: 'embedded' | 'postgres', databaseUrl?: string): Promise<boolean> {
  const server = await startMeasured(platform, students + browsers, databaseUrl);
  const { url } = server;
  try {
    const login = await askFor(url, 'POST', paths.login, undefined, president);
    const { access_token: token } = (await login.json()) as { access_token: string };
    const opens = Date.now() + 2_000;
    const made = await askFor(url, 'POST', paths.events(society), token, {
      name: 'Sign-up day',
      description: 'Everybody presses at once.',
      datetime: new Date(Date.now() + 86_400_000).toISOString(),
      duration: '01:00:00',
      venue: 'Great Hall',
      max_participants: places,
      price: 0,
      is_active: true,
      waiting_list: true,
      opens_at: new Date(opens).toISOString(),
    });
    const { id: event } = (await made.json()) as SocietyEvent;
    const rushing = server.people.slice(0, students);
    let open = true;
    const browsing = server.people.slice(students).map(async (person) => {
      const statuses: number[] = [];
      while (open) {
        for (const path of [paths.whatsOn, paths.event(society, event)]) {
          const reply = await askFor(url, 'GET', path, person.token);
          await reply.arrayBuffer();
          statuses.push(reply.status);
        }
        await delay(1_000 * Math.random());
      }
      return statuses;
    });
    await delay(opens - Date.now() + 50);
    const begun = performance.now();
    const presses = await Promise.all(
      rushing.map(async (person, index) => {
        await delay(1_000 * seconds * Math.random());
        // Every tenth presses twice, as impatient people do.
        const both = [press(url, person, event), ...(index % 10 === 0 ? [press(url, person, event)] : [])];
        const [first] = await Promise.all(both);
        return first as Press;
      }),
    );
    const lasted = (performance.now() - begun) / 1_000;
    open = false;
    const read = (await Promise.all(browsing)).flat();
    const list = await askFor(url, 'GET', paths.eventGuests(society, event), token);
    const guests = (await list.json()) as EventGuest[];
    const pressOf = new Map(presses.map((one) => [one.universityId, one]));
    const ids = guests.map(({ university_id }) => university_id);
    const listed = new Set(ids);
    const going = guests.filter(({ status }) => status === 'going').length;
    const promised = presses.filter(({ statuses }) => statuses.at(-1) === 200);
    const statuses = [...presses.flatMap((one) => one.statuses), ...read];
    const times = presses.map(({ took }) => took);
    const must = {
      oversold: Math.max(0, going - places),
      'places left empty': Math.min(places, listed.size) - Math.min(places, going),
      lost: promised.filter(({ universityId }) => !listed.has(universityId)).length,
      doubled: ids.length - listed.size,
      'out of order': outOfOrder(guests, pressOf),
      '5xx other than 503': statuses.filter((status) => status >= 500 && status !== 503).length,
    };
    const rows = [
      ['sign-ups a second', figure(presses.length / lasted)],
      ['p50 ms, retries included', figure(percentile(times, 0.5))],
      ['p99 ms, retries included', figure(percentile(times, 0.99))],
      ['503 with Retry-After', String(statuses.filter((status) => status === 503).length)],
      ['gave up', String(presses.length - promised.length)],
      ['going, waiting', `${going}, ${guests.length - going}`],
      ...Object.entries(must).map(([name, count]) => [name, count === 0 ? '0' : `${count}: must be 0`]),
    ];
    const head = [
      `${engine}, ${students} for ${places}, ${sizes[platform].toLocaleString('en-GB')} societies`,
      '',
    ];
    process.stdout.write(`${table(head, rows)}\n\n`);
    return Object.values(must).every((count) => count === 0);
  } finally {
    await server.end();
  }
}

const kept: boolean[] = [];
if (options.only !== 'postgres') kept.push(await bench('embedded'));
if (options.only !== 'embedded') {
  const cluster = await startCluster();
  try {
    await administer(cluster.url, 'create database signup');
    kept.push(await bench('postgres', inDatabase(cluster.url, 'signup')));
  } finally {
    await cluster.stop();
  }
}
if (kept.includes(false)) process.exitCode = 1;
