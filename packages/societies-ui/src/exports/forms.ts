/** Forms with validation: they carry yup and react-hook-form, which pages without a form need not load. */
export type { LoginValues, SignupValues } from 'societies-contract/forms';
export type {
  ClashTime,
  EventRepeat,
  SocietyFacts as SocietyFactsDraft,
  WidgetType,
} from 'societies-contract';
export { LoginForm, type LoginFormProps } from '../account/LoginForm/LoginForm.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from '../account/ForgotPasswordForm/ForgotPasswordForm.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from '../account/NewPasswordForm/NewPasswordForm.tsx';
export { SignupForm, type SignupFormProps } from '../account/SignupForm/SignupForm.tsx';
export { RequestPage, type RequestPageProps, type SentAgain } from '../societies/RequestPage/RequestPage.tsx';
export {
  RequestList,
  type OwnRequest,
  type RequestListProps,
} from '../societies/RequestList/RequestList.tsx';
export { RequestThread, type RequestThreadProps } from '../societies/RequestThread/RequestThread.tsx';
export {
  SimilarSocieties,
  type SimilarSocietiesProps,
} from '../societies/SimilarSocieties/SimilarSocieties.tsx';
export {
  SocietyRequestForm,
  type SocietyRequestFormProps,
} from '../societies/SocietyRequestForm/SocietyRequestForm.tsx';
export {
  SocietyFactsForm,
  type SocietyFactsFormProps,
} from '../societies/SocietyFactsForm/SocietyFactsForm.tsx';
export {
  SocietyKeywordsForm,
  type SocietyKeywordsFormProps,
} from '../societies/SocietyKeywordsForm/SocietyKeywordsForm.tsx';
export {
  WidgetForm,
  type StoredWidget,
  type WidgetDraft,
  type WidgetChoices,
  type WidgetFormProps,
  type WidgetSending,
} from '../widgets/WidgetForm/WidgetForm.tsx';
export {
  RenameSociety,
  type RenamedSociety,
  type RenameSocietyProps,
  type SocietyRenaming,
} from '../admin/RenameSociety/RenameSociety.tsx';
export { PasswordForm, type PasswordFormProps } from '../account/PasswordForm/PasswordForm.tsx';
export {
  DeleteAccountForm,
  type DeleteAccountFormProps,
} from '../account/DeleteAccountForm/DeleteAccountForm.tsx';
export { RoleList, type RoleListProps } from '../account/RoleList/RoleList.tsx';
export {
  SessionList,
  type ListedSession,
  type SessionListProps,
} from '../account/SessionList/SessionList.tsx';
export { ProfileForm, type ProfileFormProps } from '../account/ProfileForm/ProfileForm.tsx';
export type { NoticedClash } from '../events/EventForm/ClashNotice.tsx';
export { EventForm, type EventFormProps } from '../events/EventForm/EventForm.tsx';
export type { EventDraft, StoredEvent } from '../events/EventForm/eventFields.ts';
export { FormModal, type FormModalProps } from '../content/FormModal/FormModal.tsx';
export {
  PostForm,
  type PostDraft,
  type PostFormProps,
  type StoredPost,
} from '../posts/PostForm/PostForm.tsx';
export {
  MerchForm,
  type MerchDraft,
  type MerchFormProps,
  type StoredItem,
} from '../merch/MerchForm/MerchForm.tsx';
