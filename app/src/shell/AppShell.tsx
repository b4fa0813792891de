import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SocietiesProvider, ToastProvider } from 'societies-ui';
import { Notices } from './Notices.tsx';
import { RouterLink } from './RouterLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** What every page stands in: what the library knows of this site, its toasts, the place on the page, the focus. */
export function AppShell() {
  useFocusOnNavigation();
  return (
    <SocietiesProvider linkComponent={RouterLink}>
      <ToastProvider>
        <Notices />
        <Outlet />
        <UnsavedGuard />
        <ScrollRestoration />
      </ToastProvider>
    </SocietiesProvider>
  );
}
