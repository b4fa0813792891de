import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../stories.styles.ts';
import { Field } from './Field.tsx';

/** Label, hint and error around an input of your own. The ready fields are made of it. */
const meta = {
  title: 'Base/Field',
  component: Field,
  args: {
    label: 'Favourite hour',
    hint: 'For the badge',
    error: 'Please choose one',
    required: true,
    children: (control) => <input {...control} />,
  },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnInput: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Favourite hour');
    await expect(input).toHaveAccessibleDescription('For the badge Please choose one');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toBeRequired();
  },
};

/** Where a heading beside it says what it is for: the label is for screen readers only. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Favourite hour' })).toBeVisible();
    const room = canvas.getByText('Favourite hour').closest('label')?.parentElement?.getBoundingClientRect();
    await expect(room?.height).toBeLessThan(2);
  },
};
