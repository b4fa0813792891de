import type { LoginFormProps } from 'societies-ui/forms';
import { codeOf, detailOf, fieldErrorsOf, statusOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { login } from './session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

interface Login {
  /** Props for the login form. */
  form: Pick<LoginFormProps, 'onSubmit' | 'fieldErrors'>;
  /** Whether the account of the last attempt is suspended. */
  suspended: boolean;
}

/** Logs in; a toast reports the result, and the form shows the fields' messages. */
export function useLogin(): Login {
  const outcomes = useCommonOutcomes();
  const { run, error } = useAction(login, {
    success: outcomes.login.success,
    failure: (reason) => {
      if (codeOf(reason) === 'suspended') return detailOf(reason);
      return statusOf(reason) === 401 ? outcomes.login.invalid : outcomes.login.failure;
    },
  });
  return {
    form: { onSubmit: run, fieldErrors: fieldErrorsOf(error) },
    suspended: codeOf(error) === 'suspended',
  };
}
