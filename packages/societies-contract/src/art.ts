/**
 * Generated banners and logos as SVG, from a society's id and theme. Pure and deterministic, so that browser and server draw
 * the same picture. Source: shared look and feel, "The pictures".
 */
import { hex, palette } from './art/palette.ts';
import { at, bannerPattern, clamp, glowAt, patterns } from './art/patterns.ts';
import { seededRandom } from './art/random.ts';
import type { ThemeColors } from './theme.ts';

export { artGrounds, markColor } from './art/palette.ts';
export { bannerPattern, bannerPatterns, type BannerPattern } from './art/patterns.ts';
export { seededRandom, type Random } from './art/random.ts';

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
