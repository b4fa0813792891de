import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../../base/stories.styles.ts';
import { AuthLayout } from '../../shell/AuthLayout/AuthLayout.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { LoginForm } from './LoginForm.tsx';

/**
 * Asks who somebody is. An error appears when a field is left and follows every change from then on; a failed submit moves
 * focus to the first wrong field. Nothing typed is ever lost.
 */
const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
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
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, step }) => {
    const id = canvas.getByLabelText('University ID');
    const password = canvas.getByLabelText('Password');
    const submit = canvas.getByRole('button', { name: 'Log In' });

    await step('nothing complains before anything was touched', async () => {
      await expect(canvas.queryByText('ID is required')).toBeNull();
    });
    await step('a failed submit shows both errors and goes to the first wrong field', async () => {
      await userEvent.click(submit);
      await expect(await canvas.findByText('ID is required')).toBeVisible();
      await expect(canvas.getByText('Password is required')).toBeVisible();
      await waitFor(() => expect(id).toHaveFocus());
      await expect(id).toHaveAccessibleDescription('ID is required');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('errors follow every change', async () => {
      await userEvent.type(id, '10000005');
      await waitFor(() => expect(canvas.queryByText('ID is required')).toBeNull());
      await userEvent.type(password, 'Cosmos');
      await expect(await canvas.findByText('Minimum Length 8 characters')).toBeVisible();
      await userEvent.type(password, '2026');
      await waitFor(() => expect(canvas.queryByText('Minimum Length 8 characters')).toBeNull());
    });
    await step('the checked values are handed over', async () => {
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ uniID: '10000005', password: 'Cosmos2026' }),
      );
    });
  },
};

export const ErrorOnBlur: Story = {
  play: async ({ canvas }) => {
    const id = canvas.getByLabelText('University ID');
    await userEvent.type(id, '123456789012345678901');
    await expect(canvas.queryByText('Maximum length is 20 characters')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Maximum length is 20 characters')).toBeVisible();
    await expect(id).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The button shows that it works and cannot be pressed twice. */
export const Working: Story = {
  args: {
    defaultValues: { uniID: '10000005', password: 'Cosmos2026' },
    onSubmit: fn(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /Log In/ });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const RefusedByServer: Story = {
  args: {
    defaultValues: { uniID: '10000005', password: 'Cosmos2026' },
    fieldErrors: { uniID: ['Nobody has this ID'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has this ID')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Cosmos2026');
  },
};

/** On its page. */
export const OnItsPage: Story = {
  parameters: { layout: 'fullscreen', ...inEveryMode },
  render: (args) => (
    <AuthLayout title="Log In" other={<Link href="/signup">Don&apos;t have an account? Sign up</Link>}>
      <LoginForm {...args} />
    </AuthLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: "Don't have an account? Sign up" })).toHaveAttribute(
      'href',
      '/signup',
    );
  },
};
