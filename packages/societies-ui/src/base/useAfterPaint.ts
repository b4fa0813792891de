import { startTransition, useCallback } from 'react';

/**
 * Sets state from a ref callback as a transition. A synchronous update would make React flush all effects and render again
 * before the first paint.
 */
export const useAfterPaint = <Value>(set: (value: Value) => void) =>
  useCallback((value: Value) => startTransition(() => set(value)), [set]);
