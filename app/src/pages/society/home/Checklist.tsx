import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SocietyChecklist, type SocietyChecklistProps, type SocietyStep } from 'societies-ui';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { askedForm } from '../../../shell/useAskedForm.ts';

/** The cropper is loaded on demand. */
const LogoModal = lateDialog(() => import('../LogoModal.tsx'));

/** Where each step is done: on a page in editing mode, with the form opened or the field focused. */
const placeOf: Partial<Record<SocietyStep, string>> = {
  slogan: askedForm,
  description: `/info${askedForm}`,
  event: `/events${askedForm}`,
  post: `/posts${askedForm}`,
};

/** A President's to-do list for a new society. */
export function Checklist({ done }: Pick<SocietyChecklistProps, 'done'>) {
  const { outcomes } = useOutcomes();
  const { id, society, setEditing } = useSocietyContext();
  const navigate = useNavigate();
  const [choosingLogo, setChoosingLogo] = useState(false);
  const inviting = useAction(
    () => navigator.clipboard.writeText(new URL(`/societies/${id}`, location.href).href),
    { success: outcomes.link.copied, failure: outcomes.link.copyFailed },
  );
  const begin = (step: SocietyStep) => {
    if (step === 'logo') return setChoosingLogo(true);
    if (step === 'invite') return void inviting.run();
    setEditing(true);
    void navigate(`/societies/${id}${placeOf[step] ?? ''}`);
  };
  return (
    <>
      <SocietyChecklist done={done} onStep={begin} />
      {choosingLogo && <LogoModal society={society} onClose={() => setChoosingLogo(false)} />}
    </>
  );
}
