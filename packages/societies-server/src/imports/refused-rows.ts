import type { FastifyReply } from 'fastify';
import { sendCsv } from '../platform/csv.ts';
import type { Refused } from './faults.ts';
import type { ReadTable } from './read-table.ts';

/** The heading of the column with the reasons. It becomes nothing when the table is sent again. */
const reasons = 'Why this row was refused';

/** Sends the refused rows as they stood in the file, with the reasons. */
export function sendRefused(reply: FastifyReply, { heading, rows }: ReadTable, refused: readonly Refused[]) {
  const byRow = Map.groupBy(refused, ({ row }) => row);
  const chosen = rows.filter(({ row }) => byRow.has(row));
  return sendCsv(reply, 'refused', [...heading, reasons], chosen, (some) =>
    some.map(({ row, cells }) => [
      ...heading.map((_, index) => cells[index] ?? ''),
      (byRow.get(row) ?? []).map(({ field, message }) => `${field}: ${message}`).join(' '),
    ]),
  );
}
