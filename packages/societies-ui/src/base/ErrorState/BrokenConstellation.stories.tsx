import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Clock } from '../Icon/icons.ts';
import { BrokenConstellation } from './BrokenConstellation.tsx';

/** The drawing of what went wrong, for places that are no `ErrorState`: the words stand beside it. */
const meta = {
  title: 'Base/BrokenConstellation',
  component: BrokenConstellation,
  args: { icon: Clock, width: 160, height: 84 },
} satisfies Meta<typeof BrokenConstellation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
