/** The administrators' pages: they carry tables and plots, which other pages need not load. */
export {
  AdminDashboard,
  type AdminDashboardProps,
  type DashboardFigures,
} from '../admin/AdminDashboard/AdminDashboard.tsx';
export { AdminLayout, type AdminLayoutProps } from '../admin/AdminLayout/AdminLayout.tsx';
export {
  HistoryTable,
  type HistoryTableProps,
  type TableEntry,
} from '../admin/HistoryTable/HistoryTable.tsx';
export {
  HistoryFilters,
  wholeHistory,
  type FilterChoices,
  type HistoryFilter,
  type HistoryFiltersProps,
} from '../content/HistoryFilters/HistoryFilters.tsx';
export type { RenamedSociety } from '../admin/RenameSociety/RenameSociety.tsx';
export {
  RemovedSocieties,
  type RemovedSocietiesProps,
  type TableRemoval,
} from '../admin/RemovedSocieties/RemovedSocieties.tsx';
export {
  RequestModal,
  type ListedRequest,
  type RequestAction,
  type RequestModalProps,
} from '../admin/RequestModal/RequestModal.tsx';
export {
  RequestsTables,
  type RequestsPage,
  type RequestsTablesProps,
} from '../admin/RequestsTables/RequestsTables.tsx';
export { MailsTable, type MailsTableProps, type TableMail } from '../admin/MailsTable/MailsTable.tsx';
export { SuspendUser, type SuspendUserProps } from '../admin/SuspendUser/SuspendUser.tsx';
export { UserDetails, type DetailedUser, type UserDetailsProps } from '../admin/UserDetails/UserDetails.tsx';
export { ImportList, type ImportListProps, type ListedImport } from '../admin/ImportList/ImportList.tsx';
export { MoveIn, type ImportOptions, type MoveInProps } from '../admin/MoveIn/MoveIn.tsx';
export {
  SocietiesTable,
  type SocietiesTableProps,
  type TableSociety,
} from '../admin/SocietiesTable/SocietiesTable.tsx';
export {
  SocietyDetails,
  type DetailsEvent,
  type DetailsSociety,
  type SocietyDetailsProps,
} from '../admin/SocietyDetails/SocietyDetails.tsx';
export { UsersTable, type TableUser, type UsersTableProps } from '../admin/UsersTable/UsersTable.tsx';
export type { DrivenList } from '../base/DataTable/DrivenList.ts';
export type { TableSort } from '../base/DataTable/useDataTable.ts';
