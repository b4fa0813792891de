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

/** A query of What's on. */
export interface AgendaQuery {
  /** ISO times: events that start from `from` on and before `to`. */
  from?: string;
  to?: string;
  category?: number | null;
  /** Id of a hosting society. */
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

/** Events of all societies. @param query null reads nothing. */
export const useAgenda = (query: AgendaQuery | null) =>
  useRead<ListPage<ListedEvent>>(query && addressOf(query), { keepPreviousData: true });

/** Reads every page of a list, with the largest page size. @param first the address of the first page */
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

/** All matching events, over all pages. */
export const useWholeAgenda = (query: AgendaQuery | null) =>
  useRead<ListPage<ListedEvent>>(query && addressOf({ ...query, page: 1, pageSize: pageSizeLimits.max }), {
    keepPreviousData: true,
    fetcher: readWhole,
  });

export const useMyEvents = () => useRead<MyEvents>(paths.myEvents);

/** The address of the user's calendar feed. */
export const useCalendarAddress = () => useRead<CalendarAddress>(paths.calendar, once);

/** Replaces the calendar address, so that the old one stops working. @throws ApiError */
export async function rotateCalendarAddress(): Promise<void> {
  const address = await api.post<CalendarAddress>(paths.calendar);
  await mutate(paths.calendar, address, { revalidate: false });
}

/**
 * Signs up for an event or its waiting list.
 * @returns the event with the registration.
 * @throws ApiError if the server refuses.
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
