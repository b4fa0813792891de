import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

/** A row that scrolls fades where there is more. */
export const Phone: Story = {
  globals: { motion: 'full' },
  args: { style: { maxInlineSize: 260 } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Show only' });
    const faded = () => getComputedStyle(row).maskImage;
    await waitFor(() => expect(faded()).toContain('gradient'));
    const atStart = faded();
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(faded()).not.toBe(atStart));
  },
};
