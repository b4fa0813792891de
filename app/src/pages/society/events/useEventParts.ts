import { useState } from 'react';
import { pageSizeLimits, paths, type ListedEvent, type SocietyEvent } from 'societies-contract';
import type { EventGridProps } from 'societies-ui';
import { isRetrying, useRead, type ListPage } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { usePageOf } from '../../../lists/usePageOf.ts';

const oneOrder: readonly never[] = [];
const size = pageSizeLimits.events;

/**
 * A society's events in three parts: the user's own, other coming ones, and past ones, which are read when unfolded. The pages
 * of the last two are in the address.
 * @param society as in the address; null reads nothing, while the feature is off or unknown.
 * @returns `parts`, props of the library's grid; `cohosted`, the coming events of others that this society hosts too; `toCome`,
 * the number of coming events; `show`, which goes to another page of them; `unfold`, which shows past events; `withWhole`, which
 * adapts a handler of whole events to a card that passes only the fields it shows.
 */
export function useEventParts(society: string | null) {
  const list = (query: string) => society && `${paths.events(society)}?${query}`;
  const address = useListAddress(oneOrder);
  const pastAddress = useListAddress(oneOrder, 'past-');
  const [open, setOpen] = useState(pastAddress.view.page > 1);
  const { page } = address.view;
  const pastPage = pastAddress.view.page;
  const coming = usePageOf<SocietyEvent>(
    list(`when=coming&mine=false&folded=true&page=${page}`),
    { page, size, setPage: address.setPage },
    { revalidateOnFocus: true },
  );
  const mine = useRead<ListPage<SocietyEvent>>(
    list(`when=coming&mine=true&page=1&page_size=${pageSizeLimits.max}`),
  );
  const counted = useRead<ListPage<SocietyEvent>>(list('when=past&page=1&page_size=1'));
  const past = usePageOf<SocietyEvent>(open ? list(`when=past&page=${pastPage}`) : null, {
    page: pastPage,
    size,
    setPage: pastAddress.setPage,
  });
  const hosted = useRead<ListPage<ListedEvent>>(society && `${paths.whatsOn}?society=${society}`);
  const readings = [coming, mine, counted];
  const failed = readings.find(({ error }) => error)?.error;
  const isThere = readings.every(({ data }) => data !== undefined);
  // An event that the user signs up for stays in its place until the next read, so that nothing moves under a finger.
  const yours = mine.data?.results ?? [];
  const ids = new Set(yours.map(({ id }) => id));
  const pages = ({ data, pending }: typeof past, at: number, go: (to: number) => void) => ({
    count: data?.count,
    page: at,
    pageSize: size,
    pending,
    onPageChange: go,
  });
  const parts = {
    events: isThere ? coming.data?.results.filter(({ id }) => !ids.has(id)) : undefined,
    yours,
    pages: pages(coming, page, address.setPage),
    past: {
      count: counted.data?.count,
      open,
      onToggle: setOpen,
      events: past.data?.results,
      pages: pages(past, pastPage, pastAddress.setPage),
      error: past.error?.message,
      onRetry: () => void past.mutate(),
    },
    error: failed?.message,
    onRetry: () => readings.forEach(({ mutate }) => void mutate()),
    retrying: readings.some(isRetrying),
  } satisfies Partial<EventGridProps>;
  return {
    parts,
    cohosted: hosted.data?.results.filter((event) => String(event.society.id) !== society) ?? [],
    toCome: isThere ? (coming.data?.count ?? 0) + (mine.data?.count ?? 0) : undefined,
    show: (to: number) => {
      if (to !== page) address.setPage(to);
    },
    unfold: () => setOpen(true),
    withWhole:
      (act: (event: SocietyEvent) => void) =>
      ({ id }: { id: number }) => {
        const all = [coming, mine, past].flatMap(({ data }) => data?.results ?? []);
        const whole = all.find((event) => event.id === id);
        if (whole) act(whole);
      },
  };
}
