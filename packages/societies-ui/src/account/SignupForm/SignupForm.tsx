import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { universityIdLimits, accountValidation } from 'societies-contract';
import { signupSchema, type SignupValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { FormRoot } from '../account.styles.ts';

export const signupFormMessages = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  universityId: 'University ID',
  universityIdHint: `${universityIdLimits.digits} digits, as on your student card`,
  password: 'Password',
  passwordHint: (min: number) => `At least ${min} characters, with an uppercase letter and a number`,
  confirmPassword: 'Confirm Password',
  submit: 'Sign Up',
  ...accountValidation.any,
  ...accountValidation.signup,
} as const;

export interface SignupFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Called with the validated values. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: SignupValues) => void | Promise<unknown>;
  /** The server's messages for single fields, such as an email that is taken. */
  fieldErrors?: FieldErrors<SignupValues>;
  /** Initial values. */
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

/** The signup form. Errors appear when a field is left and are then updated on every change. */
export const SignupForm = forwardRef<HTMLFormElement, SignupFormProps>(function SignupForm(
  { onSubmit, fieldErrors, defaultValues, ...rest },
  ref,
) {
  const messages = useMessages('SignupForm', signupFormMessages);
  const rules = useFormRules();
  const { form, field, submission } = useValidatedForm<SignupValues>({
    schema: useMemo(() => signupSchema(rules, messages), [rules, messages]),
    values: { ...empty, ...defaultValues },
    fieldErrors,
    onSubmit,
  });
  // Revalidates the confirmation when the password changes, but only once the field has been visited.
  const checkConfirmation = () => {
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password');
  };
  return (
    <FormRoot ref={ref} data-soc="SignupForm" noValidate {...rest} onSubmit={submission.onSubmit}>
      <div data-part="pair">
        <TextField label={messages.firstName} autoComplete="given-name" {...field('first_name')} />
        <TextField label={messages.lastName} autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label={messages.email} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={messages.universityId}
        hint={messages.universityIdHint}
        autoComplete="username"
        inputMode={rules.universityId.inputMode}
        {...field('university_id')}
      />
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint(rules.password.min)}
        autoComplete="new-password"
        {...field('password', { onChange: checkConfirmation })}
      />
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        {...field('confirm_password')}
      />
      <FormRefusal>{submission.refusal}</FormRefusal>
      <Button type="submit" fullWidth loading={submission.submitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
SignupForm.displayName = 'SignupForm';
