import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { imageLimits } from 'societies-contract';
import { avifCost, jpegScans } from './decoding-cost.ts';
import { decodeFairly } from './decoding-queue.ts';

export type PictureType = (typeof imageLimits.contentTypes)[number];

/** The bytes are not a supported picture. The message is shown to the user. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** The picture has too many pixels to decode. The message is shown to the user. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

const notAPicture = () =>
  new NotAPicture('This file is not a picture that is accepted here: PNG, JPEG, WebP, GIF or AVIF.');

interface Format {
  contentType: PictureType;
  /** Its name in sharp. */
  name: Metadata['format'];
  /** Recognises a file by its first bytes. */
  begins: (head: Buffer) => boolean;
  /**
   * Maximum number of pixels, all frames together. Peak memory measured with libvips 8.17 at 8,000 × 8,000: PNG and JPEG up to
   * 4 bytes per pixel, WebP 1, GIF 6, AVIF 18; each limit keeps a decoding below about 300 MB, and about half a second.
   */
  maxPixels: number;
  /** The same for those that are sent coarse first, which are held in memory as a whole. */
  maxProgressive?: number;
  encode: (picture: Sharp) => Sharp;
}

const megapixels = 1_000_000;
const full = imageLimits.maxSide ** 2;
const startsWith = (bytes: readonly number[]) => (head: Buffer) =>
  bytes.every((byte, index) => head[index] === byte);
const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Accepted formats, recognised by content. Source: decisions, "Storage". SVG is excluded, because it may contain scripts. */
const formats: readonly Format[] = [
  {
    contentType: 'image/png',
    name: 'png',
    begins: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    maxPixels: full,
    maxProgressive: 16 * megapixels,
    encode: (picture) => picture.png({ compressionLevel: 6 }),
  },
  {
    contentType: 'image/jpeg',
    name: 'jpeg',
    begins: startsWith([0xff, 0xd8, 0xff]),
    maxPixels: full,
    maxProgressive: 50 * megapixels,
    encode: (picture) => picture.jpeg({ quality: 85, progressive: true, optimiseCoding: true }),
  },
  {
    contentType: 'image/webp',
    name: 'webp',
    begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
    maxPixels: full,
    encode: (picture) => picture.webp({ quality: 85, effort: 4 }),
  },
  {
    contentType: 'image/gif',
    name: 'gif',
    begins: (head) => ['GIF87a', 'GIF89a'].includes(text(head, 0, 6)),
    maxPixels: 40 * megapixels,
    encode: (picture) => picture.gif({ effort: 4 }),
  },
  {
    contentType: 'image/avif',
    name: 'heif',
    begins: (head) => text(head, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(head, 8, 12)),
    maxPixels: 8 * megapixels,
    encode: (picture) => picture.avif({ quality: 60, effort: 2 }),
  },
];

/** Maximum number of frames of an animation, and of their pixels; of larger ones only the first frame is kept. */
const mostFrames = 500;
const mostAnimatedPixels = 8 * megapixels;

/** Maximum number of pixels that all scans of a JPEG go over: a dozen scans of 64 megapixels. */
const mostScannedPixels = 12 * full;
/** Frames of an AVIF that is shown in steps. */
const mostSteps = 4;

/** Seconds after which a decoding is aborted. */
const decodingLimit = 20;

// One thread per decoding, and no cache, because each picture is processed once.
sharp.concurrency(1);
sharp.cache(false);

/** A picture ready to be stored. */
export interface Picture {
  bytes: Uint8Array;
  contentType: PictureType;
  /** A WebP version, if it is much smaller: the specified croppers produce PNG, which is large for photographs. */
  light?: Uint8Array;
}

/** Keeps a WebP version of pictures of at least this many bytes, if it takes less than this fraction of them. */
const worthwhile = { from: 16 * 1024, part: 0.8 };

/**
 * Encodes a still picture in its own format and as WebP. The uploader waits for both, so WebP's slow options (`effort`,
 * `smartSubsample`), which take ten times as long, are not used. Decoding the intermediate result again is faster than passing
 * megabytes of pixels through JavaScript and its garbage collector.
 */
async function encodeTwice(picture: Sharp, format: Format): Promise<Picture> {
  const bytes = await format.encode(picture).toBuffer();
  const { contentType } = format;
  if (bytes.byteLength < worthwhile.from) return { bytes, contentType };
  const light = await sharp(bytes, { limitInputPixels: format.maxPixels })
    .timeout({ seconds: decodingLimit })
    .webp({ quality: 85, effort: 1 })
    .toBuffer();
  return light.byteLength < bytes.byteLength * worthwhile.part
    ? { bytes, contentType, light }
    : { bytes, contentType };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw notAPicture();
  }
}

