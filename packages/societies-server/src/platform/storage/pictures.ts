import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { imageLimits } from 'societies-contract';
import { busy } from '../errors.ts';

export type PictureType = (typeof imageLimits.contentTypes)[number];

/** The bytes are no picture of an accepted kind. Its message is written for the user. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/** The picture has more pixels than are decoded. Its message is written for the user. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

const notAPicture = () =>
  new NotAPicture('This file is not a picture that is accepted here: PNG, JPEG, WebP, GIF or AVIF.');

interface Format {
  contentType: PictureType;
  /** What sharp calls it. */
  name: Metadata['format'];
  /** Whether a file begins like one. */
  begins: (head: Buffer) => boolean;
  /**
   * Most pixels that are decoded, all frames together. Measured with libvips 8.17, 8,000 px square: PNG and JPEG take up to 4
   * bytes a pixel at once, WebP 1, GIF 6, AVIF 18; each limit keeps one decoding under about 300 MB.
   */
  maxPixels: number;
  encode: (picture: Sharp) => Sharp;
}

const megapixels = 1_000_000;
const full = imageLimits.maxSide ** 2;
const startsWith = (bytes: readonly number[]) => (head: Buffer) =>
  bytes.every((byte, index) => head[index] === byte);
const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** What is accepted, by content. Source: decisions, "Storage". SVG is not: it is a document with scripts. */
const formats: readonly Format[] = [
  {
    contentType: 'image/png',
    name: 'png',
    begins: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    maxPixels: full,
    encode: (picture) => picture.png({ compressionLevel: 6 }),
  },
  {
    contentType: 'image/jpeg',
    name: 'jpeg',
    begins: startsWith([0xff, 0xd8, 0xff]),
    maxPixels: full,
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
    maxPixels: 16 * megapixels,
    encode: (picture) => picture.avif({ quality: 60, effort: 2 }),
  },
];

/** Most pixels of an animation, all frames together, that stays animated; of a longer one the first frame is kept. */
const mostAnimatedPixels = 16 * megapixels;

/** Seconds after which a decoding is given up. */
const decodingLimit = 20;

/** At most so many decodings at once, that a core is left for everything else. */
const decodings = Math.max(1, Math.min(2, availableParallelism() - 1));
/** At most so many wait for their turn, and none longer than that (milliseconds); the others are told to come back. */
const mostWaiting = 64;
const longestWait = 20_000;

// One thread a decoding, and nothing kept after it: pictures are each seen once.
sharp.concurrency(1);
sharp.cache(false);

let running = 0;
const waiting = new Set<() => void>();

const tooBusy = () => busy('Too many pictures are being uploaded. Please try again.', 5);

/** Waits until a decoding has ended and hands its place on. */
function turn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(tooBusy());
    }, longestWait);
    waiting.add(go);
  });
}

/** Runs CPU-heavy work in turn, first come, first served. @throws 503 when too many wait already, or the wait gets long. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < decodings) running += 1;
  else if (waiting.size >= mostWaiting) throw tooBusy();
  else await turn();
  try {
    return await work();
  } finally {
    const [next] = waiting;
    // The place is handed on, so that nobody slips in between.
    if (next) {
      waiting.delete(next);
      next();
    } else running -= 1;
  }
}

/** How many pictures are being decoded, and how many wait for that. */
export const decodingLoad = () => ({ running, waiting: waiting.size });

/** A picture as it is stored. */
export interface Picture {
  bytes: Uint8Array;
  contentType: PictureType;
  /** The same as WebP, where that is much smaller: the specified croppers make PNG, which suits photographs ill. */
  light?: Uint8Array;
}

/** A WebP is kept beside a picture of at least so many bytes when it takes less than this part of them. */
const worthwhile = { from: 16 * 1024, part: 0.8 };

/**
 * Encodes a still picture in its own format, and that as WebP. The sender waits for both: WebP's own ways to save a few bytes
 * more (`effort`, `smartSubsample`) take ten times as long as writing the PNG. The pixels between are decoded once more
 * and not handed over: megabytes that pass through JavaScript cost more time in its garbage collector than the decoding.
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

/**
 * Makes a picture that is safe and small out of bytes that somebody sent: recognised by its content, decoded, turned
 * upright, scaled down to fit, and encoded anew in its own format, so that nothing of the original remains but what is
 * seen. Metadata (GPS!), appended data and scripts are gone.
 * @param fit pixels; a picture that fits keeps its size.
 * @throws {NotAPicture} {TooManyPixels}, both before anything is decoded; 503 when too many pictures wait.
 */
export async function normalisePicture(
  input: string | Uint8Array,
  fit: { width: number; height: number },
): Promise<Picture> {
  return inTurn(async () => {
    // At most 5 MiB: receiving stopped there. Read in turn, so that those who wait hold no memory.
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
    const pages = metadata.pages ?? 1;
    const animated =
      pages > 1 &&
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
      // The header was sound and the rest is not.
      throw new NotAPicture('This picture is damaged and cannot be read.', { cause: error });
    }
  });
}
