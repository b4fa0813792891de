import { paths, type Everything } from 'societies-contract';
import { useRead } from './useRead.ts';

/** Searches everything. Keeps the last results until the next ones arrive. @param q empty reads nothing. */
export const useEverything = (q: string) =>
  useRead<Everything>(q.trim() === '' ? null : `${paths.search}?${new URLSearchParams({ q })}`, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
