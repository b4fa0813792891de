import { expect, it } from 'vitest';
import { acceptedFiles } from './acceptedFiles.ts';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const png = file('a.png', 'image/png');
const jpeg = file('b.jpg', 'image/jpeg');
const text = file('c.txt', 'text/plain');
const big = file('d.png', 'image/png', 2_000);

it('takes what fits and says why the rest does not', () => {
  expect(acceptedFiles([text, big, png, jpeg], { accept: ['image/*'], maxBytes: 1_000 })).toEqual({
    taken: [png],
    refused: [
      { file: text, why: 'type' },
      { file: big, why: 'size' },
      { file: jpeg, why: 'count' },
    ],
  });
});

it('takes several when asked to, of the named types only', () => {
  expect(acceptedFiles([png, jpeg], { accept: ['image/png'], multiple: true }).taken).toEqual([png]);
  expect(acceptedFiles([png, jpeg, text], { multiple: true }).taken).toEqual([png, jpeg, text]);
});
