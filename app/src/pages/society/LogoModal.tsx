import type { SocietyPage } from 'societies-contract';
import { LogoEditor } from 'societies-ui/images';
import { updatePicture } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

export interface LogoModalProps {
  society: SocietyPage;
  onClose: () => void;
}

export default function LogoModal({ society, onClose }: LogoModalProps) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { run } = useAction((logo: File | null) => updatePicture(society.id, 'logo', logo), {
    success: succeeded(outcomes.society.dataUpdated),
    failure: failed(outcomes.society.dataFailed),
  });
  const save = async (logo: File | null) => {
    if (await run(logo)) onClose();
  };
  return (
    <LogoEditor open image={society.logo} onSave={save} onDelete={() => void save(null)} onClose={onClose} />
  );
}
