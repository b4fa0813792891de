import { Outlet } from 'react-router-dom';
import { AdminLayout as Layout } from 'societies-ui/admin';
import { useProfile } from '../../api/account.ts';
import { useWaitingRequests } from '../../api/requests.ts';
import { usePageHandle } from '../../shell/usePageHandle.ts';
import { useAdminMessages } from './useAdminMessages.ts';

/** The layout of administration pages. */
export default function AdminLayout() {
  const { admin = 'dashboard' } = usePageHandle();
  const messages = useAdminMessages();
  const profile = useProfile();
  const waiting = useWaitingRequests();
  return (
    <Layout user={profile.data} current={admin} waiting={waiting?.count}>
      <title>{`${messages[admin]} · Constellation`}</title>
      <Outlet />
    </Layout>
  );
}
