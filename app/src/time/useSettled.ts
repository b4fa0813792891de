import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a search is asked. */
export const typingPause = 200;

/** A debounced value, so that typing does not cause a request per key. */
export function useSettled<Value>(value: Value, milliseconds = typingPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(pause);
  }, [value, milliseconds]);
  return settled;
}
