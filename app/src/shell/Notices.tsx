import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from 'societies-ui';
import { useSession } from '../session/session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Says what concerns every page: that the session ended, and that there is no network. */
export function Notices() {
  const outcomes = useCommonOutcomes();
  const toast = useToast();
  const expired = useSession().left?.how === 'expired';
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Toasts are a queue outside React: both are put into it, not rendered.
  useEffect(() => {
    if (expired) toast.show({ ...outcomes.session.ended, variant: 'warning', id: 'session-ended' });
  }, [expired, toast, outcomes]);
  useEffect(() => {
    if (online) return;
    const id = toast.show({ ...outcomes.offline, variant: 'warning', id: 'offline', duration: Infinity });
    return () => toast.dismiss(id);
  }, [online, toast, outcomes]);
  return null;
}
