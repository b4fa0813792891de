import { paths, type Everything } from 'societies-contract';
import { useRead } from './useRead.ts';

/** What stands everywhere that holds a text. The last answer stays until the next is there. @param q empty reads nothing. */
export const useEverything = (q: string) =>
  useRead<Everything>(q.trim() === '' ? null : `${paths.search}?${new URLSearchParams({ q })}`, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
