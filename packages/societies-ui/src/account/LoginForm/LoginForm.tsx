import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { useForm } from 'react-hook-form';
import { loginForm, type LoginValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { serverErrors, type FieldErrors } from '../fieldErrors.ts';
import { FormRoot } from '../account.styles.ts';

export const loginFormMessages = {
  universityId: 'University ID',
  password: 'Password',
  submit: 'Log In',
} as const;

export interface LoginFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Gets the checked values. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (values: LoginValues) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<LoginValues>;
  defaultValues?: Partial<LoginValues>;
}

/** Asks who somebody is. Errors appear when a field is left and follow every change from then on. */
export const LoginForm = forwardRef<HTMLFormElement, LoginFormProps>(function LoginForm(
  { onSubmit, fieldErrors, defaultValues, ...rest },
  ref,
) {
  const messages = useMessages('LoginForm', loginFormMessages);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: yupResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { uniID: '', password: '', ...defaultValues },
    errors: useMemo(() => serverErrors(fieldErrors), [fieldErrors]),
  });
  const { errors, isSubmitting } = formState;
  return (
    <FormRoot
      ref={ref}
      data-soc="LoginForm"
      noValidate
      {...rest}
      onSubmit={(event) => void handleSubmit(async (values) => void (await onSubmit(values)))(event)}
    >
      <TextField
        label={messages.universityId}
        autoComplete="username"
        inputMode="numeric"
        autoCapitalize="none"
        error={errors.uniID?.message}
        {...register('uniID')}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide loading={isSubmitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
LoginForm.displayName = 'LoginForm';
