import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { environment } from './build.ts';
import { buildProject } from './project.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/consumers/types');
/** The patterns of the Storybook, which readers copy as they are. */
const patterns = globSync('*.tsx', { cwd: join(import.meta.dirname, 'patterns') });

/** The strictest settings: nothing of the library or what it depends on is left unchecked. */
const strict = [
  ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--skipLibCheck', 'false', '--jsx', 'react-jsx', '--types', 'react'],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'],
];

/** What a compiler has to say of a project. */
const complaintsOf = async (version: string, settings: readonly string[]): Promise<string> => {
  const compiler = `node_modules/typescript-${version}/bin/tsc`;
  try {
    // From 6.0 on a compiler that is given files stops at a `tsconfig.json` of a folder above, unless told to leave it.
    const alone = Number(version) >= 6 ? ['--ignoreConfig'] : [];
    await promisify(execFile)('node', [compiler, ...alone, ...strict, ...settings], {
      cwd: folder,
      env: environment,
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'patterns'), folder, { recursive: true });
  await buildProject({ name: 'types', folder, tarball: inject('tarball') });
}, 300_000);

describe.each(['5.4', '5.9', '6.0', '7.0'])('with TypeScript %s', (version) => {
  it('has a type for everything, seen by a bundler', async () => {
    const settings = ['--module', 'esnext', '--moduleResolution', 'bundler', 'entries.ts', 'Page.tsx'];
    expect(await complaintsOf(version, [...settings, ...patterns])).toBe('');
  }, 120_000);

  it('has a type for everything, seen by Node from modules and from CommonJS', async () => {
    const settings = ['--module', 'node16', '--moduleResolution', 'node16'];
    expect(await complaintsOf(version, [...settings, 'entries.ts', 'entries.cts', 'Page.tsx'])).toBe('');
  }, 120_000);
});
