import { useCallback, useState } from 'react';
import { outcomes, type SocietyEvent } from 'societies-contract';
import { useToast } from 'societies-ui';
import { registerForEvent, withdrawFromEvent } from '../../../api/events.ts';

export interface Registration {
  /** Id of the event whose registration is under way. */
  registering: number | undefined;
  register: (event: SocietyEvent) => void;
  withdraw: (event: SocietyEvent) => void;
}

/** Takes and gives up places at events, at once on the screen; a toast says how it went. The functions stay the same. */
export function useRegister(): Registration {
  const toast = useToast();
  const [registering, setRegistering] = useState<number>();

  const ask = useCallback(
    async (
      event: SocietyEvent,
      call: (event: SocietyEvent) => Promise<void>,
      success: (name: string) => string,
    ) => {
      setRegistering(event.id);
      try {
        await call(event);
        toast.success(success(event.name));
      } catch {
        toast.danger(outcomes.event.registerFailed);
      } finally {
        setRegistering(undefined);
      }
    },
    [toast],
  );
  const register = useCallback(
    (event: SocietyEvent) => void ask(event, registerForEvent, outcomes.event.registered),
    [ask],
  );
  const withdraw = useCallback(
    (event: SocietyEvent) => void ask(event, withdrawFromEvent, outcomes.event.withdrawn),
    [ask],
  );
  return { registering, register, withdraw };
}
