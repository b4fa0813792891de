import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Checkbox } from './Checkbox.tsx';

/** A box to check, with a target of 44 px. The box stands where the text around it begins. */
const meta = {
  title: 'Base/Checkbox',
  component: Checkbox,
  args: { label: 'Leave these rows out', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Leave these rows out' });
    await step('a press on its words checks it', async () => {
      await userEvent.click(canvas.getByText('Leave these rows out'));
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('the keyboard unchecks it', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await step('a finger has 44 px', async () => {
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const States: Story = {
  parameters: inEveryMode,
  render: () => (
    <div style={{ display: 'grid', paddingInlineStart: 24 }}>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them chosen" indeterminate />
      <Checkbox label="Cannot be chosen" disabled />
      <Checkbox label="Chosen for good" disabled defaultChecked />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some of them chosen' })).toBePartiallyChecked();
  },
};

/** In a row that says already what is chosen. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Leave these rows out' })).not.toBeChecked();
  },
};
