import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { outcomes } from 'societies-contract';
import { AuthLayout, Link, useToast } from 'societies-ui';
import { LoginForm, type LoginFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, statusOf } from '../../api/ApiError.ts';
import { placeWanted } from '../../session/placeWanted.ts';
import { login, useSession } from '../../session/session.ts';
import { Starting } from '../../shell/Starting.tsx';

export default function LoginPage() {
  const toast = useToast();
  const location = useLocation();
  const { user, loading } = useSession();
  const [fieldErrors, setFieldErrors] = useState<LoginFormProps['fieldErrors']>();
  if (loading) return <Starting />;
  if (user !== null) return <Navigate to={placeWanted(location)} replace />;

  const submit: LoginFormProps['onSubmit'] = async (values) => {
    try {
      await login(values);
      toast.success(outcomes.login.success);
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      toast.danger(statusOf(error) === 401 ? outcomes.login.invalid : outcomes.login.failure);
    }
  };

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
        <LoginForm onSubmit={submit} fieldErrors={fieldErrors} />
      </AuthLayout>
    </>
  );
}
