import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout, ButtonLink, Link, useMessages, type Widened } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { hasEnded, placeWanted } from '../../session/placeWanted.ts';
import { useSession } from '../../session/session.ts';
import { useLogin } from '../../session/useLogin.ts';
import { useWaysIn } from '../../session/useWaysIn.ts';
import { late } from '../../shell/late.tsx';
import { Starting } from '../../shell/Starting.tsx';

const loginTexts = {
  title: 'Log In',
  new: "Don't have an account?",
  signup: 'Sign up',
  ended: 'Your session ended. Log in to go on where you were.',
  forgotten: 'Forgot your password?',
} as const;

declare global {
  interface SocietiesMessages {
    AppLogin: Widened<typeof loginTexts>;
  }
}

/** Most come here by themselves: the drawing for those whose session ended is fetched for them. */
const SessionEnded = late(() => import('../../session/SessionEnded.tsx'), true);

/** Few accounts are suspended: the page that says so is fetched for them. */
const Suspended = late(() => import('./Suspended.tsx'));

export default function LoginPage() {
  const texts = useMessages('AppLogin', loginTexts);
  const location = useLocation();
  const { user, loading } = useSession();
  const { form, suspended } = useLogin();
  const { withPassword, university } = useWaysIn();
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={placeWanted(location)} replace />;

  if (suspended) return <Suspended instead={<Starting />} />;
  return (
    <>
      <title>{`${texts.title} · Constellation`}</title>
      <AuthLayout
        art={hasEnded(location) && <SessionEnded instead={null} />}
        title={texts.title}
        description={hasEnded(location) && texts.ended}
        other={
          withPassword && (
            <>
              <Link href="/forgot-password">{texts.forgotten}</Link>
              <br />
              {texts.new} <Link href="/signup">{texts.signup}</Link>
            </>
          )
        }
      >
        {university && (
          <ButtonLink fullWidth href={university.hrefTo(placeWanted(location))}>
            {university.name}
          </ButtonLink>
        )}
        {withPassword && <LoginForm {...form} />}
      </AuthLayout>
    </>
  );
}
