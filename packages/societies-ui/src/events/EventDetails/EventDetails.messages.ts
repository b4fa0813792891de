import { wholeNumber } from '../../host/wholeNumber.ts';
import { eventMessages } from '../eventWords.ts';
import { ordinal } from '../ordinal.ts';

export const eventDetailsMessages = {
  ...eventMessages,
  all: 'All events',
  registration: 'Registration',
  free: 'Free',
  placesLeft: (left: number) => (left === 1 ? '1 place left' : `${wholeNumber(left)} places left`),
  places: (taken: number, all: number) => `${wholeNumber(taken)} of ${wholeNumber(all)} places taken`,
  placesLabel: 'Places taken',
  waiting: (count: number) =>
    count === 0 ? 'nobody waiting' : count === 1 ? '1 person waiting' : `${count} people waiting`,
  joinWaitingList: 'Join the waiting list',
  going: 'You are going',
  position: (position: number) => `You are ${ordinal(position)} on the waiting list`,
  waitingListHint: 'When a place becomes free and you are first, you get it at once and will be told.',
  withdraw: 'Give up my place',
  leaveWaitingList: 'Leave the waiting list',
  payWithin: (hours: number) =>
    `To be paid within ${hours === 1 ? 'an hour' : `${hours} hours`} of getting a place.`,
  payAfter: 'To be paid once you have a place.',
  opensIn: (time: string) => `Opens in ${time}`,
  opensOn: (moment: string) => `Opens ${moment}`,
  until: (moment: string) => `You can give your place back until ${moment}.`,
  tooLate: 'Places can no longer be given back.',
  closes: (moment: string) => `Registration closes ${moment}.`,
  membersOnly: 'Only members can register.',
  running: 'On now',
  cancelled: 'Cancelled',
  why: 'Why it was cancelled',
  calendar: 'Calendar',
  share: 'Share',

  online: 'Join online',
  questions: (count: number) => (count === 1 ? 'One question at sign-up' : `${count} questions at sign-up`),

  edit: 'Edit event',
  cancel: 'Cancel event',
  delete: 'Delete event',
  duplicate: 'Duplicate',
  companions: (others: number, society: string) =>
    others === 1
      ? `1 other member of ${society} is going`
      : `${others} other members of ${society} are going`,
  /** Below the numbers of several societies, which may count somebody twice. */
  overlap: 'Some people may be members of more than one society.',
  google: 'Google Calendar',
  outlook: 'Outlook Calendar',
  apple: 'Apple and others (.ics)',
} as const;
