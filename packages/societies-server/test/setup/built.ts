import { execFileSync } from 'node:child_process';
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
