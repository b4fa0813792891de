import type { DataTableOptions } from './useDataTable.ts';

/**
 * Props for sorting, search and paging on a server, controlled by the host, with `count`. Without them the table does all that
 * itself.
 */
export type DrivenList = Pick<
  DataTableOptions<unknown>,
  'count' | 'page' | 'onPageChange' | 'sort' | 'onSortChange' | 'search' | 'onSearchChange' | 'pending'
>;
