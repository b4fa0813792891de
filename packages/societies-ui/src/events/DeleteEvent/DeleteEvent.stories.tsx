import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { DeleteEvent } from './DeleteEvent.tsx';

/** Asks before an event is deleted; of one that repeats also whether those that follow are meant. */
const meta = {
  title: 'Events/DeleteEvent',
  component: DeleteEvent,
  args: {
    event: {
      name: 'Telescope workshop',
      series_id: 7,
      datetime: '2026-12-01T19:00:00Z',
      participants: 0,
      waiting: 0,
    },
    now: new Date('2026-11-25T12:00:00Z'),
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof DeleteEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(
      canvas.getByText('Dates that somebody has registered for stay. Cancel those with a reason instead.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Also delete all later dates of this series' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(true));
  },
};

export const OnItsOwn: Story = {
  args: {
    event: {
      name: 'Geminids on the roof',
      series_id: null,
      datetime: '2026-12-13T22:00:00Z',
      participants: 12,
      waiting: 3,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('15 people are registered, and will be told.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(false));
  },
};
