import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokens } from '../src/exports/theme.ts';

const source = join(import.meta.dirname, '../src');
const files = [
  ...globSync('**/*.styles.ts', { cwd: source }),
  ...globSync('theme/styles/*.ts', { cwd: source }),
];

/** Declarations of a property by file, with tokens and comments left out: what is left of a length is a literal. */
const declarations = files.flatMap((file) => {
  const css = readFileSync(join(source, file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\$\{[^}]*\}/g, 'token');
  return [...css.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+);/g)].map(([text, property = '', value = '']) => ({
    property,
    value,
    where: `${file}: ${text}`,
  }));
});

/** A length added to a token, such as the width of an edge, goes along with it. */
const withoutSums = (value: string) => value.replace(/calc\([^;]*\)/g, '');

const pixelsOf = (value: string) =>
  [...value.matchAll(/([\d.]+)(?:px|rem)/g)].map(([length, amount]) =>
    length.endsWith('rem') ? 16 * Number(amount) : Number(amount),
  );

const literals = (property: RegExp, isOne: (value: string) => boolean) => {
  const ofKind = declarations.filter((one) => property.test(one.property));
  expect(ofKind.length).toBeGreaterThan(50);
  return ofKind.filter(({ value }) => isOne(value)).map(({ where }) => where);
};

/** The number of pixels that a token is where nobody sets it. */
const initials = (group: Readonly<Record<string, string>>) =>
  Object.values(group).flatMap((value) => pixelsOf(value.slice(value.indexOf(','))));

describe('styles use tokens for what a brand may change', () => {
  it('sizes type by tokens', () => {
    expect(literals(/^font-size$/, (value) => pixelsOf(value).length > 0)).toEqual([]);
  });

  it('rounds corners by tokens', () => {
    expect(literals(/^border-.*radius$/, (value) => pixelsOf(withoutSums(value)).length > 0)).toEqual([]);
  });

  it('sets apart by tokens, but for less than their smallest step', () => {
    const least = Math.min(...initials(tokens.space));
    expect(
      literals(/^(gap|row-gap|column-gap|margin.*|padding.*)$/, (value) =>
        pixelsOf(withoutSums(value)).some((pixels) => pixels >= least),
      ),
    ).toEqual([]);
  });

  it('takes the height of what is pressed from tokens', () => {
    const heights = initials(tokens.control);
    expect(
      literals(/^min-block-size$/, (value) =>
        pixelsOf(withoutSums(value)).some((pixels) => heights.includes(pixels)),
      ),
    ).toEqual([]);
  });
});
