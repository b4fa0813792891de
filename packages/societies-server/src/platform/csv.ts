import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { inBatches } from './pages.ts';

type Cell = string | number | boolean | null;

/**
 * Replies with a table for a spreadsheet, sent piece by piece: UTF-8 with a byte order mark, lines as RFC 4180 has them, and a cell that
 * a spreadsheet would take for a formula is made a text.
 * @param name of the file, without its ending.
 * @param keys which rows, in order.
 * @param read the rows of some of the keys.
 */
export function sendCsv<Key, Column extends string>(
  reply: FastifyReply,
  name: string,
  columns: readonly Column[],
  keys: readonly Key[],
  read: (some: Key[]) => Record<Column, Cell>[] | Promise<Record<Column, Cell>[]>,
) {
  const options = {
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value: boolean) => (value ? 'yes' : 'no') },
  } as const;
  async function* pieces() {
    yield stringify([], { ...options, header: true, bom: true });
    for await (const rows of inBatches(keys, read)) yield stringify(rows, options);
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(pieces(), { objectMode: false }));
}
