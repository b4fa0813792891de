import { Navigate, useLocation } from 'react-router-dom';
import { outcomes } from 'societies-contract';
import { AuthLayout, Link } from 'societies-ui';
import { SignupForm, type SignupFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { placeWanted } from '../../session/placeWanted.ts';
import { signup, useSession } from '../../session/session.ts';
import { Starting } from '../../shell/Starting.tsx';

export default function SignupPage() {
  const location = useLocation();
  const { user, loading } = useSession();
  const { run, error } = useAction(signup, {
    success: outcomes.signup.success,
    failure: outcomes.signup.failure,
  });
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={placeWanted(location)} replace />;

  // The confirmation is for the form alone.
  const submit: SignupFormProps['onSubmit'] = ({ confirm_password: _, ...account }) => run(account);

  return (
    <>
      <title>Sign Up · Constellation</title>
      <AuthLayout
        title="Sign Up"
        other={
          <>
            Already have an account? <Link href="/login">Log In</Link>
          </>
        }
      >
        <SignupForm onSubmit={submit} fieldErrors={fieldErrorsOf(error)} />
      </AuthLayout>
    </>
  );
}
