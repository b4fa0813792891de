import type { SocietyFilter, SocietyFiltersProps, SocietyGridProps } from 'societies-ui';
import { useCategories, useSocieties } from '../../api/societies.ts';
import { isRetrying } from '../../api/useRead.ts';
import { usePageReset, useSocietiesFilter } from './useSocietiesFilter.ts';

export interface SocietiesList {
  filters: Pick<SocietyFiltersProps, 'value' | 'onChange' | 'categories'>;
  grid: Pick<
    SocietyGridProps,
    'societies' | 'count' | 'page' | 'onPageChange' | 'pending' | 'error' | 'onRetry' | 'retrying'
  >;
}

/** Props of the browsable list of societies, for students and administrators. */
export function useSocietiesList(): SocietiesList {
  const { filter, typed, type, setPage, setSort, setCategories } = useSocietiesFilter();
  const categories = useCategories();
  const societies = useSocieties(filter);
  usePageReset(societies.data?.count, { page: filter.page, setPage });

  const narrow = (next: SocietyFilter) => {
    if (next.search !== typed) type(next.search);
    else if (next.sort !== filter.sort) setSort(next.sort, typed === filter.search);
    else setCategories(next.categories);
  };
  return {
    filters: {
      value: { search: typed, categories: filter.categories, sort: filter.sort },
      onChange: narrow,
      categories: categories.data ?? (categories.error ? [] : undefined),
    },
    grid: {
      societies: societies.data?.results,
      count: societies.data?.count,
      page: filter.page,
      onPageChange: setPage,
      pending: societies.isLoading && societies.data !== undefined,
      error: societies.error?.message,
      onRetry: () => void societies.mutate(),
      retrying: isRetrying(societies),
    },
  };
}
