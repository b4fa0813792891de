import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Link } from '../../base/Link/Link.tsx';
import { narrow } from '../../base/stories.styles.ts';
import { AuthLayout } from '../../shell/AuthLayout/AuthLayout.tsx';
import { SignupForm } from './SignupForm.tsx';

/**
 * Makes an account. What the password and the ID have to look like is said before anybody can get it wrong; errors appear
 * when a field is left and follow every change from then on.
 */
const meta = {
  title: 'Account/SignupForm',
  component: SignupForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story, { parameters }) =>
      // As narrow as on its page.
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <div style={narrow}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Sign Up' });
    await step('a failed submit says everything that is missing and goes to the first field', async () => {
      await userEvent.click(submit);
      for (const message of [
        'Forename is required',
        'Surname is required',
        'Email is required',
        'University ID is required',
        'Password is required',
        'Please confirm your password',
      ]) {
        await expect(await canvas.findByText(message)).toBeVisible();
      }
      await waitFor(() => expect(canvas.getByLabelText('First Name')).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('wrong values are named', async () => {
      await userEvent.type(canvas.getByLabelText('First Name'), 'Mira');
      await userEvent.type(canvas.getByLabelText('Last Name'), 'Voss');
      await userEvent.type(canvas.getByLabelText('Email'), 'mira@');
      await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('University ID'), '1000000');
      await expect(await canvas.findByText('University ID must be exactly 8 digits')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Password'), 'cosmos-and-stars');
      await expect(
        await canvas.findByText('Password must have at least one uppercase letter and one number'),
      ).toBeVisible();
    });
    await step('mended values go through', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'example.ac.uk');
      await userEvent.type(canvas.getByLabelText('University ID'), '9');
      await userEvent.clear(canvas.getByLabelText('Password'));
      await userEvent.type(canvas.getByLabelText('Password'), 'Cosmos2026');
      await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Cosmos2026');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          first_name: 'Mira',
          last_name: 'Voss',
          email: 'mira@example.ac.uk',
          university_id: '10000009',
          password: 'Cosmos2026',
          confirm_password: 'Cosmos2026',
        }),
      );
    });
  },
};

/** A confirmation is compared again when the password changes, but not before it was touched. */
export const ConfirmationFollowsPassword: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Cosmos2026');
    await expect(canvas.queryByText('Please confirm your password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Cosmos2026');
    await userEvent.tab();
    await userEvent.type(password, '!');
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
  },
};

export const RefusedByServer: Story = {
  args: {
    defaultValues: { first_name: 'Mira', email: 'mira@example.ac.uk' },
    fieldErrors: { email: 'Somebody already uses this email' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody already uses this email')).toBeVisible();
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Mira');
  },
};

/** On its page. */
export const OnItsPage: Story = {
  parameters: { layout: 'fullscreen', ...inEveryMode },
  render: (args) => (
    <AuthLayout title="Sign Up" other={<Link href="/login">Already have an account? Log In</Link>}>
      <SignupForm {...args} />
    </AuthLayout>
  ),
};
