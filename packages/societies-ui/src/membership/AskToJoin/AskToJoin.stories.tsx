import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { joinQuestions } from '../membership.fixture.ts';
import { AskToJoin } from './AskToJoin.tsx';

/** What a society asks before somebody asks to join it. Who reads the answers is said before anything is written. */
const meta = {
  title: 'Membership/AskToJoin',
  component: AskToJoin,
  args: {
    open: true,
    society: 'Astronomy Society',
    questions: joinQuestions,
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof AskToJoin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('dialog', { name: 'Ask to join Astronomy Society' })).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Ask to join' });
    const reason = canvas.getByLabelText(/What brings you/);
    await step('sends nothing before every required answer is there', async () => {
      await userEvent.click(submit);
      await expect(reason).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends the answers by the id of their question', async () => {
      await userEvent.type(reason, 'The moon');
      await userEvent.click(submit);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ why: 'The moon' }));
    });
  },
};

export const RefusedByServer: Story = {
  args: { errors: { gone: 'This question is not asked any more.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This question is not asked any more.')).toBeVisible();
  },
};
