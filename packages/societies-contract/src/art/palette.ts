import { contrastOfLuminances, luminanceOf, type Rgb } from '../color.ts';
import { defaultTheme, type ThemeColors } from '../theme.ts';

const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function rgb(color: string, fallback: string): Rgb {
  const hex = (hexPattern.test(color) ? color : fallback).slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const hex = (color: Rgb) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const contrast = (first: Rgb, second: Rgb): number =>
  contrastOfLuminances(luminanceOf(first), luminanceOf(second));

/** The colour with another lightness (0 to 1), with the same hue and, as far as possible, the same chroma. */
function withLightness(color: Rgb, lightness: number): Rgb {
  const high = Math.max(...color);
  const low = Math.min(...color);
  const chroma = (high - low) / 255;
  // A lighter tone of the same chroma looks paler, so its chroma is raised by half.
  const room = 1 - Math.abs(2 * lightness - 1);
  const kept = Math.min(chroma * 1.5, room);
  return color.map((channel) => {
    const position = high === low ? 0.5 : (channel - low) / (high - low);
    return 255 * Math.min(1, Math.max(0, lightness + (position - 0.5) * kept));
  }) as unknown as Rgb;
}

export interface Palette {
  /** The darker background colour. */
  deep: Rgb;
  /** The lighter background colour. */
  ground: Rgb;
  /** The foreground colour, which contrasts with both backgrounds. */
  mark: Rgb;
  /** The glow in the sky: the tertiary colour, if it is lighter than the backgrounds. */
  glow: Rgb;
  /** White on dark backgrounds, black on light ones. */
  ink: Rgb;
}

const markContrast = 3;
/** A foreground that must be adjusted gets more than the required 3:1, because thin lines look faint at exactly 3:1. */
const movedMarkContrast = 4.5;

export function palette(theme: ThemeColors): Palette {
  const tertiary = rgb(theme.tertiary_color, defaultTheme.tertiary_color);
  const byDepth = [
    rgb(theme.primary_color, defaultTheme.primary_color),
    rgb(theme.secondary_color, defaultTheme.secondary_color),
    tertiary,
  ].sort((first, second) => luminanceOf(first) - luminanceOf(second)) as [Rgb, Rgb, Rgb];
  const [deep, ground] = byDepth;
  const worst = (color: Rgb) => Math.min(contrast(color, deep), contrast(color, ground));
  const ink = worst(white) >= worst(black) ? white : black;

  let mark = tertiary;
  if (worst(tertiary) < markContrast) {
    const goal = Math.min(movedMarkContrast, worst(ink));
    const towards = ink === white ? 0.02 : -0.02;
    let lightness = (Math.max(...tertiary) + Math.min(...tertiary)) / 510;
    while (worst(mark) < goal && lightness > 0 && lightness < 1) {
      lightness = Math.min(1, Math.max(0, lightness + towards));
      mark = withLightness(tertiary, lightness);
    }
    if (worst(mark) < markContrast) mark = ink;
  }
  const lit = luminanceOf(tertiary) > luminanceOf(ground);
  const glow = lit ? tertiary : ink === white ? mark : mix(ground, white, 0.8);
  return { deep, ground, mark, glow, ink };
}

/**
 * The icon's colour on a logo: the theme's tertiary if it reaches 3:1 on the whole disc, else the nearest tone that does. No
 * tone can between black and white backgrounds; then the better of white and black.
 * @returns `#rrggbb`
 */
export const markColor = (theme: ThemeColors): string => hex(palette(theme).mark);

/** The two background colours of a theme's art, darker first, as `#rrggbb`. */
export function artGrounds(theme: ThemeColors): [deep: string, ground: string] {
  const { deep, ground } = palette(theme);
  return [hex(deep), hex(ground)];
}
