import sharp from 'sharp';
import type { ThemeColors } from 'societies-contract';
import { drawBanner, drawLogoDisc } from 'societies-contract/art';
import { societyIcons, type SocietyIcon } from 'societies-contract/icons';

/** Pixels of a stored logo: sharp on the 150 px of a society's header at twice the density, nearly. */
const logoSide = 256;

const rasterise = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer();

export const drawLogo = (theme: ThemeColors, icon: SocietyIcon) =>
  rasterise(drawLogoDisc({ theme, icon: societyIcons[icon], size: logoSide }));

/** @param seed chooses the pattern and its course. */
export const drawPicture = (seed: string | number, theme: ThemeColors, width: number, height: number) =>
  rasterise(drawBanner({ id: seed, theme, width, height }));
