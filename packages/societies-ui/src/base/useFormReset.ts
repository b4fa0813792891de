import { useEffect, type RefObject } from 'react';

export type FormPart = HTMLInputElement | HTMLFieldSetElement;

/** Runs when the form that an input belongs to is reset. What the browser resets by itself needs nothing. */
export const useFormReset = (input: RefObject<FormPart | null>, reset: () => void): void => {
  // Without dependencies: the form may be another one by now, and so may what is to be done.
  useEffect(() => {
    // The root hears it, whether the form is around the input or named by its `form`.
    const root = input.current?.getRootNode();
    const onReset = (event: Event) => {
      if (!event.defaultPrevented && event.target === input.current?.form) reset();
    };
    root?.addEventListener('reset', onReset);
    return () => root?.removeEventListener('reset', onReset);
  });
};
