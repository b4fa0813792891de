import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { timeLimits } from 'societies-contract';
import { useToast } from 'societies-ui';
import { Starting } from '../shell/Starting.tsx';
import { lateDialog } from '../shell/late.tsx';
import { backTo } from './placeWanted.ts';
import { arriveOutside, giveUp, useSession } from './session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

/** The form brings its validation along: fetched when a session has ended amid work. */
const LoginAgain = lateDialog(() => import('./LoginAgain.tsx'));

/** Tells a visitor that the page is for users, and goes to the login a second later. */
function Unauthorized() {
  const outcomes = useCommonOutcomes();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  // The toast and the clock are outside React. Strict mode runs this twice; the toast has an id, so it shows once.
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

/** Pages for users: a spinner until it is known who is there. Source: specification, section 2, "Protected pages". */
export function ProtectedRoute() {
  const { user, loading, left, asleep } = useSession();
  const location = useLocation();
  useEffect(() => arriveOutside, []);
  if (loading) return <Starting />;
  if (user !== null) {
    return (
      <>
        {/* Somebody else finds nothing of what was written before them. */}
        <Outlet key={user.uniID} />
        {asleep && <LoginAgain uniID={user.uniID} onClose={giveUp} />}
      </>
    );
  }
  // Whoever logs out on a protected page goes home, without being told that they must log in.
  if (left?.how === 'by choice') return <Navigate to="/" replace />;
  // One that ended elsewhere, such as on the landing page, is over: who comes here now is a visitor like any other.
  if (left?.how === 'expired' && left.at === location.pathname) {
    return <Navigate to="/login" replace state={{ ...backTo(location), ended: true }} />;
  }
  return <Unauthorized />;
}
