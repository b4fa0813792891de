import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mutate } from 'swr';
import { useOnline } from './useOnline.ts';
import type { SavedAnswer } from './kept.ts';

/** Milliseconds between attempts while the page shows saved answers although there is a network. */
const pause = 10_000;

interface Shown extends SavedAnswer {
  /** The page that read it. */
  page: string;
  /** The attempt at reading everything to which it belongs. */
  attempt: number;
}

/**
 * Which of the page's answers are saved ones. Reads everything anew when the network returns, now and then, and on demand, but not
 * without a network: what is on the screen would become an error.
 * @returns when the oldest was the server's, if there are any.
 */
export function useSavedAnswers() {
  const online = useOnline();
  const { pathname } = useLocation();
  const page = useRef(pathname);
  const attempts = useRef(0);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [reading, setReading] = useState(false);
  // Keeps the page for the listener below.
  useEffect(() => {
    page.current = pathname;
  }, [pathname]);

  // Synchronises with the service worker, which is also asked for what it told before this code was loaded.
  useEffect(() => {
    const { serviceWorker } = navigator;
    const add = ({ data }: MessageEvent<SavedAnswer>) => {
      const next = { ...data, page: page.current, attempt: attempts.current };
      setShown((known) => [...known.filter((one) => one.read !== next.read || one.page !== next.page), next]);
    };
    serviceWorker?.addEventListener('message', add);
    serviceWorker?.controller?.postMessage(null);
    return () => serviceWorker?.removeEventListener('message', add);
  }, []);

  const readAgain = useCallback(async () => {
    const current = ++attempts.current;
    setReading(true);
    await mutate(() => true);
    // The rest was answered by the server since.
    setShown((known) => known.filter(({ attempt }) => attempt >= current));
    if (attempts.current === current) setReading(false);
  }, []);

  const here = shown.filter((one) => one.page === pathname);
  const isLate = online && here.length > 0;
  // Synchronises with a timer.
  useEffect(() => {
    if (!isLate) return;
    const soon = setTimeout(() => void readAgain());
    const timer = setInterval(() => void readAgain(), pause);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [isLate, readAgain]);

  return {
    online,
    since: here.map(({ at }) => at).sort()[0],
    reading,
    readAgain,
  };
}
