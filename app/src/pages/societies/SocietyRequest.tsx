import { lateDialog } from '../../shell/late.tsx';

/** Loaded on demand, because the form includes its validation. */
const SocietyRequestModal = lateDialog(() => import('./SocietyRequestModal.tsx'));

export interface SocietyRequestProps {
  open: boolean;
  onClose: () => void;
}

/** The form to request a new society. */
export const SocietyRequest = ({ open, onClose }: SocietyRequestProps) =>
  open && <SocietyRequestModal onClose={onClose} />;
