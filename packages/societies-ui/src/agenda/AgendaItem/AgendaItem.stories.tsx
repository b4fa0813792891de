import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { agendaEvents, agendaNow } from '../agenda.fixture.ts';
import type { AgendaEvent } from '../agendaEvent.ts';
import { AgendaItem } from './AgendaItem.tsx';

const [going, waiting, opening, open, lastPlace, withWaitingList, cancelled] = agendaEvents as [
  AgendaEvent,
  AgendaEvent,
  AgendaEvent,
  AgendaEvent,
  AgendaEvent,
  AgendaEvent,
  AgendaEvent,
];

/** One event in a row, in every state that the reader can meet it in. */
const meta = {
  title: 'Agenda/AgendaItem',
  component: AgendaItem,
  args: { event: open, now: agendaNow, onRegister: fn() },
} satisfies Meta<typeof AgendaItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Standards and strangers' })).toBeVisible();
    await expect(canvas.getByText('19:30–22:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(open);
  },
};
/** By keys one goes on at the event's name, the button that was pressed being gone. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Booking(args) {
    const [event, setEvent] = useState(args.event);
    return <AgendaItem {...args} event={event} onRegister={() => setEvent({ ...open, joined: true })} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Register' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Going')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: open.name })).toHaveFocus());
  },
};
/** Where members meet is not for everybody to know. */
export const WithoutAVenue: Story = {
  args: { event: { ...open, venue: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Society:')).toBeInTheDocument();
    await expect(canvas.queryByText('Venue:')).toBeNull();
  },
};
export const LastPlace: Story = { args: { event: lastPlace } };
export const Going: Story = {
  args: { event: going },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Going')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
const paying = {
  instructions: 'Pay at the desk.',
  url: null,
  pay_within_hours: 48,
};
/** Whoever has a place that is to be paid reads until when. */
export const ToPay: Story = {
  args: {
    event: {
      ...going,
      price: 4,
      payment: paying,
      place: { status: 'going', position: null, paid: false, pay_until: '2026-11-28T18:00:00Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be paid by 28 November 2026, 18:00')).toBeVisible();
  },
};
export const ToPayAnyTime: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    event: {
      ...going,
      price: 4,
      payment: { ...paying, pay_within_hours: null },
      place: { status: 'going', position: null, paid: false, pay_until: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be paid')).toBeVisible();
  },
};
export const Paid: Story = {
  args: {
    event: {
      ...going,
      price: 4,
      payment: paying,
      place: { status: 'going', position: null, paid: true, pay_until: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { event: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting · 3rd')).toBeVisible();
  },
};
export const OpensSoon: Story = {
  args: { event: opening },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens in 02:13')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OpensNextWeek: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...opening, datetime: '2026-12-05T10:00:00Z', opens_at: '2026-12-04T12:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens 04 December 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** The button is there when the moment is, without anything loaded anew. */
export const HasOpened: Story = {
  args: { event: opening, now: new Date('2026-11-27T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};
export const WithAWaitingList: Story = {
  args: { event: withWaitingList },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the waiting list' }));
    await expect(args.onRegister).toHaveBeenCalledWith(withWaitingList);
  },
};
export const Full: Story = {
  args: { event: { ...withWaitingList, waiting_list: false } },
  play: async ({ canvas }) => {
    // Of its places, and of the way to one.
    await expect(canvas.getAllByText('Full')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Registration is over, the event is not: by its time, or because the committee closed it. */
export const Closed: Story = {
  args: { event: { ...open, closes_at: '2026-11-27T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration closed')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Inactive: Story = {
  ...Closed,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { event: { ...open, is_active: false } },
};
const saysOnly =
  (word: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  };
export const Cancelled: Story = { args: { event: cancelled }, play: saysOnly('Cancelled') };
export const Over: Story = { args: { now: new Date('2026-12-24T12:00:00Z') }, play: saysOnly('Over') };
/** On several days the end is not the time at which it began. */
export const Weekend: Story = {
  args: { event: { ...going, duration: '48:00:00' }, now: new Date(Date.parse(going.datetime) + 1_800_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:00 – 29 November, 18:00')).toBeVisible();
  },
};
/** Half an hour after it began. */
export const OnNow: Story = {
  args: { now: new Date(Date.parse(open.datetime) + 1_800_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.getByText('Registration closed')).toBeVisible();
    await expect(canvas.queryByText('Over')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const GoingAndOnNow: Story = {
  args: { event: going, now: new Date(Date.parse(going.datetime) + 1_800_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
    await expect(canvas.getByText('Going')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const WithQuestions: Story = {
  args: { event: { ...open, questions: [{}] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
  },
};
export const Registering: Story = { args: { pending: true } };

/** For members only: its page offers to join. */
export const MembersOnly: Story = {
  args: { event: { ...open, members_only: true } },
  decorators: [
    (Story) => (
      <SocietiesProvider memberOf={[99]}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Members only' })).toBeVisible();
  },
};

/** The verb is that of its society's join mode. */
export const MembersOnlyByAsking: Story = {
  ...MembersOnly,
  args: { event: { ...open, members_only: true, society: { ...open.society, join_mode: 'ask' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask to join' })).toBeVisible();
  },
};
export const MembersOnlyByInvitation: Story = {
  ...MembersOnly,
  args: { event: { ...open, members_only: true, society: { ...open.society, join_mode: 'invite' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'By invitation' })).toBeVisible();
  },
};
/** Whoever has asked to join waits for an answer. */
export const MembersOnlyAsked: Story = {
  ...MembersOnly,
  args: {
    event: {
      ...open,
      members_only: true,
      society: { ...open.society, join_mode: 'ask', membership: 'requested' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asked')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ask to join' })).toBeNull();
  },
};
