'use client';

/** An event on a page of its own, and what those who organise it need there. */
export { CancelEvent, type CancelEventProps } from '../events/CancelEvent/CancelEvent.tsx';
export { HostInvitation, type HostInvitationProps } from '../events/HostInvitation/HostInvitation.tsx';
export { HostList, type HostListProps } from '../events/HostList/HostList.tsx';
export {
  EventDetails,
  type DetailedEvent,
  type EventDetailsProps,
} from '../events/EventDetails/EventDetails.tsx';
export { GuestList, type GuestListProps, type ListedGuest } from '../events/GuestList/GuestList.tsx';
export { SignupQuestions, type SignupQuestionsProps } from '../events/SignupQuestions/SignupQuestions.tsx';
