import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Rows of requirements: number, words, state, and what it rests on. */
const rows = read('docs/security.md')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', , state = '', by = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, by }] : [];
  });

/** By name, which files of several packages share. */
const suites = Map.groupBy(
  globSync(['packages/*/{src,test}/**/*.{test,stories}.{ts,tsx}', 'app/e2e/*.spec.ts', 'scripts/*.test.ts'], {
    cwd: root,
  }),
  (file) => path.basename(file),
);

/** `file.test.ts`: "one", "another". */
const cited = (by: string) =>
  [...by.matchAll(/`([\w-]+\.(?:test|spec|stories)\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
    ([, file = '', names]) =>
      [...(names ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
  );

test('every requirement of levels 1 and 2 has one row with a state', () => {
  // How many each section has at these levels. Source: ASVS 5.0.0.
  const sections = {
    ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
    ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
    ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
    ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '14.1': 2, '14.2': 4, '14.3': 3 },
  };
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number).sort()).toEqual(wanted.sort());
  for (const { number, state, by } of rows) {
    expect([number, state]).toEqual([number, expect.stringMatching(/^(met|not applicable|open)$/)]);
    expect([number, by]).not.toEqual([number, '']);
  }
});

/** What is cited and is not there. */
const missingOf = (tests: ReturnType<typeof cited>) =>
  tests.flatMap(({ file, name }) =>
    suites.get(file)?.some((suite) => read(suite).replaceAll("\\'", "'").includes(name))
      ? []
      : [`${file}: ${name}`],
  );

test('every row that is met names existing tests', () => {
  const missing = rows.flatMap(({ number, state, by }) => {
    const tests = cited(by);
    if (state === 'met' && tests.length === 0) return [`${number} names no test`];
    return missingOf(tests).map((what) => `${number}: ${what}`);
  });
  expect(missing).toEqual([]);
});

test('every fault that was found names existing tests of its kind', () => {
  const faults = read('docs/faults.md')
    .split('\n')
    .filter((line) => /^\| \d+ /.test(line));
  expect(faults.length).toBeGreaterThan(20);
  expect(faults.filter((line) => cited(line).length === 0)).toEqual([]);
  expect(faults.flatMap((line) => missingOf(cited(line)))).toEqual([]);
});
