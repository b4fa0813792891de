import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import {
  paths,
  type ElectionResults,
  type JoinRequests,
  type NoticesReply,
  type SocietyEvent,
  type SocietyPage,
} from 'societies-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import { createFolded } from '../src/database/folding.ts';
import {
  appliedMigrations,
  migrate,
  migrations,
  pendingMigrations,
} from '../src/database/migrations/index.ts';
import { createLogger, serve } from '../src/serve.ts';
import { caller, prepare } from './harness.ts';
import { operate } from './operate.ts';

vi.setConfig({ testTimeout: 120_000 });
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** The steps of the last version before the first migration, by their names. */
const oldSteps = (await readFile(new URL('./setup/old-schema.sql', import.meta.url), 'utf8'))
  .split(/^-- step /m)
  .slice(1)
  .map((step) => {
    const end = step.indexOf('\n');
    const name = step.slice(0, end);
    return { name, statement: name === '0065-folded' ? createFolded() : step.slice(end) };
  });

const ada = '20000001';
const charles = '20000002';
const grace = '20000003';
const event = { society_id: 1, name: 'Tea', description: '', venue: 'Hall', price_pence: 0 };
const removed = {
  ...event,
  id: 8,
  starts_at: '2099-05-01T12:00:00Z',
  duration_seconds: 3600,
  max_participants: 1,
  participants: 1,
  created_at: '2026-01-01T00:00:00Z',
  questions: [],
  is_active: true,
  members_only: false,
  waiting_list: true,
  waiting: 1,
  extra_places: 0,
  last_turn: 2,
  line_moves: 3,
  version: 1,
};
const signup = { society_id: 1, event_id: 8, created_at: '2026-01-01T00:00:00Z', extra: false };

/** What somebody left who used it. The event is for one; Charles is in beyond that, and Grace waits. */
const oldRows = [
  `insert into users (university_id, first_name, last_name, email, email_key, password_hash, is_admin) values
    ('${ada}', 'Ada', 'Lovelace', 'ada@example.org', 'ada@example.org', 'none', true),
    ('${charles}', 'Charles', 'Babbage', 'charles@example.org', 'charles@example.org', 'none', false),
    ('${grace}', 'Grace', 'Hopper', 'grace@example.org', 'grace@example.org', 'none', false)`,
  `insert into categories (id, name) values (1, 'Science')`,
  `insert into societies (id, name, name_key, description, category_id, member_count)
    values (1, 'Engines', 'engines', 'Analytical ones.', 1, 1)`,
  `insert into directory_shards (category_id, shard, version, society_count) values (1, 1, 1, 1)`,
  `insert into themes (society_id, id, name, primary_color, secondary_color, tertiary_color, text_color)
    values (1, 1, 'Default', '#101010', '#202020', '#303030', '#ffffff')`,
  `insert into society_settings (society_id, theme_id) values (1, 1)`,
  `insert into permissions (codename, name) values ('edit_events', 'Edit events')`,
  `insert into roles (society_id, id, name, name_key) values (1, 1, 'Events Officer', 'events officer')`,
  `insert into role_permissions (society_id, role_id, permission_id) select 1, 1, id from permissions`,
  `insert into memberships (society_id, university_id, role_id) values (1, '${ada}', 1)`,
  `insert into events (society_id, id, name, description, starts_at, duration_seconds, venue, max_participants, participants,
      waiting, extra_places, last_turn, line_moves, waiting_list, price_pence)
    values (1, 7, 'Tea', '', '2099-05-01T12:00:00Z', 3600, 'Hall', 1, 2, 1, 1, 3, 4, true, 0)`,
  `insert into event_signups (society_id, event_id, university_id, turn, extra)
    values (1, 7, '${ada}', 1, false), (1, 7, '${charles}', 2, true), (1, 7, '${grace}', 3, false)`,
  `insert into posts (society_id, id, title, content, publish_at, told) values (1, 5, 'Later', '', '2099-01-01', false)`,
  `insert into history (at, society_id, action, subject_kind) values ('2026-02-03T12:00:00Z', 1, 'committee.changed', 'committee')`,
  `insert into tellings (society_id, kind, message, "values", href, told_to)
    values (1, 'post_published', 'post_published', '{"society": "Engines", "post": "Now"}', '/', '')`,
  `insert into removals (kind, society_id, subject_id, name, pictures, tables) values ('event', 1, 8, 'Tea', '[]', '${JSON.stringify(
    [
      { table: 'events', rows: [removed] },
      {
        table: 'event_signups',
        rows: [
          { ...signup, university_id: ada, turn: 1 },
          { ...signup, university_id: grace, turn: 2 },
        ],
      },
    ],
  )}')`,
];

