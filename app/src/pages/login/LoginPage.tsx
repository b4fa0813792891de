import { Navigate, useLocation } from 'react-router-dom';
import { ButtonLink, Link, useMessages, type Widened } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { hasEnded, returnAddress } from '../../session/returnAddress.ts';
import { SiteDataBlocked } from '../../session/SiteDataBlocked.tsx';
import { useSession } from '../../session/session.ts';
import { useLogin } from '../../session/useLogin.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { late } from '../../shell/late.tsx';
import { Starting } from '../../shell/Starting.tsx';
import { SignInLayout } from '../../shell/SignInLayout.tsx';

const loginMessages = {
  title: 'Log In',
  signup: "Don't have an account? Sign up",
  ended: 'Your session ended. Log in to continue where you left off.',
  forgotten: 'Forgot your password?',
} as const;

declare global {
  interface SocietiesMessages {
    AppLogin: Widened<typeof loginMessages>;
  }
}

/** Loaded on demand, because few visitors arrive with an ended session. */
const SessionEnded = late(() => import('../../session/SessionEnded.tsx'), true);

/** Loaded on demand, because few accounts are suspended. */
const Suspended = late(() => import('./Suspended.tsx'));

export default function LoginPage() {
  const messages = useMessages('AppLogin', loginMessages);
  const location = useLocation();
  const { user, loading } = useSession();
  const { form, suspended } = useLogin();
  const { withPassword, university } = useSignInMethods();
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={returnAddress(location)} replace />;

  if (suspended) return <Suspended instead={<Starting />} />;
  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <SignInLayout
        art={hasEnded(location) && <SessionEnded instead={null} />}
        title={messages.title}
        description={hasEnded(location) && messages.ended}
        other={
          withPassword && (
            <>
              <Link href="/forgot-password">{messages.forgotten}</Link>
              <br />
              <Link href="/signup">{messages.signup}</Link>
            </>
          )
        }
      >
        <SiteDataBlocked />
        {university && (
          <ButtonLink fullWidth href={university.hrefTo(returnAddress(location))}>
            {university.name}
          </ButtonLink>
        )}
        {withPassword && <LoginForm {...form} />}
      </SignInLayout>
    </>
  );
}
