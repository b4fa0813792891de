/** The site's own words, as everybody reads them; `site-form` is where administrators write them. */
export { SiteFooter, type FooterSite, type SiteFooterProps } from '../shell/SiteFooter/SiteFooter.tsx';
export {
  AccessibilityStatement,
  type AccessibilityStatementProps,
} from '../site/AccessibilityStatement/AccessibilityStatement.tsx';
export { SitePolicies, type SitePoliciesProps } from '../site/SitePolicies/SitePolicies.tsx';
export { SiteWelcome, type SiteWelcomeProps } from '../site/SiteWelcome/SiteWelcome.tsx';
