import { SiteFooter } from 'societies-ui';
import { useFooterSite } from '../api/site.ts';

/** The foot of every page. */
export function Foot() {
  return <SiteFooter site={useFooterSite()} />;
}
