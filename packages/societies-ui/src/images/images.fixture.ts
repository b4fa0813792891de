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
