import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { joinQuestions } from '../membership.fixture.ts';
import { JoiningForm } from './JoiningForm.tsx';

/** How a society is joined. Questions are kept while another mode is chosen. */
const meta = {
  title: 'Membership/JoiningForm',
  component: JoiningForm,
  args: {
    joining: { join_mode: 'open', join_questions: [], version: 3 },
    onSave: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof JoiningForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('has nothing to save at first', async () => {
      await expect(canvas.getByRole('radio', { name: 'Anybody can join' })).toBeChecked();
      await expect(canvas.queryByText('Questions for people who ask')).toBeNull();
      await expect(save).toBeDisabled();
    });
    await step('asks for the words of a question before it saves', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'People ask to join' }));
      await waitFor(() => expect(args.onDirtyChange).toHaveBeenCalledWith(true));
      await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
      await userEvent.click(save);
      await expect(canvas.getByText('Please write the question.')).toBeVisible();
      await expect(canvas.getByLabelText('Question 1')).toHaveFocus();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('saves mode and questions, on the version that it showed', async () => {
      await userEvent.type(canvas.getByLabelText('Question 1'), ' What brings you? ');
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith({
          join_mode: 'ask',
          join_questions: [expect.objectContaining({ label: 'What brings you?', kind: 'text' })],
          version: 3,
        }),
      );
    });
  },
};

export const ByAsking: Story = {
  parameters: inEveryMode,
  args: { joining: { join_mode: 'ask', join_questions: joinQuestions, version: 1 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    // Three are the most.
    await expect(canvas.queryByRole('button', { name: 'Add a question' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 3' }));
    await expect(canvas.getByRole('button', { name: 'Add a question' })).toBeVisible();
  },
};

/** Another officer saved meanwhile. */
export const ChangedMeanwhile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Changed(args) {
    const [joining, setJoining] = useState(args.joining);
    return (
      <>
        <JoiningForm {...args} joining={joining} />
        <Button onClick={() => setJoining({ join_mode: 'invite', join_questions: [], version: 4 })}>
          Somebody saves
        </Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'People ask to join' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody saves' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ join_mode: 'ask', join_questions: [], version: 4 }),
    );
  },
};
