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

const suites = new Map(
  globSync(['packages/*/{src,test}/**/*.test.{ts,tsx}', 'app/e2e/*.spec.ts'], { cwd: root }).map((file) => [
    path.basename(file),
    file,
  ]),
);

/** `file.test.ts`: "one", "another". */
const cited = (by: string) =>
  [...by.matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
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

test('every row that is met names existing tests', () => {
  const missing = rows.flatMap(({ number, state, by }) => {
    const tests = cited(by);
    if (state === 'met' && tests.length === 0) return [`${number} names no test`];
    return tests.flatMap(({ file, name }) => {
      const suite = suites.get(file);
      return suite && read(suite).replaceAll("\\'", "'").includes(name)
        ? []
        : [`${number}: ${file}: ${name}`];
    });
  });
  expect(missing).toEqual([]);
});
