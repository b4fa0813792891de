import { PasswordForm, type PasswordFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { changePassword } from '../../api/account.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

export default function PasswordModal({ onClose }: { onClose: () => void }) {
  const { outcomes } = useOutcomes();
  const { run, error } = useAction(changePassword, {
    success: outcomes.password.success,
    failure: outcomes.password.failure,
  });
  const save: PasswordFormProps['onSubmit'] = async (values) => {
    if (await run(values)) onClose();
  };
  return <PasswordForm open onClose={onClose} onSubmit={save} fieldErrors={fieldErrorsOf(error)} />;
}
