/**
 * `pnpm bench:import` moves a union in: people, societies, and 100,000 memberships in one file, on both engines, and measures how long
 * others wait meanwhile. `--memberships 12000` makes it smaller, `--only embedded` shorter.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paths, type ImportKind, type ImportReply, type ImportsPage } from 'societies-contract';
import { demoPassword } from '../src/database/seeds/demo/index.ts';
import { onEngines, report, type Engine } from './engines.ts';
import { askFor, hear, percentile, type Heard } from './asking.ts';
import { startMeasured } from './processes.ts';
import { figure } from './table.ts';

const { values: options } = parseArgs({
  options: {
    memberships: { type: 'string', default: '100000' },
    /** `embedded` or `postgres`: only that one. */
    only: { type: 'string' },
  },
});
const memberships = Number(options.memberships);
const people = Math.max(1_000, Math.ceil(memberships / 10));
const societies = 300;
/** Seconds that the memberships may take. */
const longest = 60;
/** Milliseconds between the calls of others. */
const pause = 50;

const files: Record<string, () => string> = {
  users: () =>
    [
      'Student ID,Forename,Surname,Email',
      ...Array.from(
        { length: people },
        (_, at) => `${80_000_000 + at},Moved,Number ${at},m${at}@moved.example`,
      ),
    ].join('\n'),
  societies: () =>
    [
      'Name,Category',
      ...Array.from({ length: societies }, (_, at) => `Moved society ${at},${1 + (at % 5)}`),
    ].join('\n'),
  memberships: () =>
    [
      'Society,Student ID,Date Joined',
      ...Array.from({ length: memberships }, (_, at) => {
        const person = at % people;
        const round = Math.floor(at / people);
        return `Moved society ${(person * 7 + round * 29) % societies},${80_000_000 + person},2024-10-${String(1 + (at % 28)).padStart(2, '0')}`;
      }),
    ].join('\n'),
};

/** Asks again and again, as somebody else does, until it is stopped. */
function watch(ask: () => Promise<Response>) {
  const waits: number[] = [];
  const replies: Heard[] = [];
  let stopped = false;
  const asking = (async () => {
    while (!stopped) {
      const begun = performance.now();
      replies.push(await hear(ask()));
      waits.push(performance.now() - begun);
      await delay(pause);
    }
  })();
  return {
    waits,
    replies,
    async stop() {
      stopped = true;
      await asking;
    },
  };
}

async function bench(engine: Engine, databaseUrl?: string): Promise<boolean> {
  const server = await startMeasured('demo', 1, databaseUrl);
  const { url } = server;
  try {
    const reader = server.people[0]?.token;
    const login = await askFor(url, 'POST', paths.login, undefined, {
      uniID: '10000001',
      password: demoPassword,
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const authorization = `Bearer ${token}`;
    const send = async (kind: ImportKind): Promise<{ reply: ImportReply; seconds: number }> => {
      const form = new FormData();
      form.set('file', new Blob([files[kind]?.() ?? '']), `${kind}.csv`);
      const begun = performance.now();
      const response = await fetch(new URL(paths.importFile(kind), url), {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      const reply = (await response.json()) as ImportReply;
      if (!response.ok || reply.import_id === null)
        throw new Error(
          `The import of ${kind} answered ${response.status}: ${JSON.stringify(reply).slice(0, 500)}`,
        );
      return { reply, seconds: (performance.now() - begun) / 1_000 };
    };
    const users = await send('users');
    const founded = await send('societies');
    const readers = watch(() => askFor(url, 'GET', `${paths.societies}?page=1`, reader));
    // One who writes, and so waits for the embedded engine's only connection.
    const writers = watch(() => askFor(url, 'POST', paths.readNotifications, reader, { ids: [1] }));
    const seen: number[] = [];
    const progress = watch(async () => {
      const response = await askFor(url, 'GET', paths.imports, token);
      const [newest] = ((await response.clone().json()) as ImportsPage).results;
      if (newest?.kind === 'memberships' && newest.state === 'running') seen.push(newest.done);
      return response;
    });
    const moved = await send('memberships');
    const others = [readers, writers, progress];
    for (const one of others) await one.stop();
    const undoing = performance.now();
    const undone = await askFor(url, 'POST', paths.undoImport(moved.reply.import_id ?? 0), token);
    const undoSeconds = (performance.now() - undoing) / 1_000;
    const replies = others.flatMap((one) => one.replies);
    const must = {
      'rows that are missing': memberships - moved.reply.accepted,
      'replies that are no success': replies.filter(({ status }) => status < 200 || status > 299).length,
      [`seconds above ${longest}`]: Math.max(0, Math.ceil(moved.seconds - longest)),
      'an undo that failed': undone.ok ? 0 : 1,
    };
    const rows = [
      [`seconds for ${people.toLocaleString('en-GB')} users`, figure(users.seconds)],
      [`seconds for ${societies} societies`, figure(founded.seconds)],
      [`seconds for ${memberships.toLocaleString('en-GB')} memberships`, figure(moved.seconds)],
      ['calls of others meanwhile', String(replies.length)],
      ['p99 ms of readers', figure(percentile(readers.waits, 0.99))],
      ['worst ms of readers', figure(Math.max(...readers.waits))],
      ['worst ms of writers', figure(Math.max(...writers.waits))],
      ['times that progress was seen', String(new Set(seen).size)],
      ['seconds to undo it', figure(undoSeconds)],
    ];
    return report(engine, rows, must);
  } finally {
    await server.end();
  }
}

await onEngines(options.only, 'moving', bench);
