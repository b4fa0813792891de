import { useState } from 'react';
import { outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import { PasswordForm, type PasswordFormProps } from 'societies-ui/forms';
import { fieldErrorsOf } from '../../api/ApiError.ts';
import { changePassword } from '../../api/account.ts';

export default function PasswordModal({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [fieldErrors, setFieldErrors] = useState<PasswordFormProps['fieldErrors']>();
  const save: PasswordFormProps['onSubmit'] = async (values) => {
    try {
      await changePassword(values);
      toast.success(outcomes.password.success);
      onClose();
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      toast.danger(outcomes.password.failure);
    }
  };
  return <PasswordForm open onClose={onClose} onSubmit={save} fieldErrors={fieldErrors} />;
}
