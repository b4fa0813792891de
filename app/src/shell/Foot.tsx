import { SiteFooter } from 'societies-ui/site';
import { useFooterSite } from '../api/site.ts';

/** The foot of every page. */
export function Foot() {
  return <SiteFooter site={useFooterSite()} />;
}
