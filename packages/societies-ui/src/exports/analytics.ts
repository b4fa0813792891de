'use client';

/** A society's figures: they carry the plots. */
export { AnalyticsCards, type AnalyticsCardsProps } from '../committee/AnalyticsCards/AnalyticsCards.tsx';
export { AttendanceTable, type AttendanceTableProps } from '../committee/AttendanceTable/AttendanceTable.tsx';
