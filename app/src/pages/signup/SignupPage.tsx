import { Navigate, useLocation } from 'react-router-dom';
import { Link, useMessages, type Widened } from 'societies-ui';
import { SignupForm, type SignupFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { returnAddress } from '../../session/returnAddress.ts';
import { SiteDataBlocked } from '../../session/SiteDataBlocked.tsx';
import { signup, useSession } from '../../session/session.ts';
import { Starting } from '../../shell/Starting.tsx';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { useCommonOutcomes } from '../../preferences/language.ts';
import { SignInLayout } from '../../shell/SignInLayout.tsx';

const signupMessages = {
  title: 'Sign Up',
  login: 'Already have an account? Log In',
} as const;

declare global {
  interface SocietiesMessages {
    AppSignup: Widened<typeof signupMessages>;
  }
}

export default function SignupPage() {
  const messages = useMessages('AppSignup', signupMessages);
  const outcomes = useCommonOutcomes();
  const location = useLocation();
  const { user, loading } = useSession();
  const { withSignup } = useSignInMethods();
  const { run, error } = useAction(signup, {
    success: outcomes.signup.success,
    failure: outcomes.signup.failure,
  });
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={returnAddress(location)} replace />;

  if (!withSignup) return <Navigate to="/login" replace state={location.state as unknown} />;

  // The server does not take the repeated password.
  const submit: SignupFormProps['onSubmit'] = ({ confirm_password: _, ...account }) => run(account);

  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <SignInLayout title={messages.title} other={<Link href="/login">{messages.login}</Link>}>
        <SiteDataBlocked />
        <SignupForm onSubmit={submit} fieldErrors={fieldErrorsOf(error)} />
      </SignInLayout>
    </>
  );
}
