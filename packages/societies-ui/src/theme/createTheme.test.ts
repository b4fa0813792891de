import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { defaultTheme, initialThemes, type ThemeColors } from 'societies-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTheme, type Scheme, type ThemedToken } from './createTheme.ts';
import { avatarColors, defaultThemed, palette } from './palette.ts';
import * as tokens from './tokens.ts';

/** WCAG 2.2's formulas, written apart from the code under test. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
const full = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((d) => d + d).join('')}` : hex);

const schemes: readonly Scheme[] = ['light', 'dark'];
const neutral = (token: keyof typeof palette, scheme: Scheme) => palette[token][scheme === 'light' ? 0 : 1];

const textPairs: readonly (readonly [ThemedToken, readonly ThemedToken[]])[] = [
  ['onPrimary', ['primary', 'primaryHover', 'primaryActive']],
  ['onSecondary', ['secondary']],
  ['onTertiary', ['tertiary']],
  ['onSoft', ['soft', 'softHover']],
  ['accentText', ['soft']],
];

const unreadable = (colors: ThemeColors): string[] => {
  const theme = createTheme(colors);
  const wrong: string[] = [];
  const check = (name: string, ink: string, ground: string, least: number) => {
    const found = ratio(full(ink), full(ground));
    if (!(found >= least)) wrong.push(`${name}: ${ink} on ${ground} is ${found.toFixed(3)}`);
  };
  for (const scheme of schemes) {
    const tokens = theme[scheme];
    for (const [ink, grounds] of textPairs) {
      for (const ground of grounds) check(`${scheme} ${ink} on ${ground}`, tokens[ink], tokens[ground], 4.5);
    }
    for (const ground of ['page', 'surface', 'sunken'] as const) {
      check(`${scheme} accentText on ${ground}`, tokens.accentText, neutral(ground, scheme), 4.5);
      check(`${scheme} accent on ${ground}`, tokens.accent, neutral(ground, scheme), 3);
      check(`${scheme} focus on ${ground}`, tokens.focus, neutral(ground, scheme), 3);
    }
  }
  return wrong;
};

const anyColor = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.boolean(), fc.boolean())
  .map(([value, short, upper]) => {
    const hex = `#${value
      .toString(16)
      .padStart(6, '0')
      .slice(short ? 3 : 0)}`;
    return upper ? hex.toUpperCase() : hex;
  });
const extremes = fc.constantFrom(
  '#000',
  '#fff',
  '#ffe600',
  '#777777',
  '#767676',
  '#00f',
  '#0f0',
  '#f00',
  '#ff0',
  '#171428',
);
const anyTheme = fc.record({
  primary_color: fc.oneof({ weight: 3, arbitrary: anyColor }, extremes),
  secondary_color: fc.oneof({ weight: 3, arbitrary: anyColor }, extremes),
  tertiary_color: fc.oneof({ weight: 3, arbitrary: anyColor }, extremes),
  text_color: fc.oneof({ weight: 3, arbitrary: anyColor }, extremes),
});

describe('createTheme', () => {
  it('keeps every pair readable for any four colours, in light and dark', () => {
    fc.assert(
      fc.property(anyTheme, (colors) => {
        expect(unreadable(colors)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  }, 60_000);

  it('keeps every pair readable when all four colours are one, over the whole colour cube', () => {
    const steps = ['00', '2b', '55', '80', 'aa', 'd5', 'ff'];
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const one = `#${r}${g}${b}`;
          expect(
            unreadable({ primary_color: one, secondary_color: one, tertiary_color: one, text_color: one }),
          ).toEqual([]);
        }
  });

  it('uses the chosen colours as they are where they read', () => {
    const { light } = createTheme(defaultTheme);
    expect([light.primary, light.secondary, light.tertiary, light.onPrimary]).toEqual([
      '#302d53',
      '#564576',
      '#564576',
      '#ffffff',
    ]);
    for (const theme of initialThemes) expect(createTheme(theme).light.primary).toBe(theme.primary_color);
  });

  it('reports the text that had to change, with both ratios', () => {
    const theme = createTheme({
      primary_color: '#ffe600',
      secondary_color: '#fff27a',
      tertiary_color: '#ffffff',
      text_color: '#ffffff',
    });
    const onPrimary = theme.report.find(({ token, scheme }) => token === 'onPrimary' && scheme === 'light');
    expect(onPrimary).toMatchObject({
      requested: '#ffffff',
      background: '#ffe600',
      used: theme.light.onPrimary,
    });
    expect(onPrimary?.requestedRatio).toBeLessThan(1.5);
    expect(onPrimary?.usedRatio).toBeGreaterThanOrEqual(4.5);
  });

  it('reports nothing for text when it reads everywhere', () => {
    expect(createTheme(defaultTheme).report.filter(({ token }) => token.startsWith('on'))).toEqual([]);
  });

  it('returns the same object for the same four colours, however written', () => {
    const short = {
      primary_color: '#ABC',
      secondary_color: '#123',
      tertiary_color: '#000',
      text_color: '#fff',
    };
    const long = {
      primary_color: '#aabbcc',
      secondary_color: '#112233',
      tertiary_color: '#000000',
      text_color: '#FFFFFF',
    };
    expect(createTheme(short)).toBe(createTheme(long));
  });

  it('writes one custom property per token, with both schemes in one value', () => {
    const { variables, light, dark } = createTheme(defaultTheme);
    expect(variables['--soc-primary']).toBe(`light-dark(${light.primary}, ${dark.primary})`);
    expect(Object.keys(variables)).toHaveLength(Object.keys(light).length);
  });

  describe('an invalid colour', () => {
    afterEach(() => vi.unstubAllEnvs());
    const wrongOnes = ['', '#12345', 'red', 'var(--x)', '#ggg', 'rgb(0 0 0)', '#fff;background:url(x)'];

    it.each(wrongOnes)('is an error that names the slot in development: %j', (wrong) => {
      expect(() => createTheme({ ...defaultTheme, secondary_color: wrong })).toThrow(
        /secondary_color is .*#rrggbb/,
      );
    });

    it.each(wrongOnes)('gives the Default theme in production: %j', (wrong) => {
      vi.stubEnv('NODE_ENV', 'production');
      expect(createTheme({ ...defaultTheme, secondary_color: wrong })).toBe(createTheme(defaultTheme));
    });

    it('never throws in production, whatever came in', () => {
      vi.stubEnv('NODE_ENV', 'production');
      fc.assert(
        fc.property(fc.anything(), fc.string(), (anything, text) => {
          const colors = { ...defaultTheme, primary_color: anything, text_color: text } as ThemeColors;
          expect(createTheme(colors).light.primary).toMatch(/^#[0-9a-f]{6}$/);
          expect(createTheme(anything as ThemeColors).light.primary).toMatch(/^#[0-9a-f]{6}$/);
        }),
      );
    });
  });
});

describe('palette', () => {
  it('is the Default theme outside a scope', () => {
    const { light, dark } = createTheme(defaultTheme);
    const derived = Object.fromEntries(
      (Object.keys(light) as ThemedToken[]).map((token) => [token, [light[token], dark[token]]]),
    );
    expect(defaultThemed).toEqual(derived);
  });

  const grounds = ['page', 'surface', 'sunken'] as const;
  const fixedText = [
    ...(['ink', 'ink2', 'dangerText', 'successText', 'warningText'] as const).flatMap((ink) =>
      grounds.map((ground) => [ink, ground] as const),
    ),
    ['ink', 'track'],
    ['ink2', 'track'],
    ['inkDisabled', 'sunken'],
    ['inkDisabled', 'surface'],
    ['onDanger', 'danger'],
    ['onDanger', 'dangerHover'],
    ['dangerText', 'dangerSoft'],
    ['successText', 'successSoft'],
    ['onWarningSoft', 'warningSoft'],
    ['onGold', 'gold'],
    ['onGold', 'goldHover'],
  ] as const satisfies readonly (readonly [keyof typeof palette, keyof typeof palette])[];

  it.each(schemes.flatMap((scheme) => fixedText.map(([ink, ground]) => [scheme, ink, ground] as const)))(
    '%s: %s reads on %s',
    (scheme, ink, ground) => {
      expect(ratio(neutral(ink, scheme), neutral(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(schemes)('%s: the edge of a control is seen', (scheme) => {
    // Fields stand on the page or on a surface, never on sunken ground.
    for (const ground of ['page', 'surface'] as const) {
      expect(ratio(neutral('edge', scheme), neutral(ground, scheme))).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(avatarColors)('white initials read on %s', (disc) => {
    expect(ratio('#ffffff', disc)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('page.css', () => {
  it('says the same colours as the tokens', () => {
    const css = readFileSync(new URL('../fonts/page.css', import.meta.url), 'utf8');
    expect(css).toContain(`background: ${tokens.color.page};`);
    expect(css).toContain(`color: ${tokens.color.ink};`);
    expect(css).toContain(`font-family: ${tokens.font.text};`);
  });
});
