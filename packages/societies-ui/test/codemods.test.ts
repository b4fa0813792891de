import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Run as docs/upgrading.md says, because that is what has to work.
const library = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'societies-ui-codemods-'));
const file = (name: string) => path.join(folder, `${name.replaceAll(' ', '-')}.tsx`);

/** A formatter has the last word on line breaks. */
const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

const cases: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'a question by name',
    `import { Button, ConfirmByName } from 'societies-ui';
const Ask = () => <ConfirmByName open name={society.name} title="Remove?" onConfirm={remove} />;`,
    `import { Button, ConfirmDialog } from 'societies-ui';
const Ask = () => <ConfirmDialog open typeToConfirm={society.name} title="Remove?" onConfirm={remove} tone="danger" />;`,
  ],
  [
    'both dialogs in one file',
    `import { ConfirmByName } from 'societies-ui/committee';
import { ConfirmDialog } from 'societies-ui';
const Ask = () => <><ConfirmByName name="Chess">text</ConfirmByName><ConfirmDialog variant="danger" /></>;`,
    `import { ConfirmDialog } from 'societies-ui';
const Ask = () => <><ConfirmDialog typeToConfirm="Chess" tone="danger">text</ConfirmDialog><ConfirmDialog tone="danger" /></>;`,
  ],
  [
    'an import with a name of its own',
    `import { ConfirmByName as Question } from 'societies-ui';
const Ask = () => <Question name="Chess" variant="plain" />;`,
    `import { ConfirmDialog as Question } from 'societies-ui';
const Ask = () => <Question typeToConfirm="Chess" tone="plain" />;`,
  ],
  [
    'attributes of other components',
    `import { Button, ConfirmDialog } from 'societies-ui';
const Ask = () => <ConfirmDialog><Button variant="danger" name="a" /></ConfirmDialog>;`,
    `import { Button, ConfirmDialog } from 'societies-ui';
const Ask = () => <ConfirmDialog><Button variant="danger" name="a" /></ConfirmDialog>;`,
  ],
  [
    'nothing of another library',
    `import { ConfirmDialog } from 'elsewhere';
const Ask = () => <ConfirmDialog variant="danger" />;`,
    `import { ConfirmDialog } from 'elsewhere';
const Ask = () => <ConfirmDialog variant="danger" />;`,
  ],
];

beforeAll(() => {
  for (const [name, before] of cases) writeFileSync(file(name), before);
  execFileSync(
    path.join(library, 'node_modules/.bin/jscodeshift'),
    [
      ...['--parser', 'tsx', '--extensions', 'js,jsx,ts,tsx', '--run-in-band', '--fail-on-error'],
      ...['--transform', path.join(library, 'codemods/confirm-dialog.cjs'), folder],
    ],
    { stdio: 'pipe' },
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(cases)('the codemod of the dialogs rewrites %s', (name, _, after) => {
  expect(oneLine(readFileSync(file(name), 'utf8'))).toBe(oneLine(after));
});
