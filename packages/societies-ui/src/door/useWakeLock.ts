import { useEffect } from 'react';

/** Keeps the screen on while the component is there and the page is in sight. Browsers that cannot let it sleep. */
export function useWakeLock(): void {
  // The screen is outside React.
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) await lock.release();
      } catch {
        // A battery that is nearly empty refuses.
      }
    };
    const holdAgain = () => void hold();
    holdAgain();
    // A page out of sight loses it.
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
