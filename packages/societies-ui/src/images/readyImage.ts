import { imageLimits } from 'societies-contract';
import { withType } from '../base/FileDrop/typedFiles.ts';
import { imageProblem, isHeic, loadImage, lossy, redraw, type ImageProblem } from './imageFile.ts';

/** What a picture is chosen for. */
interface Use {
  /** A longer side is scaled down to this one. */
  side: number;
  /** Whether the file itself is sent, and not a crop of it. */
  sent: boolean;
}

/** The widest part that a crop keeps, at its strongest zoom; a canvas of this side works on every phone. */
export const forCropping: Use = { side: 4_096, sent: false };
/** A slide is stored no larger than this, and never cropped. */
export const forSlides: Use = { side: imageLimits.slideSide, sent: true };

/** Whether it moves: of a GIF nobody minds, a WebP says so in its header. */
const isAnimated = async (file: File): Promise<boolean> => {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  return String.fromCharCode(...head.slice(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
};

/**
 * Makes a chosen picture fit to be used: photographs of phones and panoramas are scaled down, upright, instead of refused.
 *
 * @returns the file itself where it is small enough, a smaller one, or why it cannot be used
 */
export const readyImage = async (chosen: File, { side, sent }: Use): Promise<File | ImageProblem> => {
  const file = await withType(chosen);
  const wrong = imageProblem(file);
  if (wrong) return wrong;
  try {
    const image = await loadImage(file);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > imageLimits.chosen.maxPixels) return 'pixels';
    const scale = Math.min(1, side / Math.max(width, height));
    const maxBytes = sent ? imageLimits.maxBytes : Infinity;
    if (scale === 1 && file.size <= maxBytes && !isHeic(file)) return file;
    // A canvas would keep one frame of it alone. The server takes longer sides than that.
    if (sent && (await isAnimated(file)))
      return file.size <= maxBytes && Math.max(width, height) <= imageLimits.maxSide ? file : 'animation';
    const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const output = { name: file.name, width: scaled(width), height: scaled(height) };
    const opaque = file.type === 'image/jpeg' || isHeic(file);
    return await redraw(image, { x: 0, y: 0, width, height }, output, lossy(maxBytes).slice(opaque ? 1 : 0));
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable';
  }
};
