import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { CancelEvent } from './CancelEvent.tsx';

/** Cancels an event and says why, which is not the same as deleting it: everybody registered is told. */
const meta = {
  title: 'Events/CancelEvent',
  component: CancelEvent,
  args: { open: true, event: 'Geminids on the roof', onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof CancelEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Cancel the event' });
    await userEvent.click(submit);
    await expect(canvas.getByText('Please say why, in a sentence.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Reason/), ' Clouds. ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Clouds.', false));
  },
};

export const OfASeries: Story = {
  parameters: inEveryMode,
  args: { repeats: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Exams.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Also cancel all later dates of this series' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Exams.', true));
  },
};
