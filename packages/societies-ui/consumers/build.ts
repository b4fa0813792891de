import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';

const root = join(import.meta.dirname, '../../..');
const home = join(import.meta.dirname, '..');

/** The workspace's own tools, on a machine that has only Node and npm. */
export const environment = {
  ...process.env,
  CI: 'true',
  PATH: [join(home, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']].join(
    delimiter,
  ),
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed library, as npm would serve it. */
    tarball: string;
  }
}

/**
 * Builds and packs the library.
 * @param tarball where it shall be, as npm would serve it
 */
export const packLibrary = (tarball: string) => {
  const folder = `${tarball}.folder`;
  for (const old of [join(home, 'dist'), folder]) rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { cwd: home, env: environment, stdio: 'pipe' } as const;
  // Builds it first, by its `prepack`.
  execFileSync('pnpm', ['pack', '--pack-destination', folder], options);
  const [file] = readdirSync(folder);
  if (!file) throw new Error('pnpm pack left no file');
  renameSync(join(folder, file), tarball);
  rmSync(folder, { recursive: true });
};

/** Once for all tests of the package. */
export default (project: TestProject) => {
  const tarball = join(root, '.cache/ui-package/societies-ui.tgz');
  packLibrary(tarball);
  project.provide('tarball', tarball);
};
