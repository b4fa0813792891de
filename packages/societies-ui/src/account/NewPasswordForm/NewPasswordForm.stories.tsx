import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** A new password for somebody who forgot the old one. */
const meta = {
  title: 'Account/NewPasswordForm',
  component: NewPasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Save the new password' });
    await userEvent.type(canvas.getByLabelText('New password'), 'Telescope7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Telescope8');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}7');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        new_password: 'Telescope7',
        confirm_password: 'Telescope7',
      }),
    );
  },
};
