import { expect, test } from 'vitest';
import { smallerPictures } from '../src/pictures.ts';

const object = '/storage/v1/object/public/societies/1/events/a%20b.png';
const render = '/storage/v1/render/image/public/societies/1/events/a%20b.png';

test.each(['', 'https://project.example'])(
  'a stored picture is there in two smaller widths, at "%s"',
  (origin) => {
    expect(smallerPictures(origin + object)).toEqual([
      { src: `${origin}${render}?width=480&resize=contain`, width: 480 },
      { src: `${origin}${render}?width=800&resize=contain`, width: 800 },
    ]);
  },
);

test('the time after its address stays, so that a replaced picture is asked for anew', () => {
  expect(smallerPictures(`${object}?t=17`)[0]?.src).toBe(`${render}?t=17&width=480&resize=contain`);
});

test.each(['data:image/png;base64,aaaa', 'https://elsewhere.example/a.png', 'blob:https://x/1', ''])(
  'of %s there is no smaller one',
  (src) => {
    expect(smallerPictures(src)).toEqual([]);
  },
);
