import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { RemoveMember } from './RemoveMember.tsx';

/** Takes somebody out of a society. They are told why, so a reason is asked for. */
const meta = {
  title: 'Committee/RemoveMember',
  component: RemoveMember,
  args: { name: 'Lars Nygaard', onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof RemoveMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(submit);
    await expect(canvas.getByText('Please say why, in a sentence.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Reason/), ' Left the university. ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Left the university.'));
  },
};
