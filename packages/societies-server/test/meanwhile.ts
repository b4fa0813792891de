import { sql, type Kysely, type Transaction } from 'kysely';
import { inject, vi } from 'vitest';
import type { Database } from '../src/database/schema.ts';
import { inTransaction } from '../src/database/transaction.ts';

/**
 * Makes a call that meets somebody else's transaction half way: what the call wants to read or write is held by it, and the
 * transaction ends when the call waits for that. On the embedded engine, which knows one transaction at a time, the call comes after it.
 * @param held what the transaction does.
 */
export async function meanwhile<Reply>(
  database: Kysely<Database>,
  held: (trx: Transaction<Database>) => Promise<unknown>,
  call: () => Promise<Reply>,
): Promise<Reply> {
  let reply: Promise<Reply> | undefined;
  await inTransaction(database, async (trx) => {
    await held(trx);
    reply = call();
    if (inject('databaseUrl') === undefined) return;
    await vi.waitUntil(
      async () => {
        const { rows } = await sql<{ waits: boolean }>`
          select exists (
            select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`.execute(
          trx,
        );
        return rows[0]?.waits;
      },
      { timeout: 30_000 },
    );
  });
  return reply as Promise<Reply>;
}
