import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthLayout, EmptyState, Link, useMessages, type Widened } from 'societies-ui';
import { ForgotPasswordForm } from 'societies-ui/forms';
import { detailOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { askForReset } from '../../api/waysIn.ts';
import { useWaysIn } from '../../session/useWaysIn.ts';
import { useCommonOutcomes } from '../../preferences/language.ts';

const forgottenTexts = {
  title: 'Choose a new password',
  known: 'You remember it?',
  login: 'Log In',
  sent: 'Look into your mail',
  sentHint:
    'If an account has this address, a mail with a link is on its way to it. The link is good for an hour.',
} as const;

declare global {
  interface SocietiesMessages {
    AppForgotten: Widened<typeof forgottenTexts>;
  }
}

export default function ForgotPasswordPage() {
  const texts = useMessages('AppForgotten', forgottenTexts);
  const outcomes = useCommonOutcomes();
  const { withPassword } = useWaysIn();
  const [sent, setSent] = useState(false);
  const { run, error } = useAction(askForReset, {
    failure: (reason) => detailOf(reason) ?? outcomes.authError,
  });
  if (!withPassword) return <Navigate to="/login" replace />;
  return (
    <>
      <title>{`${texts.title} · Constellation`}</title>
      <AuthLayout
        title={texts.title}
        other={
          <>
            {texts.known} <Link href="/login">{texts.login}</Link>
          </>
        }
      >
        {sent ? (
          <EmptyState role="status" title={texts.sent} description={texts.sentHint} />
        ) : (
          <ForgotPasswordForm
            onSubmit={async (values) => setSent(await run(values))}
            fieldErrors={fieldErrorsOf(error)}
          />
        )}
      </AuthLayout>
    </>
  );
}
