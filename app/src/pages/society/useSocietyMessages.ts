import { useMessages, type Widened } from 'societies-ui';

const societyMessages = {
  missing: 'Society not found',
  failed: 'This society could not be loaded',
  forbidden: 'You may not see this society',
  home: 'Home',
  info: 'Info',
  events: 'Events',
  posts: 'Posts',
  merch: 'Merch',
  dashboard: 'Dashboard',
  editLogo: 'Edit logo',
  switchOn: 'Switch it on in Settings',
} as const;

declare global {
  interface SocietiesMessages {
    AppSociety: Widened<typeof societyMessages>;
  }
}

/** What the pages of a society say themselves. */
export const useSocietyMessages = () => useMessages('AppSociety', societyMessages);
