import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'new';
/** The query of an address that opens the form for a new thing. */
export const askedForm = `?${parameter}`;

/** Whether the address opens the form for a new thing, as the checklist's links do, and how to remove that from the address. */
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
