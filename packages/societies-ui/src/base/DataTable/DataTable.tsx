import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dataTableMessages } from './DataTable.messages.ts';
import { Root } from './DataTable.styles.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { actionsOf, useDataTable, type DataTableOptions } from './useDataTable.ts';

export interface DataTableProps<Row>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, DataTableOptions<Row> {
  /** The table's heading and accessible name. */
  caption: string;
  /** Hides the heading visually, if there is one above already. */
  hideCaption?: boolean;
  /** Id of a heading above with the same words: it names the table, which then has no heading of its own. */
  labelledBy?: string;
  /** Beside the heading: a button. */
  toolbar?: ReactNode;
  /** Adds a search field with this label; the columns' `searchText` is searched. */
  searchLabel?: string;
  /** Height in pixels of a scroll box in which only visible rows are rendered. For thousands of rows. */
  height?: number;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

const Table = <Row,>(
  {
    caption,
    hideCaption = false,
    labelledBy,
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
  const own = useId();
  const captionId = labelledBy ?? own;
  // State instead of a ref, because rows mount before the box that they scroll in.
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
  const heading = labelledBy === undefined && (
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
      {(hideCaption || labelledBy !== undefined) && !toolbar && searchLabel === undefined ? (
        heading && <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div data-part="top">
          {hideCaption ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {searchLabel !== undefined && (
            <SearchField label={searchLabel} value={table.search} onChange={table.searchFor} />
          )}
          {toolbar}
        </div>
      )}
      {/* A table may be wider than the window, so its box must be scrollable by keyboard. */}
      <div
        ref={setScroll}
        data-part="scroll"
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}
        style={{ blockSize: height }}
      >
        <table
          data-part
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
 * A table with sorting, search and paging, in the browser or, with `count`, on a server. Long tables can be virtualised with
 * `height`. In narrow containers the cells of a row stack below its header, and the column headers become a row of sort
 * buttons.
 */
export const DataTable = forwardRef(Table) as (<Row>(
  props: DataTableProps<Row> & { ref?: Ref<HTMLDivElement> },
) => ReactElement) & { displayName?: string };
DataTable.displayName = 'DataTable';
