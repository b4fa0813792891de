import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../pages.ts';

/** The handles of a page and of those around it, merged. */
export const mergedHandle = (handles: readonly unknown[]) => Object.assign({}, ...handles) as PageHandle;

/** @returns the current page's. */
export const usePageHandle = (): PageHandle => mergedHandle(useMatches().map(({ handle }) => handle));
