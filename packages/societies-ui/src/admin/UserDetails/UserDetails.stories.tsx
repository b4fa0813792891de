import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AdminUser } from 'societies-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pressByKeys } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { UserDetails } from './UserDetails.tsx';

const user: AdminUser = {
  university_id: '10000007',
  first_name: 'Nadia',
  last_name: 'Rahman',
  email: 'nadia.rahman@university.example',
  avatar: null,
  date_joined: '2025-10-14T09:00:00Z',
  is_admin: false,
  suspended: null,
  last_seen_at: '2026-11-21T22:04:00Z',
  sessions: 2,
  coming_events: 3,
  societies: [
    { id: 1, name: 'Astronomy Society', role: 'President', joined_at: '2025-10-15T09:00:00Z' },
    { id: 3, name: 'Climbing & Mountaineering', role: 'Member', joined_at: '2026-02-01T09:00:00Z' },
  ],
};

/** One user, as an administrator needs to see them before deciding anything. */
const meta = {
  title: 'Admin/UserDetails',
  component: UserDetails,
  args: {
    user,
    onSuspend: fn(() => Promise.resolve(true)),
    onRestore: fn(),
    onSendReset: fn(),
    onGrant: fn(),
    onRevoke: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof UserDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = /^More for/;

export const Student: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nadia Rahman' })).toBeVisible();
    await expect(canvas.getByText('21 November 2026, 22:04')).toBeVisible();
    await expect(canvas.getByText('In 2 browsers')).toBeVisible();
    await expect(canvas.getByText('Registered for 3')).toBeVisible();
    const society = canvas.getByRole('link', { name: 'Astronomy Society' });
    await expect(society).toHaveAttribute('href', '/societies/1');
    await expect(society.closest('li')).toHaveTextContent('President');
    await step('a link for a new password is sent after a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send reset' }));
      const question = within(canvas.getByRole('alertdialog'));
      await expect(question.getByText(/Nadia Rahman gets an email/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Send reset' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(args.onSendReset).toHaveBeenCalledOnce();
    });
    await step('a suspension has a reason, and needs no pointer', async () => {
      await pressByKeys(canvas.getByRole('button', { name: 'Suspend' }));
      const form = within(canvas.getByRole('dialog'));
      await waitFor(() => expect(form.getByLabelText(/Reason/)).toHaveFocus());
      await userEvent.keyboard('Spam');
      await pressByKeys(form.getByRole('button', { name: 'Suspend' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(args.onSuspend).toHaveBeenCalledWith('Spam');
    });
    await step('rights are given, and a user removed, from the menu', async () => {
      await pressByKeys(canvas.getByRole('button', { name: more }));
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Make administrator' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await pressByKeys(await canvas.findByRole('button', { name: 'Make administrator' }));
      await waitFor(() => expect(args.onGrant).toHaveBeenCalledOnce());
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: more }));
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove user' }));
      await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
        'They are President of Astronomy Society, which would be left without a President. Make somebody else President there first. 2 societies lose a member, and their places at 3 coming events are given up.',
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    });
  },
};

/** By whom and why is said before everything else; they cannot be made an administrator now. */
export const Suspended: Story = {
  args: {
    user: {
      ...user,
      email: '',
      sessions: 0,
      last_seen_at: null,
      suspended: {
        at: '2026-11-20T14:20:00Z',
        reason: 'Sold fake tickets to the winter ball.',
        by: { university_id: '10000001', name: 'Mira Voss' },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Suspended on 20 November 2026, 14:20 by Mira Voss')).toBeVisible();
    await expect(canvas.getByText('Sold fake tickets to the winter ball.')).toBeVisible();
    await expect(canvas.getByText('Not in the last 30 days')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(canvas.getByRole('menuitem', { name: 'Make administrator' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Lift suspension' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledOnce());
  },
};

/** Is neither suspended nor removed before the rights are gone. */
export const Administrator: Story = {
  args: { user: { ...user, is_admin: true, societies: [] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Administrator')).toBeVisible();
    await expect(canvas.getByText('In no society yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(canvas.queryByRole('menuitem', { name: 'Remove user' })).toBeNull();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove administrator rights' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove administrator rights' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledOnce());
  },
};

/** Nobody takes their own rights away, so nothing is left in the menu. */
export const Oneself: Story = {
  args: { user: { ...user, is_admin: true }, own: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send reset' })).toBeVisible();
  },
};

/** A suspension that did not work leaves the question and what was written. */
export const NotSuspended: Story = {
  args: { onSuspend: fn(() => Promise.resolve(false)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const form = within(canvas.getByRole('dialog'));
    await userEvent.type(form.getByLabelText(/Reason/), 'Spam');
    await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(args.onSuspend).toHaveBeenCalledOnce());
    await expect(form.getByLabelText(/Reason/)).toHaveValue('Spam');
  },
};
