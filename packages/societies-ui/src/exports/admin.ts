'use client';

/** The administrators' pages: they carry tables and plots, which other pages need not load. */
export { AdminDashboard, type AdminDashboardProps } from '../admin/AdminDashboard/AdminDashboard.tsx';
export { AdminLayout, type AdminLayoutProps } from '../admin/AdminLayout/AdminLayout.tsx';
export {
  RequestModal,
  type RequestAction,
  type RequestModalProps,
} from '../admin/RequestModal/RequestModal.tsx';
export {
  RequestsTables,
  type RequestsPage,
  type RequestsTablesProps,
} from '../admin/RequestsTables/RequestsTables.tsx';
export { UsersTable, type UsersTableProps } from '../admin/UsersTable/UsersTable.tsx';
export type { DrivenList } from '../base/DataTable/DrivenList.ts';
export type { TableSort } from '../base/DataTable/useDataTable.ts';
