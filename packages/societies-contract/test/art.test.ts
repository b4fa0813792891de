import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  artGrounds,
  bannerPattern,
  bannerPatterns,
  drawBanner,
  drawLogoDisc,
  markColor,
  svgAddress,
} from '../src/art.ts';
import { societyIcons } from '../src/icons.ts';
import { defaultTheme, initialThemes, type ThemeColors } from '../src/theme.ts';

const luminance = (color: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((index) => Number.parseInt(color.slice(index, index + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (first: string, second: string) => {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme: fc.Arbitrary<ThemeColors> = fc.record({
  primary_color: color,
  secondary_color: color,
  tertiary_color: color,
  text_color: color,
});
const size = fc.integer({ min: 40, max: 1600 });

/** Every tag closes, every attribute is quoted once, nothing is left over: enough of XML for what these functions write. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, __, empty: string) => {
      if (close) return open.pop() === name ? '' : '!';
      if (!empty) open.push(name);
      return '';
    },
  );
  return rest === '' && open.length === 0;
}

describe('drawBanner', () => {
  it('draws the same picture for a society each time, and another for another', () => {
    const options = { theme: defaultTheme, width: 1280, height: 300 };
    expect(drawBanner({ id: 7, ...options })).toBe(drawBanner({ id: 7, ...options }));
    expect(drawBanner({ id: 7, ...options })).not.toBe(drawBanner({ id: 11, ...options }));
  });

  it('uses all four patterns', () => {
    expect([1, 2, 3, 4, 5].map(bannerPattern)).toEqual([...bannerPatterns, bannerPatterns[0]]);
    expect(bannerPatterns).toContain(bannerPattern('event-12'));
    expect(bannerPatterns).toContain(bannerPattern(Number.NaN));
  });

  it('is well-formed, finite and at most 4 kB, whatever the colours, id and size', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.string()), theme, size, size, (id, colors, width, height) => {
        const svg = drawBanner({ id, theme: colors, width, height });
        expect(wellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(svg.length).toBeLessThanOrEqual(4096);
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('draws the Default theme for invalid colours', () => {
    const broken = {
      primary_color: '',
      secondary_color: 'javascript:0',
      tertiary_color: '"/><script/>',
      text_color: '#12',
    };
    const options = { id: 2, width: 300, height: 200 };
    expect(drawBanner({ ...options, theme: broken })).toBe(drawBanner({ ...options, theme: defaultTheme }));
  });
});

describe('markColor', () => {
  it('keeps a tertiary that reaches 3:1 on the disc', () => {
    for (const { name, ...colors } of initialThemes.filter((each) => each.name !== 'Default')) {
      expect(markColor(colors), name).toBe(colors.tertiary_color);
    }
  });

  it('lightens the tertiary of the Default theme, which equals its secondary', () => {
    const mark = markColor(defaultTheme);
    expect(mark).not.toBe(defaultTheme.tertiary_color);
    expect(luminance(mark)).toBeGreaterThan(luminance(defaultTheme.tertiary_color));
    for (const ground of artGrounds(defaultTheme)) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('reaches 3:1 on both grounds, or is the better of black and white where no colour does', () => {
    fc.assert(
      fc.property(theme, (colors) => {
        const grounds = artGrounds(colors);
        const worst = (mark: string) => Math.min(...grounds.map((ground) => contrast(mark, ground)));
        const best = Math.max(worst('#ffffff'), worst('#000000'));
        expect(worst(markColor(colors))).toBeGreaterThanOrEqual(Math.min(3, best));
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});

describe('drawLogoDisc', () => {
  it('is well-formed with every icon and every theme', () => {
    for (const icon of Object.values(societyIcons)) {
      for (const colors of initialThemes)
        expect(wellFormed(drawLogoDisc({ theme: colors, icon }))).toBe(true);
    }
  });
});

describe('svgAddress', () => {
  it('decodes to the same document with single quotes', () => {
    const svg = drawBanner({ id: 1, theme: defaultTheme, width: 300, height: 200 });
    const address = svgAddress(svg);
    expect(address).not.toMatch(/["<>#]/);
    expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(svg.replace(/"/g, "'"));
  });
});
