import type { DateOrder } from 'societies-contract';

/** @returns the day that a cell such as `03/10/2025` names, as an ISO date of any year; undefined if there is none. */
export function dayOf(cell: string, order: DateOrder): string | undefined {
  const [, first = '', second = ''] = /^\D{0,3}(\d{1,2})\D(\d{1,2})\D/.exec(`${cell} `) ?? [];
  const [day, month] = (order === 'day_first' ? [first, second] : [second, first]).map(Number);
  // A leap year, so that the 29th of February is a day.
  if (!day || !month || month > 12 || day > new Date(Date.UTC(2024, month, 0)).getUTCDate()) return undefined;
  return `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
