import { forwardRef } from 'react';
import { Link, useLocation, useViewTransitionState, type Location } from 'react-router-dom';
import type { LinkComponentProps } from 'societies-ui';
import { backTo, isSignInPage } from '../session/returnAddress.ts';
import { isVisiting } from '../session/visiting.ts';
import { isInSociety, placeOf } from './useFocusOnNavigation.ts';
import { usesViewTransition } from './viewTransition.ts';

/** Addresses outside the app: other sites, and paths that the server answers itself. */
const isElsewhere = (href: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\/(?:api|storage)\/)/i.test(href);

/** Leads back: from one sign-in page to the other the same way, and to a page that is read without an account. */
const signInState = (location: Location<unknown>): unknown => {
  if (isSignInPage(location.pathname)) return location.state;
  return isVisiting() ? backTo(location) : undefined;
};

const LinkWithin = forwardRef<HTMLAnchorElement, LinkComponentProps>(function LinkWithin(
  { href, ...rest },
  ref,
) {
  const location = useLocation();
  const { pathname } = location;
  const here = placeOf(pathname);
  return (
    <Link
      ref={ref}
      to={href}
      state={isSignInPage(href) ? signInState(location) : undefined}
      preventScrollReset={isInSociety(href) && placeOf(href) === here}
      viewTransition={usesViewTransition(pathname, href)}
      data-followed={useViewTransitionState(href) ? '' : undefined}
      {...rest}
    />
  );
});

/** The library's link component: navigates within the app without a reload, and between tabs without scrolling. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(props, ref) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
  return isElsewhere(props.href) ? <a ref={ref} {...props} /> : <LinkWithin ref={ref} {...props} />;
});
