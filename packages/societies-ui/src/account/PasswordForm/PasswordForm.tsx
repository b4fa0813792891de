import { forwardRef, useMemo } from 'react';
import { accountValidation } from 'societies-contract';
import { passwordSchema, type PasswordValues } from 'societies-contract/forms';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';

export const passwordFormMessages = {
  title: 'Change password',
  old: 'Old password',
  new: 'New password',
  newHint: (min: number) => `At least ${min} characters, with an uppercase letter and a number`,
  confirm: 'Confirm password',
  submit: 'Change password',
  ...accountValidation.signup,
  ...accountValidation.passwordChange,
} as const;

export interface PasswordFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
  /** Called with the validated values. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: PasswordValues) => void | Promise<unknown>;
  /** The server's messages for single fields, such as a wrong old password. */
  fieldErrors?: FieldErrors<PasswordValues>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<PasswordFormProps, 'open'>>(function OpenForm(
  { onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('PasswordForm', passwordFormMessages);
  const rules = useFormRules();
  const { form, field, submission } = useValidatedForm<PasswordValues>({
    schema: useMemo(() => passwordSchema(rules, messages), [rules, messages]),
    values: { old_password: '', new_password: '', confirm_password: '' },
    fieldErrors,
    onSubmit,
  });
  // Revalidates the confirmation when the password changes, but only once the field has been visited.
  const checkConfirmation = () => {
    if (form.getFieldState('confirm_password').isTouched) void form.trigger('confirm_password');
  };
  return (
    <FormModal
      ref={ref}
      data-soc="PasswordForm"
      size="small"
      open
      title={messages.title}
      submitLabel={messages.submit}
      {...submission}
      changed={false}
      {...rest}
    >
      <PasswordField label={messages.old} autoComplete="current-password" {...field('old_password')} />
      <PasswordField
        label={messages.new}
        hint={messages.newHint(rules.password.min)}
        autoComplete="new-password"
        {...field('new_password', { onChange: checkConfirmation })}
      />
      <PasswordField label={messages.confirm} autoComplete="new-password" {...field('confirm_password')} />
    </FormModal>
  );
});

/** Changes the reader's password. */
export const PasswordForm = whileOpen<PasswordFormProps>(OpenForm);
PasswordForm.displayName = 'PasswordForm';
