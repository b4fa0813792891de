import { paths, trustMessages, type DeleteAccountBody } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';
import { DeleteAccountForm, type DeleteAccountFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, reasonOf, statusOf } from '../../api/ApiError.ts';
import { deleteAccount } from '../../api/ownAccount.ts';
import { useAction } from '../../api/useAction.ts';
import { logout, useSession } from '../../session/session.ts';

const deleteAccountMessages = {
  deleted: trustMessages.ownAccount.deleted,
  failed: trustMessages.ownAccount.deleteFailed,
} as const;

declare global {
  interface SocietiesMessages {
    AppDeleteAccount: Widened<typeof deleteAccountMessages>;
  }
}

export interface DeleteAccountModalProps {
  /** Whether single sign-on replaces the password. */
  singleSignOn: boolean;
  /** Whether the user has just returned from there. */
  returned: boolean;
  onClose: () => void;
}

/** Leads through single sign-on and back here. */
const signOn = `${paths.oidcLogin}?${new URLSearchParams({ confirm: 'true', return_to: '/profile?delete' }).toString()}`;

export default function DeleteAccountModal({ singleSignOn, returned, onClose }: DeleteAccountModalProps) {
  const messages = useMessages('AppDeleteAccount', deleteAccountMessages);
  const { user } = useSession();
  const remove = (body: DeleteAccountBody) => deleteAccount(user?.uniID ?? '', body);
  const { run, error } = useAction(remove, {
    success: messages.deleted,
    failure: (refused) => ({ title: messages.failed, description: reasonOf(refused) }),
  });
  // A recent sign-in is valid for minutes; after a refusal the user must sign in again.
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
