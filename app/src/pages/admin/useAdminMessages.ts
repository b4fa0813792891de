import { useMessages, type Widened } from 'societies-ui';

const adminMessages = {
  dashboard: 'Dashboard',
  users: 'Users',
  requests: 'Society requests',
  affiliation: 'Affiliation',
  rounds: 'Round',
  newRound: 'New round',
  editRound: 'Change round',
  allRounds: 'All societies of the round',
  orphans: 'Societies without a leader',
  import: 'Import',
  history: 'History',
  mails: 'Emails not delivered',
  site: 'About the site',
  siteHint: 'Everybody reads this at the foot of each page and email.',
  historyFailed: 'The history could not be loaded',
  userHistory: 'What happened',
  userHistoryHint: 'What they did, and what was done to their account.',
  noUser: 'There is no such user',
  noUserHint: 'The account was removed, or the address is wrong.',
  allUsers: 'All users',
  societies: 'Manage all societies',
  all: 'All Societies:',
  allSocieties: 'All societies',
  removed: 'Removed societies',
  view: 'Show societies as',
  cards: 'Cards',
  table: 'Table',
  gone: 'This society is not there',
  goneHint: 'It may have been removed: look among the removed societies.',
} as const;

declare global {
  interface SocietiesMessages {
    AppAdmin: Widened<typeof adminMessages>;
  }
}

/** What the administrators' pages say themselves. */
export const useAdminMessages = () => useMessages('AppAdmin', adminMessages);
