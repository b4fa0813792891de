import { startTransition, useCallback } from 'react';

/**
 * Keeps a reference in a state as a transition. Set at once, it has React run all effects of a page that is only just in the document, and
 * draw the component again before it is painted; for what nobody needs before that, both can wait.
 */
export const useAfterPaint = <Value>(set: (value: Value) => void) =>
  useCallback((value: Value) => startTransition(() => set(value)), [set]);
