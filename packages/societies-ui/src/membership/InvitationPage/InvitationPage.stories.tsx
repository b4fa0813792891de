import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { EventCard } from '../../events/EventCard/EventCard.tsx';
import { open, storyNow } from '../../events/events.fixture.ts';
import { astronomy, hostileTheme, longNamed } from '../../societies/societies.fixture.ts';
import { InvitationPage } from './InvitationPage.tsx';

const committee = [
  {
    role: { id: 1, name: 'Events Officer', permissions: [] },
    name: 'Nadia Rahman',
    university_id: '10000003',
  },
  { role: { id: 2, name: 'President', permissions: [] }, name: 'Mira Voss', university_id: '10000002' },
  { role: { id: 3, name: 'Treasurer', permissions: [] }, name: 'Unassigned', university_id: null },
];

/** What an invitation leads to: one action, in the theme of the society. */
const meta = {
  title: 'Membership/InvitationPage',
  component: InvitationPage,
  parameters: { layout: 'fullscreen' },
  args: { invitation: { society: astronomy, state: 'valid' }, onJoin: fn() },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await step('leads to an account first', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Astronomy Society' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Join Astronomy Society' })).toHaveAttribute(
        'href',
        '/signup',
      );
      await expect(canvas.getByRole('link', { name: 'Log in and join' })).toHaveAttribute('href', '/login');
    });
    await step('says what follows, and what the committee sees', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(
        canvas.getByText('The committee will see your name and your university ID.'),
      ).toBeVisible();
    });
  },
};

/** Where accounts come from the university alone. */
export const WithoutSignup: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { signup: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Astronomy Society' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByText('Have an account?')).toBeNull();
  },
};

/** One press, and the next event takes over. The focus goes to the heading that says so. */
export const Joins: Story = {
  parameters: inEveryMode,
  args: { reader: 'user', firstName: 'Priya', memberCount: 213, onLeave: fn() },
  render: function Joining(args) {
    const [joined, setJoined] = useState(false);
    return (
      <InvitationPage
        {...args}
        reader={joined ? 'joined' : args.reader}
        onJoin={() => setJoined(true)}
        event={<EventCard event={open} now={storyNow} theme={astronomy.theme} level={3} onRegister={fn()} />}
        committee={committee}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join Astronomy Society' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'You are in, Priya' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Astronomy Society has 213 members now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Astronomy Society' })).toHaveAttribute(
      'href',
      '/societies/1',
    );
    await expect(canvas.getByText('Nadia Rahman')).toBeVisible();
    await expect(canvas.queryByText('Unassigned')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the society' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Member: Story = {
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are a member of Astronomy Society already.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const unusable = (title: string): Story['play'] =>
  async function says({ canvas }) {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull();
  };
export const Expired: Story = {
  args: { invitation: { society: astronomy, state: 'expired' } },
  play: unusable('This invitation has ended'),
};
export const UsedUp: Story = {
  args: { invitation: { society: astronomy, state: 'used_up' } },
  play: unusable('This invitation is used up'),
};
export const Revoked: Story = {
  args: { invitation: { society: astronomy, state: 'revoked' } },
  play: unusable('This invitation was taken back'),
};
export const Unknown: Story = {
  args: { invitation: null },
  play: unusable('This invitation does not exist'),
};

export const LongName: Story = {
  args: { invitation: { society: longNamed, state: 'valid' } },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: /^Join Donau/ });
    await expect(join.scrollWidth).toBeLessThanOrEqual(join.clientWidth);
  },
};
export const HostileTheme: Story = {
  args: { invitation: { society: { ...astronomy, theme: hostileTheme, logo: null }, state: 'valid' } },
};
