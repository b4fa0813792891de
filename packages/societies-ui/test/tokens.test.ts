import { describe, expect, it } from 'vitest';
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
