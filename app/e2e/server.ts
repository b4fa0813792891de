import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../packages/societies-server/dist/main.js');

export interface Server {
  /** Where it answers, without a slash at the end. */
  address: string;
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Settings beside those of every test. */
export type Settings = Readonly<Record<string, string>>;

/** Starts the built server on a folder, and returns when it is ready. */
export async function startServer(dataDir: string, settings: Settings = {}): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      // As compose.yaml says.
      EASY_PASSWORDS: 'refuse',
      // Many logins come from one address here.
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(told);
      if (found) resolve(found[0]);
    });
    // Of a test that fails because the server does, the log says why.
    child.stdout.on('data', (text: string) => {
      if (text.startsWith('{')) process.stderr.write(text);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready.\n${told}`)),
    );
  });
  return { address, stop: () => end(child) };
}

/** A folder for one server, which goes with it. */
export const makeFolder = (name: string) => mkdtemp(path.join(tmpdir(), `constellation-e2e-${name}-`));

/** A folder with demo data of its own, copied from the template that the run made. */
export async function copyOf(template: string): Promise<string> {
  const dataDir = await makeFolder('worker');
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** A server on such a copy, which goes with it. */
export async function startCopy(template: string, settings?: Settings): Promise<Server> {
  const dataDir = await copyOf(template);
  const server = await startServer(dataDir, settings);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
