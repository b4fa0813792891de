import { outcomes as english, type ToastText } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';

declare global {
  interface SocietiesMessages {
    AppOutcomes: Widened<typeof english>;
  }
}

/** Toasts in the reader's language; `succeeded` and `failed` put a sentence under the headline of a society's pages. */
export function useOutcomes() {
  const outcomes = useMessages('AppOutcomes', english);
  const { success, error } = outcomes.society;
  return {
    outcomes,
    succeeded: (description: string): ToastText => ({ title: success, description }),
    failed: (description: string): ToastText => ({ title: error, description }),
  };
}
