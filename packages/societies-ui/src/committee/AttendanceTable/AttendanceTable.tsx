import { forwardRef } from 'react';
import type { SocietyAnalytics } from 'societies-contract';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Panel, type PanelProps } from '../../shell/Panel/Panel.tsx';
import { Scroll } from './AttendanceTable.styles.ts';

export const attendanceTableMessages = {
  title: 'Who came',
  hint: 'For your recent events: who had a place, who waited, and who was checked in at the door.',
  event: 'Event',
  registered: 'Registered',
  waiting: 'Waiting',
  came: 'Came',
  missing: 'No-shows',
  uncounted: 'Not counted',
  /** A series: how many of its dates are over, and the last of them. */
  dates: (count: number, last: string) => `${count} dates, last on ${last}`,
} as const;

export interface AttendanceTableProps extends Omit<PanelProps, 'title' | 'hint' | 'action' | 'children'> {
  /** Past events, latest first. One that is not `counted` had no check-in. */
  events: NonNullable<SocietyAnalytics['attendance']>;
}

/** Registered and attended guests of each event. */
export const AttendanceTable = forwardRef<HTMLDivElement, AttendanceTableProps>(function AttendanceTable(
  { events, ...rest },
  ref,
) {
  const messages = useMessages('AttendanceTable', attendanceTableMessages);
  const dates = useDates();
  const { number } = useNumbers();
  return (
    <Panel ref={ref} data-soc="AttendanceTable" title={messages.title} hint={messages.hint} {...rest}>
      {/* Scrolls sideways on phones, so it must be scrollable by keyboard. */}
      <Scroll role="group" aria-label={messages.title} tabIndex={0}>
        <table data-part>
          <thead data-part>
            <tr data-part>
              <th data-part scope="col">
                {messages.event}
              </th>
              {[messages.registered, messages.waiting, messages.came, messages.missing].map((name) => (
                <th key={name} scope="col" data-part="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-part>
            {events.map((event) => (
              <tr data-part key={event.id}>
                <th data-part scope="row">
                  <span>{event.name}</span>
                  <span data-part="date">
                    {(event.dates ?? 1) > 1
                      ? messages.dates(event.dates ?? 1, dates.day(event.starts_at))
                      : dates.day(event.starts_at)}
                  </span>
                </th>
                <td data-part="number">{number(event.registered)}</td>
                <td data-part="number">{number(event.waiting)}</td>
                {event.counted ? (
                  <>
                    <td data-part="number">{number(event.came)}</td>
                    <td data-part="number">{number(Math.max(0, event.registered - event.came))}</td>
                  </>
                ) : (
                  <td data-part="number" colSpan={2}>
                    {messages.uncounted}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
});
AttendanceTable.displayName = 'AttendanceTable';
