import type { SocietyEvent } from 'societies-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { hostileTheme, themes } from '../../societies/societies.fixture.ts';
import { full, inactive, joined, longText, open, passed, storyNow, today } from '../events.fixture.ts';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';

/**
 * One event in every state. The day stands on the picture as a calendar leaf; under it is what one has to know to decide, how
 * many places are taken, and one button. Committees see the pencil and the bin while editing.
 */
const meta = {
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: open, now: storyNow, theme: themes.default, onRegister: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 412 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A series is one card: its next date, and a list of the later ones. */
export const Series: Story = {
  args: {
    event: {
      ...open,
      later_dates: [1, 2, 3].map((week) => ({
        id: 100 + week,
        datetime: new Date(Date.parse(open.datetime) + week * 7 * 86_400_000).toISOString(),
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Every week · 3 more dates'));
    await expect(canvas.getByRole('link', { name: '20 December 2026, 11:30' })).toHaveAttribute(
      'href',
      `/societies/${open.society}/events/101`,
    );
  },
};

export const DressCode: Story = {
  args: { event: { ...open, dress_code: 'Warm boots' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Warm boots').closest('li')).toHaveTextContent('Dress code: Warm boots');
  },
};

export const Open: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('says when, how long, where and how much', async () => {
      await expect(canvas.getByRole('article', { name: 'Geminids on the roof' })).toBeVisible();
      await expect(canvas.getByText('13 December 2026')).toBeVisible();
      await expect(canvas.getByText('2.5 hours')).toBeVisible();
      await expect(canvas.getByText('Library roof')).toBeVisible();
      await expect(canvas.getAllByText('Free')).toHaveLength(2);
      await expect(canvas.getByText('34 of 60 places taken')).toBeVisible();
      await expect(canvas.getByText('23 days to go')).toBeVisible();
    });
    await step('shows 100 characters until more is wanted', async () => {
      const text = canvas.getByText(/^Blankets, tea/);
      await expect(text).not.toHaveTextContent('until the porter finds us');
      await expect(text).toHaveTextContent(`${open.description.slice(0, 100).trimEnd()}…`);
      await userEvent.click(canvas.getByRole('button', { name: 'Show More' }));
      await expect(text).toHaveTextContent('until the porter finds us');
      await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
      await expect(text).not.toHaveTextContent('until the porter finds us');
    });
    await step('registers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await expect(args.onRegister).toHaveBeenCalledWith(open);
    });
  },
};

const distance = (from: Element, to: Element) => {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return { x: b.left - a.left, y: b.top - a.top };
};

/** Where a few events have a whole row each, such as those that the reader goes to. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  parameters: inEveryMode,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1000px, 90vw)', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    // In less room its parts stand one under the other.
    if (innerWidth < 1100) return;
    const picture = canvasElement.querySelector('[data-part="picture"]') as Element;
    const name = canvas.getByRole('heading');
    await expect(distance(picture, name).x).toBeGreaterThan(200);
    const action = canvas.getByRole('button', { name: 'Register' });
    await expect(distance(name, action).x).toBeGreaterThan(300);
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(260);
  },
};

export const Registering: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Register/ }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Registered: Story = {
  args: { event: joined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(canvas.getByText('45 minutes')).toBeVisible();
    await expect(canvas.getByText('£4.00')).toBeVisible();
    await expect(canvas.getByText('6 days to go')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
  },
};

/** Where places may be given up again. */
export const RegisteredAndFree: Story = {
  args: { event: joined, onWithdraw: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give up my place' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(joined);
  },
};

export const Full: Story = {
  args: { event: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Full' })).toBeDisabled();
    await expect(canvas.getByText('48.0 hours')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  },
};

export const Passed: Story = {
  args: { event: passed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event has passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  },
};

export const PassedAndRegistered: Story = {
  args: { event: { ...passed, joined: true }, onWithdraw: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Give up my place' })).toBeNull();
  },
};

export const Inactive: Story = {
  args: { event: inactive },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event has passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  },
};

/** Days are rounded up: what begins this evening is a day away. */
export const Today: Story = {
  args: { event: today },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day to go')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};

export const Editing: Story = {
  args: { onEdit: fn(), onDeletePress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Geminids on the roof' }));
    await expect(args.onEdit).toHaveBeenCalledWith(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Geminids on the roof' }));
    await expect(args.onDeletePress).toHaveBeenCalledWith(open);
  },
};

export const LongText: Story = {
  args: { event: longText },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const HostileTheme: Story = { args: { theme: hostileTheme }, globals: { theme: 'Hostile yellow' } };
export const Loading: Story = { render: () => <EventCardSkeleton /> };
/** Where nobody can register there is no button; a full event still says so. */
export const ReadOnly: Story = {
  args: { onRegister: undefined, event: full },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Full' })).toBeNull();
    await expect(canvas.getByText('Full')).toBeVisible();
  },
};

const withWaitingList = { ...full, waiting_list: true, waiting: 2 };
/** Full, with a waiting list. */
export const FullWithWaitingList: Story = {
  args: { event: withWaitingList },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waiting list' }));
    await expect(args.onRegister).toHaveBeenCalledWith(withWaitingList);
    await expect(canvas.getByRole('link', { name: full.name })).toHaveAttribute(
      'href',
      `/societies/1/events/${full.id}`,
    );
  },
};

const waiting: SocietyEvent = {
  ...withWaitingList,
  place: { status: 'waiting', position: 2, answers: {}, code: null },
};
export const Waiting: Story = {
  args: { event: waiting, onWithdraw: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'On the waiting list' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(waiting);
  },
};

/** Registration is over, the event is not. */
export const Closed: Story = {
  args: { event: { ...open, closes_at: '2026-11-20T11:00:00Z' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-state', 'inactive');
    await expect(canvas.getByText('23 days to go')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Registration Closed' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** Who has a place keeps it when registration is over, and may give it back. */
export const ClosedAndRegistered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...joined, closes_at: '2026-11-20T11:00:00Z' }, onWithdraw: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Give up my place' })).toBeEnabled();
  },
};

/** The last moment to give a place back is over: nothing is offered that the server would refuse. */
export const TooLateToLeave: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...joined, cancel_until: '2026-11-20T11:59:00Z' }, onWithdraw: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registered' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Give up my place' })).toBeNull();
  },
};

