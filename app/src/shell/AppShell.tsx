import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LinkProvider, ToastProvider, useToast } from 'societies-ui';
import { useSession } from '../session/session.ts';
import { RouterLink } from './RouterLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Says why a session that was stored could not be gone on with. */
function SessionError() {
  const toast = useToast();
  const { error } = useSession();
  // Toasts are a queue outside this component; the error is an event for it, not something to render.
  useEffect(() => {
    if (error !== null) toast.danger(error.message);
  }, [error, toast]);
  return null;
}

/** What every page stands in: the library's links and toasts, the place on the page, the focus. */
export function AppShell() {
  useFocusOnNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <SessionError />
        <Outlet />
        <UnsavedGuard />
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}
