import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { PasswordField } from './PasswordField.tsx';

/** A password. The eye shows it, which spares people typing it twice to be sure. Password managers recognise the field. */
const meta = {
  title: 'Base/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { defaultValue: 'Cosmos2026' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await step('the eye shows and hides it, by keyboard too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      canvas.getByRole('button', { name: 'Hide password' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveValue('Cosmos2026');
    });
  },
};
export const Invalid: Story = { args: { defaultValue: 'short', error: 'Minimum Length 8 characters' } };
export const Choosing: Story = {
  parameters: inEveryMode,
  args: { autoComplete: 'new-password', hint: 'At least 8 characters, one uppercase letter and one number' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cosmos2026' } };
