import { forwardRef, useMemo } from 'react';
import { deleteAccountSchema, type DeleteAccountValues } from 'societies-contract/forms';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { useMessages } from '../../host/useMessages.ts';

export const deleteAccountFormMessages = {
  title: 'Delete your account',
  description:
    'Your memberships, likes, answers and pictures are deleted for good. Records that societies must keep stay, without your name. This cannot be undone.',
  password: 'Your password',
  passwordRequired: 'Password is required',
  signOnHint: 'To confirm that it is you, sign in with your university once more.',
  signOn: 'Sign in once more',
  signedOnHint: 'You have signed in again. Deleting your account is final.',
  submit: 'Delete for good',
} as const;

export interface DeleteAccountFormProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'className' | 'style'
> {
  /**
   * How the user confirms: by password; by single sign-on, to which `onSubmit` leads; or already confirmed, so that `onSubmit`
   * deletes.
   */
  confirmation?: 'password' | 'sign-on' | 'signed-on';
  /** Gets the password, if one is asked for. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: DeleteAccountValues) => void | Promise<unknown>;
  /** The server's message for the password. */
  fieldErrors?: FieldErrors<DeleteAccountValues>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<DeleteAccountFormProps, 'open'>>(function OpenForm(
  { onSubmit, fieldErrors, confirmation = 'password', ...rest },
  ref,
) {
  const messages = useMessages('DeleteAccountForm', deleteAccountFormMessages);
  const byPassword = confirmation === 'password';
  const { field, submission } = useValidatedForm<DeleteAccountValues>({
    schema: useMemo(() => deleteAccountSchema(messages, byPassword), [messages, byPassword]),
    values: byPassword ? { password: '' } : {},
    fieldErrors,
    onSubmit,
  });
  return (
    <FormModal
      ref={ref}
      data-soc="DeleteAccountForm"
      size="small"
      open
      title={messages.title}
      submitLabel={confirmation === 'sign-on' ? messages.signOn : messages.submit}
      {...submission}
      changed={false}
      {...rest}
    >
      <p data-part="description">{messages.description}</p>
      {byPassword ? (
        <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
      ) : (
        <p data-part="hint">{confirmation === 'sign-on' ? messages.signOnHint : messages.signedOnHint}</p>
      )}
    </FormModal>
  );
});

/** Asks for the password, or a new sign-in, before an account is deleted, and explains the consequences. */
export const DeleteAccountForm = whileOpen<DeleteAccountFormProps>(OpenForm);
DeleteAccountForm.displayName = 'DeleteAccountForm';
