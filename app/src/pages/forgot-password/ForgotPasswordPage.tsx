import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EmptyState, Link, useMessages, type Widened } from 'societies-ui';
import { ForgotPasswordForm } from 'societies-ui/forms';
import { detailOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { askForReset } from '../../api/mailedLinks.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { useCommonOutcomes } from '../../preferences/language.ts';
import { SignInLayout } from '../../shell/SignInLayout.tsx';

const forgottenMessages = {
  title: 'Choose a new password',
  known: 'Remembered it?',
  login: 'Log In',
  sent: 'Check your email',
  sentHint: 'If there is an account with this address, we have sent it a link. The link works for one hour.',
} as const;

declare global {
  interface SocietiesMessages {
    AppForgotten: Widened<typeof forgottenMessages>;
  }
}

export default function ForgotPasswordPage() {
  const messages = useMessages('AppForgotten', forgottenMessages);
  const outcomes = useCommonOutcomes();
  const { withPassword } = useSignInMethods();
  const [sent, setSent] = useState(false);
  const { run, error } = useAction(askForReset, {
    failure: (reason) => detailOf(reason) ?? outcomes.authError,
  });
  if (!withPassword) return <Navigate to="/login" replace />;
  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <SignInLayout
        title={messages.title}
        other={
          <>
            <span>{messages.known}</span> <Link href="/login">{messages.login}</Link>
          </>
        }
      >
        {sent ? (
          <EmptyState role="status" title={messages.sent} description={messages.sentHint} />
        ) : (
          <ForgotPasswordForm
            onSubmit={async (values) => setSent(await run(values))}
            fieldErrors={fieldErrorsOf(error)}
          />
        )}
      </SignInLayout>
    </>
  );
}
