import { useEffect, useMemo, useState } from 'react';
import useSWR, { mutate } from 'swr';
import { once } from '../api/useRead.ts';
import { useNow } from './useNow.ts';

const [second, minute, day] = [1_000, 60_000, 86_400_000];

/**
 * By how many milliseconds the server's clock is ahead of this one, at least: it tells whole seconds, and what it tells takes a moment
 * to arrive. A button that came before the server lets anybody in would be refused.
 */
async function measure(): Promise<number> {
  const response = await fetch('/healthz', { cache: 'no-store' });
  const date = Date.parse(response.headers.get('date') ?? '');
  const ahead = Number.isNaN(date) ? 0 : date - Date.now();
  await mutate(wrongClock, Math.abs(ahead) < minute ? undefined : ahead, { revalidate: false });
  return ahead;
}

/**
 * The key of the same where it is a minute or more, which hardly any page is drawn again for. No path: it is read without a fetcher.
 */
const wrongClock = 'wrong clock';

/** The first opening of events whose registration had not begun when they were read: what a list of them counts down to. */
export const nextOpening = (
  events: readonly { state?: string; opens_at?: string | null }[] | undefined,
): string | null =>
  events?.reduce<string | null>(
    (first, { state, opens_at = null }) =>
      state === 'not_open' &&
      opens_at !== null &&
      (first === null || Date.parse(opens_at) < Date.parse(first))
        ? opens_at
        : first,
    null,
  ) ?? null;

/**
 * The time by the server's clock, to the minute; to the second on the day before a moment that is counted down to and was still to
 * come when the page was opened, so that what happens then happens here too.
 */
export function useServerNow(until: string | null | undefined): Date {
  const byTheMinute = useNow();
  const [opened] = useState(() => Date.now());
  const [tick, setTick] = useState(() => new Date());
  const left = until == null ? -Infinity : Date.parse(until) - opened;
  const clock = useSWR<number>('server clock', measure, once);
  const { data: wrong = 0 } = useSWR<number>(wrongClock, { fetcher: undefined });
  // Who looks at it is drawn again when it is known: only what counts down, or may with a clock that is right to the minute.
  const ahead = left > wrong - minute ? (clock.data ?? 0) : wrong;
  const counts = left > ahead && left - (byTheMinute.getTime() - opened) < ahead + day + minute;
  // The clock is outside React.
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setTick(new Date()), second);
    return () => clearInterval(timer);
  }, [counts]);
  const now = counts ? tick : byTheMinute;
  const correction = counts ? ahead : wrong;
  return useMemo(() => new Date(now.getTime() + correction), [now, correction]);
}
