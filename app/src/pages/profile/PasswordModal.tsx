import { outcomes } from 'societies-contract';
import { PasswordForm, type PasswordFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { changePassword } from '../../api/account.ts';
import { useAction } from '../../api/useAction.ts';

export default function PasswordModal({ onClose }: { onClose: () => void }) {
  const { run, error } = useAction(changePassword, {
    success: outcomes.password.success,
    failure: outcomes.password.failure,
  });
  const save: PasswordFormProps['onSubmit'] = async (values) => {
    if (await run(values)) onClose();
  };
  return <PasswordForm open onClose={onClose} onSubmit={save} fieldErrors={fieldErrorsOf(error)} />;
}
