import { Outlet } from 'react-router-dom';
import { PageLayout, TopNavigation, type NavigationUser } from 'societies-ui';
import { useProfile } from '../api/account.ts';
import { chooseColorScheme, useColorScheme } from '../preferences/colorScheme.ts';
import { chooseLanguage, languages, useLanguage } from '../preferences/language.ts';
import { useSession } from '../session/session.ts';
import { Starting } from './Starting.tsx';
import { late, lateDialog } from './late.tsx';
import { usePalette } from './usePalette.ts';
import { usePageHandle } from './usePageHandle.ts';

/** Fetched when somebody looks for something. */
const Palette = lateDialog(() => import('./Palette.tsx'));

/** Fetched by who is signed in, and looks for notices from then on. */
const Bell = late(() => import('./Bell.tsx'), true);

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
export default function NavigationShell() {
  const { navigation, full, sky } = usePageHandle();
  const { loading } = useSession();
  const scheme = useColorScheme();
  const { language } = useLanguage();
  const user = useNavigationUser();
  const palette = usePalette(Boolean(user));
  const overSky = sky === true && !loading;
  return (
    <PageLayout
      width={full ? 'full' : 'content'}
      navigation={
        // Over the sky the bar takes no room: a bar with room before it would move the page when it goes.
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
          />
        )
      }
    >
      {loading ? <Starting /> : <Outlet />}
      {palette.open && <Palette onClose={palette.close} />}
    </PageLayout>
  );
}
