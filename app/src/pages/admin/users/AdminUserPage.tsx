import { useNavigate, useParams } from 'react-router-dom';
import { fullName, paths, type AdminUser } from 'societies-contract';
import { ButtonLink, ErrorState, NotFound, Panel, Spinner } from 'societies-ui';
import { UserDetails } from 'societies-ui/admin';
import { useProfile } from '../../../api/account.ts';
import { reasonOf, statusOf } from '../../../api/ApiError.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import {
  grantAdministrator,
  removeUser,
  restoreUser,
  revokeAdministrator,
  sendReset,
  suspendUser,
  useAdminUser,
} from '../../../api/users.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath } from '../../../lists/usePageOf.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { SiteHistory } from '../history/SiteHistory.tsx';
import { useAdminMessages } from '../useAdminMessages.ts';

/** The history cannot be sorted. */
const latestFirst: readonly never[] = [];

/** What somebody did and what was done to them. */
function UserHistory({ user }: { user: string }) {
  const { view, setPage } = useListAddress(latestFirst);
  const path = pagePath(paths.adminHistory, { ...view, search: '' }, { user });
  return <SiteHistory path={path} page={view.page} setPage={setPage} />;
}

function User({ user }: { user: AdminUser }) {
  const messages = useAdminMessages();
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const profile = useProfile();
  const { university_id: id } = user;
  const name = fullName(user);
  const failure = (error: unknown) => reasonOf(error) ?? outcomes.user.changeFailed;
  const suspend = useAction((reason: string) => suspendUser(id, reason), {
    success: outcomes.user.suspended(name),
    failure,
  });
  const restore = useAction(() => restoreUser(id), { success: outcomes.user.restored(name), failure });
  const reset = useAction(() => sendReset(id), { success: outcomes.user.resetSent(name), failure });
  const grant = useAction(() => grantAdministrator(id), { success: outcomes.user.granted(name), failure });
  const revoke = useAction(() => revokeAdministrator(id), { success: outcomes.user.revoked(name), failure });
  const remove = useAction(() => removeUser(id), {
    success: outcomes.user.removed,
    failure: outcomes.user.removeFailed,
  });
  return (
    <UserDetails
      user={user}
      own={profile.data?.university_id === id}
      onSuspend={suspend.run}
      onRestore={restore.run}
      onSendReset={reset.run}
      onGrant={grant.run}
      onRevoke={revoke.run}
      onDelete={async () => {
        if (await remove.run()) void navigate('/admin/users', { replace: true });
      }}
    >
      <Panel title={messages.userHistory} hint={messages.userHistoryHint}>
        <UserHistory user={id} />
      </Panel>
    </UserDetails>
  );
}

/** A user's page for administrators. */
export default function AdminUserPage() {
  const { id = '' } = useParams();
  const messages = useAdminMessages();
  const user = useAdminUser(id);
  if (user.data) return <User key={id} user={user.data} />;
  if (!user.error) return <Spinner size="large" />;
  return statusOf(user.error) === 404 ? (
    <NotFound
      title={messages.noUser}
      description={messages.noUserHint}
      action={<ButtonLink href="/admin/users">{messages.allUsers}</ButtonLink>}
    />
  ) : (
    <ErrorState
      page
      title={user.error.message}
      onRetry={() => void user.mutate()}
      retrying={isRetrying(user)}
    />
  );
}
