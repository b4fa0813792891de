import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import type { FooterSite } from '../../shell/SiteFooter/SiteFooter.tsx';
import { Root } from './SitePolicies.styles.ts';

export const sitePoliciesMessages = {
  contact: 'Contact',
  write: 'Write to those who run this site:',
  nobody: 'Those who run this site have not given an address to write to yet.',
  policies: 'Policies',
  privacy_url: 'Privacy: what is stored about you, and why',
  terms_url: 'Terms of use',
  imprint_url: 'Imprint',
  accessibility: 'Accessibility',
  none: 'Those who run this site have not published their privacy policy and terms of use here yet.',
  sources: 'Sources',
  sourcesHint: 'This site is built with these. Thank you to the people who made them:',
  loading: 'Loading...',
  licence: (name: string) => `under the ${name} licence`,
} as const;

/** What readers see of others' work, with the licence it is under. */
const sources = [
  { name: 'Constellation', licence: 'MIT' },
  { name: 'Inter', licence: 'SIL Open Font 1.1' },
  { name: 'Space Grotesk', licence: 'SIL Open Font 1.1' },
  { name: 'Lucide', licence: 'ISC' },
  { name: 'React', licence: 'MIT' },
] as const;

export interface SitePoliciesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whom to write to, and the operator's pages; undefined while they load, null if they are not known. */
  site?: FooterSite | null;
}

/** Whom to write to about the site, where its policies stand, and what it is made of. */
export const SitePolicies = forwardRef<HTMLDivElement, SitePoliciesProps>(function SitePolicies(
  { site, ...rest },
  ref,
) {
  const messages = useMessages('SitePolicies', sitePoliciesMessages);
  const routes = useRoutes();
  const id = useId();
  const section = (name: 'contact' | 'policies' | 'sources', content: ReactNode) => (
    <section data-part aria-labelledby={`${id}${name}`}>
      <h2 data-part id={`${id}${name}`}>
        {messages[name]}
      </h2>
      {content}
    </section>
  );
  const loading = (
    <p data-part>
      <Skeleton width="60%" />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </p>
  );
  const accessibility = site?.accessibility_url ?? routes.accessibility();
  const pages = [
    { label: messages.privacy_url, href: site?.privacy_url },
    { label: messages.terms_url, href: site?.terms_url },
    { label: messages.imprint_url, href: site?.imprint_url },
  ];
  const hasPolicies = Boolean(site?.privacy_url ?? site?.terms_url);
  return (
    <Root ref={ref} data-soc="SitePolicies" {...rest}>
      {section(
        'contact',
        site === undefined ? (
          loading
        ) : site?.contact_email ? (
          <p data-part>
            <span>{`${messages.write} `}</span>
            <Link variant="inline" href={`mailto:${site.contact_email}`}>
              {site.contact_email}
            </Link>
          </p>
        ) : (
          <p data-part>{messages.nobody}</p>
        ),
      )}
      {section(
        'policies',
        <>
          {site === undefined ? loading : !hasPolicies && <p data-part>{messages.none}</p>}
          <ul data-part>
            {[...pages, { label: messages.accessibility, href: accessibility }].map(
              ({ label, href }) =>
                href && (
                  <li data-part key={label}>
                    <Link href={href}>{label}</Link>
                  </li>
                ),
            )}
          </ul>
        </>,
      )}
      {section(
        'sources',
        <>
          <p data-part>{messages.sourcesHint}</p>
          <dl data-part>
            {sources.map(({ name, licence }) => (
              <div key={name}>
                <dt data-part>{name}</dt>
                <dd data-part>{messages.licence(licence)}</dd>
              </div>
            ))}
          </dl>
        </>,
      )}
    </Root>
  );
});
SitePolicies.displayName = 'SitePolicies';
