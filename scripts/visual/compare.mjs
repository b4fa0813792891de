/** What differs between two pictures, and how pictures are kept. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** @typedef {{ data: Buffer, width: number, height: number }} Picture RGBA, a byte each, row by row */

/** How far a pixel may be from its baseline, of 1: below what an eye sees, above what rounding does. */
const threshold = 0.02;

/**
 * @param {Picture} picture
 * @param {number} width
 * @param {number} height
 * @returns {Buffer} the picture on a larger, clear ground
 */
function enlarged({ data, width: own, height: ownHeight }, width, height) {
  if (own === width && ownHeight === height) return data;
  const ground = Buffer.alloc(width * height * 4);
  for (let y = 0; y < ownHeight; y++) data.copy(ground, y * width * 4, y * own * 4, (y + 1) * own * 4);
  return ground;
}

/**
 * @param {Picture} before
 * @param {Picture} after
 * @returns {{ pixels: number, picture: Picture } | undefined} how many pixels differ, and where; undefined when none does. What only
 *   one of two sizes covers differs.
 */
export function differenceOf(before, after) {
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    enlarged(before, width, height),
    enlarged(after, width, height),
    data,
    width,
    height,
    {
      threshold,
      diffColor: [214, 0, 92],
      aaColor: [214, 150, 0],
    },
  );
  if (pixels === 0 && sameSize) return undefined;
  return { pixels, picture: { data, width, height } };
}

/** Edge of a tile, in pixels, and how far its colours may be apart in a channel, of 255, to be one gradient's noise. */
const tile = 4;
const noise = 6;

/**
 * Browsers scatter pixels over a gradient so that no bands are seen. To keep that without loss costs more than the rest of the
 * picture: a tile of nearly one colour becomes that colour. Edges, text and plain areas stay as they are.
 * @param {Picture} picture that is changed in place
 * @returns {Picture}
 */
export function calmed(picture) {
  const { data, width, height } = picture;
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const bottom = Math.min(height, top + tile);
      const right = Math.min(width, left + tile);
      const means = [0, 1, 2].map((channel) => {
        let least = 255;
        let most = 0;
        let sum = 0;
        for (let y = top; y < bottom; y++) {
          for (let x = left; x < right; x++) {
            const value = /** @type {number} */ (data[(y * width + x) * 4 + channel]);
            if (value < least) least = value;
            if (value > most) most = value;
            sum += value;
          }
        }
        return most - least > noise ? undefined : Math.round(sum / ((bottom - top) * (right - left)));
      });
      if (means.includes(undefined)) continue;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) data.set(/** @type {number[]} */ (means), (y * width + x) * 4);
      }
    }
  }
  return picture;
}

/**
 * @param {string} file
 * @returns {Promise<Picture>}
 */
export async function readPicture(file) {
  const { data, info } = await sharp(readFileSync(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Without loss, in few bytes.
 * @param {string} file
 * @param {Picture} picture
 */
export async function writePicture(file, { data, width, height }) {
  mkdirSync(dirname(file), { recursive: true });
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  writeFileSync(file, await image.webp({ lossless: true, effort: 4 }).toBuffer());
}
