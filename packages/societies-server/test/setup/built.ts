import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const inWorkspace = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

/** What `npm start` runs: the tests' processes start it as an installation does, and much sooner than its sources would. */
export const builtServer = inWorkspace('packages/societies-server/dist/main.js');

/** What `npm run backup`, `restore` and `admin` run. */
export const builtOperations = inWorkspace('packages/societies-server/dist/operate.js');

/** Builds both unless they were built from exactly these sources. */
export const buildServer = () => execFileSync(process.execPath, [inWorkspace('scripts/build.mjs'), 'server']);

/** What a process of the product is started with. */
export const environment = (settings: Record<string, string>) => {
  // A database of whoever runs the tests is not for them.
  const env: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: '', ...settings };
  // The tests' own runner must not speak through it.
  delete env.NODE_OPTIONS;
  delete env.VITEST;
  delete env.INIT_CWD;
  return env;
};

/** A process of the built server, as `npm start` runs it. */
export interface BuiltProcess {
  child: ChildProcess;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Settles with its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts a server and does not wait. */
export function launch(settings: Record<string, string>, nodeOptions: string[] = []): BuiltProcess {
  const child = spawn(process.execPath, [...nodeOptions, builtServer], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return { child, ended, output: () => ({ stdout, stderr }) };
}

/** Starts a server and waits until it says where it listens. */
export async function startBuilt(
  settings: Record<string, string>,
  nodeOptions?: string[],
): Promise<BuiltProcess & { url: string }> {
  const { child, ended, output } = launch(settings, nodeOptions);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Constellation is at (\S+)/.exec(output().stdout)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => {
      reject(new Error(`The server ended with ${code}: ${output().stderr}`));
    });
  });
  return { url, child, ended, output };
}
