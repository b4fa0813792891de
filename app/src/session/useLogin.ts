import type { LoginFormProps } from 'societies-ui/forms';
import { codeOf, detailOf, fieldErrorsOf, statusOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { login } from './session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

interface Login {
  /** Props for the login form. */
  form: Pick<LoginFormProps, 'onSubmit' | 'fieldErrors'>;
  /** The account that was tried last is suspended. */
  suspended: boolean;
}

/** Logging in by a form: a toast says how it went, and what the server says of a field stands at the field. */
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
