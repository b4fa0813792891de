import { useMemo, useState } from 'react';
import { SocietyRequestForm, type SocietyRequestFormProps } from 'societies-ui/forms';
import { fieldErrorsOf, reasonOf } from '../../api/ApiError.ts';
import { requestSociety, useMyRequests, useSimilarSocieties } from '../../api/requests.ts';
import { useAction } from '../../api/useAction.ts';
import { useCategories } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useDebounced } from '../../time/useDebounced.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

export default function SocietyRequestModal({ onClose }: { onClose: () => void }) {
  const { outcomes } = useOutcomes();
  const { user } = useSession();
  const { onDirtyChange } = useUnsaved('page');
  const categories = useCategories();
  const mine = useMyRequests();
  const [name, setName] = useState('');
  const similar = useSimilarSocieties(useDebounced(name));
  const { run, error } = useAction(requestSociety, {
    success: outcomes.request.sent,
    failure: (reason) => {
      const { title, description } = outcomes.request.sendFailed;
      return { title, description: reasonOf(reason) ?? description };
    },
  });
  const fieldErrors: SocietyRequestFormProps['fieldErrors'] = fieldErrorsOf(error);
  // While categories fail to load, the field says why; SWR retries.
  const missing = categories.data === undefined ? categories.error?.message : undefined;
  const errors = useMemo(
    () => (missing === undefined ? fieldErrors : { ...fieldErrors, category: [missing] }),
    [fieldErrors, missing],
  );
  // Whether another request may be sent is known before it is written; where that cannot be read, the server says it.
  if (user === null || (mine.data === undefined && mine.error === undefined)) return null;
  const undecided = (mine.data ?? []).filter(
    ({ state }) => state === 'pending' || state === 'changes_asked',
  ).length;

  const submit: SocietyRequestFormProps['onSubmit'] = async (values) => {
    if (await run({ ...values, user: user.uniID })) onClose();
  };

  return (
    <SocietyRequestForm
      open
      onClose={onClose}
      categories={categories.data ?? []}
      onSubmit={submit}
      similar={similar}
      onNameChange={setName}
      undecided={undecided}
      requestsHref="/my-societies/requests"
      onDirtyChange={onDirtyChange}
      fieldErrors={errors}
    />
  );
}
