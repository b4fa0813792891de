/**
 * `pnpm bench:vote` lets members vote within some minutes, each with the app's own retries, while others browse, on both engines; and counts
 * what must not be: ballots that are lost or doubled, and votes that are refused wrongly. Every tenth votes from two phones at once.
 * `--members 500 --seconds 20` and `--only embedded` make it smaller.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  paths,
  retryPause,
  signupRetries,
  type Election,
  type ElectionResults,
  type SocietyPage,
} from 'societies-contract';
import { onEngines, report, type Engine } from './engines.ts';
import { askFor, broken, hear, isBusy, percentile, signInPresident, type Heard } from './asking.ts';
import type { Person } from './cases.ts';
import { startMeasured } from './processes.ts';
import { figure } from './table.ts';

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '5000' },
    browsers: { type: 'string', default: '100' },
    /** Within how many seconds everybody votes. */
    seconds: { type: 'string', default: '600' },
    /** `embedded` or `postgres`: only that one. */
    only: { type: 'string' },
  },
});
const [members, browsers, seconds] = [
  Number(options.members),
  Number(options.browsers),
  Number(options.seconds),
];
const society = 1;

/** What became of one voter's press. */
interface Press {
  receipt: string | undefined;
  /** Milliseconds from the press to the answer, retries included. */
  took: number;
  replies: Heard[];
}

async function vote(url: string, { token }: Person, election: number, ballot: object): Promise<Press> {
  const sent = performance.now();
  const replies: Heard[] = [];
  for (let attempt = 1; ; attempt += 1) {
    let receipt: string | undefined;
    const asked = askFor(url, 'PUT', paths.ballot(society, election), token, ballot);
    const read = asked.then(async (reply) => {
      const text = await reply.text();
      if (reply.status === 200) receipt = (JSON.parse(text) as { receipt: string }).receipt;
      return new Response(null, { status: reply.status, headers: reply.headers });
    });
    const reply = await hear(read);
    replies.push(reply);
    const isOver = (reply.status !== 503 && reply !== broken) || attempt === signupRetries.attempts;
    if (isOver) return { receipt, took: performance.now() - sent, replies };
    await delay(retryPause(attempt));
  }
}

async function must<Body>(asked: Promise<Response>, what: string): Promise<Body> {
  const reply = await asked;
  if (!reply.ok) throw new Error(`${what} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

async function bench(engine: Engine, databaseUrl?: string): Promise<boolean> {
  const server = await startMeasured('demo', browsers, databaseUrl);
  const { url } = server;
  try {
    const voters = await server.addMembers({ society, members });
    const president = await signInPresident(url, society, server.people[0]?.token);
    const page = await must<SocietyPage>(
      askFor(url, 'GET', paths.society(society), president),
      'The society',
    );
    const role =
      Object.values(page.committee_members).find(({ role: { name } }) => name === 'President')?.role.id ?? 0;
    const now = Date.now();
    const opens = now + 6_000;
    const ends = opens + 1_000 * seconds + 30_000;
    const { id: election } = await must<Election>(
      askFor(url, 'POST', paths.elections(society), president, {
        title: 'Committee election',
        roles: [role],
        nominations_from: new Date(now - 1_000).toISOString(),
        nominations_until: new Date(now + 5_000).toISOString(),
        voting_from: new Date(opens).toISOString(),
        voting_until: new Date(ends).toISOString(),
      }),
      'Calling',
    );
    const candidates: number[] = [];
    for (const { token } of voters.slice(0, 5)) {
      const { nomination } = await must<Election>(
        askFor(url, 'POST', paths.nominations(society, election), token, { role_id: role, statement: 'Me.' }),
        'Standing',
      );
      candidates.push(nomination?.candidate_id ?? 0);
    }
    let open = true;
    const browsing = server.people.map(async (person) => {
      const replies: Heard[] = [];
      while (open) {
        for (const path of [paths.whatsOn, paths.society(society)])
          replies.push(await hear(askFor(url, 'GET', path, person.token)));
        await delay(2_000 * Math.random());
      }
      return replies;
    });
    await delay(Math.max(0, opens - Date.now()) + 100);
    const begun = performance.now();
    const voted = await Promise.all(
      voters.map(async (person, index) => {
        await delay(1_000 * seconds * Math.random());
        const own = [0, ...candidates].toSorted(() => Math.random() - 0.5).slice(0, 1 + (index % 6));
        const phones = Array.from({ length: index % 10 === 0 ? 2 : 1 }, () =>
          vote(url, person, election, { [role]: own }),
        );
        return Promise.all(phones);
      }),
    );
    const lasted = (performance.now() - begun) / 1_000;
    open = false;
    const read = (await Promise.all(browsing)).flat();
    await delay(Math.max(0, ends - Date.now()) + 200);
    const closed = await server.closeElections();
    const results = await must<ElectionResults>(
      askFor(url, 'POST', paths.publishElection(society, election), president),
      'Publishing',
    );
    const csv = await (await askFor(url, 'GET', paths.electionBallots(society, election), president)).text();
    const stored = new Set(
      csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0] ?? ''),
    );
    const presses = voted.flat();
    const receipts = presses.flatMap(({ receipt }) => (receipt === undefined ? [] : [receipt]));
    const mayRefuse = new Set([0, 200, 409, 503]);
    const faults = {
      lost: receipts.filter((receipt) => !stored.has(receipt)).length,
      // Whoever votes from two phones, or again because a reply was lost, is refused with 409 and counts once.
      doubled:
        voted.filter((own) => own.filter(({ receipt }) => receipt !== undefined).length > 1).length +
        Math.max(0, results.ballots - voters.length),
      'refused wrongly': voted.filter((own) =>
        own.every(({ receipt, replies }) => receipt === undefined && !replies.includes(broken)),
      ).length,
      'counted wrongly':
        Math.abs(results.ballots - results.turnout.voted) + Math.abs(results.ballots - stored.size),
      'other refusals': presses
        .flatMap(({ replies }) => replies)
        .filter(({ status }) => !mayRefuse.has(status)).length,
      '5xx other than 503 with Retry-After': [...presses.flatMap(({ replies }) => replies), ...read].filter(
        (one) => one.status >= 500 && !isBusy(one),
      ).length,
    };
    const times = presses.map(({ took }) => took);
    const rows = [
      ['votes a second', figure(presses.length / lasted)],
      ['p50 ms, retries included', figure(percentile(times, 0.5))],
      ['p99 ms, retries included', figure(percentile(times, 0.99))],
      ['pages read meanwhile', String(read.length)],
      [
        '503 with Retry-After',
        String([...presses.flatMap(({ replies }) => replies), ...read].filter(isBusy).length),
      ],
      ['ballots', String(results.ballots)],
      ['closing and counting, ms', figure(closed)],
    ];
    return report(`${engine}, ${members} members in ${seconds} s`, rows, faults);
  } finally {
    await server.end();
  }
}

await onEngines(options.only, 'vote', bench);
