import { useEffect } from 'react';

/** Keeps the screen on while mounted and visible, where the browser supports it. */
export function useWakeLock(): void {
  // Synchronises with the screen wake lock.
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (stopped) await lock.release();
      } catch {
        // Refused when the battery is low.
      }
    };
    const holdAgain = () => void hold();
    holdAgain();
    // A hidden page loses the lock.
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      stopped = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
