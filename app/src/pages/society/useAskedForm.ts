import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'new';
/** What an address of a society's page says when it leads to the form of something new. */
export const askedForm = `?${parameter}`;

/** Whether the address asks for the form of something new, as the steps of a checklist do, and how to take that out of it. */
export function useAskedForm() {
  const [query, setQuery] = useSearchParams();
  const asked = query.has(parameter);
  const forget = useCallback(() => {
    if (!asked) return;
    setQuery(
      (now) => {
        now.delete(parameter);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setQuery]);
  return { asked, forget };
}
