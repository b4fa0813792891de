import { imageLimits } from 'societies-contract';

/** Why a file cannot be used as a picture. */
export type ImageProblem = 'type' | 'bytes' | 'side' | 'unreadable';

/** For the `accept` attribute of a file input. */
export const imageTypes: string = imageLimits.contentTypes.join(',');

/** The problem with a file, judged by type and size; null if none. Source: decisions, "Storage". */
export const imageProblem = (file: Pick<File, 'type' | 'size'>): ImageProblem | null => {
  if (!(imageLimits.contentTypes as readonly string[]).includes(file.type)) return 'type';
  return file.size > imageLimits.maxBytes ? 'bytes' : null;
};

export const imageProblemMessages = {
  type: 'Choose a picture: PNG, JPEG, WebP, GIF or AVIF.',
  bytes: 'This picture is larger than 5 MB. Choose a smaller one.',
  side: 'This picture is more than 8,000 pixels wide or high. Choose a smaller one.',
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

/** @throws Error if the canvas is tainted by a cross-origin picture or encoding fails */
export const pngOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('societies-ui: the picture could not be written as PNG.');
  return new File([blob], name, { type: 'image/png' });
};

/**
 * Crops and scales a picture.
 *
 * @returns a PNG
 * @throws Error if the picture cannot be read
 */
export const cropImage = async (address: string, area: ImageArea, output: CropOutput): Promise<File> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('societies-ui: this browser offers no canvas to draw a picture on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, output.width, output.height);
  return pngOf(canvas, output.name);
};
