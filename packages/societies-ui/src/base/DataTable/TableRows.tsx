import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useFocusInRows } from '../useFocusInRows.ts';
import { actionsOf, type DataTableModel } from './useDataTable.ts';

export interface TableRowsProps<Row> {
  /** The result of `useDataTable`. */
  table: DataTableModel<Row>;
  /** The scroll box; null before it is mounted. */
  scroll: HTMLElement | null;
  /** Height of the scroll box in pixels, if rows are virtualised. */
  height?: number;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Estimated height of a row in pixels, before it is measured. */
const rowHeight = 60;
/** Number of placeholder rows without paging. */
const usualRows = 8;

/** The rows of the page; or placeholders, a message that there are none, and filler rows for a short last page. */
export const TableRows = <Row,>({ table, scroll, height, empty }: TableRowsProps<Row>) => {
  const { columns, shown, loading, page, pageSize } = table;
  const actions = actionsOf(columns);
  const virtual = useVirtualizer({
    count: height === undefined ? 0 : shown.length,
    getScrollElement: () => scroll,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 0, height: height ?? 0 },
  });
  const inView = height === undefined ? undefined : virtual.getVirtualItems();
  const body = useRef<HTMLTableSectionElement>(null);
  const [onFocus] = useFocusInRows(body, () => scroll);

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
            'data-part': column === actions ? 'actions' : '',
          };
          const content = column.cell(each.row);
          return column.rowHeader ? (
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
        <td data-part colSpan={columns.length} style={{ blockSize: pixels }} />
      </tr>
    );
  /** Fills up a short last page, so that the pagination does not jump away from the pointer. */
  const missing = pageSize !== undefined && page > 1 && shown.length > 0 ? pageSize - shown.length : 0;

  return (
    // In a virtualised table rows unmount by scrolling, which is no reason to move the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of controls in the rows arrives here
    <tbody data-part ref={body} onFocus={inView ? undefined : onFocus}>
      {loading &&
        Array.from({ length: pageSize ?? usualRows }, (_, index) => (
          <tr key={index} data-part="skeleton" aria-hidden="true">
            {columns.map((column) => (
              <td key={column.id} data-align={column.align} data-part={column === actions ? 'actions' : ''}>
                <Skeleton width={column.hideHeader ? 24 : '70%'} />
              </td>
            ))}
          </tr>
        ))}
      {inView ? (
        <>
          {gap(inView[0]?.start ?? 0)}
          {inView.map((item) => row(item.index, virtual.measureElement))}
          {gap(virtual.getTotalSize() - (inView.at(-1)?.end ?? 0))}
        </>
      ) : (
        shown.map((_, index) => row(index))
      )}
      {missing > 0 && (
        <tr data-part="missing" aria-hidden="true">
          <td data-part colSpan={columns.length} style={{ ['--soc-table-missing' as string]: missing }} />
        </tr>
      )}
      {!loading && shown.length === 0 && (
        <tr data-part>
          <td data-part colSpan={columns.length}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
};
