import sharp, { type Color } from 'sharp';

/** A picture of one colour. */
export const plain = (width: number, height: number, color: Color = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const png = async (width = 60, height = 40, color: Color = '#2266aa') =>
  new Uint8Array(await plain(width, height, color).png().toBuffer());

/** Left half red, right half blue: told apart after turning. */
export const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A picture that hardly compresses. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Frames of different colours, animated. */
export async function animation(format: 'gif' | 'webp', frames = 3, width = 40, height = 30) {
  const inputs = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      plain(width, height, { r: (8 * index) % 256, g: 40, b: 255 - ((8 * index) % 256) })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(inputs, { join: { animated: true } });
  return new Uint8Array(await joined[format]({ loop: 0, delay: 100 }).toBuffer());
}

export const asBlob = (bytes: Uint8Array, type = 'image/png') => new Blob([bytes.slice()], { type });
