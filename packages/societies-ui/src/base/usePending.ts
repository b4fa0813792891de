import { useCallback, useState } from 'react';

/**
 * Waits for what a host does when it is called.
 * @returns `run`, which calls it, and `pending`: what it was called with, until its promise is done.
 */
export function usePending<Args extends unknown[]>(
  call: ((...args: Args) => void | Promise<unknown>) | undefined,
) {
  const [pending, setPending] = useState<Args | null>(null);
  const run = useCallback(
    async (...args: Args) => {
      setPending(args);
      try {
        await call?.(...args);
      } finally {
        setPending(null);
      }
    },
    [call],
  );
  return { run, pending };
}
