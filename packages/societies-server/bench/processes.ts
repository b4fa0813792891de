import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from './cases.ts';
import type { Answer, BareSignups, NewMembers, Question } from './measured-server.ts';
import type { Platform } from './platforms.ts';

function begin(module: string, args: string[] = []): ChildProcess {
  const file = fileURLToPath(new URL(module, import.meta.url));
  // As `npm start` runs the server: with few arenas, little room for what is forgotten at once, and a log that somebody reads.
  const child = fork(file, args, {
    execArgv: ['--max-semi-space-size=16'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.resume();
  return child;
}

/** Its next message. @throws when it ends instead. */
async function next(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const gone = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`A measured process ended with ${String(code)}.`);
    });
    const [message] = (await Promise.race([once(child, 'message', { signal }), gone])) as [unknown];
    gone.catch(() => {});
    return message;
  } finally {
    settled.abort();
  }
}

/** A measured server, seen from here. */
export interface Measured {
  url: string;
  people: Person[];
  /** Bytes. */
  memory(): Promise<number>;
  /** Gives it so many events more that are over. */
  addPast(count: number): Promise<void>;
  /** Gives the societies of its first person a post of each title. */
  addPosts(titles: string[]): Promise<void>;
  /** Statements a second, of sign-ups with no call around them. */
  bareSignups(which: BareSignups): Promise<number>;
  /** Signed in. */
  addMembers(which: NewMembers): Promise<Person[]>;
  /** Counts what voting has ended. @returns milliseconds. */
  closeElections(): Promise<number>;
  end(): Promise<void>;
}

async function ensureLargePlatform(): Promise<void> {
  const [code] = (await once(begin('./make-platform.ts'), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The large platform could not be made.');
}

/** Starts a server on a platform of its own, in a process of its own. @param databaseUrl of an empty PostgreSQL. */
export async function startMeasured(
  platform: Platform,
  people: number,
  databaseUrl?: string,
): Promise<Measured> {
  if (platform === 'large' && databaseUrl === undefined) await ensureLargePlatform();
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-bench-'));
  const child = begin('./measured-server.ts', [
    platform,
    String(people),
    path.join(folder, 'data'),
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
  ]);
  const first = (await next(child)) as Extract<Answer, { url: string }>;
  const send = (question: Question) => child.send(question);
  const ask = <Reply extends Answer>(question: Question) => {
    const answer = next(child) as Promise<Reply>;
    send(question);
    return answer;
  };
  return {
    ...first,
    async memory() {
      return (await ask<{ memory: number }>('memory')).memory;
    },
    async addPast(count) {
      await ask({ past: count });
    },
    async addPosts(titles) {
      await ask({ posts: titles });
    },
    async bareSignups(which) {
      return (await ask<{ bareRate: number }>(which)).bareRate;
    },
    async addMembers(which) {
      return (await ask<{ members: Person[] }>(which)).members;
    },
    async closeElections() {
      return (await ask<{ closed: number }>('close')).closed;
    },
    async end() {
      const gone = once(child, 'exit');
      send('end');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
