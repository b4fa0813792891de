import type { SWRResponse } from 'swr';
import type { ApiError } from '../api/ApiError.ts';
import { useRead, type ListPage } from '../api/useRead.ts';

/** Number of items in a picker; typing finds the rest. */
const listed = 50;

/**
 * Items that match `search`, for a picker. Keeps the last results until the next ones arrive.
 * @param path null reads nothing.
 */
export function useFound<Item>(path: string | null, search: string): SWRResponse<ListPage<Item>, ApiError> {
  const query = new URLSearchParams({ search, page: '1', page_size: String(listed) });
  return useRead<ListPage<Item>>(path && `${path}?${query}`, { keepPreviousData: true });
}
