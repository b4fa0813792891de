import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { sitePages, type Site } from 'societies-contract';
import { Link } from '../../base/Link/Link.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Root } from './SiteFooter.styles.ts';

export const siteFooterMessages = {
  label: 'About this site',
  policies: 'Policies and sources',
  contact: 'Contact',
  privacy_url: 'Privacy',
  terms_url: 'Terms of use',
  accessibility_url: 'Accessibility',
  imprint_url: 'Imprint',
} as const;

export type FooterSite = Partial<Pick<Site, 'contact_email' | (typeof sitePages)[number]>>;

export interface SiteFooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** Whom to write to, and the operator's pages; undefined while they load, null if they are not known. */
  site?: FooterSite | null;
}

/** The foot of a page: whom to write to, the operator's policies, and how accessible the site is. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { site, ...rest },
  ref,
) {
  const messages = useMessages('SiteFooter', siteFooterMessages);
  const routes = useRoutes();
  // What is always there stands first, so that nothing moves when the rest arrives.
  const links = [
    { key: 'policies', href: routes.policies() },
    { key: 'accessibility_url', href: site?.accessibility_url ?? routes.accessibility() },
    { key: 'contact', href: site?.contact_email ? `mailto:${site.contact_email}` : undefined },
    ...sitePages
      .filter((page) => page !== 'accessibility_url')
      .map((page) => ({ key: page, href: site?.[page] ?? undefined })),
  ] as const;
  return (
    <Root ref={ref} data-soc="SiteFooter" {...rest}>
      <nav data-part aria-label={messages.label}>
        <ul data-part>
          {links.map(
            ({ key, href }) =>
              href !== undefined && (
                <li data-part key={key}>
                  <Link href={href} variant="quiet">
                    {messages[key]}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
    </Root>
  );
});
SiteFooter.displayName = 'SiteFooter';
