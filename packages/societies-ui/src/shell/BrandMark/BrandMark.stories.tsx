import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { night } from '../../landing/night.ts';
import { BrandMark } from './BrandMark.tsx';

/**
 * Four stars and a golden one. The lines take the colour of the text around the mark, so it works on any ground; the gold
 * stays. Show the name beside it where there is room, and the mark alone where there is not.
 */
const meta = {
  title: 'Shell/BrandMark',
  component: BrandMark,
  args: { name: 'Constellation' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { parameters: inEveryColour };

export const Alone: Story = {
  args: { name: undefined, 'aria-label': 'Constellation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Constellation' })).toBeVisible();
  },
};

export const OnTheNight: Story = {
  args: { tone: 'night' },
  decorators: [
    (Story) => (
      <div style={{ background: night.zenith, color: night.ink, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
