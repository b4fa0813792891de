import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { FilterChips } from './FilterChips.tsx';

/** Ways to narrow a list. Each is pressed or not; on a phone the row scrolls sideways. */
const meta = {
  title: 'Agenda/FilterChips',
  component: FilterChips,
  args: {
    label: 'Show only',
    chips: ['Today', 'This week', 'My societies', 'Free', 'Places left'].map((label, index) => ({
      id: label,
      label,
      pressed: index === 1,
    })),
    onToggle: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsPressed: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'This week', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('Today');
  },
};