/** What the committee has closed is not over: a place can be given back, and the waiting list left. */
export const InactiveAndRegistered: Story = {
  args: { event: { ...inactive, joined: true }, onWithdraw: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give up my place' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.event);
  },
};
export const InactiveAndWaiting: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...inactive, waiting_list: true, place: waiting.place }, onWithdraw: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.event);
  },
};

export const NotOpenYet: Story = {
  args: { event: { ...open, opens_at: '2026-11-27T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not open yet' })).toBeDisabled();
  },
};

export const Cancelled: Story = {
  args: { event: { ...joined, cancelled_at: '2026-11-19T10:00:00Z' }, onWithdraw: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Give up my place' })).toBeNull();
  },
};

/** Who is no member is offered to become one, and no registration that would be refused. */
export const MembersOnly: Story = {
  args: { event: { ...open, members_only: true }, onJoin: fn() },
  decorators: [
    (Story) => (
      <SocietiesProvider memberOf={[99]}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Members only')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Join to register' }));
    await expect(args.onJoin).toHaveBeenCalledWith(expect.objectContaining({ id: open.id }));
  },
};

/** For members only, of a society that takes an invitation: there is nothing to press. */
export const MembersOnlyByInvitation: Story = {
  ...MembersOnly,
  args: { ...MembersOnly.args, onJoin: undefined, joinNote: 'By invitation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Members only · By invitation')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /join|register/i })).toBeNull();
  },
};

/** A member of a society that hosts it too registers as ever. */
export const MembersOnlyForAMember: Story = {
  args: { event: { ...open, members_only: true, hosts: [{ id: 99, name: 'Chess Club' }] } },
  decorators: [
    (Story) => (
      <SocietiesProvider memberOf={[99]}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
    await expect(canvas.queryByText('Members only')).toBeNull();
  },
};
