import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation } from 'societies-contract';
import { newPasswordSchema, type NewPasswordValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
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

export interface NewPasswordFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Called with the validated values. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: NewPasswordValues) => void | Promise<unknown>;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<NewPasswordValues>;
}

/** Sets a new password without the old one, after a reset link. */
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
  // Revalidates the confirmation when the password changes, but only once the field has been visited.
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
      <FormRefusal>{submission.refusal}</FormRefusal>
      <Button type="submit" fullWidth loading={submission.submitting}>
        {messages.submit}
      </Button>
    </FormRoot>
  );
});
NewPasswordForm.displayName = 'NewPasswordForm';
