import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = ['Academic', 'Arts', 'Community', 'Culture', 'Games', 'Science', 'Sport', 'Technology'].map(
  (label, index) => ({ value: index + 1, label }),
);

/**
 * Any of several choices, as chips of 28 px; a finger gets 44. They are checkboxes: Tab goes from one to the next, Space
 * checks. A check mark says what the colour says.
 */
const meta = {
  title: 'Base/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Categories', options, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  args: { defaultValue: [6] },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('group', { name: 'Categories' })).toBeVisible();
    await step('a press checks, and the value keeps the order of the options', async () => {
      await userEvent.click(canvas.getByText('Arts'));
      await expect(args.onChange).toHaveBeenLastCalledWith([2, 6]);
      await expect(canvas.getByRole('checkbox', { name: 'Arts' })).toBeChecked();
    });
    await step('the keyboard unchecks', async () => {
      canvas.getByRole('checkbox', { name: 'Science' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith([2]);
    });
    await step('a chip is 28 px high', async () => {
      await expect(canvas.getByText('Arts').closest('label')?.getBoundingClientRect().height).toBe(28);
    });
  },
};

/** The owner decides: without a new value nothing changes. */
export const Controlled: Story = {
  args: { value: [1] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Games'));
    await expect(args.onChange).toHaveBeenCalledWith([1, 5]);
    await expect(canvas.getByRole('checkbox', { name: 'Games' })).not.toBeChecked();
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true, value: [2, 6] } };
export const SomeDisabled: Story = {
  parameters: inEveryMode,
  args: { options: options.map((option, index) => ({ ...option, disabled: index % 2 === 0 })) },
};
