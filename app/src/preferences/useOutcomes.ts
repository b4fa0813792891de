import { outcomes as english, type SocietyEvent, type ToastText } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';

declare global {
  interface SocietiesMessages {
    AppOutcomes: Widened<typeof english>;
  }
}

/**
 * Toasts in the user's language; `succeeded` and `failed` are those of a society's pages, and `signedUp` tells a place from a
 * waiting list.
 */
export function useOutcomes() {
  const outcomes = useMessages('AppOutcomes', english);
  const { success, error } = outcomes.society;
  const { waiting, registered } = outcomes.event;
  return {
    outcomes,
    succeeded: (description: string): ToastText => ({ title: success, description }),
    failed: (description: string): ToastText => ({ title: error, description }),
    signedUp: (
      { place }: Pick<Partial<SocietyEvent>, 'place'>,
      { name }: Pick<SocietyEvent, 'name'>,
    ): string => (place?.status === 'waiting' ? waiting : registered)(name),
  };
}
