import { Outlet } from 'react-router-dom';
import { RestrictedAccess } from 'societies-ui';
import { useSession } from './session.ts';

/** The administrators' pages; anyone else is told that they are. Stands inside a ProtectedRoute. */
export function AdministratorRoute() {
  const { user } = useSession();
  return user?.isAdmin === true ? <Outlet /> : <RestrictedAccess />;
}
