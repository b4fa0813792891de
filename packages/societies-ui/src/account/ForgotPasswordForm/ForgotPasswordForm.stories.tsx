import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Asks where the mail with the link to a new password goes. */
const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Send me a link' });
    await userEvent.click(submit);
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.ac.uk');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.ac.uk' }));
  },
};
