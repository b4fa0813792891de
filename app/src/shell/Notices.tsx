import { useEffect } from 'react';
import { useToast } from 'societies-ui';
import { useOnline } from '../device/useOnline.ts';
import { useSession } from '../session/session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';
import { useStore } from '../state/store.ts';
import { offlineNoted } from './offlineNoted.ts';
import { useAtTheDoor } from './useAtTheDoor.ts';

/** Toasts about the whole app: the session ended, or there is no network. */
export function Notices() {
  const outcomes = useCommonOutcomes();
  const toast = useToast();
  const expired = useSession().left?.how === 'expired';
  const online = useOnline();
  const isNoted = useStore(offlineNoted);
  const isAtTheDoor = useAtTheDoor();
  // Synchronises the toasts, which are a queue and not rendered here.
  useEffect(() => {
    if (expired) toast.show({ ...outcomes.session.ended, variant: 'warning', id: 'session-ended' });
  }, [expired, toast, outcomes]);
  useEffect(() => {
    // The door page says so itself; on a phone the toast would cover its search results.
    if (online || isAtTheDoor || isNoted) return;
    const id = toast.show({ ...outcomes.offline, variant: 'warning', id: 'offline', duration: Infinity });
    return () => toast.dismiss(id);
  }, [online, isAtTheDoor, isNoted, toast, outcomes]);
  return null;
}
