import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { limits, type SocietySortKey } from 'societies-contract';
import type { SocietiesFilter } from '../../api/societies.ts';

/** Milliseconds without a key before a search is made. */
const typingPause = 200;

const sortPattern = /^-?(?:name|members|creation_date)$/;

function readFilter(query: URLSearchParams): SocietiesFilter {
  const sort = query.get('sort') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, limits.search.max),
    categories: (query.get('category') ?? '')
      .split(',')
      .filter((id) => /^[1-9][0-9]{0,8}$/.test(id))
      .map(Number),
    sort: sortPattern.test(sort) ? (sort as SocietySortKey | `-${SocietySortKey}`) : null,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

function writeFilter({ search, categories, sort, page }: SocietiesFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (categories.length > 0) query.set('category', categories.join(','));
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/**
 * The filter of a list of societies, kept in the address: a reload, a bookmark and the back button show the same list.
 * @returns `filter` to read with; `search` as it is being typed, which the filter follows after a pause; `change`.
 */
export function useSocietiesFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const [typed, setTyped] = useState(filter.search);

  // Back, forward and links change the address without anybody typing; what is typed here replaces the entry.
  const { key } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Replace;
  const [adopted, setAdopted] = useState(key);
  if (arrived && adopted !== key) {
    setAdopted(key);
    setTyped(filter.search);
  }

  /** Narrowing starts at page one again; ordering and paging do not. A search still being typed goes along. */
  const change = (part: Partial<SocietiesFilter>) => {
    const narrows = part.categories !== undefined || typed !== filter.search;
    setQuery(writeFilter({ ...filter, search: typed, ...(narrows && { page: 1 }), ...part }), {
      // Or the back button would spell the search backwards.
      replace: Object.keys(part).length === 0,
      preventScrollReset: part.page === undefined,
    });
  };

  // Waits for a pause in the typing, which is outside React.
  useEffect(() => {
    if (typed === filter.search) return;
    const pause = setTimeout(() => change({}), typingPause);
    return () => clearTimeout(pause);
  });

  return { filter, search: typed, setSearch: setTyped, change };
}

/**
 * Goes to page one when the number of societies found changes. Source: specification, section 4.
 * @param count undefined while nothing has been read.
 */
export function usePageReset(count: number | undefined, reset: () => void): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && before.current !== count) reset();
    before.current = count;
  });
}
