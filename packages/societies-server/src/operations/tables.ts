import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import { carriedLine, carriedTable } from '../database/migrations/carry-over.ts';
import type { Database } from '../database/schema.ts';
import { orderTells, tablesInOrder } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { recallLastActive } from '../societies/last-active.ts';
import { linesOf } from '../platform/lines.ts';
import { OperationError } from './operation-error.ts';

/**
 * Not backed up, and emptied by a restore: short-lived counters and credentials. Otherwise somebody who signed out after the
 * backup would be signed in again.
 */
const passing: ReadonlySet<string> = new Set([
  'rate_limits',
  'sessions',
  'refresh_tokens',
  'upload_grants',
  'calendar_secrets',
  'directory_versions',
  // Sent long ago, or outdated.
  'mails',
  // Of sessions.
  'push_subscriptions',
  'pushes',
  'account_links',
  // The table's name in older versions.
  'directory_shards',
]);

export const isBackedUp = (table: string) => !passing.has(table);

/** Rows read or written at once. */
const batch = 1_000;

/** What tells whether a table's rows are all there, and as they were. */
export interface TableSums {
  /** Row counts by table, in an order that respects foreign keys. */
  tables: Record<string, number>;
  /** SHA-256 of each table's file; backups of older versions have none. */
  checksums?: Record<string, string>;
}

/** Writes every table to `<folder>/<table>.ndjson`, one row per line, as a consistent snapshot. */
export const exportTables = (database: Kysely<Database>, folder: string): Promise<Required<TableSums>> =>
  inTransaction(database, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const sums: Required<TableSums> = { tables: {}, checksums: {} };
    for (const name of (await tablesInOrder(trx)).filter(isBackedUp)) {
      const file = createWriteStream(path.join(folder, `${name}.ndjson`), { mode: 0o600 });
      const key = orderTells.get(name);
      const order = key === undefined ? sql`` : sql`order by ${sql.ref(key)}`;
      await sql`declare rows_of_table no scroll cursor for select row_to_json(t)::text as line from ${sql.table(name)} t ${order}`.execute(
        trx,
      );
      const hash = createHash('sha256');
      let count = 0;
      for (;;) {
        const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from rows_of_table`.execute(trx);
        if (rows.length === 0) break;
        count += rows.length;
        const text = `${rows.map(({ line }) => line).join('\n')}\n`;
        hash.update(text);
        if (!file.write(text)) await once(file, 'drain');
      }
      await sql`close rows_of_table`.execute(trx);
      file.end();
      await finished(file);
      sums.tables[name] = count;
      sums.checksums[name] = hash.digest('hex');
    }
    return sums;
  });

/**
 * Reads a table's file, some lines at once.
 * @throws {OperationError} at its end, if they are not what `exportTables` wrote.
 */
export async function* readTable(
  content: AsyncIterable<Buffer>,
  table: string,
  { tables, checksums }: TableSums,
): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  let count = 0;
  let some: string[] = [];
  for await (const line of linesOf(content)) {
    hash.update(line).update('\n');
    count += 1;
    some.push(line);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
  const expected = tables[table] ?? 0;
  if (count !== expected)
    throw new OperationError(
      `The backup is damaged: ${table} should have ${expected} rows and has ${count}.`,
    );
  if (checksums && checksums[table] !== hash.digest('hex'))
    throw new OperationError(`The backup is damaged: the rows of ${table} are not those that were written.`);
}

/**
 * Replaces the content of all tables by what `exportTables` wrote, in one transaction.
 * @param carried whether the rows have the columns of the version before the first migration.
 * @returns row counts by table.
 * @throws {OperationError} if a count or checksum differs; nothing has changed then.
 */
export const importTables = (
  database: Kysely<Database>,
  folder: string,
  sums: TableSums,
  carried = false,
): Promise<Record<string, number>> =>
  inTransaction(database, async (trx) => {
    const known = await tablesInOrder(trx);
    for (const name of known.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    const counts: Record<string, number> = {};
    // A backup of an older version may include tables that are no longer backed up.
    const sources = new Map(
      Object.keys(sums.tables)
        .filter(isBackedUp)
        .map((source) => [carriedTable(source), source]),
    );
    for (const name of known) {
      const source = sources.get(name);
      if (source === undefined) continue;
      counts[source] = 0;
      const file = path.join(folder, `${source}.ndjson`);
      if (!existsSync(file)) continue;
      for await (const lines of readTable(createReadStream(file), source, sums)) {
        const some = carried ? lines.map((line) => carriedLine(source, line)) : lines;
        // Columns that are newer than the backup get their defaults.
        const columns = sql.join(
          Object.keys(JSON.parse(some[0] ?? '{}') as object).map((column) => sql.ref(column)),
        );
        await sql`insert into ${sql.table(name)} (${columns})
          select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${`[${some.join(',')}]`}::json)`.execute(
          trx,
        );
        counts[source] = (counts[source] ?? 0) + some.length;
      }
    }
    for (const [name, count] of Object.entries(sums.tables)) {
      if (!isBackedUp(name)) continue;
      const got = counts[name] ?? 0;
      if (got !== count)
        throw new OperationError(`The backup is damaged: ${name} should have ${count} rows and has ${got}.`);
    }
    await recallLastActive(trx);
    // Sequences continue after the highest id.
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
    for (const { table, column } of rows) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (select max(${sql.ref(column)}) from ${sql.table(table)})),
        exists (select 1 from ${sql.table(table)}))`.execute(trx);
    }
    // Invalidates what processes have cached.
    await trx
      .updateTable('installation')
      .set({ epoch: sql<string>`gen_random_uuid()` })
      .execute();
    return counts;
  });
