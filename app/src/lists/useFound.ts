import type { SWRResponse } from 'swr';
import type { ApiError } from '../api/ApiError.ts';
import { useRead, type ListPage } from '../api/useRead.ts';

/** What a picker lists at once; typing finds the rest. */
const listed = 50;

/**
 * What a list holds of `search`, for a picker. The last answer stays until the next is there.
 * @param path null to read nothing.
 */
export function useFound<Item>(path: string | null, search: string): SWRResponse<ListPage<Item>, ApiError> {
  const query = new URLSearchParams({ search, page: '1', page_size: String(listed) });
  return useRead<ListPage<Item>>(path && `${path}?${query}`, { keepPreviousData: true });
}
