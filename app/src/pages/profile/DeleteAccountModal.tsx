import { trustTexts } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';
import { DeleteAccountForm, type DeleteAccountFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, reasonOf } from '../../api/ApiError.ts';
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

export default function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const texts = useMessages('AppDeleteAccount', deleteAccountTexts);
  const { run, error } = useAction(deleteAccount, {
    success: texts.deleted,
    failure: (refused) => ({ title: texts.failed, description: reasonOf(refused) }),
  });
  const remove: DeleteAccountFormProps['onSubmit'] = async (values) => {
    if (await run(values)) await logout();
  };
  return <DeleteAccountForm open onClose={onClose} onSubmit={remove} fieldErrors={fieldErrorsOf(error)} />;
}
