import type { DataTableOptions } from './useDataTable.ts';

/**
 * A table whose order, search and pages a server makes: with `count`, everything that the host holds. Without it the table sorts,
 * searches and pages what it is given.
 */
export type DrivenList = Pick<
  DataTableOptions<unknown>,
  'count' | 'page' | 'onPageChange' | 'sort' | 'onSortChange' | 'search' | 'onSearchChange' | 'pending'
>;
