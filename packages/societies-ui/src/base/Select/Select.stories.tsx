import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { Select } from './Select.tsx';

/** One of a few choices, in the browser's own list. For many choices use a `Combobox`. */
const meta = {
  title: 'Base/Select',
  component: Select,
  args: {
    label: 'Category',
    placeholder: 'Choose a category',
    onChange: fn(),
    options: [
      { value: 1, label: 'Academic' },
      { value: 2, label: 'Arts' },
      { value: 3, label: 'Science' },
      { value: 4, label: 'Sport', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveDisplayValue('Choose a category');
    await userEvent.selectOptions(select, 'Science');
    await expect(select).toHaveValue('3');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
/** A choice that is not to be had leaves the others as they are. */
export const Chosen: Story = {
  parameters: inEveryMode,
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(getComputedStyle(canvas.getByRole('combobox')).cursor).toBe('pointer');
  },
};
export const Invalid: Story = { args: { error: 'Category is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 1 } };
