import { useMessages, type Widened } from 'societies-ui';
import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';

const siteDataMessages = {
  blocked:
    'Your browser blocks site data. You can log in, but only in this tab, and only until you reload or close it. Allow cookies and site data for this site to stay logged in.',
} as const;

declare global {
  interface SocietiesMessages {
    AppSiteData: Widened<typeof siteDataMessages>;
  }
}

/** Says, where one logs in or signs up, that the browser will not keep the login. */
export function SiteDataBlocked() {
  const { blocked } = useMessages('AppSiteData', siteDataMessages);
  return isSiteDataBlocked() ? <p role="note">{blocked}</p> : null;
}
