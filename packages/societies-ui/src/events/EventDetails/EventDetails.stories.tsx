import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { BottomNavigation } from '../../shell/BottomNavigation/BottomNavigation.tsx';
import { PageLayout } from '../../shell/PageLayout/PageLayout.tsx';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { themes } from '../../societies/societies.fixture.ts';
import { full, inactive, joined, longText, open, passed, storyNow } from '../events.fixture.ts';
import { EventDetails } from './EventDetails.tsx';

const hosts = [
  { id: 1, name: 'Astronomy Society' },
  { id: 5, name: 'Photography' },
];
const event = {
  ...open,
  hosts,
  waiting_list: true,
  waiting: 0,
  description: `${open.description}\n\nThe forecast: https://example.org/sky.`,
};

/**
 * An event on a page of its own: when, where, who holds it and what it is about. Beside it stands one state and one action; on
 * phones they stand before the description. It counts down to an opening by the `now` that it is given, and the button comes by itself.
 */
const meta = {
  title: 'Events/EventDetails',
  component: EventDetails,
  args: {
    event,
    now: storyNow,
    theme: themes.default,
    onRegister: fn(),
    onWithdraw: fn(),
    onCalendar: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof EventDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...event,
      participants: 58,
      dress_code: 'Warm boots',
      closes_at: '2026-12-12T18:00:00Z',
      companions: [
        { id: 5, name: 'Photography', count: 4 },
        { id: 9, name: 'Walkers', count: 1 },
      ],
    },
  },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('article', { name: open.name })).toBeVisible();
    await step('when, where, what it costs, and who of the reader’s societies goes', async () => {
      for (const fact of [
        'Sunday 13 December 2026',
        '11:30 – 14:00 · 23 days to go',
        'Library roof',
        'Warm boots',
        'Free',
        '4 other members of Photography are going',
        '1 other member of Walkers is going',
        'Some people may be members of more than one society.',
      ])
        await expect(canvas.getByText(fact)).toBeVisible();
    });
    await expect(canvas.getByText('2 places left')).toBeVisible();
    await expect(canvas.getByText('58 of 60 places taken · nobody waiting')).toBeVisible();
    await expect(canvas.getByText('Registration closes 12 December 2026, 18:00.')).toBeVisible();
    await step('an address in the description can be followed, without the full stop', async () => {
      const link = canvas.getByRole('link', { name: 'https://example.org/sky' });
      await expect(link).toHaveAttribute('href', 'https://example.org/sky');
    });
    await step('each host is a way to its society', async () => {
      await expect(canvas.getByRole('link', { name: 'Photography' })).toHaveAttribute('href', '/societies/5');
      await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute(
        'href',
        '/societies/1/events',
      );
    });
    await step('one action, and two beside it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await expect(args.onRegister).toHaveBeenCalledWith(args.event);
      await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
      const google = canvas.getByRole('menuitem', { name: 'Google Calendar' });
      await expect(google).toHaveAttribute('href', expect.stringContaining('dates='));
      await expect(canvas.getByRole('menuitem', { name: 'Outlook Calendar' })).toHaveAttribute(
        'href',
        expect.stringContaining('startdt='),
      );
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Apple and others (.ics)' }));
      await expect(args.onCalendar).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
  },
};

export const Going: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...joined,
      hosts,
      cancel_until: '2026-11-25T18:00:00Z',
      link: 'https://meet.example.org/telescopes',
      place: { status: 'going', position: null, answers: {}, code: 'code' },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are going')).toBeVisible();
    await expect(
      canvas.getByText('You can give your place back until 25 November 2026, 18:00.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join online' })).toHaveAttribute(
      'href',
      'https://meet.example.org/telescopes',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Give up my place' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.event);
  },
};

