import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dataTableMessages } from './DataTable.messages.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface TableFootProps<Row> {
  /** What `useDataTable` gives. */
  table: DataTableModel<Row>;
  /** Names the pages of this table beside those of others. */
  caption: string;
}

/** Which rows are shown, and the other pages. Whatever changes is said aloud. */
export const TableFoot = <Row,>({ table, caption }: TableFootProps<Row>) => {
  const { number } = useNumbers();
  const messages = useMessages('DataTable', dataTableMessages);
  const { count, loading, page, pages, pageSize, shown } = table;
  const from = (page - 1) * (pageSize ?? 0) + 1;
  const range = [number(from), number(from + shown.length - 1), number(count)] as const;
  return (
    <>
      {/* Always there: a region that comes with its words is not read out. */}
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
