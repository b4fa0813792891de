import { Outlet } from 'react-router-dom';
import { late } from '../shell/late.tsx';
import { Starting } from '../shell/Starting.tsx';
import { useSession } from './session.ts';

/** Few come here who may not: what they are told is fetched for them. */
const Restricted = late(() => import('./Restricted.tsx'));

/** The administrators' pages; anyone else is told that they are. Stands inside a ProtectedRoute. */
export function AdministratorRoute() {
  const { user } = useSession();
  return user?.isAdmin === true ? <Outlet /> : <Restricted instead={<Starting />} />;
}
