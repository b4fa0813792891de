import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { firstOf, readId, searchLimits } from 'societies-contract';
import { typingPause } from '../time/useDebounced.ts';

/** A sort key, with `-` before it for descending. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** The displayed part of a list. */
export interface ListView<Key extends string> {
  search: string;
  /** Null for the list's default order. */
  sort: Sort<Key> | null;
  /** From 1. */
  page: number;
}

/** Query parameters to change; null removes one. */
type Change = Record<string, string | null>;

/**
 * Keeps a list's search, order and page in the address, so that reloading, bookmarks and the back button work.
 * @param keys the list's sort keys.
 * @param prefix of the parameters' names, for pages with two lists.
 * @returns `view` for reading, debounced while typing; `typed`, the current search text; `change`, which goes to page 1 unless
 * it names a page.
 */
export function useListAddress<Key extends string>(keys: readonly Key[], prefix = '') {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(prefix + name) ?? '';
  const sort = read('sort');
  const addressed: ListView<Key> = {
    search: firstOf(read('search'), searchLimits.max),
    sort: keys.some((key) => sort === key || sort === `-${key}`) ? (sort as Sort<Key>) : null,
    page: Math.min(1_000_000, readId(read('page')) ?? 1),
  };
  const [typed, setTyped] = useState(addressed.search);
  // The view before typing began, until it pauses.
  const [held, setHeld] = useState<ListView<Key> | null>(null);

  // Typing replaces the history entry; any other new entry is a navigation, which takes effect at once.
  const { key } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Replace;
  const [adopted, setAdopted] = useState(key);
  if (arrived && adopted !== key) {
    setAdopted(key);
    setTyped(addressed.search);
    setHeld(null);
  }

  // Synchronises with a timer: ends the pause after the last key.
  useEffect(() => {
    if (held === null) return;
    const pause = setTimeout(() => setHeld(null), typingPause);
    return () => clearTimeout(pause);
  }, [held, typed]);

  const write = (parts: Change, settings: { replace: boolean; preventScrollReset: boolean }) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '' || (name === 'page' && value === '1')) next.delete(prefix + name);
      else next.set(prefix + name, value);
    }
    setQuery(next, settings);
  };

  /** Changes the address, including a search that is still being typed. */
  const change = (part: Change, { replace = false, keepPage = false } = {}) => {
    setHeld(null);
    // A new page is read from its top.
    const preventScrollReset = part.page === undefined;
    write({ ...(!keepPage && { page: null }), search: typed, ...part }, { replace, preventScrollReset });
  };

  /**
   * Puts the text into the address at once, and delays only the reading: a later change of the address could undo a navigation
   * made meanwhile.
   */
  const type = (search: string) => {
    setTyped(search);
    setHeld(held ?? addressed);
    // Replaced, because otherwise the back button would undo the search letter by letter.
    write({ search, page: null }, { replace: true, preventScrollReset: true });
  };

  return {
    view: held ?? addressed,
    typed,
    type,
    change,
    setSort: (to: Sort<Key> | null, keepPage = false) => change({ sort: to }, { keepPage }),
    setPage: (to: number, replace = false) => change({ page: String(to) }, { replace }),
  };
}
