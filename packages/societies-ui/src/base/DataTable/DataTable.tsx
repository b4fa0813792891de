import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dataTableMessages } from './DataTable.messages.ts';
import { Root } from './DataTable.styles.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { actionsOf, useDataTable, type DataTableOptions } from './useDataTable.ts';

declare global {
  interface SocietiesMessages {
    DataTable: Widened<typeof dataTableMessages>;
  }
}

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, DataTableOptions<Row> {
  /** What the table holds: its heading, and its name for screen readers. */
  caption: string;
  /** Keeps the heading for screen readers only, where one stands above already. */
  hideCaption?: boolean;
  /** Beside the heading: a button. */
  toolbar?: ReactNode;
  /** Puts a search beside the heading, of this name; `searchText` of the columns says in what it looks. */
  searchLabel?: string;
  /** Pixels: the rows then scroll in a box of this height, and only those in view exist. For lists of thousands. */
  height?: number;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
}

const Table = <Row,>(
  {
    caption,
    hideCaption = false,
    toolbar,
    searchLabel,
    columns,
    rows,
    rowId,
    count,
    sort,
    defaultSort,
    onSortChange,
    pageSize,
    page,
    defaultPage,
    onPageChange,
    search,
    defaultSearch,
    onSearchChange,
    loading,
    pending,
    height,
    empty,
    style,
    ...rest
  }: DataTableProps<Row>,
  ref: Ref<HTMLDivElement>,
) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const captionId = useId();
  // Held as state: the rows inside are mounted before the box that they scroll in.
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const table = useDataTable({
    columns,
    rows,
    rowId,
    count,
    sort,
    defaultSort,
    onSortChange,
    pageSize,
    page,
    defaultPage,
    onPageChange,
    search,
    defaultSearch,
    onSearchChange,
    loading,
    pending,
  });
  const heading = (
    <h2 id={captionId} data-part="caption">
      {caption}
    </h2>
  );
  return (
    <Root
      ref={ref}
      data-soc="DataTable"
      data-state={table.loading ? 'loading' : table.pending ? 'pending' : undefined}
      {...rest}
      style={{ ['--soc-table-actions' as string]: actionsOf(columns)?.width, ...style }}
    >
      {hideCaption && !toolbar && searchLabel === undefined ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div data-part="top">
          {hideCaption ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {searchLabel !== undefined && (
            <SearchField label={searchLabel} value={table.search} onChange={table.searchFor} />
          )}
          {toolbar}
        </div>
      )}
      {/* A table may be wider than a phone: the box has to be reached and scrolled by keys. */}
      <div
        ref={setScroll}
        data-part="scroll"
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}
        style={{ blockSize: height }}
      >
        <table
          aria-labelledby={captionId}
          aria-busy={table.loading || table.pending || undefined}
          aria-rowcount={height ? table.count + 1 : undefined}
        >
          <TableHead table={table} />
          <TableRows table={table} scroll={scroll} height={height} empty={empty ?? messages.empty} />
        </table>
      </div>
      <TableFoot table={table} caption={caption} />
    </Root>
  );
};

/**
 * Rows of the same kind: sorted by their headers, searched and paged, by the table itself or, with `count`, by a server; for
 * thousands of rows without pages only those in view exist. Where there is no room for columns, as on a phone, the values of a
 * row stand below what names it, and the headers become lines of sorts.
 */
export const DataTable = forwardRef(Table) as (<Row>(
  props: DataTableProps<Row> & { ref?: Ref<HTMLDivElement> },
) => ReactElement) & { displayName?: string };
DataTable.displayName = 'DataTable';
