import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { outcomes } from 'societies-contract';
import { AuthLayout, Link, useToast } from 'societies-ui';
import { SignupForm, type SignupFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { placeWanted } from '../../session/placeWanted.ts';
import { signup, useSession } from '../../session/session.ts';
import { Starting } from '../../shell/Starting.tsx';

export default function SignupPage() {
  const toast = useToast();
  const location = useLocation();
  const { user, loading } = useSession();
  const [fieldErrors, setFieldErrors] = useState<SignupFormProps['fieldErrors']>();
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={placeWanted(location)} replace />;

  // The confirmation is for the form alone.
  const submit: SignupFormProps['onSubmit'] = async ({ confirm_password: _, ...account }) => {
    try {
      await signup(account);
      toast.success(outcomes.signup.success);
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      toast.danger(outcomes.signup.failure);
    }
  };

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
        <SignupForm onSubmit={submit} fieldErrors={fieldErrors} />
      </AuthLayout>
    </>
  );
}
