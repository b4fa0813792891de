import { outcomes } from 'societies-contract';
import type { LoginFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, statusOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { login } from './session.ts';

/** What a login form needs: a toast says how it went, and what the server says of a field stands at the field. */
export function useLogin(): Pick<LoginFormProps, 'onSubmit' | 'fieldErrors'> {
  const { run, error } = useAction(login, {
    success: outcomes.login.success,
    failure: (reason) => (statusOf(reason) === 401 ? outcomes.login.invalid : outcomes.login.failure),
  });
  return { onSubmit: run, fieldErrors: fieldErrorsOf(error) };
}
