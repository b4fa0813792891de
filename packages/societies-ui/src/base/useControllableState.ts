import { useState } from 'react';

/** State that is controlled if a value is given and uncontrolled otherwise, as inputs are. */
export const useControllableState = <T>(
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): readonly [T, (next: T) => void] => {
  const [own, setOwn] = useState(initial);
  return [
    value === undefined ? own : value,
    (next) => {
      if (value === undefined) setOwn(next);
      onChange?.(next);
    },
  ];
};
