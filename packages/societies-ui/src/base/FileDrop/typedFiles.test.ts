import { expect, test } from 'vitest';
import { takeTyped } from './typedFiles.ts';

const file = (name: string, begin: string, type = '') =>
  new File([Uint8Array.from([...begin], (letter) => letter.charCodeAt(0))], name, { type });
const taken = (files: File[]) => new Promise<File[]>((resolve) => takeTyped(files, resolve));

test.each([
  ['a PNG without a type', file('photo', '\x89PNG\r\n\x1a\n'), 'image/png'],
  ['a JPEG without a type', file('IMG_1.JPG', '\xFF\xD8\xFF\xE0'), 'image/jpeg'],
  ['a JPEG of an older name', file('IMG_1.JPG', '\xFF\xD8\xFF\xE1', 'image/jpg'), 'image/jpeg'],
  ['a GIF without a type', file('dance.gif', 'GIF89a'), 'image/gif'],
  ['a WebP of no type', file('a', 'RIFF\0\0\0\0WEBPVP8 ', 'application/octet-stream'), 'image/webp'],
  ['an AVIF without a type', file('a.avif', '\0\0\0\x1Cftypavif\0\0\0\0mif1'), 'image/avif'],
  ['a photo of an iPhone', file('IMG_2.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'],
  [
    'a spreadsheet of an office program',
    file('users.CSV', 'id,name', 'application/vnd.ms-excel'),
    'text/csv',
  ],
  ['a PDF that calls itself a picture', file('a.jpg', '%PDF-1.7'), ''],
  ['what has a type', file('a.png', 'anything', 'image/png'), 'image/png'],
])('%s is recognised by its content', async (_name, chosen, type) => {
  const [found] = await taken([chosen]);
  expect(found?.type).toBe(type);
  expect(found?.name).toBe(chosen.name);
  expect(await found?.text()).toBe(await chosen.text());
});
