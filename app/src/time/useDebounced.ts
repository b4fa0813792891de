import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a search is asked. */
export const typingPause = 200;

/** A debounced value, so that typing does not cause a request per key. */
export function useDebounced<Value>(value: Value, milliseconds = typingPause): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(() => value), milliseconds);
    return () => clearTimeout(pause);
  }, [value, milliseconds]);
  return debounced;
}
