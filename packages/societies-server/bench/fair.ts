/**
 * `pnpm bench:fair` is the freshers' fair: phones open one invitation at a stall, sign up and join through it, all from one address and
 * with the rate limits that a real server has, on both engines; and counts what must not be: members lost, uses counted twice, or somebody
 * turned away. `--minutes 1` makes it as much denser, `--phones 30` smaller, `--only embedded` shorter.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  paths,
  retryPause,
  signupRetries,
  type Invitation,
  type SignupReply,
  type Society,
} from 'societies-contract';
import { onEngines, report, type Engine } from './engines.ts';
import { askFor, broken, hear, isBusy, percentile, signInPresident, type Heard } from './asking.ts';
import { startMeasured } from './processes.ts';
import { figure } from './table.ts';

const { values: options } = parseArgs({
  options: {
    phones: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    /** `embedded` or `postgres`: only that one. */
    only: { type: 'string' },
  },
});
const [phones, minutes] = [Number(options.phones), Number(options.minutes)];
const society = 1;

// What a real server allows.
process.env.RATE_LIMIT_FACTOR = '1';

/** What became of one phone: its replies, and how long it took from opening the invitation to being a member. */
interface Phone {
  joined: boolean;
  took: number;
  replies: Heard[];
  /** The first reply that was no success, after all tries. */
  refused?: number;
}

/** Asks as the app does, again while the server is busy. */
async function persist(ask: () => Promise<Response>, replies: Heard[]): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    let body: unknown;
    const reply = await hear(
      ask().then(async (response) => {
        if (response.ok) body = await response.clone().json();
        return response;
      }),
    );
    replies.push(reply);
    if (body !== undefined) return body;
    if ((reply.status !== 503 && reply !== broken) || attempt === signupRetries.attempts) return undefined;
    await delay(retryPause(attempt));
  }
}

async function visit(url: string, code: string, number: number): Promise<Phone> {
  const replies: Heard[] = [];
  const begun = performance.now();
  const end = (joined: boolean): Phone => ({
    joined,
    took: performance.now() - begun,
    replies,
    ...(!joined && { refused: replies.at(-1)?.status ?? 0 }),
  });
  const opened = await persist(() => askFor(url, 'GET', paths.invitationOf(code)), replies);
  if (!opened) return end(false);
  const account = {
    university_id: String(70_000_000 + number),
    first_name: 'Fresher',
    last_name: `Number ${number}`,
    email: `fresher${number}@fair.example`,
    password: 'Orbit2027',
  };
  const signedUp = (await persist(() => askFor(url, 'POST', paths.signup, undefined, account), replies)) as
    | SignupReply
    | undefined;
  if (!signedUp) return end(false);
  const press = () =>
    persist(
      () => askFor(url, 'POST', paths.join(society), signedUp.access_token, { invitation: code }),
      replies,
    ) as Promise<Society | undefined>;
  // Every tenth presses twice, as impatient people do.
  const presses = await Promise.all([press(), ...(number % 10 === 0 ? [press()] : [])]);
  return end(presses.every((reply) => reply?.membership === 'member'));
}

async function read<Body>(url: string, path: string, token: string): Promise<Body> {
  const reply = await askFor(url, 'GET', path, token);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return (await reply.json()) as Body;
}

async function bench(engine: Engine, databaseUrl?: string): Promise<boolean> {
  const server = await startMeasured('demo', 1, databaseUrl);
  const { url } = server;
  try {
    const token = await signInPresident(url, society, server.people[0]?.token);
    const made = await askFor(url, 'POST', paths.invitations(society), token, {
      label: 'Stall',
      max_uses: phones,
    });
    if (made.status !== 201) throw new Error(`Making the invitation answered ${made.status}.`);
    const invitation = (await made.json()) as Invitation;
    const code = invitation.url.slice(invitation.url.lastIndexOf('/') + 1);
    const before = (await read<Society>(url, paths.society(society), token)).member_count;
    const visits = await Promise.all(
      Array.from({ length: phones }, async (_, number) => {
        await delay(60_000 * minutes * Math.random());
        return visit(url, code, number);
      }),
    );
    const members = (await read<unknown[]>(url, paths.members(society), token)) as {
      university_id: string;
    }[];
    const ids = members.map(({ university_id: id }) => id).filter((id) => id.startsWith('70'));
    const listed = new Set(ids);
    const after = (await read<Society>(url, paths.society(society), token)).member_count;
    const all = await read<Invitation[]>(url, paths.invitations(society), token);
    const used = all.find(({ id }) => id === invitation.id);
    const joined = visits.filter((phone) => phone.joined).length;
    const lost = visits.filter(
      (phone, number) => phone.joined && !listed.has(String(70_000_000 + number)),
    ).length;
    const replies = visits.flatMap((phone) => phone.replies);
    const times = visits.map(({ took }) => took);
    const must = {
      lost,
      doubled: Math.abs((used?.uses ?? 0) - listed.size) + Math.abs(after - before - listed.size),
      'refused wrongly': phones - joined,
      '5xx other than 503 with Retry-After': replies.filter((one) => one.status >= 500 && !isBusy(one))
        .length,
    };
    const rows = [
      ['joined', String(joined)],
      ['p50 ms, from opening to member', figure(percentile(times, 0.5))],
      ['p99 ms, from opening to member', figure(percentile(times, 0.99))],
      ['503 with Retry-After', String(replies.filter(isBusy).length)],
      ['connections that broke', String(replies.filter((one) => one === broken).length)],
      [
        'refusals',
        [...new Set(visits.flatMap(({ refused }) => (refused === undefined ? [] : [refused])))].join() ||
          'none',
      ],
    ];
    return report(`${engine}, ${phones} phones in ${minutes} min`, rows, must);
  } finally {
    await server.end();
  }
}

await onEngines(options.only, 'fair', bench);
