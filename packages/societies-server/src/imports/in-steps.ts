import type { Kysely, Transaction } from 'kysely';
import type { Engine } from '../database/create-database.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { showProgress } from './queries.ts';

/** Milliseconds between signs of life. */
const every = 1_000;

/** Runs a step in a transaction. */
export type Step = (work: (trx: Transaction<Database>) => Promise<void>) => Promise<void>;

/**
 * Runs work on many rows as a whole. PostgreSQL does it in one transaction. The embedded engine has a single connection, for which all
 * others would wait: there each step is a transaction of its own, others are served in between, and what was done is taken back when a
 * later step fails, or at the next start. Shows progress meanwhile.
 * @param work runs its steps in order, and says how many rows are done.
 */
export async function inSteps(
  { kind, database }: Pick<Engine, 'kind' | 'database'>,
  importId: number,
  work: (step: Step, onDone: (count: number) => void) => Promise<void>,
): Promise<void> {
  let done = 0;
  let showing: Promise<unknown> = Promise.resolve();
  // Begun outside the transaction, so that it may use another connection.
  const timer = setInterval(() => {
    showing = showing.then(() => showProgress(database, importId, done)).catch(() => {});
  }, every);
  const onDone = (count: number) => {
    done = count;
  };
  const stop = async () => {
    clearInterval(timer);
    await showing;
  };
  const run = async (connection: Kysely<Database>) => {
    await work((step) => inTransaction(connection, step), onDone);
  };
  try {
    if (kind === 'postgres') await inTransaction(database, run);
    else await run(database);
  } finally {
    await stop();
  }
}
