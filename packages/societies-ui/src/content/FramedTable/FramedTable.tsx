import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { Frame } from './FramedTable.styles.ts';

export { Frame };

/** State props shared by all tables. */
export interface FramedTableState
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, DrivenList {
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

interface FramedTableProps<Row>
  extends FramedTableState, Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'pageSize' | 'toolbar'> {
  rootRef: ForwardedRef<HTMLElement>;
  /** A styled variant of `Frame`. */
  root?: typeof Frame;
  /** Above the table. */
  header?: ReactNode;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Without `search` there is no search field. */
  messages: Record<'caption' | 'none', string> & { search?: string };
  /** Replaces a table without rows, such as an `EmptyState`, and takes the focus of the last row. */
  instead?: ReactNode;
  /** Content after the table, such as a dialog. */
  children?: ReactNode;
}

const noRows: readonly never[] = [];

/** A table in a card with server-side paging and an error state. */
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
