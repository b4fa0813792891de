import { useMemo, useState } from 'react';
import { outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import { SocietyRequestForm, type SocietyRequestFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, reasonOf } from '../../api/ApiError.ts';
import { requestSociety } from '../../api/requests.ts';
import { useCategories } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { useUnsaved } from '../../shell/unsaved.ts';

export default function SocietyRequestModal({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { user } = useSession();
  const { onDirtyChange } = useUnsaved('page');
  const categories = useCategories();
  const [fieldErrors, setFieldErrors] = useState<SocietyRequestFormProps['fieldErrors']>();
  // Categories that could not be read come by a later try; until then the field says why there are none.
  const missing = categories.data === undefined ? categories.error?.message : undefined;
  const errors = useMemo(
    () => (missing === undefined ? fieldErrors : { ...fieldErrors, category: [missing] }),
    [fieldErrors, missing],
  );
  if (user === null) return null;

  const submit: SocietyRequestFormProps['onSubmit'] = async (values) => {
    try {
      await requestSociety({ ...values, user: user.uniID });
      toast.success(outcomes.request.sent);
      onClose();
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      const { title, description } = outcomes.request.sendFailed;
      toast.danger({ title, description: reasonOf(error) ?? description });
    }
  };

  return (
    <SocietyRequestForm
      open
      onClose={onClose}
      categories={categories.data ?? []}
      onSubmit={submit}
      onDirtyChange={onDirtyChange}
      fieldErrors={errors}
    />
  );
}
