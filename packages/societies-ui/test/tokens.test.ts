import { describe, expect, it } from 'vitest';
import { designTokens } from '../build/designTokens.ts';
import { tokens } from '../src/exports/theme.ts';

/** Every custom property that a stylesheet of the library reads as a token, with what it is where nobody sets it. */
const properties = Object.values(tokens)
  .flatMap((group) => (typeof group === 'object' ? Object.values<unknown>(group) : [group]))
  .flatMap((value) => {
    const [, name, initial] =
      typeof value === 'string' ? (/^var\((--[\w-]+), ([^]+)\)$/.exec(value) ?? []) : [];
    return name && initial ? [[name, initial] as const] : [];
  });

describe('tokens.css', () => {
  /** After a change of a token: `vitest run --project ui-unit tokens -u`. */
  it('defines each token in the lowest layer', async () => {
    expect(properties.length).toBeGreaterThan(80);
    expect(new Set(properties.map(([name]) => name)).size).toBe(properties.length);
    const css = [
      '/*',
      ' * Opt-in: every token with its value, for tools that list them and for styles of your own that read them. The library',
      ' * does without. It stands in a layer, so that what you set in your own CSS wins, wherever either is loaded.',
      ' */',
      '@layer societies-ui {',
      '  :root {',
      ...properties.map(([name, initial]) => `    ${name}: ${initial};`),
      '  }',
      '}',
      '',
    ].join('\n');
    await expect(css).toMatchFileSnapshot('../src/fonts/tokens.css');
  });
});

describe('tokens.json', () => {
  /** After a change of a token: `vitest run --project ui-unit tokens -u`. */
  it('holds each token as design tools read it, in light and in dark', async () => {
    const sets = designTokens(properties);
    await expect(`${JSON.stringify(sets, null, 2)}\n`).toMatchFileSnapshot('../src/fonts/tokens.json');
    const namesIn = (set: string) =>
      Object.values(sets[set] ?? {}).flatMap((group) =>
        Object.values(group).map((token) => token.$extensions['societies-ui'].property),
      );
    expect(namesIn('dark')).toEqual(namesIn('light'));
    // Not the measure of running text, whose unit the format does not know.
    const all = properties.map(([name]) => name).filter((name) => name !== '--soc-measure');
    expect([...namesIn('base'), ...namesIn('light')].sort()).toEqual(all.sort());
  });

  it('writes colours with their channels, lengths with their unit and shadows with their parts', () => {
    const { base, light, dark } = designTokens([
      ['--soc-ink', 'light-dark(#1b1830, #f0eefa)'],
      ['--soc-space-4', '16px'],
      ['--soc-shadow-1', '0 1px 2px light-dark(rgb(27 24 48 / 0.06), rgb(0 0 0 / 0))'],
    ]);
    expect(light).toMatchObject({
      color: {
        ink: { $type: 'color', $value: { components: [0.1059, 0.0941, 0.1882], alpha: 1, hex: '#1b1830' } },
      },
      shadow: { 1: { $value: [{ offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.06 } }] } },
    });
    expect(dark).toMatchObject({ color: { ink: { $value: { hex: '#f0eefa' } } } });
    expect(base).toMatchObject({ space: { 4: { $type: 'dimension', $value: { value: 16, unit: 'px' } } } });
  });
});