const payment = {
  instructions: 'Transfer to the Astronomy Society, sort code 20-45-77.',
  url: 'https://shop.example.org/telescopes',
  pay_within_hours: 48,
};
/** A place that is to be paid says how, and until when, before the ticket. */
export const ToPay: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...joined,
      hosts,
      payment,
      place: {
        status: 'going',
        position: null,
        answers: {},
        code: 'code',
        paid: false,
        pay_until: '2026-11-22T12:00:00Z',
      },
    },
    ticket: <p>The code for the door</p>,
  },
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const due = canvas.getByText('Pay £4.00 by 22 November 2026, 12:00');
    await expect(due).toBeVisible();
    await expect(canvas.getByText(payment.instructions)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
      'href',
      payment.url,
    );
    await expect(topOf(due)).toBeLessThan(topOf(canvas.getByText('The code for the door')));
  },
};
export const ToPayOnAPhone: Story = { ...ToPay, globals: { viewport: { value: 'phone' } } };
export const Paid: Story = {
  args: {
    event: {
      ...joined,
      hosts,
      payment,
      place: { status: 'going', position: null, answers: {}, code: 'code', paid: true, pay_until: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByText(payment.instructions)).toBeNull();
  },
};
/** Whoever may get a place knows beforehand how soon it is paid. */
export const BeforePaying: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...event, price: 4, payment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be paid within 48 hours of getting a place.')).toBeVisible();
    await expect(canvas.queryByText(payment.instructions)).toBeNull();
  },
};

/** The last moment to give a place back is over. */
export const TooLate: Story = {
  args: { event: { ...joined, hosts, cancel_until: '2026-11-19T18:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Places can no longer be given back.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give up my place' })).toBeNull();
  },
};

const halfAnHourIn = (start: string) => new Date(Date.parse(start) + 1_800_000);
const ticket = <p>The code for the door</p>;

/** It has begun and is not over: who comes late still has the ticket, which was shown to whoever stood in the queue. */
export const GoingAndOnNow: Story = {
  args: {
    event: { ...joined, hosts, waiting_list: true, companions: [{ id: 5, name: 'Photography', count: 4 }] },
    now: halfAnHourIn(joined.datetime),
    ticket,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are going')).toBeVisible();
    await expect(canvas.getByText('The code for the door')).toBeVisible();
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.queryByText('Event has passed')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Give up my place' })).toBeNull();
    await expect(canvas.queryByText(/waiting/)).toBeNull();
  },
};

/** The second day of two: the same. */
export const SecondDay: Story = {
  ...GoingAndOnNow,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...full, hosts, joined: true }, now: new Date('2027-01-09T08:59:00Z'), ticket },
};

/** Who has no place, or was still on the waiting list, can take none any more. */
export const OnNow: Story = {
  args: {
    event: {
      ...full,
      hosts,
      waiting_list: true,
      place: { status: 'waiting', position: 3, answers: {}, code: null },
    },
    now: halfAnHourIn(full.datetime),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.getByText('Registration Closed')).toBeVisible();
    await expect(canvas.queryByText('You are 3rd on the waiting list')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Register|waiting/ })).toBeNull();
  },
};

/** At its end the ticket goes. */
export const PassedAndGoing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...joined, hosts }, now: new Date('2026-11-26T10:45:00Z'), ticket },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event has passed')).toBeVisible();
    await expect(canvas.queryByText('The code for the door')).toBeNull();
  },
};

export const Full: Story = {
  args: { event: { ...full, hosts, waiting_list: false } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Registration' })).getAllByText('Full'),
    ).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Register|waiting/ })).toBeNull();
  },
};

export const FullWithWaitingList: Story = {
  args: { event: { ...full, hosts, waiting_list: true, waiting: 3 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('24 of 24 places taken · 3 people waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waiting list' }));
    await expect(args.onRegister).toHaveBeenCalledWith(args.event);
  },
};

export const Waiting: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...full,
      hosts,
      waiting_list: true,
      waiting: 5,
      place: { status: 'waiting', position: 3, answers: {}, code: null },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are 3rd on the waiting list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.event);
  },
};

