import { paths, trustTexts } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';
import { DeleteAccountForm, type DeleteAccountFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, reasonOf, statusOf } from '../../api/ApiError.ts';
import { deleteAccount } from '../../api/ownAccount.ts';
import { useAction } from '../../api/useAction.ts';
import { logout } from '../../session/session.ts';

const deleteAccountTexts = {
  deleted: trustTexts.ownAccount.deleted,
  failed: trustTexts.ownAccount.deleteFailed,
} as const;

declare global {
  interface SocietiesMessages {
    AppDeleteAccount: Widened<typeof deleteAccountTexts>;
  }
}

export interface DeleteAccountModalProps {
  /** The university's sign-in stands for the password. */
  singleSignOn: boolean;
  /** Whoever is here has just come back from there. */
  returned: boolean;
  onClose: () => void;
}

/** Where the university's sign-in leads back to. */
const signOn = `${paths.oidcLogin}?${new URLSearchParams({ confirm: 'true', return_to: '/profile?delete' }).toString()}`;

export default function DeleteAccountModal({ singleSignOn, returned, onClose }: DeleteAccountModalProps) {
  const texts = useMessages('AppDeleteAccount', deleteAccountTexts);
  const { run, error } = useAction(deleteAccount, {
    success: texts.deleted,
    failure: (refused) => ({ title: texts.failed, description: reasonOf(refused) }),
  });
  // A sign-in is fresh for minutes: who was refused signs in again.
  const confirmation = singleSignOn
    ? returned && statusOf(error) !== 400
      ? 'signed-on'
      : 'sign-on'
    : 'password';
  const submit: DeleteAccountFormProps['onSubmit'] = async (values) => {
    if (confirmation === 'sign-on') location.assign(signOn);
    else if (await run(values)) await logout();
  };
  return (
    <DeleteAccountForm
      open
      onClose={onClose}
      onSubmit={submit}
      confirmation={confirmation}
      fieldErrors={fieldErrorsOf(error)}
    />
  );
}
