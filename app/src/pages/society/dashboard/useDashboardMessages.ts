import { useMessages, type Widened } from 'societies-ui';

const dashboardMessages = {
  overview: 'Overview',
  people: 'People',
  roles: 'Roles',
  history: 'History',
  settings: 'Settings',
  features: 'Feature options',
  featuresHint: 'Switch pages of the society on and off.',
  keywords: 'Keywords',
  keywordsHint: 'What people look for when they mean your society, beside its name.',
  presidency: 'Presidency',
  presidencyHint: 'Give your office to another member. It counts at once.',
} as const;

declare global {
  interface SocietiesMessages {
    AppDashboard: Widened<typeof dashboardMessages>;
  }
}

/** What a committee's dashboard says itself. */
export const useDashboardMessages = () => useMessages('AppDashboard', dashboardMessages);
