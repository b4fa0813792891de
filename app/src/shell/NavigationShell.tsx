import { Outlet } from 'react-router-dom';
import { PageLayout, TopNavigation, type NavigationUser } from 'societies-ui';
import { useProfile } from '../api/account.ts';
import { chooseColorScheme, useColorScheme } from '../preferences/colorScheme.ts';
import { languages, useLanguage } from '../preferences/language.ts';
import { useAccountLanguage } from '../preferences/useAccountLanguage.ts';
import { useSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';
import { Foot } from './Foot.tsx';
import { Starting } from './Starting.tsx';
import { late, lateDialog } from './late.tsx';
import { usePalette } from './usePalette.ts';
import { usePageHandle } from './usePageHandle.ts';

/** Loaded on demand. */
const Palette = lateDialog(() => import('./Palette.tsx'));

/** Loaded for signed-in users, and starts listening for notices. */
const Bell = late(() => import('./Bell.tsx'), true);

/** Likewise, for phones. */
const Bottom = late(() => import('./Bottom.tsx'), true);

/** Loaded for signed-in users. */
const Offline = late(() => import('./Offline.tsx'), true);

// At once, or they come after the page, and the browser styles all of it again.
if (readToken() !== null) for (const part of [Bell, Bottom]) void part.fetch();

/** Undefined while the session is being checked. */
function useNavigationUser(): NavigationUser | null | undefined {
  const { user, loading } = useSession();
  const profile = useProfile();
  if (loading) return undefined;
  if (user === null) return null;
  if (profile.data !== undefined) return profile.data;
  // Without a profile the user must still be able to navigate.
  return profile.error && { first_name: user.uniID, last_name: '', avatar: null, is_admin: user.isAdmin };
}

/** The navigation around a page. */
export default function NavigationShell() {
  const { navigation, full, sky } = usePageHandle();
  const { user: session, loading } = useSession();
  const scheme = useColorScheme();
  const { language } = useLanguage();
  const chooseLanguage = useAccountLanguage();
  const user = useNavigationUser();
  const palette = usePalette(Boolean(user));
  const overSky = sky === true && !loading;
  return (
    <PageLayout
      width={full ? 'full' : 'content'}
      navigation={
        // Over the sky the bar takes no space, so a placeholder would shift the page.
        sky && loading ? null : (
          <TopNavigation
            user={user}
            current={navigation}
            variant={overSky ? 'overlay' : 'bar'}
            colorScheme={overSky ? undefined : scheme.shown}
            onColorSchemeChange={chooseColorScheme}
            languages={languages}
            language={language}
            actions={<Bell instead={null} />}
            onLanguageChange={chooseLanguage}
            onSearch={palette.show}
            withBottomNavigation
          />
        )
      }
      footer={<Foot />}
      bottom={user && <Bottom current={navigation} instead={null} />}
    >
      {session !== null && <Offline quiet={sky} instead={null} />}
      {loading ? <Starting /> : <Outlet />}
      {palette.open && <Palette onClose={palette.close} />}
    </PageLayout>
  );
}
