import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ConfirmByName } from './ConfirmByName.tsx';

/** Asks for the name of what is about to go, where much goes with it. */
const meta = {
  title: 'Content/ConfirmByName',
  component: ConfirmByName,
  args: {
    open: true,
    name: 'Astronomy Society',
    title: 'Remove Astronomy Society?',
    description: 'Its pages, events, posts and members go with it.',
    confirmLabel: 'Remove Society',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmByName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText(/Type “Astronomy Society” to confirm/);
    await step('another name does nothing but say so', async () => {
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'astronomy');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Society' }));
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(field).toHaveAccessibleDescription(/another name/);
    });
    await step('the name, with Enter', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' Astronomy  Society {Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('or not at all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const Removing: Story = { args: { pending: true } };
