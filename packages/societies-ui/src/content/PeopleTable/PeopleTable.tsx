import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Root } from './PeopleTable.styles.ts';

/** What a host says of a table of people, whoever they are. */
export interface PeopleTableState
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, DrivenList {
  /** What failed, in words; shown in place of the table. */
  error?: ReactNode;
  /** Loads the people again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
}

interface PeopleTableProps<Person> extends PeopleTableState {
  rootRef: Ref<HTMLElement>;
  /** Above the table. */
  header?: ReactNode;
  /** Beside the search. */
  toolbar?: ReactNode;
  people: readonly Person[] | undefined;
  columns: DataColumn<Person>[];
  texts: Record<'caption' | 'search' | 'none', string>;
  pageSize: number;
  /** After the table, such as a question. */
  children?: ReactNode;
}

const none: readonly never[] = [];

/** People found by name or ID, page by page, and what stands in their place while they fail to load. */
export const PeopleTable = <Person extends { university_id: string }>({
  rootRef,
  header,
  toolbar,
  people,
  columns,
  texts,
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
  ...rest
}: PeopleTableProps<Person>) => (
  <Root ref={rootRef} {...rest}>
    {header}
    {error && !people ? (
      <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
    ) : (
      <Card clip>
        <DataTable
          caption={texts.caption}
          hideCaption
          searchLabel={texts.search}
          toolbar={toolbar}
          columns={columns}
          rows={people ?? none}
          rowId={({ university_id }) => university_id}
          pageSize={pageSize}
          loading={!people}
          count={count}
          page={page}
          onPageChange={onPageChange}
          sort={sort}
          onSortChange={onSortChange}
          search={search}
          onSearchChange={onSearchChange}
          pending={pending}
          empty={texts.none}
        />
      </Card>
    )}
    {children}
  </Root>
);

/** Somebody in a cell: their picture, and what they are called there. */
export const PersonCell = ({
  name,
  avatar,
  children,
}: {
  name: string;
  avatar: string | null;
  children: ReactNode;
}) => (
  <span data-part="person">
    <Avatar name={name} src={avatar} size="small" decorative />
    {children}
  </span>
);
