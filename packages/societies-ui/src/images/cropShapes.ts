import { imageLimits } from 'societies-contract';
import { loadImage, lossy, redraw, type ImageArea } from './imageFile.ts';

/**
 * The crops of the product: `card` for events, posts and merch, a frame of 300 × 200 that keeps at most 1200 × 800; `logo`
 * 250 × 250, shown round; `banner` at most 1800 × 400.
 */
export type CropShape = 'card' | 'logo' | 'banner';

const { avatar, banner, card, cardStored, logo } = imageLimits;
const square = (side: number) => ({ width: side, height: side, most: side, least: side });

/** For each shape: its frame, the most pixels across that are kept, and the least that come out of a small picture. */
export const cropShapes = {
  card: { name: 'image.png', ...card, most: cardStored.width, least: card.width },
  logo: { name: 'logo.png', ...square(logo.side) },
  banner: { name: 'banner.png', ...banner, most: banner.width, least: 1 },
  avatar: { name: avatar.fileName, ...square(avatar.side) },
} as const;

/** A picture keeps its resolution up to that of its shape. */
const outputOf = (shape: keyof typeof cropShapes, area: ImageArea) => {
  const { name, width, height, most, least } = cropShapes[shape];
  const across = Math.round(Math.min(most, Math.max(least, area.width)));
  return { name, width: across, height: Math.max(1, Math.round((across * height) / width)) };
};

/** The largest part of a ratio in the middle of an area. */
export const middleOf = (area: ImageArea, ratio: number): ImageArea => {
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
};

/**
 * Crops and scales a picture.
 *
 * @param part the middle where nobody has chosen one yet
 * @returns a PNG, or, where that is large, as of a photograph, a WebP or JPEG
 * @throws Error if the picture cannot be read
 */
export const cropImage = async (
  source: File | string,
  shape: keyof typeof cropShapes,
  part?: ImageArea,
): Promise<File> => {
  const image = await loadImage(source);
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = cropShapes[shape];
  const area = part ?? middleOf(whole, width / height);
  return redraw(image, area, outputOf(shape, area), [
    ['image/png', imageLimits.pngMaxBytes],
    ...lossy(imageLimits.maxBytes),
  ]);
};
