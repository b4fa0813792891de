import sharp from 'sharp';
import type { ThemeColors } from 'societies-contract';
import { drawBanner, drawLogoDisc, markColor } from 'societies-contract/art';
import { societyIcons, type SocietyIcon } from 'societies-contract/icons';

/** Size of a stored logo in pixels: nearly twice the 150 px of a society's header, for high-density screens. */
const logoSide = 256;

const rasterise = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer();

export const drawLogo = (theme: ThemeColors, icon: SocietyIcon) =>
  rasterise(drawLogoDisc({ theme, icon: societyIcons[icon], size: logoSide }));

/** Where the icon stands on a picture, by its seed: its centre and its side as parts of the height, and its turn in degrees. */
const stands = [
  [1.1, 0.5, 0.62, -8],
  [0.42, 0.52, 0.5, 10],
  [0.75, 0.5, 0.9, 0],
  [1.05, 0.42, 0.4, 14],
  [0.5, 0.45, 0.75, -14],
] as const;

/**
 * @param seed chooses the pattern and its details.
 * @param icon of what the picture is about, drawn large, so that pictures of one pattern differ.
 */
export function drawPicture(
  seed: number,
  theme: ThemeColors,
  { width, height, icon }: { width: number; height: number; icon?: SocietyIcon },
) {
  const banner = drawBanner({ id: seed, theme, width, height });
  if (!icon) return rasterise(banner);
  const [x, y, size, turn] = stands[seed % stands.length] ?? stands[0];
  const scale = (size * height) / 24;
  const mark =
    `<g transform="translate(${x * height} ${y * height}) rotate(${turn}) scale(${scale}) translate(-12 -12)" fill="none" ` +
    `stroke="${markColor(theme)}" stroke-opacity=".85" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">` +
    `${societyIcons[icon]}</g>`;
  return rasterise(banner.replace('</svg>', `${mark}</svg>`));
}
