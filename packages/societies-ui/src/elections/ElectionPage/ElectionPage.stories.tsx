import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { votingElection } from '../elections.fixture.ts';
import { ElectionPage } from './ElectionPage.tsx';

/** An election: where it stands, what the reader can do now, and who stands for which role. */
const meta = {
  title: 'Elections/ElectionPage',
  component: ElectionPage,
  args: {
    election: votingElection,
    ballotHref: '#ballot',
    resultsHref: '#results',
    onNominate: fn(),
    onWithdraw: fn(),
    onEdit: fn(),
    onCancel: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof ElectionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voting: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vote now' })).toHaveAttribute('href', '#ballot');
    await expect(canvas.getByText('129 of 212 members have voted')).toBeVisible();
    const president = within(canvas.getByRole('region', { name: 'President' }));
    await expect(president.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Nominations: Story = {
  args: {
    election: {
      ...votingElection,
      state: 'nominations',
      may_vote: false,
      turnout: null,
      may_nominate: true,
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('stands for a role with a statement', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stand for Treasurer' }));
      const dialog = within(canvas.getByRole('dialog', { name: 'Stand for Treasurer' }));
      await userEvent.type(dialog.getByLabelText('Why you'), ' Receipts, all of them. ');
      await userEvent.click(dialog.getByRole('button', { name: 'Stand for election' }));
      await waitFor(() => expect(args.onNominate).toHaveBeenCalledWith(13, 'Receipts, all of them.'));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Standing: Story = {
  args: {
    election: {
      ...votingElection,
      state: 'nominations',
      may_vote: false,
      turnout: null,
      may_nominate: true,
      nomination: { role_id: 13, candidate_id: 9, statement: 'Receipts, all of them.' },
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('one role an election', async () => {
      await expect(canvas.queryByRole('button', { name: /Stand for/ })).toBeNull();
    });
    await step('withdraws after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
      await userEvent.click(
        within(canvas.getByRole('alertdialog', { name: 'Withdraw?' })).getByRole('button', {
          name: 'Withdraw',
        }),
      );
      await waitFor(() => expect(args.onWithdraw).toHaveBeenCalled());
    });
  },
};

export const Managed: Story = {
  args: {
    election: {
      ...votingElection,
      state: 'ended',
      may_vote: false,
      voted: true,
      may_manage: true,
      may_publish: true,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel the election' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the result' }));
    await userEvent.click(
      within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Publish the result' }),
    );
    await waitFor(() => expect(args.onPublish).toHaveBeenCalled());
  },
};

export const CancelledByReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { election: { ...votingElection, may_manage: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the election' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Cancel Committee election 2027?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the election' }));
    await expect(dialog.getByText('Please say why, in a sentence.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A role was missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the election' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith('A role was missing.'));
  },
};

export const Cancelled: Story = {
  args: {
    election: {
      ...votingElection,
      state: 'cancelled',
      may_vote: false,
      cancelled_at: '2027-03-09T10:00:00Z',
      cancel_reason: 'A role was missing. We call it again next week.',
      roles: votingElection.roles.map((one, index) => ({
        ...one,
        gone: index === 3,
        candidates: one.candidates.map((candidate) => ({ ...candidate, withdrawn: candidate.id === 2 })),
      })),
    },
  },
};