/** An installation as an old version left it. @param last its last step; the last there was when omitted. */
async function oldInstallation(last = oldSteps.at(-1)?.name) {
  const { settings, remove } = await prepare({ seed: 'none', fresh: true });
  cleanups.push(remove);
  const config = { ...readConfig(settings), startIncomplete: true };
  const { database, close } = await createDatabase(config);
  await sql`create table schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    database,
  );
  const until = oldSteps.findIndex(({ name }) => name === last) + 1;
  expect(until).toBeGreaterThan(0);
  for (const { name, statement } of oldSteps.slice(0, until)) {
    await sql.raw(statement).execute(database);
    await sql`insert into schema_migrations (name) values (${name})`.execute(database);
  }
  if (until === oldSteps.length) for (const row of oldRows) await sql.raw(row).execute(database);
  return { settings, config, database, close };
}

/** Starts an installation as it is now. */
async function startNow(config: ReturnType<typeof readConfig>) {
  const running = await serve({ ...config, startIncomplete: true }, createLogger('fatal'));
  cleanups.push(() => running.close());
  const { database } = running.engine;
  expect(await pendingMigrations(database)).toEqual([]);
  const { call } = caller(running.url);
  expect((await call('GET', '/readyz')).status).toBe(200);
  const signIn = async (universityId: string) => {
    const session = await running.server.sessions.open(universityId);
    return running.server.accessTokens.sign({ universityId, sessionId: session.id });
  };
  return { database, call, signIn };
}

/** Starts it as it is now, and finds everything as it was left. */
async function expectCarriedOver(config: ReturnType<typeof readConfig>) {
  const { database, call, signIn } = await startNow(config);
  const tokens = { ada: await signIn(ada), grace: await signIn(grace) };
  const { body: page } = await call<SocietyPage>('GET', paths.society(1), { token: tokens.ada });
  expect(page).toMatchObject({
    name: 'Engines',
    member_count: 1,
    member: true,
    affiliation: null,
    last_active: '2026-02-03',
  });
  // Who had a role before terms has one without days.
  expect(page.committee_members[1]).toMatchObject({ university_id: ada, from: null, until: null });

  const read = async (id: number) =>
    (await call<SocietyEvent>('GET', paths.event(1, id), { token: tokens.grace })).body;
  expect(await read(7)).toMatchObject({
    participants: 2,
    waiting: 1,
    place: { status: 'waiting', position: 1 },
  });
  expect((await call('DELETE', paths.eventSignup(1, 7), { token: tokens.ada })).status).toBeLessThan(300);
  expect(await read(7)).toMatchObject({
    participants: 2,
    waiting: 0,
    place: { status: 'going', position: null },
  });
  expect((await call('POST', paths.eventRestore(1, 8), { token: tokens.ada })).status).toBe(204);
  expect(await read(8)).toMatchObject({
    participants: 1,
    waiting: 1,
    place: { status: 'waiting', position: 1 },
  });

  const posts = await database.selectFrom('posts').select(['title', 'notified']).execute();
  expect(posts).toEqual([{ title: 'Later', notified: false }]);
  // The notice that was on its way to the members arrives.
  await expect
    .poll(
      async () =>
        (await call<NoticesReply>('GET', paths.notifications, { token: tokens.ada })).body.results.map(
          ({ kind }) => kind,
        ),
      { timeout: 60_000 },
    )
    .toContain('post_published');
}

test('a database of the last version before the first migration is carried over with all that it holds', async () => {
  const { config, close } = await oldInstallation();
  await close();
  await expectCarriedOver(config);
});

test('a carrying over that fails changes nothing, and is done by the next start', async () => {
  const { config, database, close } = await oldInstallation();
  await sql`create function refuse() returns event_trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(database);
  await sql`create event trigger no_change on ddl_command_start when tag in ('ALTER TABLE')
    execute function refuse()`.execute(database);
  await close();

  await expect(serve(config, createLogger('fatal'))).rejects.toThrow('no room');

  const after = await createDatabase(config);
  expect(await appliedMigrations(after.database)).toEqual(oldSteps.map(({ name }) => name).toSorted());
  await sql`select turn, extra from event_signups`.execute(after.database);
  await sql`drop event trigger no_change`.execute(after.database);
  await after.close();
  await expectCarriedOver(config);
});

