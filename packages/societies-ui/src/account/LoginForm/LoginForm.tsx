import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation } from 'societies-contract';
import { loginSchema, type LoginValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { FormRoot } from '../account.styles.ts';

export const loginFormMessages = {
  universityId: 'University ID',
  password: 'Password',
  submit: 'Log In',
  ...accountValidation.login,
} as const;

export interface LoginFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Called with the validated values. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: LoginValues) => void | Promise<unknown>;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<LoginValues>;
  /** Initial values, such as the ID of somebody who has just signed up. */
  defaultValues?: Partial<LoginValues>;
}

/** The login form. Errors appear when a field is left and are then updated on every change. */
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
      <FormRefusal>{submission.refusal}</FormRefusal>
      <Button type="submit" fullWidth loading={submission.submitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
LoginForm.displayName = 'LoginForm';
