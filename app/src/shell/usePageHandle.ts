import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../pages.ts';

/** @returns the handles of the current page and of those around it, merged. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
