/** How people become members: by asking, by an invitation, or added by the committee. Separate, because it draws QR codes. */
export { AddPeople, type AddPeopleProps, type AddReport } from '../membership/AddPeople/AddPeople.tsx';
export { AskToJoin, type AskToJoinProps } from '../membership/AskToJoin/AskToJoin.tsx';
export { InvitationPage, type InvitationPageProps } from '../membership/InvitationPage/InvitationPage.tsx';
export {
  InvitationPoster,
  type InvitationPosterProps,
} from '../membership/InvitationPoster/InvitationPoster.tsx';
export {
  Invitations,
  type InvitationsProps,
  type ListedInvitation,
} from '../membership/Invitations/Invitations.tsx';
export {
  JoiningForm,
  type JoiningFormProps,
  type StoredJoining,
} from '../membership/JoiningForm/JoiningForm.tsx';
export {
  JoinRequests,
  type JoinRequestsProps,
  type ListedJoinRequest,
} from '../membership/JoinRequests/JoinRequests.tsx';
export { Renewal, type RenewalProps, type RenewedSociety } from '../membership/Renewal/Renewal.tsx';
