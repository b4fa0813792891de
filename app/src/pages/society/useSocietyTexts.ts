import { useMessages, type Widened } from 'societies-ui';

const societyTexts = {
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
} as const;

declare global {
  interface SocietiesMessages {
    AppSociety: Widened<typeof societyTexts>;
  }
}

/** What the pages of a society say themselves. */
export const useSocietyTexts = () => useMessages('AppSociety', societyTexts);
