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

/** Builds and packs the library once for all tests of the package. */
export default (project: TestProject) => {
  const packed = join(root, '.cache/ui-package');
  rmSync(join(home, 'dist'), { recursive: true, force: true });
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const options = { cwd: home, env: environment, stdio: 'pipe' } as const;
  execFileSync('tsup', ['--silent'], options);
  execFileSync('pnpm', ['pack', '--pack-destination', packed], options);
  const [file] = readdirSync(packed);
  if (!file) throw new Error('pnpm pack left no file');
  const tarball = join(packed, 'societies-ui.tgz');
  renameSync(join(packed, file), tarball);
  project.provide('tarball', tarball);
};
