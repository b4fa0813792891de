import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SuspendUser } from './SuspendUser.tsx';

/** Keeps somebody out until an administrator lets them back in, and says why. */
const meta = {
  title: 'Admin/SuspendUser',
  component: SuspendUser,
  args: { open: true, name: 'Nadia Rahman', onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof SuspendUser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever leads a society leaves it without a President who can act. */
export const President: Story = {
  args: { presidentOf: ['Astronomy Society'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They are President of Astronomy Society\./)).toBeVisible();
  },
};

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Suspend' });
    await userEvent.click(submit);
    await expect(canvas.getByText('Say why, for the history')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Reason/), ' Sold fake tickets. ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Sold fake tickets.'));
  },
};
