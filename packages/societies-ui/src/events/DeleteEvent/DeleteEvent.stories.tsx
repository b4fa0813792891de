import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { DeleteEvent } from './DeleteEvent.tsx';

/** Asks before an event is deleted; of one that repeats also whether those that follow are meant. */
const meta = {
  title: 'Events/DeleteEvent',
  component: DeleteEvent,
  args: { event: { name: 'Telescope workshop', series_id: 7 }, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(
      canvas.getByText('Those that somebody has registered for stay: cancel them with a reason instead.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Also all that follow in this series' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(true));
  },
};

export const OnItsOwn: Story = {
  args: { event: { name: 'Geminids on the roof', series_id: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(false));
  },
};
