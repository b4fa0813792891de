import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId, type SocietySortKey } from 'societies-contract';
import type { SocietiesFilter } from '../../api/societies.ts';
import { useListAddress } from '../../lists/useListAddress.ts';

const sortKeys: readonly SocietySortKey[] = ['name', 'members', 'creation_date'];

/** Keeps the filter of a list of societies in the address, with its search, order and page. */
export function useSocietiesFilter() {
  const address = useListAddress(sortKeys);
  const [query] = useSearchParams();
  const categories = (query.get('category') ?? '')
    .split(',')
    .map(readId)
    .filter((id) => id !== undefined);
  const filter: SocietiesFilter = { ...address.view, categories };
  return {
    ...address,
    filter,
    setCategories: (chosen: readonly number[]) => address.change({ category: chosen.join(',') }),
  };
}

/**
 * Returns to page 1 when the number of results changes. Source: specification, section 4.
 * @param count undefined before the first read.
 */
export function usePageReset(
  count: number | undefined,
  { page, setPage }: Pick<ReturnType<typeof useListAddress>, 'setPage'> & { page: number },
): void {
  const before = useRef(count);
  useEffect(() => {
    const changed = before.current !== undefined && count !== undefined && before.current !== count;
    // Replaced, because the old page has other content by now.
    if (changed && page > 1) setPage(1, true);
    before.current = count;
  });
}
