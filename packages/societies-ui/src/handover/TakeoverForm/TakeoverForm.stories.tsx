import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { TakeoverForm } from './TakeoverForm.tsx';

/** Asks the administrators to become President of a society that nobody leads. */
const meta = {
  title: 'Handover/TakeoverForm',
  component: TakeoverForm,
  args: { open: true, society: 'Chess Club', onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof TakeoverForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Ask to take over Chess Club' }));
    const ask = () => userEvent.click(dialog.getByRole('button', { name: 'Ask to take over' }));
    await ask();
    await expect(dialog.getByText('Please say why you want to take over.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Why you/), 'Friday evenings go on.');
    await ask();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Friday evenings go on.'));
  },
};
