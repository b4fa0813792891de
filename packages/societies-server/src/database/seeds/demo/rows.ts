import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../schema.ts';

type Table = keyof Database;
export type Rows<T extends Table> = Insertable<Database[T]>[];

/** Rows per statement, far below the limit of 65,535 parameters. */
const batch = 500;

/** Inserts any number of rows in batches. */
export async function insert<T extends Table>(trx: Transaction<Database>, table: T, rows: Rows<T>) {
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute();
  }
}
