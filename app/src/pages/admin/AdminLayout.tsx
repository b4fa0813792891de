import { Outlet, useLocation } from 'react-router-dom';
import type { AdminPage } from 'societies-ui';
import { AdminLayout as Layout } from 'societies-ui/admin';
import { useProfile } from '../../api/account.ts';
import { useWaitingRequests } from '../../api/requests.ts';

const pages: readonly AdminPage[] = ['societies', 'requests', 'users'];

/** What the administrators' pages stand in. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const profile = useProfile();
  const waiting = useWaitingRequests();
  return (
    <Layout
      user={profile.data}
      current={pages.find((page) => pathname.startsWith(`/admin/${page}`)) ?? 'dashboard'}
      waiting={waiting}
    >
      <Outlet />
    </Layout>
  );
}
