import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from './cases.ts';
import type { Answer, Question } from './measured-server.ts';

function begin(module: string, args: string[]): ChildProcess {
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
  ask(question: Question): Promise<number>;
  end(): Promise<void>;
}

/** Makes a platform in a process of its own: seeding takes memory that the server which is measured would keep. */
export async function ensurePlatform(societies: number): Promise<void> {
  const child = begin('./make-platform.ts', [String(societies)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The platform of ${societies} societies could not be made.`);
}

/** Starts a server on a platform with so many societies, on the embedded database, in a process of its own. */
export async function startMeasured(societies: number, people: number): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-bench-'));
  const child = begin('./measured-server.ts', [String(societies), String(people), path.join(folder, 'data')]);
  const first = (await next(child)) as Extract<Answer, { url: string }>;
  return {
    ...first,
    async ask(question) {
      const answer = next(child);
      child.send(question);
      return ((await answer) as { figure: number }).figure;
    },
    async end() {
      const gone = once(child, 'exit');
      child.send({ ask: 'end' } satisfies Question);
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A bare Node server in a process of its own. */
export async function startBare() {
  const child = begin('./bare-server.ts', []);
  const url = (await next(child)) as string;
  return {
    url,
    async serve(body: Buffer) {
      const ready = next(child);
      child.send(body.toString('base64'));
      await ready;
    },
    end() {
      child.disconnect();
    },
  };
}
