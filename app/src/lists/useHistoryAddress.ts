import { useSearchParams } from 'react-router-dom';
import { firstOf, historyActions, readId, universityIdLimits } from 'societies-contract';
import type { HistoryFilter, HistoryFiltersProps } from 'societies-ui/committee';
import { useListAddress } from './useListAddress.ts';
import { pagePath } from './usePageOf.ts';

const latestFirst: readonly never[] = [];
const day = /^\d{4}-\d\d-\d\d$/;

/** What the address narrows a history to; what cannot be meant is left out. */
function filterIn(query: URLSearchParams): HistoryFilter {
  const dayIn = (name: string) => {
    const value = query.get(name) ?? '';
    return day.test(value) ? value : null;
  };
  return {
    actor: firstOf(query.get('actor') ?? '', universityIdLimits.loginMax) || null,
    action: historyActions.find((action) => action === query.get('action')) ?? null,
    society: readId(query.get('society'))?.toString() ?? null,
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

/**
 * Keeps what a history is narrowed to, its search and its page in the address.
 * @returns `pathOf`, the address of the page that is shown; `filters`, the props of the filters; `narrowed`, whether only a part is
 * asked for.
 */
export function useHistoryAddress() {
  const address = useListAddress(latestFirst);
  const [query] = useSearchParams();
  const filter = filterIn(query);
  const chosen = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ) as Record<string, string>;
  const filters: Pick<HistoryFiltersProps, 'filter' | 'onFilterChange' | 'search' | 'onSearchChange'> = {
    filter,
    // A day is complete several times while its year is typed.
    onFilterChange: (next) =>
      address.change({ ...next }, { replace: next.from !== filter.from || next.to !== filter.to }),
    search: address.typed,
    onSearchChange: address.type,
  };
  return {
    view: address.view,
    setPage: address.setPage,
    filter,
    filters,
    narrowed: Object.keys(chosen).length > 0 || address.view.search !== '',
    pathOf: (list: string) => pagePath(list, address.view, chosen),
  };
}
