import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** The last question before an account is gone: what goes, what stays, and the password. */
const meta = {
  title: 'Account/DeleteAccountForm',
  component: DeleteAccountForm,
  args: { open: true, onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof DeleteAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Delete for good' });
    await userEvent.click(submit);
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your password'), 'Cosmos2026');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Cosmos2026' }));
  },
};
export const WrongPassword: Story = { args: { fieldErrors: { password: 'This is not your password.' } } };

/** Who has no password here is led to where they have one. */
export const AtTheUniversity: Story = {
  args: { confirmation: 'sign-on' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Your password')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete for good' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in once more' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({}));
  },
};

/** They are back, and nothing is deleted until they say so. */
export const BackFromTheUniversity: Story = {
  args: { confirmation: 'signed-on' },
  play: async ({ canvas, args }) => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({}));
  },
};
