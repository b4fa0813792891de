import { createContext, useContext, useLayoutEffect, useRef } from 'react';

/** What has to be done before a form is sent. @returns whether it may be sent */
export type BeforeSubmit = () => Promise<boolean>;

/** Takes a step for a form, and gives the function that takes it back. */
export const BeforeSubmitContext = createContext<((step: BeforeSubmit) => () => void) | null>(null);

/**
 * Has the form around wait for something that was begun and is not finished when it is sent, such as a picture that is still
 * being cropped. Meanwhile the form has unsaved changes. Without a form around it does nothing.
 *
 * @param step null while there is nothing to finish
 */
export const useBeforeSubmit = (step: BeforeSubmit | null): void => {
  const register = useContext(BeforeSubmitContext);
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });
  const waits = step !== null;
  // Synchronises with the form around.
  useLayoutEffect(
    () => (waits ? register?.(() => latest.current?.() ?? Promise.resolve(true)) : undefined),
    [waits, register],
  );
};
