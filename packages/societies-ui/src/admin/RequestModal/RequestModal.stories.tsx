import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { requests } from '../admin.fixture.ts';
import { request, similar } from '../../societies/requests.fixture.ts';
import { RequestModal } from './RequestModal.tsx';

/** One request in full. */
const meta = {
  title: 'Admin/RequestModal',
  component: RequestModal,
  args: { request: requests[0] ?? null, category: 'Community', onAction: fn(), onClose: fn() },
} satisfies Meta<typeof RequestModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};
export const Rejected: Story = { args: { request: requests[2] ?? null, category: 'Games' } };
export const Accepting: Story = {
  args: { pending: 'accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
};

/** With its thread: changes are asked for with a message, and a rejection may have a reason. */
export const Talking: Story = {
  parameters: inEveryMode,
  args: { request: { ...request, similar }, category: 'Arts', talking: true },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('link', { name: 'Photography' })).toBeVisible();
    await step('changes are not asked for without a word', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask for changes' }));
      await expect(canvas.getByText('Please write a message')).toBeVisible();
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('the words go with the action', async () => {
      await userEvent.type(canvas.getByLabelText('Message to the student'), 'Which nights?');
      await userEvent.click(canvas.getByRole('button', { name: 'Ask for changes' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 1 }),
        'ask_changes',
        'Which nights?',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 1 }),
        'reject',
        'Which nights?',
      );
    });
  },
};
