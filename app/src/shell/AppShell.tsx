import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SocietiesProvider, ToastProvider } from 'societies-ui';
import { useLanguage } from '../preferences/language.ts';
import { Notices } from './Notices.tsx';
import { RouterLink } from './RouterLink.tsx';
import { late } from './late.tsx';
import { useAnyUnsaved } from './unsaved.ts';
import { useSession } from '../session/session.ts';
import { useSiteZone } from '../time/siteZone.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const PendingScans = late(() => import('./PendingScans.tsx'), true);
const Push = late(() => import('./Push.tsx'), true);
const UnsavedGuard = late(async () => ({ default: (await import('./UnsavedGuard.tsx')).UnsavedGuard }), true);

/** What signed-in users need besides the page, loaded after it. It stays while something is unsaved, also when the session ends. */
function BesidesPage() {
  const { user } = useSession();
  const anyUnsaved = useAnyUnsaved();
  return (
    (user !== null || anyUnsaved) && (
      <>
        <UnsavedGuard instead={null} />
        <PendingScans instead={null} />
        {user !== null && <Push instead={null} />}
      </>
    )
  );
}

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
        <BesidesPage />
        <ScrollRestoration />
      </ToastProvider>
    </SocietiesProvider>
  );
}
