import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { agendaDays, agendaNow } from '../agenda.fixture.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

/** A month: dots say how much is on where there is little room, names where there is much. */
const meta = {
  title: 'Agenda/MonthCalendar',
  component: MonthCalendar,
  args: {
    month: '2026-11',
    days: agendaDays,
    now: agendaNow,
    onDayChange: fn(),
    onMonthChange: fn(),
    style: { maxInlineSize: 320 },
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  parameters: inEveryColour,
  args: { day: '2026-11-28' },
  play: async ({ canvas, args, step }) => {
    await step('begins on a Monday, and today is marked', async () => {
      await expect(canvas.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Monday');
      await expect(canvas.getByRole('button', { name: 'Friday 27 November, 2 events' })).toHaveAttribute(
        'aria-current',
        'date',
      );
    });
    await step('a day with something on is chosen by keyboard', async () => {
      canvas.getByRole('button', { name: 'Sunday 29 November, 3 events' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDayChange).toHaveBeenCalledWith('2026-11-29');
    });
    await step('the month before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
      await expect(args.onMonthChange).toHaveBeenCalledWith('2026-10');
    });
  },
};

export const Large: Story = {
  parameters: inEveryColour,
  args: {
    size: 'large',
    style: undefined,
    days: agendaDays.map((day) => (day.day === '2026-11-29' ? { ...day, count: 5 } : day)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 more on Sunday 29 November' }));
    await expect(args.onDayChange).toHaveBeenCalledWith('2026-11-29');
    await expect(canvas.getByRole('link', { name: '18:00 Blitz night' })).toHaveAttribute(
      'href',
      '/societies/2/events/1',
    );
  },
};
