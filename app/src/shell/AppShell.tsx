import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SocietiesProvider, ToastProvider } from 'societies-ui';
import { useLanguage } from '../preferences/language.ts';
import { Notices } from './Notices.tsx';
import { RouterLink } from './RouterLink.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { PendingScans } from './PendingScans.tsx';
import { useSiteZone } from '../time/siteZone.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Around every page: the library's provider, toasts, scroll position and focus. */
export function AppShell() {
  useFocusOnNavigation();
  const { messages, locale } = useLanguage();
  const siteTimeZone = useSiteZone();
  return (
    <SocietiesProvider
      linkComponent={RouterLink}
      messages={messages}
      locale={locale}
      siteTimeZone={siteTimeZone}
    >
      <ToastProvider>
        <Notices />
        <Outlet />
        <UnsavedGuard />
        <PendingScans />
        <ScrollRestoration />
      </ToastProvider>
    </SocietiesProvider>
  );
}
