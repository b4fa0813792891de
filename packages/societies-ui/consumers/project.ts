import { execFile, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { environment } from './build.ts';

const start = promisify(execFile);

/** Runs a command. What it wrote to its output is part of the error: compilers report there. */
const run = (...command: Parameters<typeof start>) =>
  start(...command).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`);
  });

/** What the commands of a project need beside the folder. */
const settings = (folder: string, env: Record<string, string>) => ({
  cwd: folder,
  env: { ...environment, ...env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
});

/** Builds a project that is installed. */
export const buildAgain = async ({ folder, env = {} }: { folder: string; env?: Record<string, string> }) => {
  await run('pnpm', ['run', 'build'], settings(folder, env));
};

/** Installs and builds an embedder's project in an empty folder, with the library out of its tarball. */
export const buildProject = async ({
  name,
  folder,
  shared,
  tarball,
  env = {},
}: {
  name: string;
  folder: string;
  /** Where it keeps what several projects share. */
  shared?: string | undefined;
  tarball: string;
  /** What its build reads beside our environment. */
  env?: Record<string, string>;
}) => {
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  if (shared) cpSync(join(import.meta.dirname, 'shared'), join(folder, shared), { recursive: true });
  cpSync(tarball, join(folder, 'societies-ui.tgz'));
  await run(
    'pnpm',
    [
      'install',
      '--ignore-workspace',
      '--prefer-offline',
      '--no-lockfile',
      // Scripts of packages do not run, and none is needed.
      '--config.strictDepBuilds=false',
    ],
    settings(folder, env),
  );
  await buildAgain({ folder, env });
};

/** Starts a server of somebody's own, which says where it is when it is ready. */
export const startServer = async ({
  folder,
  command,
  env = {},
}: {
  folder: string;
  command: readonly string[];
  env?: Record<string, string>;
}): Promise<{ address: string; stop: () => void }> => {
  const child = spawn('node', command, {
    cwd: folder,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found && /Ready|Constellation is at|react-router-serve/.test(said)) resolve(`${found[0]}/`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`the server of ${folder} ended: ${said}`)));
  });
  return { address, stop: () => child.kill() };
};

/** What a page says is wrong, as it says it. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