const damaged = (cause?: unknown) =>
  new NotAPicture('This picture is damaged and cannot be read.', { cause });

const whole = (value: number) => value.toLocaleString('en-GB');

function checkSize(format: Format, { width, height }: Metadata) {
  const { maxSide } = imageLimits;
  if (width > maxSide || height > maxSide) {
    throw new TooManyPixels(
      `This picture is ${whole(width)} × ${whole(height)} pixels. A side may have ${whole(maxSide)}.`,
    );
  }
  if (width * height > format.maxPixels) {
    throw new TooManyPixels(
      `This picture is ${whole(width)} × ${whole(height)} pixels, which is too many for its format. Make it smaller, or save it as a JPEG.`,
    );
  }
}

const tooCostly = () => new TooManyPixels('This picture takes too long to decode. Save it anew as a JPEG.');

/** Checks what a picture of an accepted size may still cost. */
function checkCost(format: Format, { width, height, isProgressive }: Metadata, bytes: Buffer) {
  const pixels = width * height;
  if (isProgressive && pixels > (format.maxProgressive ?? format.maxPixels)) throw tooCostly();
  if (format.name === 'jpeg' && isProgressive && pixels * jpegScans(bytes) > mostScannedPixels)
    throw tooCostly();
  if (format.name !== 'heif') return;
  const cost = avifCost(bytes);
  if (!cost) throw damaged();
  if (cost.composed || cost.frames > mostSteps || cost.pixels > format.maxPixels) throw tooCostly();
}

/**
 * Makes an uploaded picture safe and small: recognised by content, decoded, rotated upright, scaled down to fit and re-encoded
 * in its format. Metadata (such as GPS), appended data and scripts are dropped.
 * @param fit in pixels; a smaller picture keeps its size.
 * @param person who sends it: see `decodeFairly`.
 * @throws {NotAPicture} {TooManyPixels}, both before decoding; 429 or 503 if too many pictures wait.
 */
export async function normalisePicture(
  input: string | Uint8Array,
  fit: { width: number; height: number },
  person: string,
): Promise<Picture> {
  return decodeFairly(person, async () => {
    // At most 5 MiB, because receiving stopped there. Read only once it is decoded, so that waiting pictures take no memory.
    const bytes =
      typeof input === 'string'
        ? await readFile(input)
        : Buffer.from(input.buffer, input.byteOffset, input.byteLength);
    const head = bytes.subarray(0, 16);
    const format = formats.find(({ begins }) => begins(head));
    if (!format) throw notAPicture();
    const metadata = await readMetadata(bytes);
    if (metadata.format !== format.name || (format.name === 'heif' && metadata.compression !== 'av1'))
      throw notAPicture();
    checkSize(format, metadata);
    checkCost(format, metadata, bytes);
    const pages = metadata.pages ?? 1;
    const animated =
      pages > 1 &&
      pages <= mostFrames &&
      (format.name === 'gif' || format.name === 'webp') &&
      metadata.width * (metadata.pageHeight ?? metadata.height) * pages <= mostAnimatedPixels;
    const picture = sharp(bytes, { animated, limitInputPixels: format.maxPixels, failOn: 'error' })
      .timeout({ seconds: decodingLimit })
      .autoOrient()
      .resize({ ...fit, fit: 'inside', withoutEnlargement: true });
    try {
      if (format.name === 'png') return await encodeTwice(picture, format);
      return { bytes: await format.encode(picture).toBuffer(), contentType: format.contentType };
    } catch (error) {
      // The header was valid but the rest is not.
      throw damaged(error);
    }
  });
}

/**
 * A stored picture as a WebP of at most so many pixels across.
 * @param person who asks for it: see `decodeFairly`.
 * @returns undefined for an animation, which would lose its frames.
 * @throws 429 or 503 if too many pictures wait.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  width: number,
  person: string,
): Promise<Buffer | undefined> {
  return decodeFairly(person, async () => {
    const picture = sharp(bytes, { limitInputPixels: full });
    if (((await picture.metadata()).pages ?? 1) > 1) return undefined;
    return picture
      .timeout({ seconds: decodingLimit })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 1 })
      .toBuffer();
  });
}
