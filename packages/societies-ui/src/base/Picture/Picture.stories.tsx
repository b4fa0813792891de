import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { svgAddress } from 'societies-contract/art';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Picture } from './Picture.tsx';

const drawn = (width: number, ground: string) =>
  svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="${ground}"/></svg>`,
    // Spaces would end an address in a list of sources.
  ).replaceAll(' ', '%20');
const whole = drawn(1_200, '#302d53');
const pictureSources = () => [
  { src: drawn(480, '#5a5574'), width: 480 },
  { src: drawn(800, '#8b86a3'), width: 800 },
];

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
    await expect(picture.sizes).toBe('300px');
    await expect(picture.srcset.match(/ \d+w/g)).toEqual([' 480w', ' 800w', ' 1200w']);
  },
};
/** Where the smaller one cannot be had, the whole one is shown. */
export const SmallerBroken: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onError: fn() },
  play: async ({ canvas, args }) => {
    const shown = () => canvas.getByRole<HTMLImageElement>('img', { name: 'A night' });
    await fireEvent.error(shown());
    await waitFor(() => expect(shown()).not.toHaveAttribute('srcset'));
    await waitFor(() => expect(shown().naturalWidth).toBe(1_200));
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
