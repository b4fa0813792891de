import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { agendaEvents, agendaNow } from '../agenda.fixture.ts';
import { MyEvents } from './MyEvents.tsx';

/** The reader's places: to come, on the waiting list, and folded those that are over. */
const meta = {
  title: 'Agenda/MyEvents',
  component: MyEvents,
  args: {
    now: agendaNow,
    onTicket: fn(),
    events: {
      upcoming: agendaEvents.slice(0, 1),
      waiting: agendaEvents.slice(1, 2),
      past: agendaEvents.slice(6).map((event) => ({ ...event, datetime: '2026-10-16T17:00:00Z' })),
    },
  },
} satisfies Meta<typeof MyEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'You are going' })).toHaveTextContent('Blitz night');
    await userEvent.click(canvas.getByRole('button', { name: 'Show my code', description: 'Blitz night' }));
    await expect(args.onTicket).toHaveBeenCalledWith(expect.objectContaining({ name: 'Blitz night' }));
    await expect(canvas.getByRole('region', { name: 'You are on the waiting list' })).toHaveTextContent(
      'Gritstone taster',
    );
    await expect(canvas.getByText('Long walk')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Past (1)'));
    await expect(canvas.getByText('Long walk')).toBeVisible();
  },
};

/** What a society hides is not gone: it says so. */
export const SwitchedOff: Story = {
  args: {
    events: {
      upcoming: [],
      waiting: [],
      past: [],
      hidden: [
        { id: 901, name: 'Sidewalk telescopes', society: { id: 1, name: 'Astronomy Society' } },
        { id: 902, name: 'Night walk', society: { id: 1, name: 'Astronomy Society' } },
      ],
    },
  },
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Astronomy Society has switched its events off: Sidewalk telescopes, Night walk. You keep your places, and will be told when they are back on.',
    );
    await expect(canvas.queryByText('You have no places yet')).toBeNull();
  },
};

export const None: Story = {
  args: { events: { upcoming: [], waiting: [], past: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See what’s on' })).toHaveAttribute('href', '/whats-on');
  },
};

/** Nothing stands below a placeholder that lists of any height take the place of. */
export const Loading: Story = {
  args: { events: undefined, children: 'Follow them in a calendar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Follow them in a calendar')).toBeNull();
  },
};
export const Failed: Story = {
  args: { events: undefined, error: 'The server did not answer.', onRetry: fn() },
};
