import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { inBatches } from './pages.ts';

type Cell = string | number | boolean | null;
/** By column, or in their order. */
type Row<Column extends string> = Record<Column, Cell> | Cell[];

/**
 * Streams a CSV (RFC 4180) in UTF-8 with a byte order mark, with cells escaped that a spreadsheet would take for formulas.
 * @param name of the file, without extension.
 * @param keys of the rows, in order.
 * @param read returns the rows of some keys.
 */
export function sendCsv<Key, Column extends string>(
  reply: FastifyReply,
  name: string,
  columns: readonly Column[],
  keys: readonly Key[],
  read: (some: Key[]) => Row<Column>[] | Promise<Row<Column>[]>,
) {
  const options = {
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes a cell with the whole record delimiter only, but readers also end a row at a part of it, and some at others.
    quoted_match: /[\r\n\v\f\u0085\u2028\u2029]/,
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
