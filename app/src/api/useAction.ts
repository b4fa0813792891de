import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast, type ToastSaid } from 'societies-ui';
import { codeOf, currentOf, detailOf } from './ApiError.ts';

/** Who has not confirmed their address can write nothing, and would not know why, whatever they tried. */
function withReason(said: ToastSaid, error: unknown): ToastSaid {
  if (codeOf(error) !== 'email_unverified') return said;
  return { title: typeof said === 'string' ? said : said.title, description: detailOf(error) };
}

/** What is said of a call: the same each time, or by how it went, which may be nothing. */
interface Outcome<Args extends unknown[], Reply> {
  success?: ToastSaid | ((reply: Reply, ...args: Args) => ToastSaid | undefined);
  /** What succeeded only in part, which is said as well. */
  warning?: (reply: Reply) => ToastSaid | undefined;
  /** A text is not said of what somebody else changed meanwhile: the editor does that, by `currentOf(error)`. */
  failure: ToastSaid | ((error: unknown, ...args: Args) => ToastSaid | undefined);
}

/**
 * A call that somebody asked for by a press; a toast says how it went.
 * @returns `run`, which stays the same and resolves to whether it succeeded; `attempt`, the same for who waits for the reply, which
 * rejects when it fails; what is under way and with which arguments; and what the last one failed with.
 */
export function useAction<Args extends unknown[], Reply>(
  call: (...args: Args) => Promise<Reply>,
  outcome: Outcome<Args, Reply>,
) {
  const toast = useToast();
  const [state, setState] = useState<{ args?: Args; error?: unknown }>({});
  const latest = useRef({ call, outcome });
  // `attempt` outlives renders: it does what the last of them asked for.
  useEffect(() => {
    latest.current = { call, outcome };
  });
  const attempt = useCallback(
    async (...args: Args): Promise<Reply> => {
      const { call: ask, outcome: said } = latest.current;
      setState(({ error }) => ({ args, error }));
      try {
        const reply = await ask(...args);
        const missing = said.warning?.(reply);
        if (missing !== undefined) toast.warning(missing);
        const words = typeof said.success === 'function' ? said.success(reply, ...args) : said.success;
        if (words !== undefined) toast.success(words);
        setState({});
        return reply;
      } catch (error) {
        const words =
          typeof said.failure === 'function'
            ? said.failure(error, ...args)
            : currentOf(error) === undefined
              ? said.failure
              : undefined;
        if (words !== undefined) toast.danger(withReason(words, error));
        setState({ error });
        throw error;
      }
    },
    [toast],
  );
  const run = useCallback(
    (...args: Args): Promise<boolean> =>
      attempt(...args).then(
        () => true,
        () => false,
      ),
    [attempt],
  );
  return { run, attempt, pending: state.args !== undefined, args: state.args, error: state.error };
}
