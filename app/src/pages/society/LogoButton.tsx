import { Pencil } from 'societies-ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { SocietyPage } from 'societies-contract';
import { IconButton } from 'societies-ui';

/** The cropper is fetched when somebody changes the logo. */
const LogoModal = lazy(() => import('./LogoModal.tsx'));

/** Opens the editor of the logo. */
export function LogoButton({ society }: { society: SocietyPage }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Edit logo"
        variant="filled"
        shape="round"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Pencil />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <LogoModal society={society} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
