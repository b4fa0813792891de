import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

const choices = ['Academic', 'Arts', 'Community', 'Culture', 'Games', 'Science', 'Sport', 'Technology'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** One of several choices that are all in sight. A check mark says what the colour says. */
const meta = {
  title: 'Base/ChoiceChips',
  component: ChoiceChips,
  args: { label: 'Category', choices, onChange: fn() },
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uncontrolled: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByText('Arts'));
      await expect(canvas.getByRole('radio', { name: 'Arts' })).toBeChecked();
    });
    await step('an arrow chooses the next', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Community' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Arts' })).not.toBeChecked();
    });
  },
};

/** The owner decides: without a new value nothing changes. */
export const Controlled: Story = {
  parameters: inEveryMode,
  args: { value: '6' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Games'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Science' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose a category' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a category');
  },
};
