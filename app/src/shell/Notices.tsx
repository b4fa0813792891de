import { useEffect, useSyncExternalStore } from 'react';
import { outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import { useSession } from '../session/session.ts';

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
  const toast = useToast();
  const expired = useSession().left?.how === 'expired';
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Toasts are a queue outside this component; these two are events for it, not something to render.
  useEffect(() => {
    if (expired) toast.show({ ...outcomes.session.ended, variant: 'warning', id: 'session-ended' });
  }, [expired, toast]);
  useEffect(() => {
    if (online) return;
    const id = toast.show({ ...outcomes.offline, variant: 'warning', id: 'offline', duration: Infinity });
    return () => toast.dismiss(id);
  }, [online, toast]);
  return null;
}
