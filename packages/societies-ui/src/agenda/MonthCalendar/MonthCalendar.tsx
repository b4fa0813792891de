import { addMonths, eachDayOfInterval, endOfMonth, format, getDay, parseISO } from 'date-fns';
import { forwardRef, useContext, useId, type ComponentPropsWithoutRef } from 'react';
import { ChevronLeft, ChevronRight } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import type { AgendaMonthDay } from '../agendaEvent.ts';
import { Root } from './MonthCalendar.styles.ts';

export const monthCalendarMessages = {
  previous: 'Previous month',
  next: 'Next month',
  day: (day: string, events: number) =>
    `${day}, ${events === 0 ? 'nothing on' : events === 1 ? '1 event' : `${events} events`}`,
  more: (count: number) => `${count} more`,
  moreOf: (count: number, day: string) => `${count} more on ${day}`,
} as const;

export interface MonthCalendarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The month shown, `2026-11`. */
  month: string;
  /** The month's days on which something is on. */
  days: readonly AgendaMonthDay[];
  /** The current time, which decides what is today. */
  now: Date;
  /** `small` shows events as dots, `large` by name. @default 'small' */
  size?: 'small' | 'large';
  /** The selected day as an ISO date. */
  day?: string | null;
  /** Called with the selected day as an ISO date. Without it days cannot be selected. */
  onDayChange?: (day: string) => void;
  /**
   * Called with the ISO date of a day whose further events are asked for, so that the host shows them all. @default `onDayChange`
   */
  onDayOpen?: (day: string) => void;
  /** Called with the requested month, `2026-12`. Without it there are no arrows. */
  onMonthChange?: (month: string) => void;
}

/** Maximum number of dots or names per day. */
const mostNamed = 3;

/** A calendar of a month's events. */
export const MonthCalendar = forwardRef<HTMLElement, MonthCalendarProps>(function MonthCalendar(
  {
    month,
    days: daysOn,
    now,
    size = 'small',
    day,
    onDayChange,
    onDayOpen = onDayChange,
    onMonthChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages('MonthCalendar', monthCalendarMessages);
  const dates = useDates();
  const routes = useRoutes();
  const { locale } = useContext(SocietiesContext);
  const id = useId();
  const first = parseISO(`${month}-01`);
  // Monday by default.
  const weekStart = locale?.options?.weekStartsOn ?? 1;
  const before = (getDay(first) - weekStart + 7) % 7;
  const days = eachDayOfInterval({ start: first, end: endOfMonth(first) }).map((each) =>
    format(each, 'yyyy-MM-dd'),
  );
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => days[week * 7 + at - before]),
  );
  const on = new Map(daysOn.map((found) => [found.day, found]));
  const today = dates.isoDay(now);
  const go = (months: number) => onMonthChange?.(format(addMonths(first, months), 'yyyy-MM'));

  const cell = (date: string) => {
    const { count = 0, events = [] } = on.get(date) ?? {};
    const more = count - mostNamed;
    const numeral = <span data-part="number">{Number(date.slice(8))}</span>;
    const label = messages.day(dates.weekdayAndDate(date), count);
    return (
      <>
        {onDayChange && count > 0 ? (
          <button
            data-part
            type="button"
            aria-label={label}
            aria-pressed={date === day}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onDayChange(date)}
          >
            {numeral}
            {size === 'small' && <Dots count={count} />}
          </button>
        ) : (
          <span data-part="day" aria-current={date === today ? 'date' : undefined}>
            {numeral}
            {size === 'small' && <Dots count={count} />}
          </span>
        )}
        {size === 'large' && count > 0 && (
          <ul data-part>
            {events.slice(0, mostNamed).map((event) => (
              <li data-part key={event.id}>
                <LinkOrText href={routes.event({ id: event.id, society: event.society.id })}>
                  <time data-part dateTime={event.datetime}>
                    {dates.time(event.datetime)}
                  </time>{' '}
                  <span>{event.name}</span>
                </LinkOrText>
              </li>
            ))}
            {more > 0 && (
              <li data-part>
                {onDayOpen ? (
                  <button
                    type="button"
                    data-part="more"
                    aria-label={messages.moreOf(more, dates.weekdayAndDate(date))}
                    onClick={() => onDayOpen(date)}
                  >
                    {messages.more(more)}
                  </button>
                ) : (
                  messages.more(more)
                )}
              </li>
            )}
          </ul>
        )}
      </>
    );
  };

  return (
    <Root ref={ref} data-soc="MonthCalendar" data-size={size} aria-labelledby={id} {...rest}>
      <div data-part="head">
        <h2 data-part id={id} aria-live="polite">
          {dates.monthAndYear(month)}
        </h2>
        {onMonthChange && (
          <div data-part="arrows">
            <IconButton label={messages.previous} onClick={() => go(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={messages.next} onClick={() => go(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
      <table data-part aria-labelledby={id}>
        <thead data-part>
          <tr data-part>
            {Array.from({ length: 7 }, (_, at) => {
              // 4 January 1970 was a Sunday.
              const date = format(new Date(1970, 0, 4 + weekStart + at), 'yyyy-MM-dd');
              return (
                <th data-part key={at} scope="col" abbr={dates.weekday(date)}>
                  {dates.weekday(date, 'narrow')}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody data-part>
          {weeks.map((week, index) => (
            <tr data-part key={index}>
              {week.map((date, at) => (
                <td
                  data-part
                  key={at}
                  data-state={date === undefined ? 'outside' : date < today ? 'past' : undefined}
                >
                  {date !== undefined && cell(date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
});
MonthCalendar.displayName = 'MonthCalendar';

/** One dot per event, up to three. */
const Dots = ({ count }: { count: number }) => (
  <span data-part="dots" aria-hidden="true">
    {Array.from({ length: Math.min(count, mostNamed) }, (_, index) => (
      <span key={index} />
    ))}
  </span>
);
