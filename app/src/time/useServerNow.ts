import { useEffect, useMemo, useState } from 'react';
import useSWR, { mutate } from 'swr';
import { once } from '../api/useRead.ts';
import { useNow } from './useNow.ts';

const [second, minute, day] = [1_000, 60_000, 86_400_000];

/**
 * Lower bound in milliseconds for how far the server's clock is ahead; its Date header has whole seconds and takes a moment to
 * arrive. A lower bound, because a button that appears too early would lead to a refusal.
 */
async function measure(): Promise<number> {
  const response = await fetch('/healthz', { cache: 'no-store' });
  const date = Date.parse(response.headers.get('date') ?? '');
  const ahead = Number.isNaN(date) ? 0 : date - Date.now();
  await mutate(wrongClock, Math.abs(ahead) < minute ? undefined : ahead, { revalidate: false });
  return ahead;
}

/**
 * Cache key of an offset of a minute or more, which is rare, so that subscribers hardly ever render again. Not a path, because
 * it is read without a fetcher.
 */
const wrongClock = 'wrong clock';

/** When registration first opens among events where it was closed when they were read: the target of a list's countdown. */
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
 * The server's time, updated every minute; every second on the day before `until`, if that was in the future when the page was
 * opened, so that the page changes on time.
 */
export function useServerNow(until: string | null | undefined): Date {
  const byTheMinute = useNow();
  const [opened] = useState(() => Date.now());
  const [tick, setTick] = useState(() => new Date());
  const left = until == null ? -Infinity : Date.parse(until) - opened;
  const clock = useSWR<number>('server clock', measure, once);
  const { data: wrong = 0 } = useSWR<number>(wrongClock, { fetcher: undefined });
  // Subscribes to the offset only where it matters: for countdowns, or if the device's clock is wrong by minutes.
  const ahead = left > wrong - minute ? (clock.data ?? 0) : wrong;
  const counts = left > ahead && left - (byTheMinute.getTime() - opened) < ahead + day + minute;
  // Synchronises with a timer.
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setTick(new Date()), second);
    return () => clearInterval(timer);
  }, [counts]);
  const now = counts ? tick : byTheMinute;
  const correction = counts ? ahead : wrong;
  return useMemo(() => new Date(now.getTime() + correction), [now, correction]);
}
