import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from 'societies-ui';
import { useSession } from '../session/session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';
import { useAtTheDoor } from './useAtTheDoor.ts';

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Toasts about the whole app: the session ended, or there is no network. */
export function Notices() {
  const outcomes = useCommonOutcomes();
  const toast = useToast();
  const expired = useSession().left?.how === 'expired';
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isAtTheDoor = useAtTheDoor();
  // Synchronises the toasts, which are a queue and not rendered here.
  useEffect(() => {
    if (expired) toast.show({ ...outcomes.session.ended, variant: 'warning', id: 'session-ended' });
  }, [expired, toast, outcomes]);
  useEffect(() => {
    // The door page says so itself; on a phone the toast would cover its search results.
    if (online || isAtTheDoor) return;
    const id = toast.show({ ...outcomes.offline, variant: 'warning', id: 'offline', duration: Infinity });
    return () => toast.dismiss(id);
  }, [online, isAtTheDoor, toast, outcomes]);
  return null;
}
