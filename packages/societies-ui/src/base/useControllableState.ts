import { useState } from 'react';

/** A value that its owner controls when it is given and that keeps itself when it is not, as inputs in HTML do. */
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
