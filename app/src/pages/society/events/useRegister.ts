import { useCallback, useState } from 'react';
import { outcomes, type Event } from 'societies-contract';
import { useToast } from 'societies-ui';
import { registerForEvent } from '../../../api/events.ts';

/** Registers the reader for an event, at once on the screen; a toast says how it went. `register` stays the same function. */
export function useRegister(): { registering: number | undefined; register: (event: Event) => void } {
  const toast = useToast();
  const [registering, setRegistering] = useState<number>();
  const register = useCallback(
    async (event: Event) => {
      setRegistering(event.id);
      try {
        await registerForEvent(event);
        toast.success(outcomes.event.registered(event.name));
      } catch {
        toast.danger(outcomes.event.registerFailed);
      } finally {
        setRegistering(undefined);
      }
    },
    [toast],
  );
  return { registering, register: useCallback((event) => void register(event), [register]) };
}
