import { pageSizeLimits, paths, userSortKeys, type UserListItem } from 'societies-contract';
import { UsersTable } from 'societies-ui/admin';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { removeUser } from '../../../api/users.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

export default function AdminUsersPage() {
  const { outcomes } = useOutcomes();
  const address = useListAddress(userSortKeys);
  const { view, setPage } = address;
  const path = pagePath(paths.users, view);
  const users = usePageOf<UserListItem>(path, {
    page: view.page,
    size: pageSizeLimits.users,
    setPage,
  });
  const { run: remove } = useAction(({ university_id }: UserListItem) => removeUser(university_id), {
    success: outcomes.user.removed,
    failure: outcomes.user.removeFailed,
  });
  const tableExport = useTableExport(path, 'users.csv');
  return (
    <UsersTable
      users={users.data?.results}
      {...tableProps(address, users)}
      {...tableExport}
      onDelete={remove}
      error={users.error?.message}
      onRetry={() => void users.mutate()}
      retrying={isRetrying(users)}
    />
  );
}
