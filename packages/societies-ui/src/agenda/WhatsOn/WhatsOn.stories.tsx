import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { agendaDays, agendaEvents, agendaNow, categories } from '../agenda.fixture.ts';
import { everythingOn, WhatsOn } from './WhatsOn.tsx';

const pages = { count: agendaEvents.length, page: 1, pageSize: 20, onPageChange: fn() };

/**
 * Everything that is on across societies. Days stand one under the other, or a month at a time; chips narrow, and the host
 * keeps what they say in the address. Beside it the reader's own places.
 */
const meta = {
  title: 'Agenda/WhatsOn',
  component: WhatsOn,
  args: {
    events: agendaEvents,
    pages,
    now: agendaNow,
    filter: { ...everythingOn, when: 'week' },
    onFilterChange: fn(),
    categories,
    view: 'agenda',
    onViewChange: fn(),
    month: '2026-11',
    monthDays: agendaDays,
    onMonthChange: fn(),
    mine: agendaEvents.slice(0, 2),
    recommended: { events: agendaEvents.slice(3, 5), because: ['Jazz Orchestra'] },
    onRegister: fn(),
  },
} satisfies Meta<typeof WhatsOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('says how much is on, and under which day', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('7 events');
      const tomorrow = within(canvas.getByRole('group', { name: 'Tomorrow' }));
      await expect(tomorrow.getByText('Saturday 28 November')).toBeVisible();
      await expect(tomorrow.getAllByRole('article')).toHaveLength(2);
    });
    await step(
      'has the reader’s own places beside it, and what may interest them with the reason',
      async () => {
        const yours = within(canvas.getByRole('region', { name: 'Your places' }));
        await expect(yours.getByRole('link', { name: 'Blitz night' })).toBeVisible();
        await expect(yours.getByRole('link', { name: 'All my events' })).toHaveAttribute(
          'href',
          '/my-events',
        );
        const forYou = within(canvas.getByRole('region', { name: 'For you' }));
        await expect(forYou.getByText('Because you are in Jazz Orchestra')).toBeVisible();
        await expect(forYou.getByRole('link', { name: 'Standards and strangers' })).toBeVisible();
      },
    );
    await step('narrows by chips, and one pressed again opens up', async () => {
      const narrow = within(canvas.getByRole('group', { name: 'Show only' }));
      for (const [name, change] of [
        ['Today', { when: 'today' }],
        ['My societies', { mine: true }],
        ['Free', { free: true }],
        ['Places left', { places: true }],
      ] as const) {
        await userEvent.click(narrow.getByRole('button', { name }));
        await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, ...change });
      }
      await userEvent.click(narrow.getByRole('button', { name: 'Sport' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, category: 7 });
      await userEvent.click(narrow.getByRole('button', { name: 'This week', pressed: true }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, when: null });
    });
    await step('searches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search events' }), 'b');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, search: 'b' });
    });
    await step('registers', async () => {
      const [register] = canvas.getAllByRole('button', { name: 'Register' });
      await userEvent.click(register as HTMLElement);
      await expect(args.onRegister).toHaveBeenCalledWith(agendaEvents[3]);
    });
    await step('goes to the month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
      await expect(args.onViewChange).toHaveBeenCalledWith('month');
    });
  },
};

export const ByMonth: Story = {
  parameters: inEveryMode,
  args: { view: 'month', filter: everythingOn, total: 9 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9 events');
    const month = within(canvas.getByRole('region', { name: 'November 2026' }));
    await userEvent.click(month.getByRole('button', { name: 'Saturday 28 November, 2 events' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, when: '2026-11-28' });
    await userEvent.click(month.getByRole('button', { name: 'Next month' }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-12');
  },
};

/** The rest of a full day is opened, and never closed again: its events stand under the month, where the focus goes. */
export const RestOfADay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    view: 'month',
    filter: { ...everythingOn, when: '2026-11-29' },
    monthDays: [{ day: '2026-11-29', count: 5, events: agendaEvents.slice(0, 3) }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 more on Sunday 29 November' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...args.filter, when: '2026-11-29' });
    await expect(canvasElement.querySelector('[data-part="list"]')).toHaveFocus();
  },
};

/** Nobody's places and societies: without an account there are none. */
export const WithoutAccount: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { mine: null, recommended: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Your places' })).toBeNull();
    const chips = within(canvas.getByRole('group', { name: 'Show only' }));
    await expect(chips.queryByRole('button', { name: 'My societies' })).toBeNull();
    await expect(chips.getByRole('button', { name: 'Free' })).toBeVisible();
  },
};

export const NothingOn: Story = {
  args: { events: [], pages: { ...pages, count: 0 }, mine: [], recommended: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing is on at that time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything coming up' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(everythingOn);
  },
};

export const Loading: Story = { args: { events: undefined, pages: { ...pages, count: undefined } } };

export const Failed: Story = {
  args: {
    events: undefined,
    pages: { ...pages, count: undefined },
    error: 'The server did not answer.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
