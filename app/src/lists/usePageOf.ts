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
 * Reads a page of a list. Keeps the displayed page until the next one is loaded. A page that no longer exists, for example
 * after its last row was removed, is replaced by the last page.
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
    // Replaced, because the back button would only return here.
    if (page > last) setPage(last, true);
  });
  return {
    data,
    error: reading.error,
    mutate: reading.mutate,
    // A getter like SWR's own, because accessing it makes the component render on every revalidation: see `isRetrying`.
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

/** A table's props for the list in the address. */
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