test('a database of an older version is refused with one line and left as it is', async () => {
  const { config, close } = await oldInstallation('0047-signups-scan');
  await close();
  await expect(serve(config, createLogger('fatal'))).rejects.toThrow(
    /^The database was left by a version that is too old .+: start the version before this one once, and then this one\.$/,
  );
  const after = await createDatabase(config);
  cleanups.push(() => after.close());
  expect(await appliedMigrations(after.database)).toHaveLength(
    oldSteps.findIndex(({ name }) => name === '0047-signups-scan') + 1,
  );
});

/** A file in the DATA_DIR of an installation. */
const fileIn = (dataDir: string) => path.join(dataDir, 'old.tar.gz');

test('a backup of the last version before the first migration is restored with all that it holds', async () => {
  const { settings, config, close } = await oldInstallation();
  await close();
  const file = fileIn(config.dataDir);
  expect(await operate(settings, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
  const { settings: empty, remove } = await prepare({ seed: 'none', fresh: true });
  cleanups.push(remove);
  expect(await operate(empty, ['restore', file])).toMatchObject({ code: 0, stderr: '' });
  const restored = await createDatabase(readConfig(empty));
  expect(await appliedMigrations(restored.database)).toEqual(Object.keys(migrations));
  await restored.close();
  await expectCarriedOver(readConfig(empty));
});

test('a backup of an older version is refused with one line', async () => {
  const { settings, config, close } = await oldInstallation('0047-signups-scan');
  await close();
  const file = fileIn(config.dataDir);
  expect(await operate(settings, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
  const { settings: empty, remove } = await prepare({ seed: 'none', fresh: true });
  cleanups.push(remove);
  expect(await operate(empty, ['restore', file])).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The backup was made by a version that is too old: restore it with the version before this one, and back up again.\n',
  });
});

/**
 * What a society's year leaves, by the first version that can store it: each is written into the tables as that version's migration
 * left them, so that every later one finds rows in them.
 */
const yearRows: Readonly<Record<string, readonly string[]>> = {
  '0001-schema': [
    ...oldRows.slice(0, 3),
    `insert into directory_versions (part, version) values (1, 1)`,
    ...oldRows.slice(4, 6),
    `insert into roles (society_id, id, name, name_key) values (1, 1, 'President', 'president'), (1, 2, 'Treasurer', 'treasurer')`,
    `insert into permissions (codename, name) values ('manage_members', 'Manage members')`,
    `insert into role_permissions (society_id, role_id, permission_id) select 1, 1, id from permissions`,
    `insert into memberships (society_id, university_id, role_id, joined_at)
      values (1, '${ada}', 1, '2020-01-01'), (1, '${charles}', null, '2020-01-01')`,
  ],
  '0003-joining': [
    `update memberships set until = '2099-07-31' where university_id = '${charles}'`,
    `update society_settings set join_mode = 'ask',
      join_questions = '[{"id": "why", "kind": "text", "label": "Why?", "required": true}]'`,
    `insert into join_requests (society_id, university_id, questions, answers)
      select 1, '${grace}', join_questions, '{"why": "Compilers."}' from society_settings`,
    `insert into invitations (society_id, id, code, label, expires_at, max_uses, uses, created_by)
      values (1, 1, 'TEASTALL', 'Stall', '2099-01-01', 10, 3, '${ada}')`,
    `insert into membership_years (society_id, ended_on, renewed, lapsed) values (1, '2026-07-31', 5, 2)`,
  ],
  '0004-talking-requests': [
    `insert into society_requests (id, university_id, category_id, name, proposal, status, version, sent_again_at)
      values (1, '${grace}', 1, 'Looms', 'We weave.', 'changes_asked', 2, now())`,
    `insert into society_request_versions (request_id, version, category_id, name, proposal, sent_at)
      values (1, 1, 1, 'Loom', 'We would.', now())`,
    `insert into society_request_messages (request_id, author, text, status) values (1, '${ada}', 'Say where.', 'changes_asked')`,
  ],
  '0006-imports': [
    `insert into imports (id, kind, file_name, actor, state, done, total, accepted)
      values (1, 'memberships', 'people.csv', '${ada}', 'stored', 1, 1, 1)`,
    `insert into import_rows (import_id, position, society_id, university_id, is_new_member) values (1, 1, 1, '${charles}', true)`,
  ],
  '0007-affiliation': [
    `insert into affiliation_rounds (id, name, opens_at, due_at, items)
      values (1, 'This year', now() - interval '1 day', '2099-01-01',
        '[{"id": "code", "kind": "statement", "label": "We behave", "help": "", "required": true}]')`,
    `insert into affiliations (society_id, round_id, state, version) values (1, 1, 'in_progress', 1)`,
    `insert into affiliation_answers (society_id, round_id, item, value, answered_by) values (1, 1, 'code', 'true', '${ada}')`,
    `insert into affiliation_steps (society_id, round_id, state, author, text) values (1, 1, 'in_progress', '${ada}', 'Begun.')`,
  ],
  '0008-terms': [
    `insert into terms (society_id, role_id, university_id, starts_on, ends_on, accepted_at, begun_at)
      values (1, 1, '${ada}', '2026-01-01', '2099-06-30', now(), now())`,
    `insert into handovers (society_id, role_id, text, contacts, written_by)
      values (1, 1, 'The key is in the drawer.', '[]', '${ada}')`,
    `insert into takeovers (society_id, university_id, message) values (1, '${charles}', 'I would lead it.')`,
  ],
  '0009-elections': [
    `insert into elections (society_id, id, title, nominations_from, nominations_until, voting_from, voting_until, called_by)
      values (1, 1, 'Committee', now() - interval '4 hours', now() - interval '3 hours', now() - interval '2 hours',
        now() - interval '1 hour', '${ada}')`,
    `insert into election_roles (society_id, election_id, role_id, name, place) values (1, 1, 2, 'Treasurer', 0)`,
    `insert into election_candidates (society_id, election_id, id, role_id, university_id) values (1, 1, 1, 2, '${charles}')`,
    `insert into election_voters (society_id, election_id, university_id, voted) values (1, 1, '${ada}', true)`,
    `insert into election_ballots (society_id, election_id, receipt, choices) values (1, 1, '0123456789AB', '{"2": [1]}')`,
  ],
};

test('what any version stored of a society’s year stands unchanged after all later migrations, and serves', async () => {
  const { settings, remove } = await prepare({ seed: 'none', fresh: true });
  cleanups.push(remove);
  const config = readConfig(settings);
  const { database, close } = await createDatabase(config);
  const rowsOf = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database)).rows;
  const left = new Map<string, Record<string, unknown>[]>();
  for (const [name, statements] of Object.entries(yearRows)) {
    const until = Object.entries(migrations).filter(([each]) => each <= name);
    await migrate(database, { migrations: Object.fromEntries(until) });
    for (const statement of statements) {
      await sql.raw(statement).execute(database);
      const table = /^(?:insert into|update) (\w+)/.exec(statement)?.[1] ?? '';
      left.set(table, await rowsOf(table));
    }
  }

  await migrate(database);
  expect(await pendingMigrations(database)).toEqual([]);
  for (const [table, rows] of left) {
    const now = await rowsOf(table);
    expect([table, now]).toEqual([table, rows.map((row) => expect.objectContaining(row) as unknown)]);
  }
  await close();

  const { call, signIn } = await startNow({ ...config, membershipYearEnds: '07-31' });
  const [adas, charless] = [await signIn(ada), await signIn(charles)];
  const page = await call<SocietyPage>('GET', paths.society(1), { token: charless });
  expect(page.body).toMatchObject({ join_mode: 'ask', membership: 'member', until: '2099-07-31' });
  expect(page.body.committee_members[1]).toMatchObject({ university_id: ada, until: '2099-06-30' });
  const asked = await call<JoinRequests>('GET', paths.joinRequests(1), { token: adas });
  expect(asked.body.results).toMatchObject([{ university_id: grace, answers: { why: 'Compilers.' } }]);
  expect((await call('POST', paths.publishElection(1, 1), { token: adas })).status).toBe(200);
  const result = await call<ElectionResults>('GET', paths.electionResults(1, 1), { token: charless });
  expect(result.body).toMatchObject({ roles: [{ winner: 1 }] });
});
