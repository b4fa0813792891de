'use client';

/** Tables stand apart: sorting and drawing thousands of rows takes libraries that other pages need not load. */
export {
  DataTable,
  type DataColumn,
  type DataTableProps,
  type TableSort,
} from './base/DataTable/DataTable.tsx';
