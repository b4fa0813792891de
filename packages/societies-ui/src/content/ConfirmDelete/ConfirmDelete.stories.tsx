import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConfirmDelete } from './ConfirmDelete.tsx';

/** Asks before an event, a post or a merch item is deleted. */
const meta = {
  title: 'Content/ConfirmDelete',
  component: ConfirmDelete,
  args: { name: 'Geminids on the roof', onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmDelete>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(dialog).toHaveTextContent('Are you sure you want to delete Geminids on the roof?');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** What others lose is said before. */
export const WithConsequences: Story = {
  args: { name: 'Nadia Rahman', consequences: '2 societies lose a member.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete Nadia Rahman? 2 societies lose a member.',
    );
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Deleting: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: /Delete/ });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
