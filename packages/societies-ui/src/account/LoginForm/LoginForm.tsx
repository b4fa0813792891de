import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation } from 'societies-contract';
import { loginSchema, type LoginValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { FormRoot } from '../account.styles.ts';

export const loginFormMessages = {
  universityId: 'University ID',
  password: 'Password',
  submit: 'Log In',
  ...accountValidation.login,
} as const;

declare global {
  interface SocietiesMessages {
    LoginForm: Widened<typeof loginFormMessages>;
  }
}

export interface LoginFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Gets the checked values. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (values: LoginValues) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<LoginValues>;
  /** What is filled in at first, such as the ID of somebody who has just signed up. What is left out begins empty. */
  defaultValues?: Partial<LoginValues>;
}

/** Asks who somebody is. Errors appear when a field is left and follow every change from then on. */
export const LoginForm = forwardRef<HTMLFormElement, LoginFormProps>(function LoginForm(
  { onSubmit, fieldErrors, defaultValues, ...rest },
  ref,
) {
  const messages = useMessages('LoginForm', loginFormMessages);
  const rules = useFormRules();
  const { field, submission } = useValidatedForm<LoginValues>({
    schema: useMemo(() => loginSchema(rules, messages), [rules, messages]),
    values: { uniID: '', password: '', ...defaultValues },
    fieldErrors,
    onSubmit,
  });
  return (
    <FormRoot ref={ref} data-soc="LoginForm" noValidate {...rest} onSubmit={submission.onSubmit}>
      <TextField
        label={messages.universityId}
        autoComplete="username"
        inputMode={rules.universityId.inputMode}
        autoCapitalize="none"
        {...field('uniID')}
      />
      <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
      <Button type="submit" fullWidth loading={submission.submitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
LoginForm.displayName = 'LoginForm';
