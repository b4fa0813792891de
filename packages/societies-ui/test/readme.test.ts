import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** The entries in the first column of the table, in full: `/event` follows `societies-ui/agenda`. */
const inReadme = [...read('README.md').matchAll(/^\| (`societies-ui[^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(?:societies-ui)?([^`]*)`/g)].map(([, path]) => `.${path}`),
);

it('lists every entry of the package in the README, and no other', () => {
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  expect(inReadme.sort()).toEqual(entries.sort());
});
