import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { searchLimits } from 'societies-contract';

/** Milliseconds without a key before a list is read anew. */
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
 * @returns `view` to read with, which follows what is typed after a pause; `typed`, the search as it is being typed; `change`,
 *   which begins at page 1 unless it names a page.
 */
export function useListAddress<Key extends string>(keys: readonly Key[], prefix = '') {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(prefix + name) ?? '';
  const sort = read('sort');
  const addressed: ListView<Key> = {
    search: read('search').slice(0, searchLimits.max),
    sort: keys.some((key) => sort === key || sort === `-${key}`) ? (sort as Sort<Key>) : null,
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(read('page'))) || 1)),
  };
  const [typed, setTyped] = useState(addressed.search);
  // What was shown when the typing began, until it pauses.
  const [held, setHeld] = useState<ListView<Key> | null>(null);

  // Back, forward and links change the address without anybody typing; what is typed here replaces the entry.
  const { key } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Replace;
  const [adopted, setAdopted] = useState(key);
  if (arrived && adopted !== key) {
    setAdopted(key);
    setTyped(addressed.search);
    setHeld(null);
  }

  // The pause is outside React.
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

  /** Changes the address; a search still being typed goes along. */
  const change = (part: Change, { replace = false, keepPage = false } = {}) => {
    setHeld(null);
    // A turned page is read from its top.
    const preventScrollReset = part.page === undefined;
    write({ ...(!keepPage && { page: null }), search: typed, ...part }, { replace, preventScrollReset });
  };

  /**
   * Takes what is typed into the address at once, and only the reading waits: an address that changed later could take somebody
   * back who has followed a link in the meantime.
   */
  const type = (search: string) => {
    setTyped(search);
    setHeld(held ?? addressed);
    // Replaced, or the back button would spell the search backwards.
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
