/**
 * Generated banners and logos as SVG, from a society's id and theme. Pure and deterministic, so that browser and server draw
 * the same picture. Source: shared look and feel, "The pictures".
 */
import { contrastOfLuminances, luminanceOf, type Rgb } from './color.ts';
import { defaultTheme, type ThemeColors } from './theme.ts';

export const bannerPatterns = ['stars', 'orbits', 'hills', 'dots'] as const;
export type BannerPattern = (typeof bannerPatterns)[number];

export interface BannerOptions {
  /** Chooses the pattern and seeds it: the id of a society, event, post … */
  id: number | string;
  theme: ThemeColors;
  /** In pixels; also the aspect ratio. */
  width: number;
  /** In pixels. */
  height: number;
}

export interface LogoOptions {
  theme: ThemeColors;
  /** Inner markup of a stroked icon on a 24 × 24 grid, such as those of `societies-contract/icons`. */
  icon: string;
  /** Side length in pixels. 250 by default, the size a logo is stored at. */
  size?: number;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function rgb(color: string, fallback: string): Rgb {
  const hex = (hexPattern.test(color) ? color : fallback).slice(1);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hex = (color: Rgb) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
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

interface Palette {
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

function palette(theme: ThemeColors): Palette {
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

/** FNV-1a, then murmur3's finaliser, so that neighbouring ids give unlike pictures. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns a number in [0, 1) at each call. */
export type Random = () => number;

/** A mulberry32 generator: the same sequence for the same seed in every engine. */
export function seededRandom(seed: number | string): Random {
  let state = hash(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The pattern for an id: integers take the four in turn, so that neighbours in a list differ. */
export const bannerPattern = (id: number | string): BannerPattern => {
  const whole = typeof id === 'number' && Number.isSafeInteger(id) ? Math.abs(id - 1) : hash(String(id));
  return bannerPatterns[whole % bannerPatterns.length] ?? 'stars';
};

const at = (value: number) => String(Math.round(value * 10) / 10);
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

interface Canvas {
  width: number;
  height: number;
  random: Random;
  colors: Palette;
  /** Scales marks: 1 on a wide banner, less on a card, so that they keep their visual weight. */
  scale: number;
}

interface Star {
  x: number;
  y: number;
  size: number;
}
type Link = readonly [Star, Star];

const side = (a: Star, b: Star, c: Star) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const crosses = ([a, b]: Link, [c, d]: Link) =>
  a !== c &&
  a !== d &&
  b !== c &&
  b !== d &&
  side(a, b, c) !== side(a, b, d) &&
  side(c, d, a) !== side(c, d, b);
const distance = (a: Star, b: Star) => Math.hypot(a.x - b.x, a.y - b.y);

/** Stars at random positions with a minimum distance, joined by short lines into constellations. */
function stars({ width, height, random, colors, scale }: Canvas): string {
  const count = clamp(Math.round(Math.sqrt(width * height) / 12), 10, 50);
  const placed: Star[] = [];
  for (let index = 0; index < count; index++) {
    const candidates = Array.from({ length: 4 }, () => {
      const star = { x: (0.01 + 0.98 * random()) * width, y: (0.04 + 0.92 * random()) * height, size: 0 };
      return { star, gap: placed.reduce((least, other) => Math.min(least, distance(star, other)), Infinity) };
    });
    const best = candidates.reduce((first, second) => (second.gap > first.gap ? second : first));
    placed.push({ ...best.star, size: random() });
  }
  // A minimum spanning tree never crosses itself; removing its long edges splits it into constellations.
  const reach = Math.sqrt((width * height) / count) * 1.1;
  const links: Link[] = [];
  const joined = placed.slice(0, 1);
  const waiting = placed.slice(1);
  while (waiting.length > 0) {
    const shortest = joined
      .flatMap((from) => waiting.map((to): Link => [from, to]))
      .reduce((first, second) => (distance(...second) < distance(...first) ? second : first));
    joined.push(shortest[1]);
    waiting.splice(waiting.indexOf(shortest[1]), 1);
    if (random() > 0.16 && distance(...shortest) < reach) links.push(shortest);
  }
  for (const [index, from] of placed.entries()) {
    for (const to of placed.slice(index + 1)) {
      const link: Link = [from, to];
      const wanted = distance(from, to) < reach * 0.95 && random() > 0.72;
      if (wanted && !links.some((other) => crosses(link, other))) links.push(link);
    }
  }
  const dots = [
    { from: 0, below: 0.45, radius: 1.1, opacity: 0.7 },
    { from: 0.45, below: 0.8, radius: 1.7, opacity: 0.85 },
    { from: 0.8, below: 1, radius: 2.5, opacity: 0.95 },
  ]
    .map(({ from, below, radius, opacity }) => {
      const level = placed.filter(({ size }) => size >= from && size < below);
      const d = level.map(({ x, y }) => `M${at(x)} ${at(y)}h0`).join('');
      return `<path d="${d || 'M0 0'}" stroke-width="${at(radius * 2 * scale)}" stroke-opacity="${opacity}"/>`;
    })
    .join('');
  const lines = links.map(([a, b]) => `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`).join('');
  return (
    `<g fill="none" stroke="${hex(colors.ink)}" stroke-linecap="round">` +
    `<path d="${lines || 'M0 0'}" stroke-opacity=".36" stroke-width="${at(scale)}"/>${dots}</g>`
  );
}

/** Concentric rings around a point near the lower edge, some with a planet. */
function orbits({ width, height, random, colors, scale }: Canvas): string {
  const x = width * (0.7 + 0.2 * random());
  const y = height * (0.78 + 0.24 * random());
  const step = Math.max(height * 0.17, Math.hypot(width, height) / 15);
  const rings = Math.ceil(Math.hypot(width, height) / step);
  const mark = hex(colors.mark);
  let drawn = '';
  for (let ring = 1; ring <= rings; ring++) {
    const radius = ring * step * (0.96 + 0.08 * random());
    const opacity = clamp(0.62 - ring * 0.045, 0.1, 0.62);
    drawn += `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" stroke-opacity="${opacity.toFixed(2)}"/>`;
    if (ring > 1 && random() > 0.45) {
      const angle = Math.PI * (1.02 + 0.46 * random());
      drawn +=
        `<circle cx="${at(x + radius * Math.cos(angle))}" cy="${at(y + radius * Math.sin(angle))}" ` +
        `r="${at((1.6 + 2.4 * random()) * scale)}" fill="${mark}" stroke="none" fill-opacity="${clamp(opacity + 0.2, 0, 0.8).toFixed(2)}"/>`;
    }
  }
  return `<g fill="none" stroke="${mark}" stroke-width="${at(1.1 * scale)}">${drawn}</g>`;
}

/** Overlapping ridges, each the sum of a few waves and some noise. */
function hills({ width, height, random, colors }: Canvas): string {
  const far = mix(colors.ground, colors.mark, 0.34);
  const near = mix(colors.deep, black, 0.12);
  const layers = 4;
  const points = 34;
  // Fewer waves on a narrow picture, so that hills keep their proportions.
  const breadth = clamp(width / height / 4.5, 0.34, 1);
  let drawn = '';
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1);
    const base = height * (0.46 + 0.4 * depth);
    const waves = Array.from({ length: 3 }, (_, order) => ({
      length: (1.1 + 1.2 * random()) * (order + 1) * breadth,
      phase: random() * Math.PI * 2,
      size: (height * (0.15 - 0.05 * depth)) / (order + 1),
    }));
    let ridge = '';
    for (let point = 0; point <= points; point++) {
      const share = point / points;
      const wave = waves.reduce(
        (sum, { length, phase, size }) => sum + size * Math.sin(phase + share * length * Math.PI * 2),
        0,
      );
      const y = base - wave - random() * height * 0.022;
      ridge += `${point === 0 ? 'M' : 'L'}${at(share * width)} ${at(y)}`;
    }
    const color = hex(layer % 2 === 0 ? mix(far, near, depth * 0.5) : mix(far, near, 0.35 + depth * 0.4));
    drawn += `<path d="${ridge}V${at(height)}H0Z" fill="${color}" fill-opacity="${(0.42 + 0.3 * depth).toFixed(2)}"/>`;
  }
  return drawn;
}

/** A halftone pattern: rows of dots whose size follows two waves. */
function dots({ width, height, random, colors, scale }: Canvas): string {
  const gap = Math.max(clamp(height / 13, 8, 19), height / 24);
  const tilt = 0.35 + 0.3 * random();
  const phase = random() * Math.PI * 2;
  const mark = hex(mix(colors.mark, colors.ink, 0.2));
  let drawn = '';
  for (let row = 0; row * gap < height + gap; row++) {
    const wave = 0.5 + 0.5 * Math.sin(phase + (row * gap * Math.PI * 2) / (height * 0.95));
    const size = gap * (0.1 + 0.26 * wave);
    const y = at((row + 0.5) * gap);
    drawn += `<path d="M${at(gap / 2)} ${y}H${at(width)}" stroke-width="${at(size)}" stroke-opacity="${(0.25 + 0.5 * wave).toFixed(2)}"/>`;
  }
  const fade =
    `<linearGradient id="f" x1="0" y1="${tilt.toFixed(2)}" x2="1" y2="${(1 - tilt).toFixed(2)}">` +
    [
      [0, 0.75],
      [0.32, 0.08],
      [0.5, 0.18],
      [0.74, 0.95],
      [1, 0.1],
    ]
      .map(([offset, value]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${value}"/>`)
      .join('') +
    `</linearGradient><mask id="m"><rect width="${at(width)}" height="${at(height)}" fill="url(#f)"/></mask>`;
  return (
    `<defs>${fade}</defs><g mask="url(#m)"><g fill="none" stroke="${mark}" stroke-linecap="round" ` +
    `stroke-dasharray="0 ${at(gap)}" opacity="${clamp(0.6 + 0.15 / scale, 0.6, 0.8).toFixed(2)}">${drawn}</g></g>`
  );
}

const patterns: Record<BannerPattern, (canvas: Canvas) => string> = { stars, orbits, hills, dots };

/** The centre of the glow for each pattern, as fractions of width and height. */
const glowAt: Record<BannerPattern, readonly [x: number, y: number]> = {
  stars: [0.64, 0.2],
  orbits: [0.87, 0.32],
  hills: [0.6, 0.16],
  dots: [0.88, 0.24],
};

/**
 * The banner of a society that has not uploaded one, and of the demo societies.
 * @returns an SVG document of at most 4 kB without external references, scripts or styles
 */
export function drawBanner({ id, theme, width, height }: BannerOptions): string {
  const size = { width: Math.max(1, width || 1), height: Math.max(1, height || 1) };
  const random = seededRandom(id);
  const colors = palette(theme);
  const pattern = bannerPattern(id);
  const [glowX, glowY] = glowAt[pattern];
  const x = size.width * (glowX + 0.08 * (random() - 0.5));
  const y = size.height * (glowY + 0.12 * (random() - 0.5));
  const radius = Math.max(size.height * 0.92, size.width * 0.2);
  const glow = hex(colors.glow);
  const scale = clamp(size.height / 260, 0.62, 1.15);
  const defs =
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${hex(colors.deep)}"/>` +
    `<stop offset="1" stop-color="${hex(colors.ground)}"/></linearGradient>` +
    `<radialGradient id="o" gradientUnits="userSpaceOnUse" cx="${at(x)}" cy="${at(y)}" r="${at(radius)}">` +
    [
      [0, 0.62],
      [0.35, 0.4],
      [0.7, 0.12],
      [1, 0],
    ]
      .map(([offset, value]) => `<stop offset="${offset}" stop-color="${glow}" stop-opacity="${value}"/>`)
      .join('') +
    `</radialGradient>`;
  const area = `width="${at(size.width)}" height="${at(size.height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${area} viewBox="0 0 ${at(size.width)} ${at(size.height)}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs><rect ${area} fill="url(#g)"/>` +
    `<rect ${area} fill="url(#o)"/>${patterns[pattern]({ ...size, random, colors, scale })}</svg>`
  );
}

/**
 * A generated logo: an icon on the theme's gradient. It fills its square, so it can be displayed round or rounded.
 * @returns an SVG document
 */
export function drawLogoDisc({ theme, icon, size = 250 }: LogoOptions): string {
  const { deep, ground, mark } = palette(theme);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at(size)}" height="${at(size)}" viewBox="0 0 48 48">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${hex(ground)}"/>` +
    `<stop offset="1" stop-color="${hex(deep)}"/></linearGradient></defs><rect width="48" height="48" fill="url(#g)"/>` +
    `<g transform="translate(13.2 13.2) scale(.9)" fill="none" stroke="${hex(mark)}" stroke-width="1.75" ` +
    `stroke-linecap="round" stroke-linejoin="round">${icon}</g></svg>`
  );
}

/** An SVG document as a data: URL. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>{}]/g, (character) => encodeURIComponent(character))}`;
