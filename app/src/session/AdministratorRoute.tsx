import { Outlet } from 'react-router-dom';
import { late } from '../shell/late.tsx';
import { Starting } from '../shell/Starting.tsx';
import { useSession } from './session.ts';

/** Loaded on demand, because few users get here without being administrators. */
const Restricted = late(() => import('./Restricted.tsx'));

/** Restricts pages to administrators. Must be inside a ProtectedRoute. */
export function AdministratorRoute() {
  const { user } = useSession();
  return user?.isAdmin === true ? <Outlet /> : <Restricted instead={<Starting />} />;
}
