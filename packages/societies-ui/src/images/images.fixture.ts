import { drawBanner } from 'societies-contract/art';
import { initialThemes } from 'societies-contract';

/** A picture as a file, drawn by the browser: real bytes of a real type. */
export const pictureFile = async (width = 900, height = 600, name = 'roof.png'): Promise<File> => {
  const theme = initialThemes[3];
  if (!theme) throw new Error('no theme');
  const image = new Image();
  image.src = URL.createObjectURL(
    new Blob([drawBanner({ id: 3, theme, width, height })], { type: 'image/svg+xml' }),
  );
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
};

/** Pixels of a picture file. */
export const sizeOf = async (file: File): Promise<{ width: number; height: number }> => {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};

/** A photograph as a phone takes it: noise, so that it takes many bytes, with the note that it lies on its side. */
export const photoFile = async (width: number, height: number, turned = false): Promise<File> => {
  const tile = new OffscreenCanvas(256, 256);
  const noise = new ImageData(256, 256);
  noise.data.forEach((_, index) => {
    noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 255;
  });
  tile.getContext('2d')?.putImageData(noise, 0, 0);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = context.createPattern(tile, 'repeat') ?? 'red';
  context.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  // EXIF with orientation 6: to be turned by a quarter.
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0,
    0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const parts = turned ? [jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)] : [jpeg];
  return new File(parts, 'IMG_2041.jpg', { type: 'image/jpeg' });
};
