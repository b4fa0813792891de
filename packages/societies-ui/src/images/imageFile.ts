import { imageLimits } from 'societies-contract';

/** Why a file cannot be used as a picture. */
export type ImageProblem = 'type' | 'heic' | 'animation' | 'bytes' | 'pixels' | 'unreadable';

/** For the `accept` attribute of a file input. */
export const imageTypes: string = imageLimits.contentTypes.join(',');

/** Whether a file is a photo as iPhones take them, which only some browsers can read. */
export const isHeic = ({ type }: Pick<File, 'type'>) => /^image\/hei[cf]/.test(type);

/** The problem with a chosen file, judged by type and size; null if none. `readyImage` makes it fit to be stored. */
export const imageProblem = (file: Pick<File, 'type' | 'size'>): ImageProblem | null => {
  if (!isHeic(file) && !(imageLimits.contentTypes as readonly string[]).includes(file.type)) return 'type';
  return file.size > imageLimits.chosen.maxBytes ? 'bytes' : null;
};

export const imageProblemMessages = {
  type: 'Choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
  heic: 'This browser cannot read HEIC photos. Save it as a JPEG and choose that one.',
  animation: 'This animation is larger than 5 MB. Choose a smaller one, or a picture that does not move.',
  bytes: 'This picture is larger than 100 MB. Choose a smaller one.',
  pixels: 'This picture has more than 100 megapixels. Choose a smaller one.',
  unreadable: 'This picture cannot be read. Choose another one.',
} as const satisfies Record<ImageProblem, string>;

/** A rectangle in a picture's pixels. */
export interface ImageArea {
  /** From the left edge. */
  x: number;
  /** From the upper edge. */
  y: number;
  /** Across. */
  width: number;
  /** Down. */
  height: number;
}

export interface CropOutput {
  /** Pixels across of the picture that comes out. */
  width: number;
  /** Pixels down of the picture that comes out. */
  height: number;
  /** Name of the file. */
  name: string;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** @throws Error if the canvas is tainted by a cross-origin picture or encoding fails */
export const pngOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await blobOf(canvas, 'image/png');
  if (!blob) throw new Error('societies-ui: the picture could not be written as PNG.');
  return new File([blob], name, { type: 'image/png' });
};

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The first of these encodings that is small enough. A browser writes a PNG where it cannot write what is asked for. */
const encodings = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.7],
] as const;

/**
 * Writes a picture in few bytes.
 *
 * @param first the encoding to try first, without loss of quality where possible
 * @throws Error if no encoding is small enough
 */
export const smallFileOf = async (
  canvas: HTMLCanvasElement,
  name: string,
  maxBytes: number,
  first?: (typeof encodings)[number][0],
): Promise<File> => {
  const order = first === 'image/jpeg' ? encodings.slice(1) : encodings;
  for (const [type, quality] of order) {
    const blob = await blobOf(canvas, type, quality);
    if (blob && blob.size <= maxBytes)
      return new File([blob], `${name.replace(/\.\w+$/, '')}.${endings[blob.type] ?? 'png'}`, {
        type: blob.type,
      });
  }
  throw new Error('societies-ui: the picture could not be written in few bytes.');
};

/** Draws a part of a picture, scaled. @throws Error if this browser has no canvas */
export const drawn = (
  image: HTMLImageElement,
  area: ImageArea,
  { width, height }: Pick<CropOutput, 'width' | 'height'>,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('societies-ui: this browser offers no canvas to draw a picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
};

/**
 * Crops and scales a picture.
 *
 * @returns a PNG, or, where that is large, as of a photograph, a WebP or JPEG
 * @throws Error if the picture cannot be read
 */
export const cropImage = async (address: string, area: ImageArea, output: CropOutput): Promise<File> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = drawn(image, area, output);
  const png = await pngOf(canvas, output.name);
  return png.size <= imageLimits.pngMaxBytes
    ? png
    : smallFileOf(canvas, output.name, imageLimits.maxBytes, 'image/webp');
};
