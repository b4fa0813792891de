import { outcomes, type SocietyPage } from 'societies-contract';
import { useToast } from 'societies-ui';
import { LogoEditor } from 'societies-ui/images';
import { updatePicture } from '../../api/societies.ts';

export interface LogoModalProps {
  society: SocietyPage;
  onClose: () => void;
}

export default function LogoModal({ society, onClose }: LogoModalProps) {
  const toast = useToast();
  const save = async (logo: File | null) => {
    try {
      await updatePicture(society.id, 'logo', logo);
      toast.success({ title: outcomes.society.success, description: outcomes.society.dataUpdated });
      onClose();
    } catch {
      toast.danger({ title: outcomes.society.error, description: outcomes.society.dataFailed });
    }
  };
  return (
    <LogoEditor open image={society.logo} onSave={save} onDelete={() => void save(null)} onClose={onClose} />
  );
}
