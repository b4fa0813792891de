import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type PaginationState,
  type SortingState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsUpDown } from '../Icon/icons.ts';
import {
  forwardRef,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { LocaleContext, tagOf } from '../../messages/LocaleContext.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useNumbers } from '../../messages/useNumbers.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { nextSortDirection, type SortDirection } from '../SortButton/SortButton.tsx';
import { useControlled } from '../useControlled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root, SortHeader } from './DataTable.styles.ts';

export const dataTableMessages = {
  range: (from: number, to: number, count: string) => `${from}–${to} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Loading...',
  empty: 'Nothing to display',
} as const;

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
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** The column that names the row: it is its header for screen readers. */
  names?: boolean;
  /** A CSS length. Where columns have no room a column of buttons keeps it beside the row. */
  width?: string;
}

export interface TableSort {
  /** The `id` of a column that has a `sortValue`. */
  column: string;
  /** From the smallest value to the largest, or the other way. */
  direction: Exclude<SortDirection, 'none'>;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the table holds: its heading, and its name for screen readers. */
  caption: string;
  /** Keeps the heading for screen readers only, where one stands above already. */
  hideCaption?: boolean;
  /** Beside the heading: a search, a button. */
  toolbar?: ReactNode;
  /** Keep the array stable: a constant, or memoised. */
  columns: readonly DataColumn<Row>[];
  /** Keep the array stable: every new one is sorted again. */
  rows: readonly Row[];
  /** Tells the rows apart, also when they are sorted: the id of what a row is about. */
  rowId: (row: Row) => string | number;
  /** The sorted column; null keeps the order of `rows`. */
  sort?: TableSort | null;
  /** The sort at first, where the host does not hold it. @default null */
  defaultSort?: TableSort | null;
  /** A header was pressed; null when the order of `rows` is back. The table sorts by itself. */
  onSort?: (sort: TableSort | null) => void;
  /** Rows of a page. Without it all rows are shown. */
  pageSize?: number;
  /** Pixels: the rows then scroll in a box of this height, and only those in view exist. For lists of thousands. */
  height?: number;
  /** Rows are on their way: skeletons of the final size stand in for them. */
  loading?: boolean;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
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

/** Pixels of a row, before it is measured. */
const rowHeight = 60;

const icons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** The table library wants records; a row may be anything. */
interface Held<Row> {
  row: Row;
}

const Table = <Row,>(
  {
    caption,
    hideCaption = false,
    toolbar,
    columns,
    rows,
    rowId,
    sort,
    defaultSort = null,
    onSort,
    pageSize,
    height,
    loading = false,
    empty,
    style,
    ...rest
  }: DataTableProps<Row>,
  ref: Ref<HTMLDivElement>,
) => {
  const locale = tagOf(useContext(LocaleContext).locale);
  const { number } = useNumbers();
  const messages = useMessages('DataTable', dataTableMessages);
  const captionId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const [sorted, setSorted] = useControlled(sort, defaultSort, onSort);
  const [pageIndex, setPageIndex] = useState(0);

  const definitions = useMemo(() => {
    const compare = comparing(locale);
    return columns.map((column): ColumnDef<typeof features, Held<Row>> => ({
      id: column.id,
      accessorFn: ({ row }) => column.sortValue?.(row) ?? undefined,
      sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
      sortUndefined: 'last',
    }));
  }, [columns, locale]);
  const data = useMemo(() => (loading ? [] : rows.map((row): Held<Row> => ({ row }))), [rows, loading]);
  const sorting = useMemo<SortingState>(
    () => (sorted ? [{ id: sorted.column, desc: sorted.direction === 'descending' }] : []),
    [sorted],
  );
  const size = pageSize ?? Math.max(1, rows.length);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  // A shorter list may have lost the page that was shown.
  const page = Math.min(pageIndex, pages - 1);
  const pagination = useMemo<PaginationState>(() => ({ pageIndex: page, pageSize: size }), [page, size]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => String(rowId(row)),
    state: { sorting, pagination },
  });
  const shown = table.getRowModel().rows;

  const virtual = useVirtualizer({
    count: height === undefined ? 0 : shown.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: height ?? 0 },
  });
  const inView = height === undefined ? undefined : virtual.getVirtualItems();
  const before = inView?.[0]?.start ?? 0;
  const after = inView ? virtual.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0;

  const directionOf = (id: string): SortDirection => (sorted?.column === id ? sorted.direction : 'none');
  const sortBy = (id: string) => {
    const next = nextSortDirection[directionOf(id)];
    setSorted(next === 'none' ? null : { column: id, direction: next });
    setPageIndex(0);
  };

  /** Buttons at the end of a row. */
  const isActions = (column: DataColumn<Row>) => column.hideHeader === true && column === columns.at(-1);

  const row = (index: number, measure?: (element: HTMLElement | null) => void) => {
    const each = shown[index];
    if (!each) return null;
    return (
      <tr
        key={each.id}
        data-part="row"
        data-index={index}
        ref={measure}
        aria-rowindex={height ? index + 2 : undefined}
      >
        {columns.map((column) => {
          const attributes = {
            'data-align': column.align,
            'data-part': isActions(column) ? 'actions' : undefined,
          };
          const content = column.cell(each.original.row);
          return column.names ? (
            <th key={column.id} scope="row" {...attributes}>
              {content}
            </th>
          ) : (
            <td key={column.id} {...attributes}>
              {content}
            </td>
          );
        })}
      </tr>
    );
  };
  const gap = (pixels: number) =>
    pixels > 0 && (
      <tr data-part="space" aria-hidden="true">
        <td colSpan={columns.length} style={{ blockSize: pixels }} />
      </tr>
    );

  const nothing = !loading && rows.length === 0;
  const heading = (
    <h2 id={captionId} data-part="caption">
      {caption}
    </h2>
  );
  return (
    <Root
      ref={ref}
      data-soc="DataTable"
      data-state={loading ? 'loading' : undefined}
      {...rest}
      style={{ ['--soc-table-actions' as string]: columns.find(isActions)?.width, ...style }}
    >
      {hideCaption && !toolbar ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div data-part="top">
          {hideCaption ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {toolbar}
        </div>
      )}
      {/* A table may be wider than a phone: the box has to be reached and scrolled by keys. */}
      <div
        ref={scroll}
        data-part="scroll"
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}
        style={{ blockSize: height }}
      >
        <table
          aria-labelledby={captionId}
          aria-busy={loading || undefined}
          aria-rowcount={height ? rows.length + 1 : undefined}
        >
          <thead>
            <tr>
              {columns.map((column) => {
                const direction = directionOf(column.id);
                const Icon = icons[direction];
                return (
                  <th
                    key={column.id}
                    scope="col"
                    data-align={column.align}
                    style={{ inlineSize: column.width }}
                    aria-sort={column.sortValue && direction !== 'none' ? direction : undefined}
                  >
                    {column.sortValue ? (
                      <SortHeader type="button" data-part="sort" onClick={() => sortBy(column.id)}>
                        {column.header}
                        <Icon aria-hidden="true" data-state={direction} />
                      </SortHeader>
                    ) : column.hideHeader ? (
                      <VisuallyHidden>{column.header}</VisuallyHidden>
                    ) : (
                      column.header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {loading &&
              Array.from({ length: Math.min(pageSize ?? 8, 8) }, (_, index) => (
                <tr key={index} data-part="skeleton">
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-part={isActions(column) ? 'actions' : undefined}
                    >
                      <Skeleton width={column.hideHeader ? 24 : '70%'} />
                    </td>
                  ))}
                </tr>
              ))}
            {inView ? (
              <>
                {gap(before)}
                {inView.map((item) => row(item.index, virtual.measureElement))}
                {gap(after)}
              </>
            ) : (
              shown.map((_, index) => row(index))
            )}
            {nothing && (
              <tr>
                <td colSpan={columns.length}>{empty ?? messages.empty}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {loading && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      {pageSize !== undefined && !loading && rows.length > 0 && (
        <div data-part="foot">
          <span role="status">
            {messages.range(page * size + 1, page * size + shown.length, number(rows.length))}
          </span>
          <span data-part="pages">
            <IconButton
              label={messages.previous}
              size="small"
              disabled={page === 0}
              onClick={() => setPageIndex(page - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label={messages.next}
              size="small"
              disabled={page >= pages - 1}
              onClick={() => setPageIndex(page + 1)}
            >
              <ChevronRight />
            </IconButton>
          </span>
        </div>
      )}
    </Root>
  );
};

/**
 * Rows of the same kind: sorted by their headers, paged, and for thousands of them only those in view exist. Where there is
 * no room for columns, as on a phone, the values of a row stand below what names it, and the headers become a line of sorts.
 */
export const DataTable = forwardRef(Table) as (<Row>(
  props: DataTableProps<Row> & { ref?: Ref<HTMLDivElement> },
) => ReactElement) & { displayName?: string };
DataTable.displayName = 'DataTable';
