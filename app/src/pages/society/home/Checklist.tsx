import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SocietyChecklist, type SocietyChecklistProps, type SocietyStep } from 'societies-ui';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { askedForm } from '../useAskedForm.ts';

/** The cropper is fetched when somebody chooses a logo. */
const LogoModal = lateDialog(() => import('../LogoModal.tsx'));

/** Where a step is done, while the society's pages are edited: what is new has its form open, or its field in focus. */
const placeOf: Partial<Record<SocietyStep, string>> = {
  slogan: askedForm,
  description: `/info${askedForm}`,
  event: `/events${askedForm}`,
  post: `/posts${askedForm}`,
};

/** What a President has still to do for a new society, each step a press away. */
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
