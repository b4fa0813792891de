import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SignupQuestions } from './SignupQuestions.tsx';

/** What an event asks of those who register. What is not asked for is not sent, and who reads it is said before anything is written. */
const meta = {
  title: 'Events/SignupQuestions',
  component: SignupQuestions,
  args: {
    open: true,
    event: 'Geminids on the roof',
    questions: [
      {
        id: 'diet',
        kind: 'choice',
        label: 'What do you eat?',
        required: true,
        options: ['Anything', 'Vegan'],
      },
      { id: 'first', kind: 'yes_no', label: 'Is it your first time?', required: false },
      { id: 'note', kind: 'text', label: 'Anything we should know?', required: false },
    ],
    onClose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignupQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Register' });
    const diet = canvas.getByLabelText(/What do you eat/);
    await step('what has to be answered is asked for, and nothing is sent', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByText('Please answer this question.')).toBeVisible();
      await expect(diet).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('what is left empty is left out', async () => {
      await userEvent.selectOptions(diet, 'Vegan');
      await userEvent.selectOptions(canvas.getByLabelText(/first time/), 'No');
      await userEvent.click(submit);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ diet: 'Vegan', first: false }));
    });
  },
};

export const RefusedByServer: Story = {
  args: { errors: { diet: 'This is not an answer to the question.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/What do you eat/)).toHaveAccessibleDescription(/not an answer/);
  },
};
