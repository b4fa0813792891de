import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink, EmptyState, Spinner, useMessages, type Widened } from 'societies-ui';
import { continueSession } from '../../session/session.ts';
import { SignInLayout } from '../../shell/SignInLayout.tsx';

const signOnMessages = {
  title: 'Log In',
  wait: 'You are being signed in',
  again: 'Back to the login page',
  profile: 'Back to your profile',
  problems: {
    provider: ['The university’s sign-in does not answer', 'Please try again in a moment.'],
    refused: [
      'You were not signed in',
      'The university’s sign-in refused, or took too long. Please try again.',
    ],
    not_confirmed: [
      'We could not confirm that it is you',
      'The university’s sign-in did not say that you signed in just now, with this account. Nothing was changed.',
    ],
    missing_id: [
      'We could not tell who you are',
      'The university’s sign-in did not give your ID as eight digits. Please tell whoever runs this site.',
    ],
    missing_name: [
      'We could not tell your name',
      'The university’s sign-in did not give your name. Please tell whoever runs this site.',
    ],
    missing_email: [
      'We could not tell your email address',
      'The university’s sign-in did not give an email address that mail can be sent to. Please tell whoever runs this site.',
    ],
    account_exists: [
      'This ID has an account already',
      'Please log in with its password, or tell whoever runs this site.',
    ],
    suspended: [
      'Your account is suspended',
      'You cannot use Constellation until an administrator lets you back in. If you think this is a mistake, contact an administrator.',
    ],
    email_taken: ['This email address belongs to another account', 'Please tell whoever runs this site.'],
  },
} as const;

declare global {
  interface SocietiesMessages {
    AppSignOn: Widened<typeof signOnMessages>;
  }
}

type Problem = keyof typeof signOnMessages.problems;
/** The problem in the address; `claim` says what the provider did not give. */
function problemIn(query: URLSearchParams): Problem | null {
  const reported = query.get('problem');
  if (reported === null) return null;
  const name = reported === 'missing_claim' ? `missing_${query.get('claim') ?? 'id'}` : reported;
  const known = Object.keys(signOnMessages.problems) as Problem[];
  return known.find((one) => one === name) ?? 'refused';
}

/** Where single sign-on returns to: with a session cookie, or a problem to report. */
export default function SingleSignOnPage() {
  const messages = useMessages('AppSignOn', signOnMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reported = problemIn(query);
  const [failed, setFailed] = useState(false);
  // A path on this site: two slashes would start another host's address.
  const wanted = query.get('to') ?? '/';
  const to = /^\/(?![/\\])/.test(wanted) ? wanted : '/';

  // Synchronises with the session store: takes up the new cookie.
  useEffect(() => {
    if (reported !== null) return;
    continueSession().then(
      () => void navigate(to, { replace: true }),
      () => setFailed(true),
    );
  }, [reported, to, navigate]);

  const problem = reported ?? (failed ? 'refused' : null);
  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <SignInLayout title={messages.title}>
        {problem === null ? (
          <Spinner size="large" label={messages.wait} />
        ) : (
          <EmptyState
            role="alert"
            title={messages.problems[problem][0]}
            description={messages.problems[problem][1]}
            action={
              problem === 'not_confirmed' ? (
                <ButtonLink href="/profile">{messages.profile}</ButtonLink>
              ) : (
                <ButtonLink href="/login">{messages.again}</ButtonLink>
              )
            }
          />
        )}
      </SignInLayout>
    </>
  );
}
