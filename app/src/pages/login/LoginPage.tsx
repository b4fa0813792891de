import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout, Link } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { placeWanted } from '../../session/placeWanted.ts';
import { useSession } from '../../session/session.ts';
import { useLogin } from '../../session/useLogin.ts';
import { Starting } from '../../shell/Starting.tsx';

export default function LoginPage() {
  const location = useLocation();
  const { user, loading } = useSession();
  const form = useLogin();
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={placeWanted(location)} replace />;

  return (
    <>
      <title>Log In · Constellation</title>
      <AuthLayout
        title="Log In"
        other={
          <>
            Don't have an account? <Link href="/signup">Sign up</Link>
          </>
        }
      >
        <LoginForm {...form} />
      </AuthLayout>
    </>
  );
}
