import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { accounts } from './0001-accounts.ts';
import { societies } from './0002-societies.ts';
import { content } from './0003-content.ts';
import { storage } from './0004-storage.ts';
import { lookups } from './0005-lookups.ts';
import { installation } from './0006-installation.ts';
import { lists } from './0007-lists.ts';
import type { Step } from './step.ts';

/** Every step ever released, oldest first. Append only: forward is the one direction. */
export const migrations: readonly Step[] = [
  ...accounts,
  ...societies,
  ...content,
  ...storage,
  ...lookups,
  ...installation,
  ...lists,
];

/** What another process of ours is doing at this moment: the object is there, or its catalogue row is. */
const raced = new Set(['23505', '42P07', '42710', 'XX000']);
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

async function apply(database: Kysely<Database>, { statement }: Step) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql.raw(statement).execute(database);
      return;
    } catch (error) {
      if (attempt === 5 || !raced.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/**
 * Brings the schema up to date, and may be run by any number of processes at once: each step is one statement that does
 * nothing when its object exists, and is recorded after it. So no lock is held, which poolers, CockroachDB and YugabyteDB
 * do not all offer, and no DDL shares a transaction with anything.
 * @returns the names of the steps that this call applied.
 */
export async function migrate(database: Kysely<Database>): Promise<string[]> {
  await apply(database, {
    name: 'schema-migrations',
    statement: `create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`,
  });
  const done = new Set(
    (await database.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name),
  );
  const pending = migrations.filter(({ name }) => !done.has(name));
  for (const step of pending) {
    await apply(database, step);
    await database
      .insertInto('schema_migrations')
      .values({ name: step.name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  return pending.map(({ name }) => name);
}

/** The steps that this database does not have yet: none when the server may start on it. */
export async function pendingMigrations(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(database);
  const done = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
}
