import { sql, type Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../src/database/schema.ts';
import { inTransaction } from '../src/database/transaction.ts';

/** Any number; no server takes a lock of this name. */
const gate = 471_100;

/** Tables whose writers stop before they commit while the gate is shut. */
const gated = [
  'users',
  'societies',
  'society_settings',
  'memberships',
  'roles',
  'terms',
  'themes',
  'society_requests',
  'society_request_messages',
  'events',
  'event_signups',
  'event_hosts',
  'posts',
  'post_likes',
  'elections',
  'election_candidates',
  'election_voters',
  'merch',
  'widgets',
  'removals',
  'affiliation_rounds',
  'affiliations',
];

/** Lets `interleaved` stop transactions of this database just before they commit. */
export async function buildGate(database: Kysely<Database>): Promise<void> {
  await sql`
    create function wait_at_the_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${sql.lit(gate)}); return null; end $$`.execute(database);
  for (const table of gated) {
    await sql`
      create constraint trigger wait_at_the_gate after insert or update or delete on ${sql.table(table)}
      deferrable initially deferred for each row execute function wait_at_the_gate()`.execute(database);
  }
}

/**
 * Makes two calls at the same moment, always in the same way: the first has read and written everything but not committed when
 * the second begins, and the second is as far as it can come, at its own commit or at a lock of the first, when both go on.
 */
export async function interleaved<Reply>(
  database: Kysely<Database>,
  first: () => Promise<Reply>,
  second: () => Promise<Reply>,
): Promise<[Reply, Reply]> {
  let replies: [Promise<Reply>, Promise<Reply>] | undefined;
  await inTransaction(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(gate)})`.execute(trx);
    const stuck = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct waiting.pid)::integer as count
        from pg_locks as waiting join pg_locks as held on held.pid = waiting.pid
        where not waiting.granted
          and held.database = (select oid from pg_database where datname = current_database())`.execute(trx);
      return rows[0]?.count ?? 0;
    };
    let open = 0;
    /** Resolves when the call has answered or waits. */
    const begin = async (call: () => Promise<Reply>) => {
      let done = false;
      open += 1;
      const reply = call().finally(() => {
        done = true;
        open -= 1;
      });
      await vi.waitUntil(async () => done || (await stuck()) >= open, { timeout: 30_000, interval: 1 });
      return { reply };
    };
    const { reply: one } = await begin(first);
    const { reply: other } = await begin(second);
    replies = [one, other];
  });
  return Promise.all(replies as [Promise<Reply>, Promise<Reply>]);
}
