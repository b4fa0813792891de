import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useFocusInstead } from '../../base/useFocusOfGone.ts';
import { Frame } from './FramedTable.styles.ts';

export { Frame };

/** What a host says of a table, whatever stands in it. */
export interface FramedTableState
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, DrivenList {
  /** What failed, in words; shown in place of the table. */
  error?: ReactNode;
  /** Loads the rows again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
}

interface FramedTableProps<Row>
  extends FramedTableState, Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'pageSize' | 'toolbar'> {
  rootRef: ForwardedRef<HTMLElement>;
  /** A `Frame` with looks of its own. */
  root?: typeof Frame;
  /** Above the table. */
  header?: ReactNode;
  /** undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Without `search` there is no field for one. */
  messages: Record<'caption' | 'none', string> & { search?: string };
  /** In place of a table without rows: an `EmptyState`, which takes the focus of the last row. */
  instead?: ReactNode;
  /** After the table, such as a question. */
  children?: ReactNode;
}

const noRows: readonly never[] = [];

/** A table in a card whose rows a host reads page by page, and what stands in its place while they fail to load. */
export const FramedTable = <Row,>({
  rootRef,
  root: Root = Frame,
  header,
  toolbar,
  rows,
  rowId,
  columns,
  messages,
  instead,
  pageSize,
  error,
  onRetry,
  retrying,
  count,
  page,
  onPageChange,
  sort,
  onSortChange,
  search,
  onSearchChange,
  pending,
  children,
  onFocus,
  ...rest
}: FramedTableProps<Row>) => {
  const focused = useFocusInstead(rootRef, onFocus, '[data-soc="EmptyState"]');
  const content = () => {
    if (error && !rows) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (instead && rows?.length === 0) return instead;
    return (
      <Card clip>
        <DataTable
          caption={messages.caption}
          hideCaption
          searchLabel={messages.search}
          toolbar={toolbar}
          columns={columns}
          rows={rows ?? noRows}
          rowId={rowId}
          pageSize={pageSize}
          loading={!rows}
          count={count}
          page={page}
          onPageChange={onPageChange}
          sort={sort}
          onSortChange={onSortChange}
          search={search}
          onSearchChange={onSearchChange}
          pending={pending}
          empty={messages.none}
        />
      </Card>
    );
  };
  return (
    <Root {...focused} {...rest}>
      {header}
      {content()}
      {children}
    </Root>
  );
};
