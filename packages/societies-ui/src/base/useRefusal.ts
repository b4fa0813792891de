import { useCallback, useEffect, useState } from 'react';

const focusable = 'input, select, textarea, button, [tabindex]';

/** Shows the first wrong field of a form: unfolds what hides it, brings it into view and focuses it. */
const showFirstWrong = (form: HTMLElement): void => {
  const wrong =
    form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form.querySelector<HTMLElement>('[role="alert"][tabindex]');
  if (!wrong) return;
  for (let part = wrong.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  const control = [wrong, ...wrong.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.matches(focusable) && element.getClientRects().length > 0,
  );
  // The whole field, because its reason stands under the control.
  (wrong.closest('[data-state="invalid"], fieldset') ?? wrong).scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
};

/**
 * The answer to the press of a form's last button that cannot be carried out.
 *
 * @returns a function to call with the form after its errors were set: what it shows then has the focus on the first of them
 */
export const useRefusal = (): ((form: HTMLElement | null) => void) => {
  const [refused, setRefused] = useState<{ form: HTMLElement } | null>(null);
  // Synchronises the document's focus with the errors, once they are drawn.
  useEffect(() => {
    if (refused) showFirstWrong(refused.form);
  }, [refused]);
  return useCallback((form) => setRefused(form && { form }), []);
};
