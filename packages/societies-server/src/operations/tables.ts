import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tablesInOrder } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { OperationError } from './operation-error.ts';

/**
 * What a backup leaves out and a restore empties: counters that mean nothing later, and what opens an account. Somebody who
 * signed out after the backup would be signed in again.
 */
const passing: ReadonlySet<string> = new Set([
  'rate_limits',
  'sessions',
  'refresh_tokens',
  'calendar_secrets',
  'directory_versions',
  // Sent long ago, or of no use any more.
  'mails',
  'account_links',
  // As it was called in older versions.
  'directory_shards',
]);

/** Rows read or written at once. */
const batch = 1_000;

/**
 * Writes every table to `<folder>/<table>.ndjson`, a row a line, all as they were at one moment.
 * @returns how many rows each table has, in the order in which they can be written again.
 */
export const exportTables = (database: Kysely<Database>, folder: string): Promise<Record<string, number>> =>
  inTransaction(database, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const counts: Record<string, number> = {};
    for (const name of (await tablesInOrder(trx)).filter((table) => !passing.has(table))) {
      const file = createWriteStream(path.join(folder, `${name}.ndjson`), { mode: 0o600 });
      await sql`declare rows_of_table no scroll cursor for select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(
        trx,
      );
      let count = 0;
      for (;;) {
        const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from rows_of_table`.execute(trx);
        if (rows.length === 0) break;
        count += rows.length;
        if (!file.write(`${rows.map(({ line }) => line).join('\n')}\n`)) await once(file, 'drain');
      }
      await sql`close rows_of_table`.execute(trx);
      file.end();
      await finished(file);
      counts[name] = count;
    }
    return counts;
  });

async function* lines(file: string): AsyncGenerator<string[]> {
  let some: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    some.push(line);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/**
 * Puts what `exportTables` read in the place of what the same tables hold, in one transaction: all of it or nothing.
 * @param expected how many rows each table should get.
 * @throws {OperationError} when a table would get another number of rows; then nothing has changed.
 */
export const importTables = (
  database: Kysely<Database>,
  folder: string,
  expected: Readonly<Record<string, number>>,
): Promise<Record<string, number>> =>
  inTransaction(database, async (trx) => {
    const known = await tablesInOrder(trx);
    for (const name of known.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    const counts: Record<string, number> = {};
    // A backup of an older version may hold what passes.
    for (const name of known.filter((table) => table in expected && !passing.has(table))) {
      counts[name] = 0;
      const file = path.join(folder, `${name}.ndjson`);
      if (!existsSync(file)) continue;
      for await (const some of lines(file)) {
        // Columns that the backup does not know are newer than it and get their defaults.
        const columns = sql.join(
          Object.keys(JSON.parse(some[0] ?? '{}') as object).map((column) => sql.ref(column)),
        );
        await sql`insert into ${sql.table(name)} (${columns})
          select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${`[${some.join(',')}]`}::json)`.execute(
          trx,
        );
        counts[name] += some.length;
      }
    }
    for (const [name, count] of Object.entries(expected)) {
      if (passing.has(name)) continue;
      const got = counts[name] ?? 0;
      if (got !== count)
        throw new OperationError(`The backup is damaged: ${name} should have ${count} rows and has ${got}.`);
    }
    // Ids that are handed out from here on follow the highest there is.
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
    for (const { table, column } of rows) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (select max(${sql.ref(column)}) from ${sql.table(table)})),
        exists (select 1 from ${sql.table(table)}))`.execute(trx);
    }
    // What a process remembers of the rows before has no meaning any more.
    await trx
      .updateTable('installation')
      .set({ epoch: sql<string>`gen_random_uuid()` })
      .execute();
    return counts;
  });
