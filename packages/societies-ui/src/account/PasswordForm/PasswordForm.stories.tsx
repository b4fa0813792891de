import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Changes the reader's password. */
const meta = {
  title: 'Account/PasswordForm',
  component: PasswordForm,
  args: { open: true, onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Change password' });
    await step('all three are needed', async () => {
      await userEvent.click(submit);
      await expect(await canvas.findByText('Old password is required.')).toBeVisible();
      await expect(canvas.getByText('New password is required.')).toBeVisible();
      await expect(canvas.getByText('Password confirmation is required.')).toBeVisible();
    });
    await step('the confirmation has to match', async () => {
      await userEvent.type(canvas.getByLabelText('Old password'), 'Cosmos2026');
      await userEvent.type(canvas.getByLabelText('New password'), 'Telescope7');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'Telescope8');
      await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}7');
      await waitFor(() => expect(canvas.queryByText('Passwords do not match')).toBeNull());
    });
    await step('hands the three over', async () => {
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          old_password: 'Cosmos2026',
          new_password: 'Telescope7',
          confirm_password: 'Telescope7',
        }),
      );
    });
  },
};
export const RefusedByServer: Story = {
  args: { fieldErrors: { old_password: 'This is not your password.' } },
};
