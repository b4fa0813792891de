import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useContext, useMemo, type ReactNode } from 'react';
import { holds } from 'societies-contract';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { nextSortDirection, type SortDirection } from '../SortButton/SortButton.tsx';
import { useControllableState } from '../useControllableState.ts';

export interface DataColumn<Row> {
  /** Unique id; `TableSort` names a column by it. */
  id: string;
  /** The column's heading; in narrow containers shown beside each value. */
  header: string;
  /** Keeps the header for screen readers, as for a column of buttons. */
  hideHeader?: boolean;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** The value to sort by; without it the column is not sortable. */
  sortValue?: (row: Row) => string | number | Date | boolean | null;
  /** The text to search. If no column has it, the table's search finds all rows. */
  searchText?: (row: Row) => string;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the column names the row, as its header for screen readers. */
  rowHeader?: boolean;
  /** A CSS width. In narrow containers a column of buttons keeps it beside the row. */
  width?: string;
}

export interface TableSort {
  /** The `id` of a column that has a `sortValue`. */
  column: string;
  /** Ascending or descending. */
  direction: Exclude<SortDirection, 'none'>;
}

export interface DataTableOptions<Row> {
  /** Pass a stable array: a constant, or memoised. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or with `count` those of one page. Pass a stable array, because each new one is sorted again. */
  rows: readonly Row[];
  /** A unique key of a row: the id of what it shows. */
  rowId: (row: Row) => string | number;
  /**
   * Number of all rows, if a server sorts, searches and pages: `rows` are then displayed as they are. The host controls `sort`,
   * `page` and `search`, and returns to page 1 when one of the other two changes.
   */
  count?: number;
  /** The current sort; null keeps the order of `rows`. */
  sort?: TableSort | null;
  /** The initial sort, for uncontrolled use. @default null */
  defaultSort?: TableSort | null;
  /** Called with the new sort; null restores the order of `rows`. */
  onSortChange?: (sort: TableSort | null) => void;
  /** Rows per page. Without it all rows are shown. */
  pageSize?: number;
  /** The current page, from 1. */
  page?: number;
  /** The initial page, for uncontrolled use. @default 1 */
  defaultPage?: number;
  /** Called with the requested page, from 1. */
  onPageChange?: (page: number) => void;
  /** The search text. */
  search?: string;
  /** The initial search text, for uncontrolled use. @default '' */
  defaultSearch?: string;
  /** Called on every change of the text. */
  onSearchChange?: (search: string) => void;
  /** Whether the first rows are loading: shows placeholders of the final size. */
  loading?: boolean;
  /** Whether other rows are loading: dims the current ones. */
  pending?: boolean;
}

/** State and actions for the parts of a table. */
export interface DataTableModel<Row> {
  columns: readonly DataColumn<Row>[];
  /** The rows of the page in order, each with its key. */
  shown: readonly { id: string; row: Row }[];
  /** Number of rows on all pages. */
  count: number;
  page: number;
  pages: number;
  /** Undefined if all rows are shown. */
  pageSize: number | undefined;
  loading: boolean;
  pending: boolean;
  search: string;
  directionOf: (column: string) => SortDirection;
  /** Cycles a column's sort: ascending, descending, none. */
  sortBy: (column: string) => void;
  turnTo: (page: number) => void;
  searchFor: (text: string) => void;
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Compares strings by the locale's collation, numeric and accent-aware; other values directly. */
const comparing = (locale: string) => {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one: unknown, other: unknown): number =>
    typeof one === 'string' && typeof other === 'string'
      ? words.compare(one, other)
      : Number(one) - Number(other);
};

/** TanStack Table needs objects, but a row may be any value. */
interface Held<Row> {
  row: Row;
}

/** Sorting, search and paging, locally or on a server. Displayed by `DataTable`, or by parts of your own. */
export function useDataTable<Row>({
  columns,
  rows,
  rowId,
  count,
  sort,
  defaultSort = null,
  onSortChange,
  pageSize,
  page,
  defaultPage = 1,
  onPageChange,
  search,
  defaultSearch = '',
  onSearchChange,
  loading = false,
  pending = false,
}: DataTableOptions<Row>): DataTableModel<Row> {
  const locale = useContext(SocietiesContext).locale?.code ?? 'en-GB';
  const [sorted, setSorted] = useControllableState(sort, defaultSort, onSortChange);
  const [current, setPage] = useControllableState(page, defaultPage, onPageChange);
  const [sought, setSought] = useControllableState(search, defaultSearch, onSearchChange);
  const outside = count !== undefined;

  const found = useMemo((): readonly Row[] => {
    const wanted = sought.trim();
    const texts = columns.flatMap(({ searchText }) => searchText ?? []);
    if (outside || wanted === '' || texts.length === 0) return rows;
    return rows.filter((row) => texts.some((text) => holds(text(row), wanted)));
  }, [columns, rows, sought, outside]);
  const definitions = useMemo(() => {
    const compare = comparing(locale);
    return columns.map((column): ColumnDef<typeof features, Held<Row>> => ({
      id: column.id,
      accessorFn: ({ row }) => column.sortValue?.(row) ?? undefined,
      sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
      sortUndefined: 'last',
    }));
  }, [columns, locale]);
  const data = useMemo(() => (loading ? [] : found.map((row): Held<Row> => ({ row }))), [found, loading]);
  const total = count ?? found.length;
  const size = pageSize ?? Math.max(1, total);
  const pages = Math.max(1, Math.ceil(total / size));
  // The page may no longer exist if the list got shorter.
  const shownPage = Math.min(current, pages);
  const state = useMemo(
    () => ({
      sorting: sorted && !outside ? [{ id: sorted.column, desc: sorted.direction === 'descending' }] : [],
      pagination: { pageIndex: outside ? 0 : shownPage - 1, pageSize: size },
    }),
    [sorted, outside, shownPage, size],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => String(rowId(row)),
    state,
  });

  /** A new sort or search starts at page 1; a host that controls the page does this itself. */
  const toFirstPage = () => {
    if (page === undefined) setPage(1);
  };
  const directionOf = (column: string): SortDirection =>
    sorted?.column === column ? sorted.direction : 'none';
  return {
    columns,
    shown: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original.row })),
    count: total,
    page: shownPage,
    pages,
    pageSize,
    loading,
    pending,
    search: sought,
    directionOf,
    sortBy(column) {
      const next = nextSortDirection[directionOf(column)];
      setSorted(next === 'none' ? null : { column, direction: next });
      toFirstPage();
    },
    turnTo: setPage,
    searchFor(text) {
      setSought(text);
      toFirstPage();
    },
  };
}

/** Columns of buttons at the end of a row. */
export const actionsOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined => {
  const last = columns.at(-1);
  return last?.hideHeader ? last : undefined;
};
