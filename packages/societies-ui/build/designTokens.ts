/** Tokens in the format of the Design Tokens Community Group (2025.10), for Figma, Style Dictionary and other tools. */

/** A token of the library: its custom property, and what it is where nobody sets it. */
export type Property = readonly [name: string, initial: string];

export interface DesignToken {
  $type: string;
  $value: unknown;
  $extensions: { 'societies-ui': { property: string } };
}
/** Tokens by set, kind and name. */
export type DesignTokens = Record<string, Record<string, Record<string, DesignToken>>>;

/** The parts of a list, of which brackets keep theirs together. */
const parts = (text: string, between: RegExp): string[] => {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && between.test(letter)) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
};

/** What a value is in light and in dark. */
const inScheme = (value: string, dark: boolean): string =>
  parts(value, /\s/)
    .map((part) => {
      const [, pair] = /^light-dark\((.*)\)(,?)$/.exec(part) ?? [];
      if (pair === undefined) return part;
      return `${parts(pair, /,/)[dark ? 1 : 0] ?? ''}${part.endsWith(',') ? ',' : ''}`;
    })
    .join(' ');

const share = (value: number) => Math.round((value / 255) * 10_000) / 10_000;

const colorOf = (value: string) => {
  const [, hex] = /^#([\da-f]{6})$/i.exec(value) ?? [];
  const [, written, alpha = '1'] = /^rgb\(([\d ]+?)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  const channels = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (written ?? '').split(' ').map(Number);
  if (channels.length !== 3) throw new Error(`${value} is no colour`);
  return {
    colorSpace: 'srgb',
    components: channels.map(share),
    alpha: Number(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
};

const lengthOf = (value: string) => {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`${value} is no length`);
  return { value: Number(number), unit };
};

const shadowOf = (value: string) =>
  parts(value, /,/).map((one) => {
    const [offsetX = '', offsetY = '', blur = '', ...rest] = parts(one, /\s/);
    const color = colorOf(rest.at(-1) ?? '');
    const spread = rest.length > 1 ? (rest[0] ?? '') : '0';
    return {
      color,
      offsetX: lengthOf(offsetX),
      offsetY: lengthOf(offsetY),
      blur: lengthOf(blur),
      spread: lengthOf(spread),
    };
  });

/** How each kind of token is written; the first whose pattern fits its property. */
const kinds: readonly (readonly [RegExp, string, (value: string) => unknown])[] = [
  [/^shadow-/, 'shadow', shadowOf],
  [/^(?:space|radius|control|font-size|content)-/, 'dimension', lengthOf],
  [/^font-weight-/, 'fontWeight', Number],
  [/^line-height-/, 'number', Number],
  [/^font-/, 'fontFamily', (value) => parts(value, /,/).map((name) => name.replaceAll("'", ''))],
  [/^motion-ease/, 'cubicBezier', (value) => (value.match(/-?[\d.]+/g) ?? []).map(Number)],
  [/^motion-/, 'duration', (value) => ({ value: Number.parseFloat(value), unit: 'ms' })],
  [/^/, 'color', colorOf],
];

const groupOf = (name: string, type: string) =>
  type === 'color' ? ['color', name] : /^(line-height|font-size|font-weight|\w+)-(.+)$/.exec(name)?.slice(1);

/**
 * All tokens, in two sets: `light` and `dark` hold what depends on the colour scheme, `base` the rest. A length in `ch`, the measure
 * of running text, has no form in this format.
 */
export const designTokens = (properties: readonly Property[]): DesignTokens => {
  const sets: DesignTokens = { base: {}, light: {}, dark: {} };
  const note = (set: string, [property, initial]: Property, value: string) => {
    const name = property.replace('--soc-', '');
    const [, type, read] = kinds.find(([pattern]) => pattern.test(name)) ?? [];
    const [group, key] = (type && groupOf(name, type)) ?? [];
    if (!type || !read || !group || !key) throw new Error(`${property}: ${initial} has no kind`);
    const into = ((sets[set] ??= {})[group] ??= {});
    into[key] = { $type: type, $value: read(value), $extensions: { 'societies-ui': { property } } };
  };
  for (const property of properties) {
    const [, initial] = property;
    if (/^\d+ch$/.test(initial)) continue;
    const isScheme = initial.includes('light-dark(');
    if (isScheme) {
      note('light', property, inScheme(initial, false));
      note('dark', property, inScheme(initial, true));
    } else note('base', property, initial);
  }
  return sets;
};
