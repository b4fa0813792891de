import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../schema.ts';
import { accounts } from './0001-accounts.ts';
import { societies } from './0002-societies.ts';
import { content } from './0003-content.ts';
import { storage } from './0004-storage.ts';
import { lookups } from './0005-lookups.ts';
import { installation } from './0006-installation.ts';
import { lists } from './0007-lists.ts';
import { directory } from './0008-directory.ts';
import { versions } from './0009-versions.ts';
import { featureVersions } from './0010-feature-versions.ts';
import { societyFacts } from './0011-society-facts.ts';
import { postPublishing } from './0012-post-publishing.ts';
import { notices } from './0015-notices.ts';
import { mails } from './0016-mails.ts';
import { history } from './0020-history.ts';
import { removals } from './0021-removals.ts';
import { trust } from './0022-trust.ts';
import { places } from './0025-places.ts';
import { accountLinks } from './0017-account-links.ts';
import { calendars } from './0028-calendars.ts';
import { eventReminders } from './0029-event-reminders.ts';
import { attended } from './0030-attended.ts';
import { digests } from './0041-digests.ts';
import { confirmed } from './0042-confirmed.ts';
import { tellings } from './0043-tellings.ts';
import { historyBy } from './0044-history-by.ts';
import { namelessGuests } from './0045-nameless-guests.ts';
import { eventChanges } from './0046-event-changes.ts';
import { scans } from './0047-scans.ts';
import { noticeValues } from './0075-notice-values.ts';
import { uploadGrants } from './0050-upload-grants.ts';
import { searchKeys } from './0065-search-keys.ts';
import { accountIds } from './0060-account-ids.ts';
import type { Step } from './step.ts';

/** Every released step, oldest first. Append only; there are no down migrations. */
export const migrations: readonly Step[] = [
  ...accounts,
  ...societies,
  ...content,
  ...storage,
  ...lookups,
  ...installation,
  ...lists,
  ...directory,
  ...versions,
  ...featureVersions,
  ...societyFacts,
  ...postPublishing,
  ...notices,
  ...mails,
  ...accountLinks,
  ...history,
  ...removals,
  ...trust,
  ...places,
  ...calendars,
  ...eventReminders,
  ...attended,
  ...digests,
  ...confirmed,
  ...tellings,
  ...historyBy,
  ...namelessGuests,
  ...eventChanges,
  ...scans,
  ...noticeValues,
  ...uploadGrants,
  ...searchKeys,
  ...accountIds,
];

/** Error codes raised when another process creates the same object. */
const raced = new Set(['23505', '42P07', '42710', 'XX000']);
const lockNotAvailable = '55P03';
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** Options for waiting on a lock. */
export interface Waiting {
  /** Total milliseconds to wait. */
  longest?: number;
  /** Called with the step's name after each failed attempt. */
  onWait?: (step: string) => void;
}

/** Uses a short lock timeout and retries, because other statements queue up behind one that waits for a lock. */
async function apply(
  database: Kysely<Database>,
  { name, statement }: Step,
  { longest = 120_000, onWait }: Waiting,
) {
  const begun = performance.now();
  for (let races = 1; ;) {
    try {
      await sql.raw(statement).execute(database);
      return;
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (code === lockNotAvailable) {
        onWait?.(name);
        if (performance.now() - begun > longest)
          throw new ConfigError(
            `The schema cannot be brought up to date: another connection has held a lock for ${Math.round(longest / 1_000)} s that the step "${name}" needs. Look for it in pg_stat_activity, end it, and start again.`,
          );
        await delay(500);
      } else if (raced.has(code) && races < 5) races += 1;
      else throw error;
    }
  }
}

/**
 * Brings the schema up to date; any number of processes may run it at once. Each step is one statement that does nothing if its
 * object exists, and is recorded afterwards. So it needs neither advisory locks, which poolers, CockroachDB and YugabyteDB do
 * not all support, nor DDL in transactions.
 * @returns the names of the steps that this call applied.
 * @throws {ConfigError} if it cannot get a lock.
 */
export async function migrate(database: Kysely<Database>, waiting: Waiting = {}): Promise<string[]> {
  await apply(
    database,
    {
      name: 'schema-migrations',
      statement: `create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`,
    },
    waiting,
  );
  const done = new Set(
    (await database.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name),
  );
  const pending = migrations.filter(({ name }) => !done.has(name));
  for (const step of pending) {
    await apply(database, step, waiting);
    await database
      .insertInto('schema_migrations')
      .values({ name: step.name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  return pending.map(({ name }) => name);
}

/** The steps missing in this database; the server starts only if there are none. */
export async function pendingMigrations(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(database);
  const done = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
}
