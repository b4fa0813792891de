import { sql } from 'kysely';
import { paths } from 'societies-contract';
import type { SocietyPage } from 'societies-contract/schemas';
import { afterEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import { migrations, pendingMigrations } from '../src/database/migrations/index.ts';
import { createLogger, serve } from '../src/serve.ts';
import { caller, prepare } from './harness.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** The last step of each release that has been installed somewhere. */
const releases = ['0003-widgets-by-id', '0004-storage-spaces', '0004-storage-objects-light-etag'];

/** An installation as a release left it: the steps to that one and no others, and rows of somebody who used it. */
async function installed(last: string) {
  const { settings, remove } = await prepare({ seed: 'none', fresh: true });
  cleanups.push(remove);
  const config = readConfig(settings);
  const until = migrations.findIndex(({ name }) => name === last) + 1;
  expect(until).toBeGreaterThan(0);

  const old = await createDatabase(config);
  await sql`create table schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    old.database,
  );
  for (const { name, statement } of migrations.slice(0, until)) {
    await sql.raw(statement).execute(old.database);
    await sql`insert into schema_migrations (name) values (${name})`.execute(old.database);
  }
  for (const statement of [
    `insert into users (university_id, first_name, last_name, email, email_key, password_hash)
      values ('20000001', 'Ada', 'Lovelace', 'ada@example.org', 'ada@example.org', 'none')`,
    `insert into categories (id, name) values (1, 'Science')`,
    `insert into societies (id, name, name_key, description, category_id, member_count)
      values (1, 'Engines', 'engines', 'Analytical ones.', 1, 1)`,
    `insert into directory_shards (category_id, shard, version, society_count) values (1, 1, 1, 1)`,
    `insert into themes (society_id, id, name, primary_color, secondary_color, tertiary_color, text_color)
      values (1, 1, 'Default', '#101010', '#202020', '#303030', '#ffffff')`,
    `insert into society_settings (society_id, theme_id) values (1, 1)`,
    `insert into memberships (society_id, university_id) values (1, '20000001')`,
    ...(last.startsWith('0004')
      ? [
          `insert into storage_objects (space, bucket, key, version, content_type, bytes, etag, cache_control)
            values ('society/1', 'societies', 'societies/1/home/old.png', 'v', 'image/png', 1, '"x"', 'no-cache')`,
        ]
      : []),
  ]) {
    await sql.raw(statement).execute(old.database);
  }
  return { config, old, missing: migrations.slice(until) };
}

/** Starts it as it is now, and finds the member's society as they left it. */
async function expectUpToDate(config: Config) {
  // Its picture is a row alone.
  const running = await serve({ ...config, startIncomplete: true }, createLogger('fatal'));
  cleanups.push(() => running.close());
  expect(await pendingMigrations(running.engine.database)).toEqual([]);
  const { call } = caller(running.url);
  expect((await call('GET', '/readyz')).status).toBe(200);
  const session = await running.server.sessions.open('20000001');
  const token = await running.server.accessTokens.sign({ universityId: '20000001', sessionId: session.id });
  const { status, body } = await call<SocietyPage>('GET', paths.society(1), { token });
  expect({ status, name: body.name, members: body.member_count, member: body.member }).toEqual({
    status: 200,
    name: 'Engines',
    members: 1,
    member: true,
  });
  return { running, call, token };
}

test.each(releases)(
  'an installation whose schema ends with %s is brought up to date and keeps its rows',
  async (last) => {
    const { config, old, missing } = await installed(last);
    expect(await pendingMigrations(old.database)).toEqual(missing.map(({ name }) => name));
    await old.close();

    const { running, call, token } = await expectUpToDate(config);
    const objects = await running.engine.database
      .selectFrom('storage_objects')
      .select(['key', 'light_bytes'])
      .execute();
    expect(objects).toEqual(
      last.startsWith('0004') ? [{ key: 'societies/1/home/old.png', light_bytes: null }] : [],
    );
    // And it is written to as ever.
    expect((await call('POST', paths.leave(1), { token })).status).toBe(200);
  },
  120_000,
);

test('an update that fails half way ends the start, keeps what was done, and is finished by the next start', async () => {
  const { config, old, missing } = await installed('0003-widgets-by-id');
  const [obstacle] = missing.filter(({ statement }) => /create (unique )?index/.test(statement));
  const at = missing.findIndex(({ name }) => name === obstacle?.name);
  expect(at).toBeGreaterThan(0);
  await sql`create function refuse() returns event_trigger language plpgsql as
    $$ begin raise exception 'no room for an index' using errcode = 'disk_full'; end $$`.execute(
    old.database,
  );
  await sql`create event trigger no_index on ddl_command_start when tag in ('CREATE INDEX')
    execute function refuse()`.execute(old.database);
  await old.close();

  await expect(serve(config, createLogger('fatal'))).rejects.toThrow('no room for an index');

  const halfWay = await createDatabase(config);
  expect(await pendingMigrations(halfWay.database)).toEqual(missing.slice(at).map(({ name }) => name));
  await sql`drop event trigger no_index`.execute(halfWay.database);
  await halfWay.close();
  await expectUpToDate(config);
}, 120_000);
