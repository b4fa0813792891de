import { useEffect } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import type { TableSort } from 'societies-ui/table';
import type { ApiError } from '../api/ApiError.ts';
import { useRead, type ListPage } from '../api/useRead.ts';
import type { ListView, Sort, useListAddress } from './useListAddress.ts';

/** The address of a page of a list. */
export function pagePath(path: string, view: ListView<string>, further: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...further, page: String(view.page) });
  if (view.search !== '') query.set('search', view.search);
  if (view.sort !== null) query.set('sort', view.sort);
  return `${path}?${query}`;
}

/**
 * Reads a page of a list. The page shown stays while the next one is read; a page that is no more, as when its last row was
 * removed, gives way to the last.
 */
export function usePageOf<Item>(
  path: string | null,
  { page, size, setPage }: { page: number; size: number; setPage: (page: number, replace?: boolean) => void },
  settings?: SWRConfiguration,
): Pick<SWRResponse<ListPage<Item>, ApiError>, 'data' | 'error' | 'mutate' | 'isValidating'> & {
  pending: boolean;
} {
  const reading = useRead<ListPage<Item>>(path, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    ...settings,
  });
  const { data, isLoading } = reading;
  const last = data && !isLoading ? Math.max(1, Math.ceil(data.count / size)) : page;
  useEffect(() => {
    // The back button would only lead here again.
    if (page > last) setPage(last, true);
  });
  return {
    data,
    error: reading.error,
    mutate: reading.mutate,
    // Asked for only by who wants it, as SWR's own is: see `isRetrying`.
    get isValidating() {
      return reading.isValidating;
    },
    pending: isLoading && data !== undefined,
  };
}

const toTableSort = (sort: string | null): TableSort | null =>
  sort === null
    ? null
    : { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

/** What a table is told of the list in the address, and what it tells the address. */
export function tableProps<Item, Key extends string>(
  { view, typed, type, setPage, setSort }: ReturnType<typeof useListAddress<Key>>,
  { data, pending }: { data: ListPage<Item> | undefined; pending: boolean },
) {
  return {
    count: data?.count ?? 0,
    page: view.page,
    onPageChange: (page: number) => setPage(page),
    sort: toTableSort(view.sort),
    onSortChange: (sort: TableSort | null) =>
      setSort(sort && ((sort.direction === 'descending' ? `-${sort.column}` : sort.column) as Sort<Key>)),
    search: typed,
    onSearchChange: type,
    pending,
  };
}
