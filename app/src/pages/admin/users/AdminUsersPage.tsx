import { pageSizeLimits, outcomes, paths, userSortKeys, type UserListItem } from 'societies-contract';
import { useToast } from 'societies-ui';
import { UsersTable } from 'societies-ui/admin';
import { removeUser } from '../../../api/administration.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';

export default function AdminUsersPage() {
  const toast = useToast();
  const address = useListAddress(userSortKeys);
  const { view, setPage } = address;
  const users = usePageOf<UserListItem>(pagePath(paths.users, view), {
    page: view.page,
    size: pageSizeLimits.users,
    setPage,
  });
  const remove = async ({ university_id }: UserListItem) => {
    try {
      await removeUser(university_id);
      toast.success(outcomes.user.removed);
    } catch {
      toast.danger(outcomes.user.removeFailed);
    }
  };
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
