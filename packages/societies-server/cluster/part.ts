import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** One program of the cluster, in a process group of its own. */
export interface Part {
  name: string;
  child: ChildProcess;
  /** Asks it, and everything that it has started, to do what the signal means; waits for its end when that is its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Command {
  name: string;
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** PostgreSQL and PgBouncer refuse to be root. */
  as?: { uid: number; gid: number } | undefined;
}

/** Whom programs run as that refuse to be root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** @param folder takes what it writes to its log */
export function start({ name, program, args, env, as }: Command, folder: string): Part {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    cwd: folder,
    ...as,
  });
  const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.once('error', (error) => log.write(`${String(error)}\n`));
  const ended = once(child, 'exit');
  ended.catch(() => {});
  return {
    name,
    child,
    async end(signal) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-child.pid, signal);
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
