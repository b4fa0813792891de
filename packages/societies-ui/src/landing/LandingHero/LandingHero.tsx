import { ArrowRight } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { NightSky, type SkyLink, type SkySociety } from '../NightSky/NightSky.tsx';
import { Root } from './LandingHero.styles.ts';

export const landingHeroMessages = {
  heading: 'Welcome to Constellation!',
  subtitle: "a cosmos of all your university's societies!",
  login: 'Login to explore',
  newcomer: 'New to Constellation?',
  signup: 'Sign up',
  mySocieties: 'Go to my societies',
  browse: 'Browse all societies',
  dashboard: 'Go to admin dashboard',
} as const;

export interface LandingHeroProps extends ComponentPropsWithoutRef<'section'> {
  /** Decides where the golden button leads. @default 'visitor' */
  reader?: 'visitor' | 'user' | 'admin';
  /** The societies, as stars. @default an example for visitors */
  societies?: readonly SkySociety[];
  /** Which societies share members. */
  links?: readonly SkyLink[];
}

/** The landing page's hero: the product's name under a sky of societies, and one button. */
export const LandingHero = forwardRef<HTMLElement, LandingHeroProps>(function LandingHero(
  { reader = 'visitor', societies, links, ...rest },
  ref,
) {
  const messages = useMessages('LandingHero', landingHeroMessages);
  const routes = useRoutes();
  const action = {
    visitor: { href: routes.login(), words: messages.login },
    user: { href: routes.mySocieties(), words: messages.mySocieties },
    admin: { href: routes.admin(), words: messages.dashboard },
  }[reader];
  const other = reader === 'visitor' ? routes.signup() : routes.societies();
  return (
    <Root ref={ref} data-soc="LandingHero" data-variant={reader} {...rest}>
      <NightSky societies={societies} links={links} />
      <div data-part="words">
        <h1 data-part>{messages.heading}</h1>
        <p data-part="subtitle">{messages.subtitle}</p>
        {action.href && (
          <div data-part="action">
            <ButtonLink
              variant="gold"
              size="large"
              href={action.href}
              iconAfter={<ArrowRight aria-hidden="true" />}
            >
              {action.words}
            </ButtonLink>
          </div>
        )}
        {other && (
          <p data-part="prompt">
            {reader === 'visitor' && <span>{`${messages.newcomer} `}</span>}
            <Link variant="inline" href={other}>
              {reader === 'visitor' ? messages.signup : messages.browse}
            </Link>
          </p>
        )}
      </div>
    </Root>
  );
});
LandingHero.displayName = 'LandingHero';
