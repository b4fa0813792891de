import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
    tone: 'danger',
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
    tone: 'plain',
    title: 'Leave without saving?',
    description: 'Your changes will be lost.',
    confirmLabel: 'Leave',
  },
};

/** A reason that must be given makes it a form, which asks before what was written is lost. */
export const WithReason: Story = {
  args: {
    tone: 'plain',
    title: 'Remove Lars Nygaard?',
    description: 'They will be told why.',
    confirmLabel: 'Remove',
    reason: { label: 'Reason', missing: 'Please say why.', maxLength: 200 },
  },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove Lars Nygaard?' });
    const field = within(dialog).getByLabelText(/Reason/);
    await step('an empty reason is refused', async () => {
      await expect(field).toHaveFocus();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
      await expect(field).toHaveAccessibleDescription('Please say why.');
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('a written one is not thrown away without a question', async () => {
      await userEvent.type(field, ' Left the university. ');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('Left the university.'));
    });
    await step('and is when the question is answered so', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const TypeToConfirm: Story = {
  parameters: inEveryMode,
  args: {
    title: 'Remove Astronomy Society?',
    description: 'Its pages, events, posts and members go with it.',
    confirmLabel: 'Remove Society',
    typeToConfirm: 'Astronomy Society',
  },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Astronomy Society?' });
    const field = within(dialog).getByLabelText(/Type “Astronomy Society” to confirm/);
    await step('another name is refused', async () => {
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'astronomy');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Society' }));
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(field).toHaveAccessibleDescription(/does not match/);
    });
    await step('the name and Enter confirm', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' Astronomy  Society {Enter}');
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    });
    await step('Cancel closes it at once', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
