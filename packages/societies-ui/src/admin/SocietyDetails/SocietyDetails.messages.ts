import { unassigned, type SocietyState } from 'societies-contract';

export const societyDetailsMessages = {
  loading: 'Loading society data...',
  all: 'All societies',
  open: 'Open its page',
  states: { active: 'Active', quiet: 'Quiet' } as Readonly<Record<SocietyState, string>>,
  theme: (name: string) => `Theme: ${name}`,
  members: 'Members',
  joined: (count: number) => `${count} joined this month`,
  coming: 'Coming events',
  activity: 'Last activity',
  never: 'Nothing yet',
  created: 'Created',
  committee: 'Committee',
  change: 'Change members',
  unassigned: unassigned as string,
  next: 'Next events',
  noEvents: 'Nothing is planned.',
  places: (taken: number, all: number) => `${taken} of ${all} places taken`,
  history: 'History',
  removal: 'Remove this society',
  removalHint: 'You are asked once more first. It can be restored for 30 days.',
} as const;
