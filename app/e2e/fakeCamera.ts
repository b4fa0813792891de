import { writeFile } from 'node:fs/promises';
import { encodeQR } from 'qr';

const [width, height] = [640, 480];

/** Writes what a camera sees that looks at a sheet with a code on it: a film of raw pictures, as Chromium's fake camera reads them. */
export async function filmOf(code: string, file: string): Promise<void> {
  const rows = encodeQR(code, 'raw', { border: 4 });
  const module = Math.floor(400 / rows.length);
  const [left, top] = [(width - module * rows.length) / 2, (height - module * rows.length) / 2];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor((y - top) / module)]?.[Math.floor((x - left) / module)]) light[y * width + x] = 16;
  // Two planes of colour at half the size, both grey.
  const picture = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: 5 }, () => picture)]));
}
