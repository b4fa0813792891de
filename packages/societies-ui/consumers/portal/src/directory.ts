import { useEffect, useState } from 'react';
import type { Category, Society } from 'societies-ui';
import type { AgendaEvent } from 'societies-ui/agenda';

/** The Constellation whose societies are shown; it runs with PUBLIC_DIRECTORY=true. */
export const site: string = import.meta.env.VITE_SOCIETIES ?? 'http://127.0.0.1:3000';

export interface Societies {
  count: number;
  results: Society[];
  categories: Category[];
}

export interface Events {
  count: number;
  results: AgendaEvent[];
}

/** Reads one of the public calls. What was read before stays until the next reply is there. */
export function useDirectory<Reply>(call: 'societies' | 'events', query: Record<string, string>) {
  const address = `${site}/api/public/${call}/?${new URLSearchParams(query)}`;
  const [state, setState] = useState<{ asked?: string; reply?: Reply; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const response = await fetch(address, { signal: leaving.signal });
        if (!response.ok) throw new Error(`${response.status} of ${address}`);
        setState({ asked: address, reply: (await response.json()) as Reply });
      } catch {
        if (!leaving.signal.aborted) setState((before) => ({ ...before, asked: address, failed: true }));
      }
    };
    void read();
    return () => leaving.abort();
  }, [address, tries]);
  return {
    reply: state.reply,
    pending: state.asked !== address,
    error: state.failed ? 'Our societies cannot be reached' : undefined,
    retry: () => setTries(tries + 1),
  };
}
