import { Pencil } from 'societies-ui/icons';
import { useState } from 'react';
import type { SocietyPage } from 'societies-contract';
import { IconButton } from 'societies-ui';
import { lateDialog } from '../../shell/late.tsx';
import { useSocietyMessages } from './useSocietyMessages.ts';

/** The cropper is loaded on demand. */
const LogoModal = lateDialog(() => import('./LogoModal.tsx'));

/** Opens the logo's editor. */
export function LogoButton({ society }: { society: SocietyPage }) {
  const messages = useSocietyMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={messages.editLogo}
        variant="filled"
        shape="round"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Pencil />
      </IconButton>
      {open && <LogoModal society={society} onClose={() => setOpen(false)} />}
    </>
  );
}
