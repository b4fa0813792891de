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
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { nextSortDirection, type SortDirection } from '../SortButton/SortButton.tsx';
import { useControllableState } from '../useControllableState.ts';

export interface DataColumn<Row> {
  /** Tells the columns apart; `TableSort` names a column by it. */
  id: string;
  /** What stands over the values; on a phone beside each of them. */
  header: string;
  /** Keeps the header for screen readers, as for a column of buttons. */
  hideHeader?: boolean;
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by; without it the column cannot be sorted. */
  sortValue?: (row: Row) => string | number | Date | boolean | null;
  /** The words by which the column's value is found. Without any column that has them a search by the table finds all rows. */
  searchText?: (row: Row) => string;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** The column that names the row: it is its header for screen readers. */
  rowHeader?: boolean;
  /** A CSS length. Where columns have no room a column of buttons keeps it beside the row. */
  width?: string;
}

export interface TableSort {
  /** The `id` of a column that has a `sortValue`. */
  column: string;
  /** From the smallest value to the largest, or the other way. */
  direction: Exclude<SortDirection, 'none'>;
}

export interface DataTableOptions<Row> {
  /** Keep the array stable: a constant, or memoised. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or with `count` those of one page. Keep the array stable: every new one is sorted again. */
  rows: readonly Row[];
  /** Tells the rows apart, also when they are sorted: the id of what a row is about. */
  rowId: (row: Row) => string | number;
  /**
   * How many rows there are in all, where a server sorts, searches and pages them: then `rows` are shown as they come. The host
   * holds `sort`, `page` and `search`, and goes back to page 1 when one of the other two changes.
   */
  count?: number;
  /** The sorted column; null keeps the order of `rows`. */
  sort?: TableSort | null;
  /** The sort at first, where the host does not hold it. @default null */
  defaultSort?: TableSort | null;
  /** A header was pressed; null when the order of `rows` is back. */
  onSortChange?: (sort: TableSort | null) => void;
  /** Rows of a page. Without it all rows are shown. */
  pageSize?: number;
  /** The page shown, from 1. */
  page?: number;
  /** The page at first, where the host does not hold it. @default 1 */
  defaultPage?: number;
  /** Another page was asked for; from 1. */
  onPageChange?: (page: number) => void;
  /** What is searched for. */
  search?: string;
  /** The search at first, where the host does not hold it. @default '' */
  defaultSearch?: string;
  /** Called with the text at every letter. */
  onSearchChange?: (search: string) => void;
  /** The first rows are on their way: skeletons of the final size stand in for them. */
  loading?: boolean;
  /** Other rows are on their way: those that are shown stay, dimmed. */
  pending?: boolean;
}

/** What the parts of a table draw, and what they tell it. */
export interface DataTableModel<Row> {
  columns: readonly DataColumn<Row>[];
  /** The rows of the page, in order, each with what tells it apart. */
  shown: readonly { id: string; row: Row }[];
  /** How many rows there are on all pages. */
  count: number;
  page: number;
  pages: number;
  /** Undefined where all rows are shown. */
  pageSize: number | undefined;
  loading: boolean;
  pending: boolean;
  search: string;
  directionOf: (column: string) => SortDirection;
  /** The next direction of a column: ascending, descending, none. */
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

/** Texts as a language sorts them, accents and numbers in them included; everything else by its value. */
const comparing = (locale: string) => {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return (one: unknown, other: unknown): number =>
    typeof one === 'string' && typeof other === 'string'
      ? words.compare(one, other)
      : Number(one) - Number(other);
};

/** The table library wants records; a row may be anything. */
interface Held<Row> {
  row: Row;
}

/** Sorting, searching and paging of rows, by itself or by a server; `DataTable` draws it, and so may parts of your own. */
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
    const wanted = sought.trim().toLowerCase();
    const texts = columns.flatMap(({ searchText }) => searchText ?? []);
    if (outside || wanted === '' || texts.length === 0) return rows;
    return rows.filter((row) => texts.some((text) => text(row).toLowerCase().includes(wanted)));
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
  // A shorter list may have lost the page that was shown.
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

  /** Another order or search begins at its first page; a host that holds the page sees to that. */
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

/** Buttons at the end of a row. */
export const actionsOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined => {
  const last = columns.at(-1);
  return last?.hideHeader ? last : undefined;
};
