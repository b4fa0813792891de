import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from 'societies-ui';

export interface UnsavedGuardProps {
  /** Something was changed and not saved. */
  unsaved: boolean;
}

/** Asks before changes are lost: on the way to another page of the app by a question, on the way out by the browser's own. */
export function UnsavedGuard({ unsaved }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser asks for itself when a tab is closed.
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      description="What you have changed on this page has not been saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="danger"
    />
  );
}
