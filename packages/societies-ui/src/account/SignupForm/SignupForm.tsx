import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from 'societies-contract';
import { signupForm, type SignupValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { serverErrors, type FieldErrors } from '../fieldErrors.ts';
import { FormRoot } from '../account.styles.ts';

export const signupFormMessages = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  universityId: 'University ID',
  universityIdHint: `${limits.universityId.digits} digits, as on your student card`,
  password: 'Password',
  passwordHint: `At least ${limits.password.min} characters, with an uppercase letter and a number`,
  confirmPassword: 'Confirm Password',
  submit: 'Sign Up',
} as const;

export interface SignupFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Gets the checked values. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (values: SignupValues) => void | Promise<unknown>;
  /** What the server says about single fields, such as an email that is taken. */
  fieldErrors?: FieldErrors<SignupValues>;
  defaultValues?: Partial<SignupValues>;
}

const empty: SignupValues = {
  first_name: '',
  last_name: '',
  email: '',
  university_id: '',
  password: '',
  confirm_password: '',
};

/** Makes an account. Errors appear when a field is left and follow every change from then on. */
export const SignupForm = forwardRef<HTMLFormElement, SignupFormProps>(function SignupForm(
  { onSubmit, fieldErrors, defaultValues, ...rest },
  ref,
) {
  const messages = useMessages('SignupForm', signupFormMessages);
  const { register, handleSubmit, formState, getFieldState, trigger } = useForm<SignupValues>({
    resolver: yupResolver(signupForm),
    mode: 'onTouched',
    defaultValues: { ...empty, ...defaultValues },
    errors: useMemo(() => serverErrors(fieldErrors), [fieldErrors]),
  });
  const { errors, isSubmitting } = formState;
  // The confirmation depends on the password, but must not complain before anybody has been there.
  const checkConfirmation = () => {
    if (getFieldState('confirm_password').isTouched) void trigger('confirm_password');
  };
  return (
    <FormRoot
      ref={ref}
      data-soc="SignupForm"
      noValidate
      {...rest}
      onSubmit={(event) => void handleSubmit(async (values) => void (await onSubmit(values)))(event)}
    >
      <div data-part="pair">
        <TextField
          label={messages.firstName}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label={messages.lastName}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={messages.universityId}
        hint={messages.universityIdHint}
        autoComplete="username"
        inputMode="numeric"
        error={errors.university_id?.message}
        {...register('university_id')}
      />
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { onChange: checkConfirmation })}
      />
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
      <Button type="submit" wide loading={isSubmitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
SignupForm.displayName = 'SignupForm';
