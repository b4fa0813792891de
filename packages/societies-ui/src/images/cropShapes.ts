import { imageLimits } from 'societies-contract';
import type { CropOutput, ImageArea } from './imageFile.ts';

/**
 * The crops of the product: `card` for events, posts and merch, a frame of 300 × 200 that keeps at most 1200 × 800; `logo`
 * 250 × 250, shown round; `banner` at most 1800 × 400.
 */
export type CropShape = 'card' | 'logo' | 'banner';

const { avatar, banner, card, cardStored, logo } = imageLimits;

/** For each shape: its frame, the most pixels across that are kept, and the least that come out of a small picture. */
export const cropShapes = {
  card: {
    name: 'image.png',
    width: card.width,
    height: card.height,
    most: cardStored.width,
    least: card.width,
  },
  logo: { name: 'logo.png', width: logo.side, height: logo.side, most: logo.side, least: logo.side },
  banner: { name: 'banner.png', width: banner.width, height: banner.height, most: banner.width, least: 1 },
  avatar: {
    name: avatar.fileName,
    width: avatar.side,
    height: avatar.side,
    most: avatar.side,
    least: avatar.side,
  },
} as const;

/** A picture keeps its resolution up to that of its shape. */
export const outputOf = (shape: keyof typeof cropShapes, area: ImageArea): CropOutput => {
  const { name, width, height, most, least } = cropShapes[shape];
  const across = Math.round(Math.min(most, Math.max(least, area.width)));
  return { name, width: across, height: Math.max(1, Math.round((across * height) / width)) };
};
