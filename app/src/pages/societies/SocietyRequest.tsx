import { lazy, Suspense } from 'react';

/** The form brings its validation along: fetched when somebody wants to write. */
const SocietyRequestModal = lazy(() => import('./SocietyRequestModal.tsx'));

export interface SocietyRequestProps {
  open: boolean;
  onClose: () => void;
}

/** Asks the administrators for a new society. */
export const SocietyRequest = ({ open, onClose }: SocietyRequestProps) =>
  open && (
    <Suspense fallback={null}>
      <SocietyRequestModal onClose={onClose} />
    </Suspense>
  );
