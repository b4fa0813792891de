import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const files = globSync('**/*.styles.ts', { cwd: source }).filter((file) => !file.includes('stories'));

/** `mask-image` changes in one step, when a row that scrolls sideways reaches an end. */
const free = new Set(['opacity', 'transform', 'none', 'mask-image']);

const read = (file: string) => readFileSync(join(source, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** Names of the properties that the file's transitions move. */
const eased = (css: string) =>
  [...css.matchAll(/(?<![\w-])transition:\s*([^;]+);/g)].flatMap(([, value = '']) =>
    value.split(',').map((one) => one.trim().split(/\s/, 1)[0] ?? ''),
  );

/** Names of the properties that the file's keyframes move. */
const animated = (css: string) =>
  [...css.matchAll(/keyframes`([^`]*)`/g)].flatMap(([, frames = '']) =>
    [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
  );

/** The rules, without those nested in them, that set something moving. */
const moving = (css: string) =>
  css
    .split(/(?<!\$)\{|(?<=[;}\s])\}/)
    .filter((rule) => /(?<![\w-])(transition|animation):(?!\s*none)/.test(rule));

const faultsOf = (fault: (css: string) => string[]) =>
  files.flatMap((file) => fault(read(file)).map((text) => `${file}: ${text.trim()}`));

describe('what moves', () => {
  it('moves by opacity and transform alone', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(
      faultsOf((css) => [...eased(css), ...animated(css)].filter((property) => !free.has(property))),
    ).toEqual([]);
  });

  it('does not move under reduced motion', () => {
    expect(
      faultsOf((css) =>
        css.includes('prefers-reduced-motion')
          ? []
          : moving(css).filter((rule) => !/\$\{(calm|dialogBase)\}/.test(rule)),
      ),
    ).toEqual([]);
  });
});
