import { mutate } from 'swr';
import {
  pageSizeLimits,
  paths,
  type CalendarAddress,
  type ListedEvent,
  type MyEvents,
  type SocietyEvent,
} from 'societies-contract';
import { api } from './client.ts';
import { patiently } from './patiently.ts';
import { isListKey, once, refreshPages, useRead, type ListPage } from './useRead.ts';

/** What of everything that is on is asked for. */
export interface AgendaQuery {
  /** ISO instants: events that begin from the one on and before the other. */
  from?: string;
  to?: string;
  category?: number | null;
  /** Id of the society that hosts them. */
  society?: number;
  mine?: boolean;
  free?: boolean;
  places?: boolean;
  search?: string;
  page?: number;
  pageSize?: number;
}

const addressOf = ({ pageSize, ...query }: AgendaQuery) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ page: 1, ...query, page_size: pageSize })) {
    if (value !== undefined && value !== null && value !== false && value !== '')
      parameters.set(name, String(value));
  }
  return `${paths.whatsOn}?${parameters}`;
};

/** Events of every society. @param query null to read nothing yet. */
export const useAgenda = (query: AgendaQuery | null) =>
  useRead<ListPage<ListedEvent>>(query && addressOf(query), { keepPreviousData: true });

/** Every page of a list, which is asked for in the longest pages there are. @param first the address of the first one */
async function readWhole(first: string): Promise<ListPage<ListedEvent>> {
  const list = await api.get<ListPage<ListedEvent>>(first);
  const pages = Math.ceil(list.count / pageSizeLimits.max);
  const others = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      api.get<ListPage<ListedEvent>>(first.replace('page=1&', `page=${index + 2}&`)),
    ),
  );
  return { ...list, results: [list, ...others].flatMap(({ results }) => results) };
}

/** All of them, on however many pages. */
export const useWholeAgenda = (query: AgendaQuery | null) =>
  useRead<ListPage<ListedEvent>>(query && addressOf({ ...query, page: 1, pageSize: pageSizeLimits.max }), {
    keepPreviousData: true,
    fetcher: readWhole,
  });

export const useMyEvents = () => useRead<MyEvents>(paths.myEvents);

/** Where calendars read the reader's events. */
export const useCalendarAddress = () => useRead<CalendarAddress>(paths.calendar, once);

/** Puts another address in the place of the reader's; the one before answers nobody any more. @throws ApiError */
export async function rotateCalendarAddress(): Promise<void> {
  const address = await api.post<CalendarAddress>(paths.calendar);
  await mutate(paths.calendar, address, { revalidate: false });
}

/**
 * Takes a place at an event, or one in its line.
 * @returns the event with that place.
 * @throws ApiError when the server refuses.
 */
export async function signUpFor({ id, society }: ListedEvent): Promise<SocietyEvent> {
  try {
    return await patiently(() => api.post<SocietyEvent>(paths.eventSignup(society.id, id)));
  } finally {
    await Promise.all([
      refreshPages(paths.whatsOn),
      refreshPages(paths.events(society.id)),
      mutate(isListKey(paths.myEvents)),
    ]);
  }
}
