import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast, type ToastSaid } from 'societies-ui';
import { askIn, isVisiting } from '../session/visiting.ts';
import { codeOf, currentOf, detailOf, isUnanswered, messageOf, statusOf } from './ApiError.ts';

/** Adds the reason when a call fails because the user's e-mail address is not confirmed, or there is no network. */
function withReason(said: ToastSaid, error: unknown): ToastSaid {
  const isOffline = isUnanswered(error) && !navigator.onLine;
  if (codeOf(error) !== 'email_unverified' && !isOffline) return said;
  return {
    title: typeof said === 'string' ? said : said.title,
    description: isOffline ? messageOf(error) : detailOf(error),
  };
}

/** Messages about a call: fixed, or computed from its result; undefined shows none. */
interface Outcome<Args extends unknown[], Reply> {
  success?: ToastSaid | ((reply: Reply, ...args: Args) => ToastSaid | undefined);
  /** Shown in addition after a partial success. */
  warning?: (reply: Reply) => ToastSaid | undefined;
  /** A plain text is not shown for concurrent changes, which editors report themselves with `currentOf(error)`. */
  failure: ToastSaid | ((error: unknown, ...args: Args) => ToastSaid | undefined);
}

/**
 * A call made on a user's action, whose result a toast reports.
 * @returns `run`, a stable function that resolves to whether it succeeded; `attempt`, which resolves to the reply or rejects;
 * the pending call's arguments; and the last error.
 */
export function useAction<Args extends unknown[], Reply>(
  call: (...args: Args) => Promise<Reply>,
  outcome: Outcome<Args, Reply>,
) {
  const toast = useToast();
  const [state, setState] = useState<{ args?: Args; error?: unknown }>({});
  const latest = useRef({ call, outcome });
  // Keeps the latest options for `attempt`, which outlives renders.
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
        if (isVisiting() && statusOf(error) === 401) {
          askIn();
          setState({});
          throw error;
        }
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
