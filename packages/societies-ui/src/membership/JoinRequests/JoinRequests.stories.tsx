import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { joinRequests, membershipNow } from '../membership.fixture.ts';
import { JoinRequests } from './JoinRequests.tsx';

/** Those who ask to join. Answers stand in columns, so that they compare, and the button that accepts many names its number. */
const meta = {
  title: 'Membership/JoinRequests',
  component: JoinRequests,
  args: {
    requests: joinRequests,
    now: membershipNow,
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof JoinRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: inEveryMode,
  args: { action: <Button variant="bare">People join by asking</Button> },
  play: async ({ canvas, args, step }) => {
    await step('says how many wait, and how long', async () => {
      await expect(canvas.getByText('The longest has waited 3 days')).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Freya Holm.*Yesterday/ })).toBeVisible();
    });
    await step('accepts the chosen ones at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Priya Nair' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Wen Li' }));
      await expect(canvas.getByText('2 chosen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Accept 2' }));
      await waitFor(() => expect(args.onAccept).toHaveBeenCalledWith([joinRequests[0], joinRequests[2]]));
    });
    await step('chooses all on the page, and none', async () => {
      const all = canvas.getByRole('checkbox', { name: 'Choose all on this page' });
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(canvas.getByRole('button', { name: 'Accept 5' })).toBeVisible();
      await userEvent.click(all);
      await expect(canvas.queryByRole('button', { name: /^Accept \d/ })).toBeNull();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Daniel Osei' }));
    });
  },
};

export const DeclinedWithReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Ben Okoye' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Decline Ben Okoye?' }));
    await step('asks for a reason', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      await expect(dialog.getByText('Please say why, in a sentence.')).toBeVisible();
      await expect(args.onDecline).not.toHaveBeenCalled();
    });
    await step('declines with it', async () => {
      await userEvent.type(dialog.getByLabelText(/Reason/), 'The telescope takes ten.');
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      await waitFor(() =>
        expect(args.onDecline).toHaveBeenCalledWith([joinRequests[4]], 'The telescope takes ten.'),
      );
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Whoever is decided leaves the list, and the focus goes on to the next one. */
export const Decided: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Deciding(args) {
    const [requests, setRequests] = useState(joinRequests);
    return (
      <JoinRequests
        {...args}
        requests={requests}
        onAccept={(accepted) => setRequests(requests.filter((one) => !accepted.includes(one)))}
      />
    );
  },
  play: async ({ canvas, step }) => {
    await step('keeps the focus among the rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept Priya Nair' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept Daniel Osei' })).toHaveFocus());
    });
    await step('says that nobody waits any more', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all on this page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Accept 4' }));
      await expect(await canvas.findByText('Nobody is waiting to join.')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Waiting to join' })).toHaveFocus());
    });
  },
};

export const Pages: Story = {
  args: { count: 61, page: 2, oldest: '2026-09-01T10:00:00Z', onPageChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The longest has waited 24 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Nobody: Story = { args: { requests: [] } };
export const Loading: Story = { args: { requests: undefined, count: 3 } };
export const Failed: Story = {
  args: { requests: undefined, error: 'Failed to fetch data', onRetry: fn() },
};
