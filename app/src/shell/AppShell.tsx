import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LinkProvider, ToastProvider } from 'societies-ui';
import { Notices } from './Notices.tsx';
import { RouterLink } from './RouterLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** What every page stands in: the library's links and toasts, the place on the page, the focus. */
export function AppShell() {
  useFocusOnNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <Notices />
        <Outlet />
        <UnsavedGuard />
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}
