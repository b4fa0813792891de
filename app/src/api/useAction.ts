import { useCallback, useEffect, useRef, useState } from 'react';
import { outcomes, type ToastText } from 'societies-contract';
import { useToast } from 'societies-ui';
import { currentOf } from './ApiError.ts';

type Said = ToastText | string;

/** What is said of a call: the same each time, or by how it went. */
interface Outcome<Args extends unknown[], Reply> {
  success?: Said | ((reply: Reply, ...args: Args) => Said);
  failure: Said | ((error: unknown) => Said);
}

/** How most toasts of a society's pages are put. */
export const succeeded = (description: string): ToastText => ({
  title: outcomes.society.success,
  description,
});
export const failed = (description: string): ToastText => ({ title: outcomes.society.error, description });

/**
 * A call that somebody asked for by a press; a toast says how it went. What somebody else changed meanwhile is not said by it: the
 * editor does, by `currentOf(error)`.
 * @returns `run`, which stays the same and resolves to whether it succeeded; what is under way and with which arguments; and what
 * the last one failed with.
 */
export function useAction<Args extends unknown[], Reply>(
  call: (...args: Args) => Promise<Reply>,
  outcome: Outcome<Args, Reply>,
) {
  const toast = useToast();
  const [state, setState] = useState<{ args?: Args; error?: unknown }>({});
  const latest = useRef({ call, outcome });
  // `run` outlives renders: it does what the last of them asked for.
  useEffect(() => {
    latest.current = { call, outcome };
  });
  const run = useCallback(
    async (...args: Args): Promise<boolean> => {
      const { call: ask, outcome: said } = latest.current;
      setState(({ error }) => ({ args, error }));
      try {
        const reply = await ask(...args);
        const words = typeof said.success === 'function' ? said.success(reply, ...args) : said.success;
        if (words !== undefined) toast.success(words);
        setState({});
        return true;
      } catch (error) {
        if (currentOf(error) === undefined)
          toast.danger(typeof said.failure === 'function' ? said.failure(error) : said.failure);
        setState({ error });
        return false;
      }
    },
    [toast],
  );
  return { run, pending: state.args !== undefined, args: state.args, error: state.error };
}
