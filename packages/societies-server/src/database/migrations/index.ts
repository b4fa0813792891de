import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pRetry from 'p-retry';
import { ConfigError } from '../../config.ts';
import { isDatabaseError } from '../errors.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import * as schema from './0001-schema.ts';
import * as dressCode from './0002-dress-code.ts';
import * as joining from './0003-joining.ts';
import * as talkingRequests from './0004-talking-requests.ts';
import * as eventSearch from './0005-event-search.ts';
import * as imports from './0006-imports.ts';
import * as affiliation from './0007-affiliation.ts';
import * as terms from './0008-terms.ts';
import * as elections from './0009-elections.ts';
import * as site from './0011-site.ts';
import * as payments from './0012-payments.ts';
import * as messages from './0013-messages.ts';
import * as openPages from './0014-open-pages.ts';
import * as push from './0015-push.ts';
import * as comingEvents from './0016-coming-events.ts';
import { carryOver, readOldLedger } from './carry-over.ts';

const firstMigration = '0001-schema';

export type Migrations = Readonly<Record<string, Migration>>;

/** Every migration by its name, in the order of their names. A new one comes last; there are no down migrations. */
export const migrations: Migrations = {
  [firstMigration]: { up: schema.up },
  '0002-dress-code': { up: dressCode.up },
  '0003-joining': { up: joining.up },
  '0004-talking-requests': { up: talkingRequests.up },
  '0005-event-search': { up: eventSearch.up },
  '0006-imports': { up: imports.up },
  '0007-affiliation': { up: affiliation.up },
  '0008-terms': { up: terms.up },
  '0009-elections': { up: elections.up },
  '0011-site': { up: site.up },
  '0012-payments': { up: payments.up },
  '0013-messages': { up: messages.up },
  '0014-open-pages': { up: openPages.up },
  '0015-push': { up: push.up },
  '0016-coming-events': { up: comingEvents.up },
};

const lockNotAvailable = '55P03';

export interface Migrating {
  /** Total milliseconds to wait for a lock. */
  longest?: number;
  /** Called with the migration's name after each failed attempt. */
  onWait?: (migration: string) => void;
  /** Others than the product's own, for tests. */
  migrations?: Migrations;
}

/** The names in the database's ledger; undefined if it has none, because nothing was stored in it yet. */
export async function appliedMigrations(database: Kysely<Database>): Promise<string[] | undefined> {
  // The catalogue as this statement sees it: `to_regclass` may remember what another process has changed.
  const ledgers = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename in ('kysely_migration', 'schema_migrations')
    order by tablename limit 1`.execute(database);
  const [ledger] = ledgers.rows;
  if (!ledger) return undefined;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(ledger.name)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** The migrations missing in this database; the server starts only if there are none. */
export async function pendingMigrations(database: Kysely<Database>): Promise<string[]> {
  const applied = new Set(await appliedMigrations(database));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

/** Brings the schema up to date under a lock that ends with the transaction. @returns what it applied. */
async function migrateLocked(
  trx: Transaction<Database>,
  known: Migrations,
  onFailure: (migration: string) => void,
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(trx);
  const ledger = (await appliedMigrations(trx)) ?? [];
  if (Object.keys(known).every((name) => ledger.includes(name))) return [];
  // As Kysely would: what refuses a table is not said when it tries that within a transaction.
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(
    trx,
  );
  const isOld = readOldLedger(ledger) !== undefined;
  if (isOld) await carryOver(trx, ledger);
  const first = isOld && { [firstMigration]: { up: () => Promise.resolve() } };
  const migrator = new Migrator({
    db: trx,
    provider: { getMigrations: () => Promise.resolve({ ...known, ...first }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) onFailure(failed.migrationName);
  if (error) throw error as Error;
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Brings the schema up to date in one transaction; any number of processes may do so at once. It asks for locks with a short
 * timeout and again, because other statements queue up behind one that waits for a lock.
 * @returns the names of the migrations that this call applied.
 * @throws {ConfigError} if it cannot get a lock, or the database is too old.
 */
export async function migrate(
  database: Kysely<Database>,
  { longest = 120_000, onWait, migrations: known = migrations }: Migrating = {},
): Promise<string[]> {
  const begun = performance.now();
  let step = firstMigration;
  return pRetry(
    () => inTransaction(database, (trx) => migrateLocked(trx, known, (migration) => (step = migration))),
    {
      retries: Infinity,
      minTimeout: 500,
      factor: 1,
      shouldRetry: ({ error }) => {
        if (!isDatabaseError(error) || error.code !== lockNotAvailable) return false;
        onWait?.(step);
        if (performance.now() - begun > longest)
          throw new ConfigError(
            `The schema cannot be brought up to date: another connection has held a lock for ${Math.round(longest / 1_000)} s that the step "${step}" needs. Look for it in pg_stat_activity, end it, and start again.`,
          );
        return true;
      },
    },
  );
}
