import { useState } from 'react';
import { outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import type { LoginFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, statusOf } from '../api/ApiError.ts';
import { login } from './session.ts';

/** What a login form needs: a toast says how it went, and what the server says of a field stands at the field. */
export function useLogin(): Pick<LoginFormProps, 'onSubmit' | 'fieldErrors'> {
  const toast = useToast();
  const [fieldErrors, setFieldErrors] = useState<LoginFormProps['fieldErrors']>();
  const onSubmit: LoginFormProps['onSubmit'] = async (values) => {
    try {
      await login(values);
      toast.success(outcomes.login.success);
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      toast.danger(statusOf(error) === 401 ? outcomes.login.invalid : outcomes.login.failure);
    }
  };
  return { onSubmit, fieldErrors };
}
