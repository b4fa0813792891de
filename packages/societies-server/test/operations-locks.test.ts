import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import { migrate, migrations } from '../src/database/migrations/index.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { createLogger, serve } from '../src/serve.ts';
import { prepare, type StartServer } from './harness.ts';
import { operate } from './operate.ts';

vi.setConfig({ testTimeout: 120_000 });
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** The embedded engine has one connection and no limit of PostgreSQL's own, and a pooler ignores the limits that a connection asks for. */
const withLimits = inject('databaseUrl') && !inject('poolerUrl');

describe.runIf(withLimits)('work that may take its time on PostgreSQL', () => {
  async function installation(start: StartServer = {}) {
    const { settings, remove } = await prepare(start);
    cleanups.push(remove);
    const config = readConfig(settings);
    const engine = await createDatabase(config);
    cleanups.push(() => engine.close());
    // Who works under the time limit of a request is found out here, not by waiting for it.
    await sql`create function refuse_the_hurried() returns event_trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '0' then raise exception 'in a hurry'; end if; end $$`.execute(
      engine.database,
    );
    await sql`create function refuse_hurried_rows() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout') <> '0' then raise exception 'in a hurry'; end if; return null; end $$`.execute(
      engine.database,
    );
    return { settings, config, engine };
  }

  test('gives a migration no time limit, but a request', async () => {
    const { config, engine } = await installation({ seed: 'none', fresh: true });
    const { database } = engine;
    await sql`create event trigger patient on ddl_command_start execute function refuse_the_hurried()`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow('in a hurry');
    const running = await serve(config, createLogger('fatal'));
    await running.close();
  });

  test('gives a restore no time limit', async () => {
    const { settings, engine } = await installation();
    const scratch = await mkdtemp(path.join(tmpdir(), 'constellation-patience-'));
    cleanups.push(() => rm(scratch, { recursive: true }));
    const file = path.join(scratch, 'backup.tar.gz');
    expect(await operate(settings, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
    await sql`create trigger patient before insert on users execute function refuse_hurried_rows()`.execute(
      engine.database,
    );
    expect(await operate(settings, ['restore', file, '--replace'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('waits for a lock during a migration and says so in one line', async () => {
    const { engine } = await installation();
    const name = '9999-later';
    const later = {
      ...migrations,
      [name]: {
        up: async (database: Kysely<unknown>) => {
          await sql`create index later on memberships (joined_at)`.execute(database);
        },
      },
    };
    const held = Promise.withResolvers<undefined>();
    const letGo = Promise.withResolvers<undefined>();
    const holder = engine.patiently((database) =>
      inTransaction(database, async (trx) => {
        await sql`lock table memberships in row exclusive mode`.execute(trx);
        held.resolve(undefined);
        await letGo.promise;
      }),
    );
    await held.promise;

    const given = await migrate(engine.database, { longest: 1_000, migrations: later }).catch(
      (error: unknown) => error,
    );
    expect(given).toBeInstanceOf(ConfigError);
    expect((given as ConfigError).message).toMatch(
      /^The schema cannot be brought up to date: another connection has held a lock [^\n]+ "9999-later" needs\./,
    );
    const waited: string[] = [];
    const applied = await migrate(engine.database, {
      migrations: later,
      onWait(step) {
        waited.push(step);
        letGo.resolve(undefined);
      },
    });
    await holder;
    expect({ waited, applied }).toEqual({ waited: [name], applied: [name] });
  });
});
