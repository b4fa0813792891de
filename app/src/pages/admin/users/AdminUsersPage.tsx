import { outcomes, pageSizeLimits, paths, userSortKeys, type UserListItem } from 'societies-contract';
import { UsersTable } from 'societies-ui/admin';
import { removeUser } from '../../../api/administration.ts';
import { useAction } from '../../../api/useAction.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';

export default function AdminUsersPage() {
  const address = useListAddress(userSortKeys);
  const { view, setPage } = address;
  const users = usePageOf<UserListItem>(pagePath(paths.users, view), {
    page: view.page,
    size: pageSizeLimits.users,
    setPage,
  });
  const { run: remove } = useAction(({ university_id }: UserListItem) => removeUser(university_id), {
    success: outcomes.user.removed,
    failure: outcomes.user.removeFailed,
  });
  return (
    <>
      <title>Users · Constellation</title>
      <UsersTable
        users={users.data?.results}
        {...tableProps(address, users)}
        onDelete={remove}
        error={users.error?.message}
        onRetry={() => void users.mutate()}
        retrying={users.isValidating}
      />
    </>
  );
}
