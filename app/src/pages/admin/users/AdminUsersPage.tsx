import { outcomes, type UserListItem } from 'societies-contract';
import { useToast } from 'societies-ui';
import { UsersTable } from 'societies-ui/admin';
import { removeUser, useUsers } from '../../../api/administration.ts';

export default function AdminUsersPage() {
  const toast = useToast();
  const users = useUsers();
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
        users={users.data}
        onRemove={remove}
        error={users.error?.message}
        onRetry={() => void users.mutate()}
        retrying={users.isValidating}
      />
    </>
  );
}
