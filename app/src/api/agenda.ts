import { mutate } from 'swr';
import {
  pageSizeLimits,
  paths,
  type ListedEvent,
  type MyEvents,
  type SocietyEvent,
} from 'societies-contract';
import { api } from './client.ts';
import { patiently } from './patiently.ts';
import { isListKey, refreshPages, useRead, type ListPage } from './useRead.ts';

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

/** As many as one call tells of. */
export const useWholeAgenda = (query: AgendaQuery | null) =>
  useAgenda(query && { ...query, pageSize: pageSizeLimits.max });

export const useMyEvents = () => useRead<MyEvents>(paths.myEvents);

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
