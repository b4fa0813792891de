import { Trash2, Upload } from '../../base/Icon/icons.ts';
import { forwardRef, useMemo } from 'react';
import { fullName, pageSizeLimits, type UserListItem } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { ButtonLink } from '../../base/Button/Button.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { ExportButton, type ExportProps } from '../../content/ExportButton/ExportButton.tsx';
import { FramedTable, type FramedTableState } from '../../content/FramedTable/FramedTable.tsx';
import { PersonCell } from '../../content/PersonCell/PersonCell.tsx';
import { useRemovalWords } from '../RemoveUser/useRemovalWords.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';

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
  suspended: 'Suspended',
  post: (role: string, society: string) => `${role} of ${society}`,
  remove: (name: string) => `Remove ${name}`,
  none: 'No users to display',
  import: 'Import',
} as const;

/** A user as far as the table shows one. */
export type TableUser = Pick<
  UserListItem,
  | 'university_id'
  | 'first_name'
  | 'last_name'
  | 'avatar'
  | 'date_joined'
  | 'role'
  | 'society'
  | 'is_admin'
  | 'suspended'
>;

export interface UsersTableProps extends FramedTableState, ExportProps {
  /** All users, or with `count` those of one page; undefined while they load. Pass a stable array. */
  users?: readonly TableUser[];
  /** Deletes a user, after a confirmation. Administrators cannot be deleted. */
  onDelete: (user: TableUser) => void | Promise<unknown>;
}

const nameOf = ({ first_name, last_name }: TableUser) => [last_name, first_name].filter(Boolean).join(', ');

/** All users: sortable by any column, 25 per page. */
export const UsersTable = forwardRef<HTMLElement, UsersTableProps>(function UsersTable(
  { users, onDelete, onExport, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('UsersTable', usersTableMessages);
  const routes = useRoutes();
  const removalWords = useRemovalWords();
  const [askToRemove, question] = useConfirmDelete(onDelete, fullName, ({ role, society }) =>
    removalWords({ societies: society ? [{ name: society.name, role }] : [], complete: false }),
  );

  const columns = useMemo(
    (): DataColumn<TableUser>[] => [
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        sortValue: nameOf,
        searchText: (user) => `${fullName(user)}, ${user.first_name}`,
        cell: (user) => (
          <PersonCell name={fullName(user)} avatar={user.avatar}>
            <LinkOrText href={routes.adminUser(user)} data-part="name">
              {nameOf(user)}
            </LinkOrText>
            {user.suspended && <Badge variant="warning">{messages.suspended}</Badge>}
          </PersonCell>
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
        // Administrators sort before all others, whatever their translated name.
        sortValue: ({ role, is_admin }) => (is_admin ? '' : role),
        cell: ({ role, society, is_admin }) =>
          is_admin ? (
            <Badge variant="soft">{messages.administrator}</Badge>
          ) : society ? (
            messages.post(role, society.name)
          ) : (
            role
          ),
      },
      {
        id: 'date_joined',
        header: messages.joined,
        sortValue: ({ date_joined }) => new Date(date_joined),
        cell: ({ date_joined }) => (
          <time data-part dateTime={date_joined}>
            {dates.day(date_joined)}
          </time>
        ),
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
    [messages, dates, routes, askToRemove],
  );

  const importAddress = routes.admin('import');
  return (
    <FramedTable
      rootRef={ref}
      data-soc="UsersTable"
      header={
        <PageHeader
          title={messages.title}
          action={
            (importAddress || onExport) && (
              <>
                {importAddress && (
                  <ButtonLink variant="quiet" href={importAddress} icon={<Upload aria-hidden="true" />}>
                    {messages.import}
                  </ButtonLink>
                )}
                <ExportButton onExport={onExport} />
              </>
            )
          }
        />
      }
      rows={users}
      rowId={({ university_id }) => university_id}
      columns={columns}
      messages={messages}
      pageSize={pageSizeLimits.users}
      {...rest}
    >
      {question}
    </FramedTable>
  );
});
UsersTable.displayName = 'UsersTable';
