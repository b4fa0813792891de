/** Separate, because sorting and virtualising need libraries that other pages need not load. */
export { DataTable, type DataTableProps } from '../base/DataTable/DataTable.tsx';
export {
  ExportButton,
  type ExportButtonProps,
  type ExportProps,
} from '../content/ExportButton/ExportButton.tsx';
export { TableFoot, type TableFootProps } from '../base/DataTable/TableFoot.tsx';
export { TableHead } from '../base/DataTable/TableHead.tsx';
export { TableRows, type TableRowsProps } from '../base/DataTable/TableRows.tsx';
export {
  useDataTable,
  type DataColumn,
  type DataTableModel,
  type DataTableOptions,
  type TableSort,
} from '../base/DataTable/useDataTable.ts';
