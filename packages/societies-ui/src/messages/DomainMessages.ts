/* eslint-disable boundaries/dependencies -- only types come from the components: nothing of theirs is carried by this file */
import type { authLayoutMessages } from '../shell/AuthLayout/AuthLayout.tsx';
import type { floatingButtonsMessages } from '../societies/FloatingButtons/FloatingButtons.tsx';
import type { foundSocietyBannerMessages } from '../societies/FoundSocietyBanner/FoundSocietyBanner.tsx';
import type { joinModalMessages } from '../societies/JoinModal/JoinModal.tsx';
import type { landingHeroMessages } from '../shell/LandingHero/LandingHero.tsx';
import type { loginFormMessages } from '../account/LoginForm/LoginForm.tsx';
import type { notFoundMessages } from '../shell/NotFound/NotFound.tsx';
import type { recommendedRowMessages } from '../societies/RecommendedRow/RecommendedRow.tsx';
import type { restrictedAccessMessages } from '../admin/RestrictedAccess/RestrictedAccess.tsx';
import type { signupFormMessages } from '../account/SignupForm/SignupForm.tsx';
import type { societyCardMessages } from '../societies/SocietyCard/SocietyCard.tsx';
import type { societyFiltersMessages } from '../societies/SocietyFilters/SocietyFilters.tsx';
import type { societyGridMessages } from '../societies/SocietyGrid/SocietyGrid.tsx';
import type { societyHeaderMessages } from '../societies/SocietyHeader/SocietyHeader.tsx';
import type { societyLoadingMessages } from '../societies/SocietyLoading/SocietyLoading.tsx';
import type { societyNotFoundMessages } from '../societies/SocietyNotFound/SocietyNotFound.tsx';
import type { societyRailMessages } from '../societies/SocietyRail/SocietyRail.tsx';
import type { societyRequestFormMessages } from '../societies/SocietyRequestForm/SocietyRequestForm.tsx';
import type { societyTabsMessages } from '../societies/SocietyTabs/SocietyTabs.tsx';
import type { topNavigationMessages } from '../shell/TopNavigation/TopNavigation.tsx';
import type { Widened } from './useMessages.ts';

/** The texts of what knows societies, by component; `Messages` holds them beside those of the base. */
export interface DomainMessages {
  AuthLayout: Widened<typeof authLayoutMessages>;
  FloatingButtons: Widened<typeof floatingButtonsMessages>;
  FoundSocietyBanner: Widened<typeof foundSocietyBannerMessages>;
  JoinModal: Widened<typeof joinModalMessages>;
  LandingHero: Widened<typeof landingHeroMessages>;
  LoginForm: Widened<typeof loginFormMessages>;
  NotFound: Widened<typeof notFoundMessages>;
  RecommendedRow: Widened<typeof recommendedRowMessages>;
  RestrictedAccess: Widened<typeof restrictedAccessMessages>;
  SignupForm: Widened<typeof signupFormMessages>;
  SocietyCard: Widened<typeof societyCardMessages>;
  SocietyFilters: Widened<typeof societyFiltersMessages>;
  SocietyGrid: Widened<typeof societyGridMessages>;
  SocietyHeader: Widened<typeof societyHeaderMessages>;
  SocietyLoading: Widened<typeof societyLoadingMessages>;
  SocietyNotFound: Widened<typeof societyNotFoundMessages>;
  SocietyRail: Widened<typeof societyRailMessages>;
  SocietyRequestForm: Widened<typeof societyRequestFormMessages>;
  SocietyTabs: Widened<typeof societyTabsMessages>;
  TopNavigation: Widened<typeof topNavigationMessages>;
}
