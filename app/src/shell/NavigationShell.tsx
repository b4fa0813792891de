import { Outlet, useLocation } from 'react-router-dom';
import { PageLayout, TopNavigation, type NavigationPage, type NavigationUser } from 'societies-ui';
import { useProfile } from '../api/account.ts';
import { chooseColorScheme, useColorScheme } from '../preferences/colorScheme.ts';
import { chooseLanguage, languages, useLanguage } from '../preferences/language.ts';
import { useSession } from '../session/session.ts';
import { Starting } from './Starting.tsx';

/** Which link of the navigation a path belongs to. */
function pageOf(pathname: string): NavigationPage | undefined {
  if (pathname === '/') return 'home';
  if (pathname.startsWith('/admin')) return 'dashboard';
  return (['my-societies', 'societies', 'profile'] as const).find((page) => pathname === `/${page}`);
}

/** Pages that reach both edges and lay themselves out. */
const isFull = (pathname: string) => pathname === '/' || /^\/(?:admin|societies\/)/.test(pathname);

/** undefined while it is not known who is there. */
function useNavigationUser(): NavigationUser | null | undefined {
  const { user, loading } = useSession();
  const profile = useProfile();
  if (loading) return undefined;
  if (user === null) return null;
  if (profile.data !== undefined) return profile.data;
  // Without a profile the ways out of this page must still be there.
  return profile.error && { first_name: user.uniID, last_name: '', avatar: null, is_admin: user.isAdmin };
}

/** The bar over a page, and the page. */
export function NavigationShell() {
  const { pathname } = useLocation();
  const { loading } = useSession();
  const scheme = useColorScheme();
  const { language } = useLanguage();
  const user = useNavigationUser();
  const overSky = pathname === '/' && !loading;
  return (
    <PageLayout
      width={isFull(pathname) ? 'full' : 'content'}
      navigation={
        // Over the sky the bar takes no room: a bar with room before it would move the page when it goes.
        pathname === '/' && loading ? null : (
          <TopNavigation
            user={user}
            current={pageOf(pathname)}
            variant={overSky ? 'overlay' : 'bar'}
            colorScheme={overSky ? undefined : scheme.shown}
            onColorSchemeChange={chooseColorScheme}
            languages={languages}
            language={language}
            onLanguageChange={chooseLanguage}
          />
        )
      }
    >
      {loading ? <Starting /> : <Outlet />}
    </PageLayout>
  );
}
