import { useCallback } from 'react';
import { outcomes, type SocietyEvent } from 'societies-contract';
import { registerForEvent, withdrawFromEvent } from '../../../api/events.ts';
import { useAction } from '../../../api/useAction.ts';

export interface Registration {
  /** Id of the event whose registration is under way. */
  registering: number | undefined;
  register: (event: SocietyEvent) => void;
  withdraw: (event: SocietyEvent) => void;
}

/** Takes and gives up places at events, at once on the screen; a toast says how it went. The functions stay the same. */
export function useRegister(): Registration {
  const { run, args } = useAction(
    (event: SocietyEvent, comes: boolean) => (comes ? registerForEvent(event) : withdrawFromEvent(event)),
    {
      success: (_, { name }, comes) =>
        comes ? outcomes.event.registered(name) : outcomes.event.withdrawn(name),
      failure: outcomes.event.registerFailed,
    },
  );
  return {
    registering: args?.[0].id,
    register: useCallback((event: SocietyEvent) => void run(event, true), [run]),
    withdraw: useCallback((event: SocietyEvent) => void run(event, false), [run]),
  };
}
