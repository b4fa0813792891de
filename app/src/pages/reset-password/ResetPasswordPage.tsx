import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Link, useMessages, type Widened } from 'societies-ui';
import { NewPasswordForm } from 'societies-ui/forms';
import { detailOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { confirmReset } from '../../api/mailedLinks.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { useCommonOutcomes } from '../../preferences/language.ts';
import { SignInLayout } from '../../shell/SignInLayout.tsx';

const resetMessages = {
  title: 'Choose a new password',
  done: 'Your password was changed',
  doneHint: 'Please log in with it.',
  expired: 'Has the link expired?',
  again: 'Ask for a new one',
} as const;

declare global {
  interface SocietiesMessages {
    AppReset: Widened<typeof resetMessages>;
  }
}

export default function ResetPasswordPage() {
  const messages = useMessages('AppReset', resetMessages);
  const outcomes = useCommonOutcomes();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { withPassword } = useSignInMethods();
  const { run, error } = useAction(confirmReset, {
    success: { title: messages.done, description: messages.doneHint },
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
            <span>{messages.expired}</span> <Link href="/forgot-password">{messages.again}</Link>
          </>
        }
      >
        <NewPasswordForm
          onSubmit={async (values) => {
            if (await run({ token: query.get('token') ?? '', ...values }))
              void navigate('/login', { replace: true });
          }}
          fieldErrors={fieldErrorsOf(error)}
        />
      </SignInLayout>
    </>
  );
}
