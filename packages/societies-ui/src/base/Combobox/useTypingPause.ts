import { useEffect, useRef, useState } from 'react';

/** Debounces `search`: `waiting` is true until `ask` has called it, unless `cancel` comes first. */
export const useTypingPause = (search: ((text: string) => void) | undefined, delay: number) => {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(false);
  // Clears the timer on unmount.
  useEffect(() => () => clearTimeout(pause.current), []);
  const ask = (text: string, after = delay) => {
    clearTimeout(pause.current);
    if (!search) return;
    setWaiting(after > 0);
    if (after === 0) {
      search(text);
      return;
    }
    pause.current = setTimeout(() => {
      setWaiting(false);
      search(text);
    }, after);
  };
  const cancel = () => {
    clearTimeout(pause.current);
    setWaiting(false);
  };
  return { waiting, ask, cancel };
};
