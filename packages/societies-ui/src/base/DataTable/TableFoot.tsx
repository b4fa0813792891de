import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dataTableMessages } from './DataTable.messages.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface TableFootProps<Row> {
  /** The result of `useDataTable`. */
  table: DataTableModel<Row>;
  /** Distinguishes this table's pagination from others. */
  caption: string;
}

/** The range of displayed rows, which is announced when it changes, and the pagination. */
export const TableFoot = <Row,>({ table, caption }: TableFootProps<Row>) => {
  const { number } = useNumbers();
  const messages = useMessages('DataTable', dataTableMessages);
  const { count, loading, page, pages, pageSize, shown } = table;
  const from = (page - 1) * (pageSize ?? 0) + 1;
  const range = [number(from), number(from + shown.length - 1), number(count)] as const;
  return (
    <>
      {/* Always rendered: a live region that appears with its text is not announced. */}
      <VisuallyHidden role="status">
        {loading ? messages.loading : shown.length === 0 ? messages.empty : messages.shown(...range)}
      </VisuallyHidden>
      {pageSize !== undefined && !loading && shown.length > 0 && (
        <div data-part="foot">
          <span data-part="range">{messages.range(...range)}</span>
          <Pagination
            aria-label={messages.pages(caption)}
            page={page}
            count={pages}
            onPageChange={table.turnTo}
          />
        </div>
      )}
    </>
  );
};
