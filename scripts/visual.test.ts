import { describe, expect, it } from 'vitest';
import { cropped } from './visual/capture.mjs';
import { differenceOf, type Picture } from './visual/compare.mjs';
import { shotsOf, type PreparedStory } from './visual/stories.mjs';

const viewports = {
  desk: { styles: { width: '1440px', height: '900px' } },
  phone: { styles: { width: '375px', height: '812px' } },
};
const story = (
  id: string,
  chromatic: PreparedStory['parameters']['chromatic'],
  storyGlobals: PreparedStory['storyGlobals'] = {},
): PreparedStory => ({
  id,
  title: 'Base/Button',
  name: 'Filled',
  storyGlobals,
  parameters: { chromatic, viewport: { options: viewports } },
});
const light = { colorScheme: 'light', viewport: 'desk', motion: 'reduced' };

describe('which pictures are taken', () => {
  it('is one for each mode that a story names', () => {
    const modes = { 'light desk': light, 'dark phone': { colorScheme: 'dark', viewport: 'phone' } };
    expect(shotsOf([story('base-button--filled', { modes })])).toMatchObject([
      {
        key: 'base-button/filled.light-desk',
        globals: 'colorScheme:light;motion:reduced',
        dark: false,
        viewport: { width: 1440, height: 900 },
      },
      { key: 'base-button/filled.dark-phone', dark: true, viewport: { width: 375, height: 812 } },
    ]);
  });
  it('leaves out stories and modes that say so', () => {
    expect(
      shotsOf([
        story('base-toast--moves', { disableSnapshot: true, modes: { light } }),
        story('base-button--filled', { modes: { light: { ...light, disable: true } } }),
      ]),
    ).toEqual([]);
  });
  it('lets a story keep its own width and scheme', () => {
    const own = { viewport: { value: 'phone' }, colorScheme: 'dark' };
    expect(shotsOf([story('base-button--phone', { modes: { light } }, own)])).toMatchObject([
      { dark: true, viewport: { width: 375 } },
    ]);
  });
  it('fails for a width that nobody defined', () => {
    expect(() => shotsOf([story('x--y', { modes: { light: { viewport: 'watch' } } })])).toThrow('watch');
  });
});

const painted = (width: number, height: number, colorAt: (x: number, y: number) => number[]): Picture => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4);
  return { data, width, height };
};
const ground = [246, 245, 250];
const ink = [27, 24, 48];
const card = (edge: number, color = ink) =>
  painted(60, 40, (x, y) => (x > 4 && x < edge && y > 4 && y < 20 ? color : ground));

describe('what differs', () => {
  it('is nothing between two pictures of the same', () => {
    expect(differenceOf(card(20), card(20))).toBeUndefined();
  });
  it('is every pixel that has another colour, also one an eye hardly tells from it', () => {
    expect(differenceOf(card(20), card(20, [33, 30, 54]))?.pixels).toBe(15 * 15);
  });
  it('is a size, even where the rest is the same', () => {
    const plain = (width: number) => painted(width, 10, () => [255, 255, 255]);
    expect(differenceOf(plain(20), plain(24))?.picture).toMatchObject({ width: 24, height: 10 });
  });
});

describe('what is kept of a picture', () => {
  it('is what is drawn and a margin at the right and below, from the upper left corner on', () => {
    const { width, height, data } = cropped(card(20));
    expect({ width, height }).toEqual({ width: 36, height: 36 });
    expect([...data.subarray((5 * width + 5) * 4, (5 * width + 5) * 4 + 3)]).toEqual(ink);
  });
});
