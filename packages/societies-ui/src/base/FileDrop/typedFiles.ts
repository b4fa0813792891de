/** What some systems call a type, or fail to. */
const vague = /^$|octet-stream$|^image\/(jpg|pjpeg|x-png)$|^application\/(vnd\.ms-excel|force-download)$/i;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** The type of a picture, by how its content begins. */
function pictureType(bytes: Uint8Array): string | undefined {
  if (ascii(bytes, 0, 4) === '\x89PNG') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xFF\xD8\xFF') return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) !== 'ftyp') return undefined;
  const brands = ascii(bytes, 8, 32);
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cxsm]|hev[cm]|mif1/.test(brands) ? 'image/heic' : undefined;
}

/**
 * A chosen file with its type. Some phones and desktops leave the type empty or name another one; the content then tells it.
 */
export async function withType(file: File): Promise<File> {
  if (!vague.test(file.type)) return file;
  try {
    const begin = new Uint8Array(await file.slice(0, 32).arrayBuffer());
    const type = pictureType(begin) ?? (/\.csv$/i.test(file.name) ? 'text/csv' : undefined);
    return type ? new File([file], file.name, { type, lastModified: file.lastModified }) : file;
  } catch {
    // It cannot be read, and is refused for its type.
    return file;
  }
}

/** Hands chosen files over with their types: at once where nothing has to be read. */
export function takeTyped(files: readonly File[], take: (files: File[]) => void): void {
  if (files.every(({ type }) => !vague.test(type))) take([...files]);
  else void Promise.all(files.map(withType)).then(take);
}
