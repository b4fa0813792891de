import { mutate } from 'swr';
import { paths, type CalendarAddress, type MonthDay, type MyEvents, type WhatsOn } from 'societies-contract';
import { api } from './client.ts';
import { once, refreshPages, useRead } from './useRead.ts';

/** Filters of What's on. */
interface AgendaFilter {
  category?: number | null;
  /** Id of a hosting society. */
  society?: number;
  mine?: boolean;
  free?: boolean;
  places?: boolean;
  search?: string;
}

export interface AgendaQuery extends AgendaFilter {
  /** ISO times: events that start from `from` on and before `to`. */
  from?: string;
  to?: string;
  /** Of each series only the next date. */
  folded?: boolean;
  page?: number;
  pageSize?: number;
}

function parametersOf(
  query: Readonly<Record<string, string | number | boolean | null | undefined>>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== false && value !== '')
      parameters.set(name, String(value));
  }
  return parameters;
}

const addressOf = ({ pageSize, ...query }: AgendaQuery) =>
  `${paths.whatsOn}?${parametersOf({ page: 1, ...query, page_size: pageSize })}`;

/** Events of all societies. @param query null reads nothing. */
export const useAgenda = (query: AgendaQuery | null) =>
  useRead<WhatsOn>(query && addressOf(query), { keepPreviousData: true });

/** The days of a month such as `2026-11`, as the reader's clock has them. @param query null reads nothing. */
export const useAgendaMonth = (query: (AgendaFilter & { month: string }) | null) =>
  useRead<MonthDay[]>(
    query &&
      `${paths.whatsOnMonth}?${parametersOf({ ...query, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`,
    { keepPreviousData: true },
  );

export const useMyEvents = () => useRead<MyEvents>(paths.myEvents);

/** The address of the user's calendar feed. */
export const useCalendarAddress = () => useRead<CalendarAddress>(paths.calendar, once);

/** Replaces the calendar address, so that the old one stops working. @throws ApiError */
export async function rotateCalendarAddress(): Promise<void> {
  const address = await api.post<CalendarAddress>(paths.calendar);
  await mutate(paths.calendar, address, { revalidate: false });
}

/** After the user's registrations changed. */
export const refreshAgenda = () => Promise.all([refreshPages(paths.whatsOn), mutate(paths.myEvents)]);
