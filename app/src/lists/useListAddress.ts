import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { searchLimits } from 'societies-contract';

/** Milliseconds without a key before a search is made. */
const typingPause = 200;

/** A key of an order, `-` before it for descending. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** What of a list is shown. */
export interface ListView<Key extends string> {
  search: string;
  /** null: the list's own order. */
  sort: Sort<Key> | null;
  /** From 1. */
  page: number;
}

/** What changes in the address; null takes a parameter away. */
type Change = Record<string, string | null>;

/**
 * What of a list is shown, kept in the address: a reload, a bookmark and the back button show the same.
 * @param keys by what the list can be sorted.
 * @param prefix begins the parameters' names, where a page has two lists.
 * @returns `view` to read with; `typed`, the search as it is being typed, which the view follows after a pause; `change`, which
 *   begins at page 1 unless it names a page.
 */
export function useListAddress<Key extends string>(keys: readonly Key[], prefix = '') {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(prefix + name) ?? '';
  const sort = read('sort');
  const view: ListView<Key> = {
    search: read('search').slice(0, searchLimits.max),
    sort: keys.some((key) => sort === key || sort === `-${key}`) ? (sort as Sort<Key>) : null,
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(read('page'))) || 1)),
  };
  const [typed, setTyped] = useState(view.search);

  // Back, forward and links change the address without anybody typing; what is typed here replaces the entry.
  const { key } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Replace;
  const [adopted, setAdopted] = useState(key);
  if (arrived && adopted !== key) {
    setAdopted(key);
    setTyped(view.search);
  }

  /** Changes the address; a search still being typed goes along. */
  const change = (part: Change, { replace = false, keepPage = false } = {}) => {
    const next = new URLSearchParams(query);
    const parts = { ...(!keepPage && { page: null }), search: typed, ...part };
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '' || (name === 'page' && value === '1')) next.delete(prefix + name);
      else next.set(prefix + name, value);
    }
    // A turned page is read from its top.
    setQuery(next, { replace, preventScrollReset: part.page === undefined });
  };

  // Waits for a pause in the typing, which is outside React.
  useEffect(() => {
    if (typed === view.search) return;
    // Replaced, or the back button would spell the search backwards.
    const pause = setTimeout(() => change({}, { replace: true }), typingPause);
    return () => clearTimeout(pause);
  });

  return {
    view,
    typed,
    setTyped,
    change,
    setSort: (to: Sort<Key> | null, keepPage = false) => change({ sort: to }, { keepPage }),
    setPage: (to: number, replace = false) => change({ page: String(to) }, { replace }),
  };
}
