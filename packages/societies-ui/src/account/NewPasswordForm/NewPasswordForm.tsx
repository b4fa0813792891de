import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation } from 'societies-contract';
import { newPasswordSchema, type NewPasswordValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { FormRoot } from '../account.styles.ts';

const { passwordRequired, passwordMin, passwordMax, passwordPattern, confirmRequired, confirmMatch } =
  accountValidation.signup;
export const newPasswordFormMessages = {
  new: 'New password',
  newHint: (min: number) => `At least ${min} characters, with an uppercase letter and a number`,
  confirm: 'Confirm password',
  submit: 'Save the new password',
  passwordRequired,
  passwordMin,
  passwordMax,
  passwordPattern,
  confirmRequired,
  confirmMatch,
} as const;

declare global {
  interface SocietiesMessages {
    NewPasswordForm: Widened<typeof newPasswordFormMessages>;
  }
}

export interface NewPasswordFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Gets the checked values. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (values: NewPasswordValues) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<NewPasswordValues>;
}

/** A new password for somebody who forgot the old one. */
export const NewPasswordForm = forwardRef<HTMLFormElement, NewPasswordFormProps>(function NewPasswordForm(
  { onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('NewPasswordForm', newPasswordFormMessages);
  const rules = useFormRules();
  const { form, field, submission } = useValidatedForm<NewPasswordValues>({
    schema: useMemo(() => newPasswordSchema(rules, messages), [rules, messages]),
    values: { new_password: '', confirm_password: '' },
    fieldErrors,
    onSubmit,
  });
  // The confirmation depends on the password, but must not complain before anybody has been there.
  const checkConfirmation = () => {
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password');
  };
  return (
    <FormRoot ref={ref} data-soc="NewPasswordForm" noValidate {...rest} onSubmit={submission.onSubmit}>
      <PasswordField
        label={messages.new}
        hint={messages.newHint(rules.password.min)}
        autoComplete="new-password"
        {...field('new_password', { onChange: checkConfirmation })}
      />
      <PasswordField label={messages.confirm} autoComplete="new-password" {...field('confirm_password')} />
      <Button type="submit" fullWidth loading={submission.submitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
NewPasswordForm.displayName = 'NewPasswordForm';
