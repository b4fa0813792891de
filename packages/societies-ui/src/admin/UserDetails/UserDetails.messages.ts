import { wholeNumber } from '../../host/wholeNumber.ts';

export const userDetailsMessages = {
  all: 'All users',
  administrator: 'Administrator',
  suspended: 'Suspended',
  suspendedOn: (moment: string) => `Suspended on ${moment}`,
  suspendedBy: (moment: string, name: string) => `Suspended on ${moment} by ${name}`,
  account: 'Account',
  universityId: 'University ID',
  email: 'Email',
  joined: 'Joined',
  lastSeen: 'Last seen',
  noEmail: 'None: somebody else confirmed it as theirs',
  notSeen: 'Not in the last 30 days',
  sessions: 'Signed in',
  browsers: (count: number) =>
    count === 0 ? 'Nowhere' : count === 1 ? 'In 1 browser' : `In ${count} browsers`,
  events: 'Coming events',
  registered: (count: number) =>
    count === 0 ? 'Not registered for any' : `Registered for ${wholeNumber(count)}`,
  societies: 'Societies',
  noSocieties: 'In no society yet',
  member: 'Member',
  since: (day: string) => `since ${day}`,
  sendReset: 'Send reset',
  suspend: 'Suspend',
  restore: 'Lift suspension',
  grant: 'Make administrator',
  revoke: 'Remove administrator rights',
  remove: 'Remove user',
  more: (name: string) => `More for ${name}`,
  questions: {
    sendReset: {
      title: 'Send a link for a new password?',
      description: (name: string) =>
        `${name} gets an email with a link that works for one hour. The current password works until it is used.`,
    },
    restore: {
      title: 'Lift the suspension?',
      description: (name: string) => `${name} can log in again at once.`,
    },
    grant: {
      title: 'Make an administrator?',
      description: (name: string) =>
        `${name} will see every user, decide about requests, and suspend or remove others.`,
    },
    revoke: {
      title: 'Remove administrator rights?',
      description: (name: string) => `${name} becomes an ordinary user at once.`,
    },
  },
} as const;
