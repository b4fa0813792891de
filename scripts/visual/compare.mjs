/** What differs between two pictures, and how a picture is written. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** @typedef {{ data: Buffer, width: number, height: number }} Picture RGBA, a byte each, row by row */

/** Allowed difference of a pixel, 0 to 1: above rounding errors, below what an eye sees. */
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

/**
 * Writes a losslessly compressed picture.
 * @param {string} file
 * @param {Picture} picture
 */
export async function writePicture(file, { data, width, height }) {
  mkdirSync(dirname(file), { recursive: true });
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  writeFileSync(file, await image.webp({ lossless: true, effort: 4 }).toBuffer());
}
