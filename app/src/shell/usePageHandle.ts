import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../pages.ts';

/** @returns what the page at this address says of itself, and what the pages around it say. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
