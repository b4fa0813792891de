import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before something is done that matters. The question names the thing; focus begins on the safe answer. */
const meta = {
  title: 'Base/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirm Delete',
    description: 'Are you sure you want to delete Geminids on the roof?',
    confirmLabel: 'Delete',
    variant: 'danger',
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  parameters: inEveryMode,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete Geminids on the roof?');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Working: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const Plain: Story = {
  args: {
    variant: 'filled',
    title: 'Leave without saving?',
    description: 'Your changes will be lost.',
    confirmLabel: 'Leave',
  },
};
