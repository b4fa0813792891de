import { useState } from 'react';
import { Button, useMessages, type Widened } from 'societies-ui';
import { Plus } from 'societies-ui/icons';
import { useSession } from '../../session/session.ts';
import { askIn, useVisiting } from '../../session/visiting.ts';
import { lateDialog } from '../../shell/late.tsx';
import { useAskedForm } from '../../shell/useAskedForm.ts';

/** Loaded on demand, because the form includes its validation. */
const SocietyRequestModal = lateDialog(() => import('./SocietyRequestModal.tsx'));

const foundingMessages = { create: 'Create your own' } as const;

declare global {
  interface SocietiesMessages {
    AppFounding: Widened<typeof foundingMessages>;
  }
}

/**
 * Asking for a new society, which administrators do not: what a press does, the button of a page's heading, and the form. An
 * address with `askedForm` opens the form.
 */
export function useFounding() {
  const messages = useMessages('AppFounding', foundingMessages);
  const isAdmin = useSession().user?.isAdmin === true;
  const visiting = useVisiting().reads;
  const { asked, forget } = useAskedForm();
  const [begun, setBegun] = useState(false);
  if (isAdmin) return {};
  const found = visiting ? askIn : () => setBegun(true);
  const close = () => {
    setBegun(false);
    forget();
  };
  return {
    found,
    button: (
      <Button icon={<Plus aria-hidden="true" />} onClick={found}>
        {messages.create}
      </Button>
    ),
    form: (begun || (asked && !visiting)) && <SocietyRequestModal onClose={close} />,
  };
}