/** Two hours and a bit before registration opens. */
export const NotOpen: Story = {
  args: { event: { ...event, opens_at: '2026-11-20T14:13:05Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Opens in 02:13:05');
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
};

export const OpensNextWeek: Story = {
  args: { event: { ...event, opens_at: '2026-11-27T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Opens 27 November 2026, 09:00');
  },
};

/** The same event a moment later: the button is there. */
export const JustOpened: Story = {
  args: { event: { ...event, opens_at: storyNow.toISOString(), members_only: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(canvas.getByText('Only members can register.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...event,
      cancelled_at: '2026-11-19T10:00:00Z',
      cancel_reason: 'The forecast promises nothing but cloud.',
    },
    onCancel: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Why it was cancelled' })).toHaveTextContent('cloud');
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel event' })).toBeNull();
    // Once: nobody asks how many places there are where nobody goes.
    await expect(canvas.getAllByText('Cancelled')).toHaveLength(1);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByText(/places taken/)).toBeNull();
  },
};

/** Its registration closed an hour ago. */
export const Closed: Story = {
  args: { event: { ...event, closes_at: '2026-11-20T11:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration Closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
};

/** The committee has closed it. */
export const Inactive: Story = {
  args: { event: { ...inactive, hosts } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration Closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await expect(canvas.queryByText(/Event has passed/)).toBeNull();
  },
};

export const Passed: Story = {
  args: {
    event: { ...passed, hosts, companions: [{ id: 5, name: 'Photography', count: 4 }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Event has passed/)).toHaveLength(1);
    await expect(canvas.queryByText(/other members of Photography/)).toBeNull();
  },
};

/** For those who organise: what they can change, and below it what the host puts there. */
export const Organising: Story = {
  args: {
    event: {
      ...event,
      questions: [{ id: 'blanket', kind: 'yes_no', label: 'Do you need a blanket?', required: false }],
    },
    onEdit: fn(),
    onDuplicate: fn(),
    onCancel: fn(),
    onDeletePress: fn(),
    children: <p>Guests stand here.</p>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('One question at sign-up')).toBeVisible();
    for (const [name, done] of [
      ['Edit event', args.onEdit],
      ['Duplicate', args.onDuplicate],
      ['Cancel event', args.onCancel],
      ['Delete event', args.onDeletePress],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(done).toHaveBeenCalledOnce();
    }
  },
};

/** By keys one goes on at what the place has become, the button that was pressed being gone. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Booking(args) {
    const [isGoing, setGoing] = useState(false);
    return (
      <EventDetails
        {...args}
        event={{ ...event, joined: isGoing }}
        onRegister={() => setGoing(true)}
        onWithdraw={() => setGoing(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Register');
    const state = (await canvas.findByText('You are going')).closest('[data-part="action"]');
    await waitFor(() => expect(state).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Give up my place' })).toHaveFocus();
    await press('Give up my place');
    await waitFor(() => expect(state).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
  },
};

/** The server is being asked: a second press is none. */
export const Registering: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Register/ }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { event: { ...longText, hosts } } };
/** On a phone the way to a place stands before all that is to be read. */
export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(topOf(canvas.getByRole('button', { name: 'Register' }))).toBeLessThan(
      topOf(canvas.getByText('Library roof')),
    );
  },
};

/** On phones with a bottom bar the button stays in reach: while it is scrolled out of the window, the bar has it too. */
export const InReach: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PageLayout bottom={<BottomNavigation />}>
      <EventDetails {...args} />
    </PageLayout>
  ),
  args: { event: { ...event, description: 'A long evening.\n'.repeat(80) } },
  play: async ({ canvas, args }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main pages' }));
    await expect(bar.queryByRole('button', { name: 'Register' })).toBeNull();
    canvas.getByText('Library roof').scrollIntoView({ block: 'start' });
    await userEvent.click(await bar.findByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalled();
  },
};

/** The page's scroll padding says that a bar covers the top of the window. */
export const InReachUnderABar: Story = {
  ...InReach,
  beforeEach: () => {
    const page = document.documentElement;
    page.style.scrollPaddingBlockStart = '124px';
    return () => page.style.removeProperty('scroll-padding-block-start');
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main pages' }));
    const register = canvas.getByRole('button', { name: 'Register' });
    scrollBy({ top: register.getBoundingClientRect().top - 5, behavior: 'instant' });
    await expect(await bar.findByRole('button', { name: 'Register' })).toBeVisible();
    scrollBy({ top: -200, behavior: 'instant' });
    await waitFor(() => expect(bar.queryByRole('button', { name: 'Register' })).toBeNull());
  },
};

/** For members only: who is none is offered to become one. */
export const MembersOnly: Story = {
  args: {
    event: { ...event, members_only: true, hosts: [{ id: 1, name: 'Astronomy Society' }] },
    onJoin: fn(),
  },
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
    await expect(args.onJoin).toHaveBeenCalledOnce();
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
