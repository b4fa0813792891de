import { Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type UserListItem } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Root } from './UsersTable.styles.ts';

export const usersTableMessages = {
  title: 'Users',
  caption: 'All users',
  search: 'Search users',
  name: 'Name',
  universityId: 'University ID',
  role: 'Role',
  joined: 'Joined',
  actions: 'Actions',
  administrator: 'Administrator',
  remove: (name: string) => `Remove ${name}`,
  none: 'No users to display',
} as const;

export interface UsersTableProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, DrivenList {
  /** All users, or with `count` those of one page; undefined while they load. Keep the array stable. */
  users?: readonly UserListItem[];
  /** Removes a user; asked for here first. Administrators cannot be removed. */
  onDelete: (user: UserListItem) => void | Promise<unknown>;
  /** What failed, in words. */
  error?: ReactNode;
  /** Loads the users again. Without it a failure has no button. */
  onRetry?: () => void;
  /** The new try is under way: its button waits. */
  retrying?: boolean;
}

const nameOf = ({ first_name, last_name }: UserListItem) => `${last_name}, ${first_name}`;
const fullName = ({ first_name, last_name }: UserListItem) => `${first_name} ${last_name}`;
const none: readonly UserListItem[] = [];

/** All users of the platform: sorted by any column, 25 to a page, and removed one by one. */
export const UsersTable = forwardRef<HTMLElement, UsersTableProps>(function UsersTable(
  {
    users,
    onDelete,
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
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('UsersTable', usersTableMessages);
  const [askToRemove, question] = useConfirmDelete(onDelete, fullName);

  const columns = useMemo(
    (): DataColumn<UserListItem>[] => [
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        sortValue: nameOf,
        searchText: (user) => `${fullName(user)}, ${user.first_name}`,
        cell: (user) => (
          <span data-part="person">
            <Avatar name={fullName(user)} src={user.avatar} size="small" decorative />
            {nameOf(user)}
          </span>
        ),
      },
      {
        id: 'university_id',
        header: messages.universityId,
        sortValue: ({ university_id }) => university_id,
        searchText: ({ university_id }) => university_id,
        cell: ({ university_id }) => university_id,
      },
      {
        id: 'role',
        header: messages.role,
        // Administrators before everybody, whatever the language calls them.
        sortValue: ({ role, is_admin }) => (is_admin ? '' : role),
        cell: ({ role, is_admin }) =>
          is_admin ? <Badge variant="soft">{messages.administrator}</Badge> : role,
      },
      {
        id: 'date_joined',
        header: messages.joined,
        sortValue: ({ date_joined }) => new Date(date_joined),
        cell: ({ date_joined }) => <time dateTime={date_joined}>{dates.day(date_joined)}</time>,
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '48px',
        cell: (user) =>
          !user.is_admin && (
            <IconButton
              label={messages.remove(fullName(user))}
              size="small"
              onClick={() => askToRemove(user)}
            >
              <Trash2 />
            </IconButton>
          ),
      },
    ],
    [messages, dates, askToRemove],
  );

  return (
    <Root ref={ref} data-soc="UsersTable" {...rest}>
      <PageHeader title={messages.title} />
      {error && !users ? (
        <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
      ) : (
        <Card clip>
          <DataTable
            caption={messages.caption}
            hideCaption
            searchLabel={messages.search}
            columns={columns}
            rows={users ?? none}
            rowId={({ university_id }) => university_id}
            pageSize={pageSizeLimits.users}
            loading={!users}
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
      )}
      {question}
    </Root>
  );
});
UsersTable.displayName = 'UsersTable';
