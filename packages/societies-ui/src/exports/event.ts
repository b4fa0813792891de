/** An event's page, and what its organisers need there. */
export { CancelEvent, type CancelEventProps } from '../events/CancelEvent/CancelEvent.tsx';
export { HostInvitation, type HostInvitationProps } from '../events/HostInvitation/HostInvitation.tsx';
export { HostList, type HostListProps } from '../events/HostList/HostList.tsx';
export {
  EventDetails,
  type DetailedEvent,
  type EventDetailsProps,
} from '../events/EventDetails/EventDetails.tsx';
export { GuestList, type GuestListProps, type ListedGuest } from '../events/GuestList/GuestList.tsx';
export { PaymentNote, type PaymentNoteProps } from '../events/PaymentNote/PaymentNote.tsx';
export { SignupQuestions, type SignupQuestionsProps } from '../events/SignupQuestions/SignupQuestions.tsx';
export type { EventAnswers, EventHost, EventPayment, EventQuestion } from 'societies-contract';
