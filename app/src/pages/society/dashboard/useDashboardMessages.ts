import { useMessages, type Widened } from 'societies-ui';

const dashboardMessages = {
  overview: 'Overview',
  people: 'People',
  roles: 'Roles',
  elections: 'Elections',
  handover: 'Handover',
  affiliation: 'Affiliation',
  messages: 'Messages',
  history: 'History',
  settings: 'Settings',
  handoverPages: 'Handover pages',
  withdrawTitle: (name: string) => `Withdraw ${name}?`,
  withdrawHint: 'They are told.',
  withdraw: 'Withdraw',
  noPages: 'The holder of a role, who comes next and the President read its handover page.',
  features: 'Feature options',
  featuresHint: 'Switch pages of the society on and off.',
  keywords: 'Keywords',
  keywordsHint: 'Other words that people search for to find your society.',
  joining: 'Joining',
  joiningHint: 'How people become members, and what you ask those who would like to.',
  byAsking: 'How people join',
  presidency: 'Presidency',
  presidencyHint: 'Hand your role over to another member. It takes effect at once.',
} as const;

declare global {
  interface SocietiesMessages {
    AppDashboard: Widened<typeof dashboardMessages>;
  }
}

/** What a committee's dashboard says itself. */
export const useDashboardMessages = () => useMessages('AppDashboard', dashboardMessages);
