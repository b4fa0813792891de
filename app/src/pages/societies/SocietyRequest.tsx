import { lateDialog } from '../../shell/late.tsx';

/** The form brings its validation along: fetched when somebody wants to write. */
const SocietyRequestModal = lateDialog(() => import('./SocietyRequestModal.tsx'));

export interface SocietyRequestProps {
  open: boolean;
  onClose: () => void;
}

/** Asks the administrators for a new society. */
export const SocietyRequest = ({ open, onClose }: SocietyRequestProps) =>
  open && <SocietyRequestModal onClose={onClose} />;
