import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { once } from '../api/useRead.ts';
import { useNow } from './useNow.ts';

const second = 1_000;
/** By so many milliseconds a phone's clock may be ahead: a moment that it takes for over is asked about. */
const mostWrong = 3_600_000;

/** By how many milliseconds the server's clock is ahead of this one. It tells whole seconds, so half a one is added. */
async function measure(): Promise<number> {
  const sent = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store' });
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? 0 : date + second / 2 - (sent + Date.now()) / 2;
}

/**
 * The time by the server's clock, to the minute; to the second where a moment is counted down to that was still to come when the
 * page was opened, so that what happens then happens here too.
 */
export function useServerNow(until: string | null | undefined): Date {
  const minute = useNow();
  const [opened] = useState(() => Date.now());
  const [tick, setTick] = useState(() => new Date());
  const left = until == null ? -Infinity : Date.parse(until) - opened;
  const { data: ahead = 0 } = useSWR<number>(left > -mostWrong ? 'server clock' : null, measure, once);
  const counts = left > ahead;
  // The clock is outside React.
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setTick(new Date()), second);
    return () => clearInterval(timer);
  }, [counts]);
  const now = counts ? tick : minute;
  return useMemo(() => new Date(now.getTime() + ahead), [now, ahead]);
}
