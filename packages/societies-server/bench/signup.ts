/**
 * `pnpm bench:signup` lets students press at once when the registration of an event opens, each with the app's own retries, while
 * others browse, on both engines; and counts what must not be: places given twice, lost, or out of order. Beside it stands how many
 * of the bare statement, with no call around it, the engine bears. `--students 100` and `--only embedded` make it smaller; with `--payment` the
 * event is paid.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paths, retryPause, signupRetries, type EventGuest, type SocietyEvent } from 'societies-contract';
import { onEngines, report, type Engine } from './engines.ts';
import type { Person } from './cases.ts';
import { sizes, type Platform } from './platforms.ts';
import { startMeasured } from './processes.ts';
import { askFor, broken, hear, isBusy, percentile, signInPresident, type Heard } from './asking.ts';
import { figure } from './table.ts';

const { values: options } = parseArgs({
  options: {
    students: { type: 'string', default: '3000' },
    places: { type: 'string', default: '150' },
    browsers: { type: 'string', default: '200' },
    /** Within how many seconds of the opening everybody presses. */
    seconds: { type: 'string', default: '10' },
    /** `embedded` or `postgres`: only that one. */
    only: { type: 'string' },
    /** The event is paid, and unpaid places have a deadline. */
    payment: { type: 'boolean', default: false },
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

/** What became of one student's press. */
interface Press {
  universityId: string;
  /** When they first asked: any try may have taken the place, also one that was told the server is busy. */
  sent: number;
  /** When they were told that they are in; never, for who was not. */
  answered: number;
  /** Milliseconds from the press to the answer, retries included. */
  took: number;
  replies: Heard[];
}

async function press(url: string, { universityId, token }: Person, event: number): Promise<Press> {
  const sent = performance.now();
  const replies: Heard[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const reply = await hear(askFor(url, 'POST', paths.eventSignup(society, event), token, {}));
    const took = performance.now() - sent;
    replies.push(reply);
    const isOver = (reply.status !== 503 && reply !== broken) || attempt === signupRetries.attempts;
    const answered = reply.status === 200 ? sent + took : Infinity;
    if (isOver) return { universityId, sent, answered, took, replies };
    await delay(retryPause(attempt));
  }
}

/** The list of those who are in, once the server is past the rush. */
async function readGuests(url: string, event: number, token: string): Promise<EventGuest[]> {
  for (;;) {
    const list = await askFor(url, 'GET', paths.eventGuests(society, event), token);
    if (list.ok) return (await list.json()) as EventGuest[];
    if (list.status !== 503) throw new Error(`The list of guests answered ${list.status}.`);
    await delay(1_000);
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

async function bench(engine: Engine, databaseUrl?: string): Promise<boolean> {
  const server = await startMeasured(platform, students + browsers, databaseUrl);
  const { url } = server;
  try {
    const token = await signInPresident(url, society, server.people[0]?.token);
    const make = async (opening: number | null) => {
      const made = await askFor(url, 'POST', paths.events(society), token, {
        name: 'Sign-up day',
        description: 'Everybody presses at once.',
        datetime: new Date(Date.now() + 86_400_000).toISOString(),
        duration: '01:00:00',
        venue: 'Great Hall',
        max_participants: places,
        price: options.payment ? 10 : 0,
        ...(options.payment && {
          payment: { instructions: 'Pay at the desk.', url: null, pay_within_hours: 12 },
        }),
        is_active: true,
        waiting_list: true,
        opens_at: opening && new Date(opening).toISOString(),
      });
      if (made.status !== 201) throw new Error(`Making the event answered ${made.status}.`);
      return ((await made.json()) as SocietyEvent).id;
    };
    const bareRate = await server.bareSignups({ society, event: await make(null), students });
    const opens = Date.now() + 2_000;
    const event = await make(opens);
    const rushing = server.people.slice(0, students);
    let open = true;
    const browsing = server.people.slice(students).map(async (person) => {
      const replies: Heard[] = [];
      while (open) {
        for (const path of [paths.whatsOn, paths.event(society, event)]) {
          replies.push(await hear(askFor(url, 'GET', path, person.token)));
        }
        await delay(1_000 * Math.random());
      }
      return replies;
    });
    await delay(opens - Date.now() + 50);
    const begun = performance.now();
    const presses = await Promise.all(
      rushing.map(async (person, index) => {
        await delay(1_000 * seconds * Math.random());
        // Every tenth presses twice, as impatient people do.
        const both = [press(url, person, event), ...(index % 10 === 0 ? [press(url, person, event)] : [])];
        const ended = await Promise.all(both);
        const [first] = ended as [Press];
        return {
          ...first,
          sent: Math.min(...ended.map(({ sent }) => sent)),
          answered: Math.min(...ended.map(({ answered }) => answered)),
        };
      }),
    );
    const lasted = (performance.now() - begun) / 1_000;
    open = false;
    const read = (await Promise.all(browsing)).flat();
    const guests = await readGuests(url, event, token);
    const pressOf = new Map(presses.map((one) => [one.universityId, one]));
    const ids = guests.map(({ university_id }) => university_id);
    const listed = new Set(ids);
    const going = guests.filter(({ status }) => status === 'going').length;
    const promised = presses.filter(({ replies }) => replies.at(-1)?.status === 200);
    const replies = [...presses.flatMap((one) => one.replies), ...read];
    const times = presses.map(({ took }) => took);
    const must = {
      oversold: Math.max(0, going - places),
      'places left empty': Math.min(places, listed.size) - Math.min(places, going),
      lost: promised.filter(({ universityId }) => !listed.has(universityId)).length,
      doubled: ids.length - listed.size,
      'out of order': outOfOrder(guests, pressOf),
      '5xx other than 503 with Retry-After': replies.filter((one) => one.status >= 500 && !isBusy(one))
        .length,
    };
    const rows = [
      ['sign-ups a second', figure(presses.length / lasted)],
      ['bare statements a second', figure(bareRate)],
      ['p50 ms, retries included', figure(percentile(times, 0.5))],
      ['p99 ms, retries included', figure(percentile(times, 0.99))],
      ['503 with Retry-After', String(replies.filter(isBusy).length)],
      ['connections that broke', String(replies.filter((one) => one === broken).length)],
      [
        'other refusals',
        [...new Set(replies.map(({ status }) => status))]
          .filter((status) => ![0, 200, 503].includes(status))
          .join() || 'none',
      ],
      ['gave up', String(presses.length - promised.length)],
      ['going, waiting', `${going}, ${guests.length - going}`],
    ];
    return report(
      `${engine}, ${students} for ${places}, ${sizes[platform].toLocaleString('en-GB')} societies`,
      rows,
      must,
    );
  } finally {
    await server.end();
  }
}

await onEngines(options.only, 'signup', bench);
