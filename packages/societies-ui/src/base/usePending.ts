import { useCallback, useState } from 'react';

/**
 * Waits for what a host does when it is called.
 * @returns `run`, which calls it and hands on its result; `attempt`, which only tells whether it succeeded, for callers that leave
 * a failure's report to the host and keep what was written; and `pending`: what it was called with, until its promise is done.
 */
export function usePending<Args extends unknown[], Result>(
  call: ((...args: Args) => Result | Promise<Result>) | undefined,
) {
  const [pending, setPending] = useState<Args | null>(null);
  const run = useCallback(
    async (...args: Args) => {
      setPending(args);
      try {
        return await call?.(...args);
      } finally {
        setPending(null);
      }
    },
    [call],
  );
  const attempt = useCallback(
    (...args: Args) =>
      run(...args).then(
        () => true,
        () => false,
      ),
    [run],
  );
  return { run, attempt, pending };
}
