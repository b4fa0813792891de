import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { handover } from '../handover.fixture.ts';
import { HandoverPage } from './HandoverPage.tsx';

/** What the next holder of a role needs to know. */
const meta = {
  title: 'Handover/HandoverPage',
  component: HandoverPage,
  args: { handover, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof HandoverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: inEveryMode,
  render: function Checking(args) {
    const [steps, setSteps] = useState<readonly string[]>([]);
    return <HandoverPage {...args} steps={steps} onStepsChange={setSteps} />;
  },
  play: async ({ canvas, step }) => {
    await step('shows the notes, the contacts and the year', async () => {
      await expect(canvas.getByRole('heading', { name: 'Three dates that matter' })).toBeVisible();
      await expect(canvas.getByText('finance@northgate.ac.uk')).toBeVisible();
      await expect(canvas.getByText('and 2 more')).toBeVisible();
      await expect(canvas.getByText('Quiet')).toBeVisible();
      await expect(canvas.getByText('Yuki Tanaka wrote this on 31 May')).toBeVisible();
    });
    await step('keeps what a new holder has done', async () => {
      const read = canvas.getByRole('checkbox', { name: 'Read this page to the end' });
      await userEvent.click(read);
      await expect(read).toBeChecked();
    });
  },
};

export const Editing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await step('refuses a contact that is not whole', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(canvas.getByText('Please write how to reach them.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove contact 4' }));
    });
    await step('saves on the version that was read', async () => {
      await userEvent.type(canvas.getByLabelText('Questions'), ' Mira does.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({
            version: 3,
            questions: 'Who signs when the President is away? Mira does.',
          }),
        ),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible());
    });
  },
};

/** Who is to come writes questions and contacts, not the holder's text. */
export const ByWhoComesNext: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { handover: { ...handover, may_write: 'questions' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.queryByLabelText('What the successor needs to know')).toBeNull();
    await expect(canvas.getByLabelText('Questions')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    handover: { ...handover, text: '', questions: '', contacts: [], written_at: null, written_by: null },
  },
};
