import { describe, expect, it } from 'vitest';
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
        viewport: { width: 1440, height: 900 },
      },
      {
        key: 'base-button/filled.dark-phone',
        globals: 'colorScheme:dark',
        viewport: { width: 375, height: 812 },
      },
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
  it('lets a story keep its own width', () => {
    const own = { viewport: { value: 'phone' } };
    expect(shotsOf([story('base-button--phone', { modes: { light } }, own)])).toMatchObject([
      { viewport: { width: 375 } },
    ]);
  });
  it('fails for a width that nobody defined', () => {
    expect(() => shotsOf([story('x--y', { modes: { light: { viewport: 'watch' } } })])).toThrow('watch');
  });
});
