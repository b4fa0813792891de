import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { timeLimits } from 'societies-contract';
import { useToast } from 'societies-ui';
import { Starting } from '../shell/Starting.tsx';
import { late, lateDialog } from '../shell/late.tsx';
import { backTo } from './returnAddress.ts';
import { arriveOutside, giveUp, useSession } from './session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';
import { usePageHandle } from '../shell/usePageHandle.ts';
import { isDirectoryPublic } from './visiting.ts';

/** Loaded on demand, because the form includes its validation. */
const LoginAgain = lateDialog(() => import('./LoginAgain.tsx'));
/** Loaded for those without an account. */
export const Visit = late(() => import('./Visit.tsx'));

/** Tells a visitor to log in, and goes to the login page after a second. */
function Unauthorized() {
  const outcomes = useCommonOutcomes();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  // Synchronises with the toasts and a timer. Strict mode runs this twice; the toast's id keeps it from showing twice.
  useEffect(() => {
    toast.show({ variant: 'danger', id: 'unauthorized', title: outcomes.unauthorized });
    const redirect = setTimeout(
      () => void navigate('/login', { replace: true, state: backTo(location) }),
      timeLimits.unauthorizedRedirect,
    );
    return () => clearTimeout(redirect);
  }, [toast, navigate, location, outcomes]);
  return <Starting />;
}

/** Asks the user to log in again if the session expired while the page has unsaved changes. */
export function WhileAsleep() {
  const { user, asleep, successor } = useSession();
  return (
    user !== null && asleep && <LoginAgain uniID={user.uniID} successor={successor?.uniID} onClose={giveUp} />
  );
}

/**
 * Restricts pages to users, with a spinner while the session is being checked. Source: specification, section 2, "Protected
 * pages".
 */
export function ProtectedRoute() {
  const { user, loading, left } = useSession();
  const { open } = usePageHandle();
  const location = useLocation();
  useEffect(() => arriveOutside, []);
  if (loading) return <Starting />;
  if (user !== null) {
    return (
      <>
        {/* The key discards unsaved input when another user signs in. */}
        <Outlet key={user.uniID} />
        <WhileAsleep />
      </>
    );
  }
  // Logging out on a protected page leads home, without a request to log in.
  if (left?.how === 'by choice') return <Navigate to="/" replace />;
  // Applies only to the page where the session expired; a later visitor of another page is treated as any other.
  if (left?.how === 'expired' && left.at === location.pathname) {
    return <Navigate to="/login" replace state={{ ...backTo(location), ended: true }} />;
  }
  return open && isDirectoryPublic() ? <Visit instead={<Starting />} /> : <Unauthorized />;
}
