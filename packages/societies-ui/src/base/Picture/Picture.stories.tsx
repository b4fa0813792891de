import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Picture } from './Picture.tsx';

const addressOf = (content: string) => URL.createObjectURL(new Blob([content], { type: 'image/svg+xml' }));
const drawn = (width: number, ground: string) =>
  addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="${ground}"/></svg>`,
  );
const whole = drawn(1_200, '#302d53');
const smaller = [
  { src: drawn(480, '#5a5574'), width: 480 },
  { src: drawn(800, '#8b86a3'), width: 800 },
];
const pictureSources = () => smaller;
const broken = [{ src: addressOf('no drawing'), width: 480 }];
const brokenSources = () => broken;

/** A picture of the storage. The browser takes the width that fits its place. */
const meta = {
  title: 'Base/Picture',
  component: Picture,
  args: { src: whole, stored: 1_200, sizes: '300px', alt: 'A night', style: { inlineSize: 300 } },
  decorators: [
    (Story) => (
      <SocietiesProvider pictureSources={pictureSources}>
        <Story />
      </SocietiesProvider>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A night' });
    await waitFor(() => expect(picture.currentSrc).not.toBe(''));
    if (devicePixelRatio === 1) await expect(picture.currentSrc).toBe(smaller[0]?.src);
    await expect(picture.srcset.match(/\d+w/g)).toEqual(['480w', '800w', '1200w']);
  },
};
/** Where the smaller one cannot be had, the whole one is shown. */
export const SmallerBroken: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onError: fn() },
  decorators: [
    (Story) => (
      <SocietiesProvider pictureSources={brokenSources}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    // The whole picture has an element of its own.
    const shown = () => canvas.getByRole<HTMLImageElement>('img', { name: 'A night' });
    await waitFor(() => expect(shown().currentSrc).toBe(whole));
    await waitFor(() => expect(shown().naturalWidth).toBe(1_200));
    await expect(shown()).not.toHaveAttribute('srcset');
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
