import { useState, type RefObject } from 'react';
import { useControllableState } from './useControllableState.ts';
import { useFormReset, type FormPart } from './useFormReset.ts';

/** The value of a field, which returns to what it was first when its form is reset, as that of a native input does. */
export const useFieldState = <T>(
  input: RefObject<FormPart | null>,
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): readonly [T, (next: T) => void] => {
  const [now, set] = useControllableState(value, initial, onChange);
  const [first] = useState(now);
  useFormReset(input, () => set(first));
  return [now, set];
};
