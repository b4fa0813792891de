import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { orphans } from '../handover.fixture.ts';
import { OrphansTable } from './OrphansTable.tsx';

/** Societies that nobody leads, each with who asks to take it over. */
const meta = {
  title: 'Handover/OrphansTable',
  component: OrphansTable,
  args: { orphans, hrefOf: ({ id }) => `#society-${id}`, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof OrphansTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('makes somebody President after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make President: Jonas Weber' }));
      const question = within(canvas.getByRole('alertdialog', { name: /Make Jonas Weber President of/ }));
      await userEvent.click(question.getByRole('button', { name: 'Make President' }));
      await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith(orphans[0]?.takeovers[0]));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
    await step('declines with a reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decline Jonas Weber' }));
      const question = within(canvas.getByRole('dialog', { name: 'Decline Jonas Weber' }));
      await userEvent.type(question.getByLabelText(/Reason/), 'Somebody else leads it.');
      await userEvent.click(question.getByRole('button', { name: 'Decline' }));
      await waitFor(() =>
        expect(args.onDecline).toHaveBeenCalledWith(orphans[0]?.takeovers[0], 'Somebody else leads it.'),
      );
    });
  },
};

export const None: Story = { args: { orphans: [] } };
export const Loading: Story = { args: { orphans: undefined } };
export const Failed: Story = { args: { orphans: undefined, error: 'Failed to fetch data', onRetry: fn() } };
