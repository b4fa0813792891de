import { useEffect } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router-dom';
import { limits, outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import { Starting } from '../shell/Starting.tsx';
import { arriveOutside, useSession } from './session.ts';

/** Tells a visitor that the page is for users, and goes to the login a second later. */
function Unauthorized() {
  const toast = useToast();
  const navigate = useNavigate();
  // The toast and the clock are outside React. Strict mode runs this twice; the toast has an id, so it shows once.
  useEffect(() => {
    toast.show({ variant: 'danger', id: 'unauthorized', title: outcomes.unauthorized });
    const redirect = setTimeout(
      () => void navigate('/login', { replace: true }),
      limits.time.unauthorizedRedirect,
    );
    return () => clearTimeout(redirect);
  }, [toast, navigate]);
  return <Starting />;
}

/** Pages for users: a spinner until it is known who is there. Source: specification, section 2, "Protected pages". */
export function ProtectedRoute() {
  const { user, loading, left } = useSession();
  // Once the protected pages are behind, whoever comes back to them is a visitor like any other.
  useEffect(() => arriveOutside, []);
  if (loading) return <Starting />;
  if (user !== null) return <Outlet />;
  // Whoever logs out on a protected page goes home, without being told that they must log in.
  return left ? <Navigate to="/" replace /> : <Unauthorized />;
}
