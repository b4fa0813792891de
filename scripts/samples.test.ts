import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../oxlint.config.ts';

const root = join(import.meta.dirname, '..');
const library = 'packages/societies-ui';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is written in Markdown between fences. */
const fenced = (file: string) =>
  [...read(file).matchAll(/^```(?:tsx|jsx|ts)\n([^]*?)^```$/gm)].map(([, code = ''], at) => ({
    name: `${file}, sample ${at + 1}`,
    code,
  }));

/** The files of projects that a guide shows whole. */
const shown = (guide: string) =>
  [...read(guide).matchAll(/from '([^']+\.tsx?)\?raw'/g)].map(([, path = '']) => join(dirname(guide), path));

const pages = [
  'README.md',
  ...globSync(`${library}/{README.md,docs/*.md,src/**/*.mdx,consumers/README.md}`, { cwd: root }),
];
const guides = pages.filter((page) => page.endsWith('.mdx'));
const samples = [
  ...pages.flatMap(fenced),
  ...[...new Set(guides.flatMap(shown))].map((name) => ({ name, code: read(name) })),
];

/** The rules that React's compiler asks of code, as our own is held to. */
const { rules = {} } = config.overrides?.find(({ rules: some }) => some && 'react/purity' in some) ?? {};
const compiler = Object.entries(rules).filter(([rule]) => rule.startsWith('react/'));

const wrong = [
  ['purity', 'export const Now = () => <time>{Date.now()}</time>;'],
  [
    'refs',
    "import { useRef } from 'react';\nexport const Count = () => { const seen = useRef(0); seen.current += 1; return <p>{seen.current}</p>; };",
  ],
] as const;

describe('code to copy', () => {
  /** What is said of each code, by the name of its file. */
  let complaints: string[];
  const complaintsOf = (file: string) => complaints.filter((line) => line.includes(`${file}.tsx:`));

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'samples-'));
    const settings = {
      plugins: ['react'],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(compiler),
    };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings));
    for (const [at, { code }] of samples.entries()) writeFileSync(join(folder, `sample-${at}.tsx`), code);
    for (const [rule, code] of wrong) writeFileSync(join(folder, `${rule}.tsx`), code);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    complaints = stdout.split('\n');
    rmSync(folder, { recursive: true });
  });

  it.each(wrong)('is told apart from code that breaks the rule of %s', (rule) => {
    expect(compiler.length).toBeGreaterThan(10);
    expect(complaintsOf(rule).join()).toContain(rule);
  });

  it('is found in each README', () => {
    expect(samples.length).toBeGreaterThan(15);
    for (const page of ['README.md', `${library}/README.md`])
      expect(samples.filter(({ name }) => name.startsWith(page))).not.toEqual([]);
  });

  it.each(samples.map(({ name }, at) => ({ name, at })))("passes React's compiler: $name", ({ at }) => {
    expect(complaintsOf(`sample-${at}`)).toEqual([]);
  });
});
