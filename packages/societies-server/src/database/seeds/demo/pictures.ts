import sharp from 'sharp';
import type { ThemeColors } from 'societies-contract';
import { drawBanner, drawLogoDisc } from 'societies-contract/art';
import { societyIcons, type SocietyIcon } from 'societies-contract/icons';

/** Size of a stored logo in pixels: nearly twice the 150 px of a society's header, for high-density screens. */
const logoSide = 256;

const rasterise = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer();

export const drawLogo = (theme: ThemeColors, icon: SocietyIcon) =>
  rasterise(drawLogoDisc({ theme, icon: societyIcons[icon], size: logoSide }));

/** @param seed chooses the pattern and its details. */
export const drawPicture = (seed: string | number, theme: ThemeColors, width: number, height: number) =>
  rasterise(drawBanner({ id: seed, theme, width, height }));
