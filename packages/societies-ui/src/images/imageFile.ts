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

export const imageProblemMessages: Readonly<Record<ImageProblem, string>> = {
  type: 'Choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
  heic: 'This browser cannot read HEIC photos. Save it as a JPEG and choose that one.',
  animation: 'This animation is larger than 5 MB. Choose a smaller one, or a picture that does not move.',
  bytes: 'This picture is larger than 100 MB. Choose a smaller one.',
  pixels: 'This picture has more than 100 megapixels. Choose a smaller one.',
  unreadable: 'This picture cannot be read. Choose another one.',
};

/** A rectangle in a picture's pixels. */
export type ImageArea = Record<'x' | 'y' | 'width' | 'height', number>;

/** Pixels and file name of the picture that comes out. */
type CropOutput = Record<'width' | 'height', number> & { name: string };

/** Loads a picture as far as its size: it is decoded only when it is drawn. */
export const loadImage = async (source: File | string): Promise<HTMLImageElement> => {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  const image = new Image();
  image.crossOrigin = 'anonymous';
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('societies-ui: the picture cannot be read.')));
      image.src = address;
    });
    return image;
  } finally {
    if (address !== source) URL.revokeObjectURL(address);
  }
};

/** A way to write a picture: its type, the most bytes it may take, and the quality. */
type Encoding = [type: string, maxBytes: number, quality?: number];

/** With some loss. A browser writes a PNG where it cannot write what is asked for. */
export const lossy = (maxBytes: number): Encoding[] => [
  ['image/webp', maxBytes, 0.9],
  ['image/jpeg', maxBytes, 0.9],
  ['image/jpeg', maxBytes, 0.7],
];

/**
 * Draws a part of a picture, scaled, and writes it in the first encoding that is small enough.
 *
 * @throws Error if none is, if the picture is of another origin, or if this browser has no canvas
 */
export const redraw = async (
  image: HTMLImageElement,
  { x, y, ...part }: ImageArea,
  { name, width, height }: CropOutput,
  encodings: readonly Encoding[],
): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('societies-ui: this browser offers no canvas to draw a picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, part.width, part.height, 0, 0, width, height);
  for (const [type, maxBytes, quality] of encodings) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob || blob.size > maxBytes) continue;
    const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg');
    return new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type });
  }
  throw new Error('societies-ui: the picture could not be written in few bytes.');
};
