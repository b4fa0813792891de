/** A society's figures: they carry the plots. */
export {
  AnalyticsCards,
  type AnalyticsCardsProps,
  type AnalyticsFigures,
} from '../committee/AnalyticsCards/AnalyticsCards.tsx';
export { AttendanceTable, type AttendanceTableProps } from '../committee/AttendanceTable/AttendanceTable.tsx';
