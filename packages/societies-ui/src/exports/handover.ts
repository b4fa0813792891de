/** Terms of roles, and handing them over. Separate, because a handover page reads Markdown. */
export { ComingTerm, type ComingTermProps } from '../handover/ComingTerm/ComingTerm.tsx';
export { HandoverPage, type HandoverPageProps } from '../handover/HandoverPage/HandoverPage.tsx';
export { InactiveNotice, type InactiveNoticeProps } from '../handover/InactiveNotice/InactiveNotice.tsx';
export { OrphansTable, type OrphansTableProps } from '../handover/OrphansTable/OrphansTable.tsx';
export { SuccessorForm, type SuccessorFormProps } from '../handover/SuccessorForm/SuccessorForm.tsx';
export { TakeoverForm, type TakeoverFormProps } from '../handover/TakeoverForm/TakeoverForm.tsx';
export { TermsTable, type HeldRole, type TermsTableProps } from '../handover/TermsTable/TermsTable.tsx';
