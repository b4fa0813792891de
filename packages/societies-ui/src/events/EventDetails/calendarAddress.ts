import { endOf, type SocietyEvent } from 'societies-contract';

type Dated = Pick<SocietyEvent, 'name' | 'description' | 'venue' | 'datetime' | 'duration'>;

const to = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** A time as `20261213T113000Z`. */
const compact = (instant: string | Date) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Addresses that add an event to a web calendar. */
export const calendarAddress = {
  google: (event: Dated) =>
    to('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.name,
      dates: `${compact(event.datetime)}/${compact(endOf(event))}`,
      details: event.description,
      location: event.venue,
    }),
  outlook: (event: Dated) =>
    to('https://outlook.office.com/calendar/0/action/compose', {
      rru: 'addevent',
      subject: event.name,
      startdt: event.datetime,
      enddt: endOf(event).toISOString(),
      body: event.description,
      location: event.venue,
    }),
};
