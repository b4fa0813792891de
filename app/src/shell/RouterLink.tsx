import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { LinkComponentProps } from 'societies-ui';

/** Paths that the server answers itself, and other places: the browser goes there, not the router. */
const isElsewhere = (href: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\/(?:api|storage)\/)/i.test(href);

/** How the library's links navigate: within the app without loading the page again. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, ...rest },
  ref,
) {
  return isElsewhere(href) ? <a ref={ref} href={href} {...rest} /> : <Link ref={ref} to={href} {...rest} />;
});
