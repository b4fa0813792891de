import { black, hex, mix, type Palette } from './palette.ts';
import { hash, type Random } from './random.ts';

export const bannerPatterns = ['stars', 'orbits', 'hills', 'dots'] as const;
export type BannerPattern = (typeof bannerPatterns)[number];

/** The pattern for an id: integers take the four in turn, so that neighbours in a list differ. */
export const bannerPattern = (id: number | string): BannerPattern => {
  const whole = typeof id === 'number' && Number.isSafeInteger(id) ? Math.abs(id - 1) : hash(String(id));
  return bannerPatterns[whole % bannerPatterns.length] ?? 'stars';
};

/** Rounded for the markup. */
export const at = (value: number) => String(Math.round(value * 10) / 10);
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

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

export const patterns: Record<BannerPattern, (canvas: Canvas) => string> = { stars, orbits, hills, dots };

/** The centre of the glow for each pattern, as fractions of width and height. */
export const glowAt: Record<BannerPattern, readonly [x: number, y: number]> = {
  stars: [0.64, 0.2],
  orbits: [0.87, 0.32],
  hills: [0.6, 0.16],
  dots: [0.88, 0.24],
};
