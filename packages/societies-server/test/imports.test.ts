import { parse } from 'csv-parse/sync';
import { sql, type Kysely } from 'kysely';
import {
  importLimits,
  importMessages,
  paths,
  type AdminUser,
  type HistoryPage,
  type Import,
  type ImportKind,
  type ImportReply,
  type ImportsPage,
} from 'societies-contract';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../src/database/schema.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { takeBackLeft } from '../src/imports/undo.ts';
import { demo, withServer } from './harness.ts';
import { workbook, workbookFiles, zipped } from './workbooks.ts';

const onEmbedded = inject('databaseUrl') === undefined;
const server = await withServer();
let administrator: string;
beforeAll(async () => {
  administrator = await server.signIn(demo.administrator);
});

interface Refused {
  detail: string;
  code: string;
  errors?: Record<string, string[]>;
}
const asAdmin = <Body>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: administrator, body });

function formOf(table: string | Uint8Array<ArrayBuffer>, mapping?: unknown, name = 'file.csv') {
  const form = new FormData();
  if (mapping !== undefined)
    form.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  form.append('file', new Blob([table]), name);
  return form;
}
async function send(
  kind: ImportKind,
  table: string | Uint8Array<ArrayBuffer> | readonly (readonly string[])[],
  query = '',
  mapping?: unknown,
) {
  const text = Array.isArray(table)
    ? table
        .map((row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join())
        .join('\r\n')
    : (table as string | Uint8Array<ArrayBuffer>);
  return asAdmin<ImportReply & Refused>('POST', paths.importFile(kind) + query, formOf(text, mapping));
}
const check = (...[kind, table, query = '', mapping]: Parameters<typeof send>) =>
  send(kind, table, `?dry_run=true${query.replace('?', '&')}`, mapping);
const undo = (id: number | null) => asAdmin<Import & Refused>('POST', paths.undoImport(id ?? 0));
const listed = async () => (await asAdmin<ImportsPage>('GET', paths.imports)).body;
const countOf = async (table: 'users' | 'societies' | 'memberships' | 'events' | 'import_rows') =>
  (
    await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
      server.database,
    )
  ).rows[0]?.count;

let next = 61_000_000;
/** Imports new people, and returns their IDs. */
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => String((next += 1)));
  const reply = await send('users', [
    ['university_id', 'first_name', 'last_name', 'email'],
    ...ids.map((id) => [id, `First${id}`, 'Moved', `${id}@moved.example`]),
  ]);
  expect([reply.status, reply.body.accepted]).toEqual([200, count]);
  return ids;
}
let societyNumber = 0;
/** Imports a new society, and returns its name and id. */
async function newSociety(): Promise<{ id: number; name: string; import: number }> {
  const name = `Moved Society ${(societyNumber += 1)}`;
  const { status, body } = await send('societies', [
    ['Name', 'Category'],
    [name, category],
  ]);
  expect([status, body.accepted, body.refused]).toEqual([200, 1, []]);
  const { id } = await server.database
    .selectFrom('societies')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, name, import: body.import_id ?? 0 };
}
let category: string;
beforeAll(async () => {
  const rows = await server.database.selectFrom('categories').select('name').orderBy('id').execute();
  category = rows[0]?.name ?? '';
});

describe('each kind of file', () => {
  test('users are checked, stored, found unchanged the second time, listed, and undone as a whole', async () => {
    const table = [
      ['Student Number', 'Forename', 'Surname', 'E-mail'],
      ['60000001', 'Ada', 'Moved', 'ada@moved.example'],
      ['60000002', 'Bo', 'Moved', 'bo@moved.example'],
    ];
    const before = await countOf('users');
    const dry = (await check('users', table)).body;
    expect(dry).toMatchObject({ accepted: 2, unchanged: 0, refused: [], import_id: null, missing: [] });
    expect(dry.file).toEqual({
      name: 'file.csv',
      rows: 2,
      heading_row: 1,
      format: 'csv',
      encoding: 'utf-8',
      separator: 'comma',
      source: null,
    });
    expect(dry.columns[0]).toEqual({
      name: 'Student Number',
      field: 'university_id',
      guess: 'university_id',
      samples: ['60000001', '60000002'],
      twice: false,
    });
    expect(dry.preview[0]).toMatchObject({ row: 2, state: 'new', values: { university_id: '60000001' } });
    expect(await countOf('users')).toBe(before);
    const { body } = await send('users', table);
    expect(body).toMatchObject({ accepted: 2, unchanged: 0, refused: [] });
    expect((await send('users', table)).body).toMatchObject({ accepted: 0, unchanged: 2, import_id: null });
    const [first] = (await listed()).results;
    expect(first).toMatchObject({
      id: body.import_id,
      kind: 'users',
      file_name: 'file.csv',
      by: { university_id: demo.administrator },
      state: 'stored',
      accepted: 2,
      total: 2,
      done: 2,
    });
    expect(Date.parse(first?.undo_until ?? '') - Date.parse(first?.at ?? '')).toBe(7 * 86_400_000);
    const undone = await undo(body.import_id);
    expect([undone.status, undone.body.state, undone.body.undo_until]).toEqual([200, 'undone', null]);
    expect(undone.body.undone_by?.university_id).toBe(demo.administrator);
    expect(await countOf('users')).toBe(before);
    expect((await undo(body.import_id)).body).toMatchObject({ code: 'import_undone' });
  });

  test('societies begin without members, with their roles and a theme, and are found', async () => {
    const table = [
      ['Group Name', 'Group Type', 'Mission'],
      ['Society of Moving', category.toUpperCase(), 'We move.'],
      ['Society of Staying', '1', ''],
    ];
    const { body } = await send('societies', table);
    expect(body).toMatchObject({ accepted: 2, refused: [] });
    const row = await server.database
      .selectFrom('societies')
      .select(['id', 'member_count', 'description'])
      .where('name', '=', 'Society of Moving')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ member_count: 0, description: 'We move.' });
    expect((await asAdmin('GET', paths.society(row.id))).status).toBe(200);
    expect(
      (await asAdmin<{ count: number }>('GET', `${paths.societies}?search=Society of Moving&page=1`)).body
        .count,
    ).toBeGreaterThan(0);
    expect((await send('societies', table)).body).toMatchObject({ accepted: 0, unchanged: 2 });
    const other = await check('societies', [
      ['name', 'category', 'description'],
      ['society of  moving', category, 'We run.'],
      ['A', 'Nonsense', ''],
    ]);
    expect(other.body.refused).toMatchObject([
      { row: 2, field: 'name', code: 'society_exists', value: 'society of moving' },
      { row: 3, field: 'name', code: 'too_short', about: '4' },
      { row: 3, field: 'category', code: 'unknown_category', value: 'Nonsense' },
    ]);
    expect(other.body.refused[2]?.message).toContain(category);
    expect((await undo(body.import_id)).status).toBe(200);
    expect((await asAdmin('GET', paths.society(row.id))).status).toBe(404);
  });

  test('memberships count, keep the day of joining, end requests to join, and tell nobody', async () => {
    const society = await newSociety();
    const ids = await people(3);
    await server.database
      .insertInto('join_requests')
      .values({ society_id: society.id, university_id: ids[0] ?? '' })
      .execute();
    const table = [
      ['Group', 'Student Number', 'Date Joined', 'Position'],
      [society.name, ids[0] ?? '', '25/10/2024', 'x'],
      [String(society.id), ids[1] ?? '', '2024-11-02', ''],
      [society.name.toUpperCase(), ids[2] ?? '', '', ''],
    ];
    const dry = (await check('memberships', table)).body;
    expect(dry).toMatchObject({
      accepted: 3,
      refused: [],
      dates: { order: 'day_first', sample: '25/10/2024' },
    });
    expect(dry.preview[0]).toMatchObject({
      state: 'new',
      person: `First${ids[0]} Moved`,
      society: { id: society.id, name: society.name },
      values: { society: society.name, university_id: ids[0], joined: '2024-10-25' },
    });
    expect(dry.columns[3]).toMatchObject({ name: 'Position', field: null });
    const { body } = await send('memberships', table);
    expect(body).toMatchObject({ accepted: 3, unchanged: 0 });
    const members = await server.database
      .selectFrom('memberships')
      .select(['university_id', 'joined_at'])
      .where('society_id', '=', society.id)
      .orderBy('university_id')
      .execute();
    expect(members.map(({ university_id: id }) => id)).toEqual(ids);
    // Midnight at the site, which is an hour ahead of UTC in October.
    expect(members[0]?.joined_at.toISOString()).toBe('2024-10-24T23:00:00.000Z');
    expect(members[1]?.joined_at.toISOString()).toBe('2024-11-02T00:00:00.000Z');
    const counted = await server.database
      .selectFrom('societies')
      .select('member_count')
      .where('id', '=', society.id)
      .executeTakeFirstOrThrow();
    expect(counted.member_count).toBe(3);
    const asked = await server.database
      .selectFrom('join_requests')
      .select('society_id')
      .where('society_id', '=', society.id)
      .execute();
    expect(asked).toEqual([]);
    const told = await server.database
      .selectFrom('notifications')
      .select('id')
      .where('society_id', '=', society.id)
      .execute();
    expect(told).toEqual([]);
    expect((await send('memberships', table)).body).toMatchObject({
      accepted: 0,
      unchanged: 3,
      import_id: null,
    });
    const history = (
      await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=2&action=memberships.imported`)
    ).body.results;
    expect(history).toMatchObject([
      { society: null, after: { memberships: 3 }, actor: { university_id: demo.administrator } },
      { society: { id: society.id }, after: { memberships: 3 } },
    ]);
    expect((await undo(body.import_id)).status).toBe(200);
    const left = await server.database
      .selectFrom('societies')
      .select('member_count')
      .where('id', '=', society.id)
      .executeTakeFirstOrThrow();
    expect(left.member_count).toBe(0);
  });

  test('committees get their roles, become members by that, and stand in the history', async () => {
    const society = await newSociety();
    const [president = '', treasurer = '', other = ''] = await people(3);
    await send('memberships', [
      ['society', 'university_id'],
      [society.name, treasurer],
    ]);
    const table = [
      ['Organization Name', 'Position Name', 'SIS ID'],
      [society.name, 'president', president],
      [society.name, 'Treasurer', treasurer],
    ];
    const { body } = await send('committee', table);
    expect(body).toMatchObject({ accepted: 2, refused: [], file: { source: 'engage' } });
    const holders = async () =>
      (
        await sql<{ name: string; id: string }>`
          select roles.name, university_id as id from memberships join roles
            on roles.society_id = memberships.society_id and roles.id = memberships.role_id
          where memberships.society_id = ${society.id} order by roles.id`.execute(server.database)
      ).rows;
    expect(await holders()).toEqual([
      { name: 'President', id: president },
      { name: 'Treasurer', id: treasurer },
    ]);
    const [entry] = (await asAdmin<HistoryPage>('GET', paths.societyHistory(society.id))).body.results;
    expect(entry).toMatchObject({
      action: 'committee.changed',
      after: { President: `First${president} Moved (${president})` },
    });
    expect((await send('committee', table)).body).toMatchObject({ accepted: 0, unchanged: 2 });
    const wrong = await check('committee', [
      ['society', 'role', 'university_id'],
      [society.name, 'President', other],
      [society.name, 'Secretary', treasurer],
      [society.name, 'Dragon', other],
      [society.name, 'Member', other],
      [society.name, '', other],
    ]);
    expect(wrong.body.refused).toMatchObject([
      { row: 2, field: 'role', code: 'role_taken', about: `First${president} Moved` },
      { row: 3, field: 'university_id', code: 'other_role', about: 'Treasurer' },
      { row: 4, field: 'role', code: 'unknown_role' },
      { row: 5, field: 'role', code: 'unknown_role' },
      { row: 6, field: 'role', code: 'required' },
    ]);
    expect((await undo(body.import_id)).status).toBe(200);
    expect(await holders()).toEqual([]);
    const members = await server.database
      .selectFrom('memberships')
      .select('university_id')
      .where('society_id', '=', society.id)
      .execute();
    // Who was a member before stays one.
    expect(members).toEqual([{ university_id: treasurer }]);
  });

  test('events are read with their times in separate columns, their end or their duration', async () => {
    const society = await newSociety();
    const heading = [
      'Group',
      'Event Name',
      'Description',
      'Start Date',
      'Start Time',
      'End Time',
      'Duration',
      'Location',
      'Capacity',
      'Price',
    ];
    const table = [
      heading,
      [society.name, 'Picnic', 'Bring food.', '25/10/2025', '6:30 pm', '20:00', '', 'Park', '40', '£4.50'],
      [
        society.name,
        'Night walk',
        'In the dark.',
        '2026-06-01T22:00:00Z',
        '',
        '01:30',
        '',
        'Hills',
        '',
        'free',
      ],
      [society.name, 'Camp', 'Three days.', '31 October 2026 08:00', '', '', '36 h', 'Lake', '12', '1.234'],
    ];
    const first = await check('events', table);
    expect(first.body.refused).toMatchObject([
      { row: 4, field: 'price', code: 'out_of_range', about: '0 to 10000' },
    ]);
    table[3]![9] = '12,00 €';
    const { body } = await send('events', table);
    expect(body).toMatchObject({ accepted: 3, refused: [] });
    const { rows } = await sql<Record<string, unknown>>`
      select name, starts_at, duration_seconds, max_participants, price_pence, venue from events
      where society_id = ${society.id} order by starts_at`.execute(server.database);
    expect(
      rows.map((row) => ({ ...row, starts_at: new Date(row['starts_at'] as string).toISOString() })),
    ).toEqual([
      {
        name: 'Picnic',
        starts_at: '2025-10-25T17:30:00.000Z',
        duration_seconds: 5_400,
        max_participants: 40,
        price_pence: 450,
        venue: 'Park',
      },
      // 1:30 at the site is half past midnight in UTC.
      {
        name: 'Night walk',
        starts_at: '2026-06-01T22:00:00.000Z',
        duration_seconds: 9_000,
        max_participants: 100,
        price_pence: 0,
        venue: 'Hills',
      },
      {
        name: 'Camp',
        starts_at: '2026-10-31T08:00:00.000Z',
        duration_seconds: 129_600,
        max_participants: 12,
        price_pence: 1_200,
        venue: 'Lake',
      },
    ]);
    expect((await send('events', table)).body).toMatchObject({ accepted: 0, unchanged: 3 });
    table[1]![7] = 'Garden';
    const wrong = await check('events', [
      ...table.slice(0, 2),
      [society.name, 'x', 'y', '31/02/2026', '', '', '', 'z', '0', ''],
      [society.name, 'x', 'y', 'soon', '25:00', '', '', 'z', '', ''],
      [society.name, 'x', '', '30/03/2026', '', '', '400', '', '', ''],
    ]);
    expect(wrong.body.refused.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, 'name', 'event_exists'],
      [3, 'datetime', 'no_such_day'],
      [3, 'max_participants', 'out_of_range'],
      [4, 'datetime', 'not_a_date'],
      [4, 'time', 'not_a_time'],
      [5, 'description', 'required'],
      [5, 'venue', 'required'],
      [5, 'duration', 'out_of_range'],
    ]);
    expect((await undo(body.import_id)).status).toBe(200);
    expect((await asAdmin<unknown[]>('GET', paths.events(society.id))).body).toEqual([]);
  });

  test('events of a society that has switched them off are refused', async () => {
    const society = await newSociety();
    await server.database
      .updateTable('society_settings')
      .set({ enable_events: false })
      .where('society_id', '=', society.id)
      .execute();
    const { body } = await check('events', [
      ['society', 'name', 'description', 'datetime', 'venue'],
      [society.name, 'Ball', 'Dance.', '2026-12-01 20:00', 'Hall'],
    ]);
    expect(body.refused).toMatchObject([{ row: 2, field: 'society', code: 'events_off' }]);
  });
});

describe('all or nothing', () => {
  test('with a refused row nothing is stored, unless refused rows are left out', async () => {
    const society = await newSociety();
    const [one = '', two = ''] = await people(2);
    const table = [
      ['society', 'university_id'],
      [society.name, one],
      [society.name, '99999999'],
      ['No such society', two],
      [society.name, two],
    ];
    const { status, body } = await send('memberships', table);
    expect(status).toBe(200);
    expect(body).toMatchObject({ accepted: 0, import_id: null, refused_rows: 2 });
    expect(body.refused).toMatchObject([
      {
        row: 3,
        field: 'university_id',
        code: 'unknown_person',
        message: importMessages.cell.unknown_person,
        value: '99999999',
      },
      { row: 4, field: 'society', code: 'unknown_society', value: 'No such society' },
    ]);
    const stored = (await send('memberships', table, '?skip_refused=true')).body;
    expect(stored).toMatchObject({ accepted: 2, refused_rows: 2 });
    expect((await listed()).results[0]).toMatchObject({ id: stored.import_id, accepted: 2, refused: 2 });
  });

  test('refused rows are sent back as a table with reasons, which can be mended and sent again', async () => {
    const society = await newSociety();
    const [one = '', two = ''] = await people(2);
    const heading = ['Club', 'Student ID', 'Note'];
    const reply = await asAdmin<string>(
      'POST',
      `${paths.importFile('memberships')}?format=csv`,
      formOf(`${heading.join(';')}\r\n${society.name};${one};=1+1\r\n${society.name}x;${two};=2+2\r\n`),
    );
    expect(reply.headers.get('content-disposition')).toContain('refused.csv');
    const rows = parse(reply.body, { bom: true });
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 3)).toEqual(heading);
    expect(rows[1]?.slice(0, 3)).toEqual([`${society.name}x`, two, "'=2+2"]);
    expect(rows[1]?.[3]).toContain(importMessages.cell.unknown_society(society.name));
    const mended = await send('memberships', reply.body.replace(`${society.name}x`, society.name));
    expect(mended.body).toMatchObject({ accepted: 1, refused: [] });
  });

  test('the same file sent twice at once is stored once', async () => {
    const society = await newSociety();
    const ids = await people(20);
    const table = [['society', 'university_id'], ...ids.map((id) => [society.name, id])];
    const replies = await Promise.all([send('memberships', table), send('memberships', table)]);
    const stored = replies.filter(({ status, body }) => status === 200 && body.accepted === 20);
    expect(stored).toHaveLength(1);
    const other = replies.find((reply) => reply !== stored[0]);
    expect([other?.status, other?.status === 409 ? other.body.code : other?.body.unchanged]).toEqual(
      other?.status === 409 ? [409, 'import_running'] : [200, 20],
    );
    expect((await send('memberships', table)).body).toMatchObject({ accepted: 0, unchanged: 20 });
  });

  test('only one import is at work at a time, and one that a killed process left is taken back', async () => {
    const society = await newSociety();
    const [one = ''] = await people(1);
    const { body } = await send('memberships', [
      ['society', 'university_id'],
      [society.name, one],
    ]);
    // As it is in the middle, on the engine where each step is a transaction.
    await server.database
      .updateTable('imports')
      .set({ state: 'running' })
      .where('id', '=', body.import_id ?? 0)
      .execute();
    const busy = await send('users', [
      ['university_id', 'first_name', 'last_name', 'email'],
      [String((next += 1)), 'A', 'B', 'busy@moved.example'],
    ]);
    expect([busy.status, busy.body.code]).toEqual([409, 'import_running']);
    expect((await undo(body.import_id)).body.code).toBe('import_running');
    // Somebody else may be at work on it.
    await takeBackLeft(server.engine, false);
    expect((await listed()).results[0]).toMatchObject({ id: body.import_id, state: 'running' });
    await takeBackLeft(server.engine, true);
    expect((await listed()).results[0]).toMatchObject({
      id: body.import_id,
      state: 'failed',
      undo_until: null,
    });
    expect((await undo(body.import_id)).body.code).toBe('import_undone');
    const members = await server.database
      .selectFrom('memberships')
      .select('university_id')
      .where('society_id', '=', society.id)
      .execute();
    expect(members).toEqual([]);
  });

  test.each([
    ['is no administrator any more', { is_admin: false }, 403, false],
    ['is suspended', { suspended_at: new Date() }, 403, false],
    ["'s session ends", undefined, 200, true],
  ] as const)(
    'when whoever imports %s amid it, %j, the answer is %s, and that all is stored is %s',
    async (_, change, expected, isStored) => {
      const [helper = '', ...ids] = await people(onEmbedded ? 1_601 : 251);
      const society = await newSociety();
      await server.database
        .updateTable('users')
        .set({ is_admin: true })
        .where('university_id', '=', helper)
        .execute();
      const token = await server.signIn(helper);
      const table = `society,university_id\n${ids.map((id) => `${society.name},${id}`).join('\n')}`;
      const importing = () =>
        server.call('POST', paths.importFile('memberships'), { token, body: formOf(table) });
      const begun = (database: Kysely<Database>) =>
        expect
          .poll(
            async () =>
              (await database.selectFrom('imports').select('id').where('state', '=', 'running').execute())
                .length,
            { timeout: 30_000, interval: 5 },
          )
          .toBe(1);
      const happen = (database: Kysely<Database>) =>
        change
          ? database.updateTable('users').set(change).where('university_id', '=', helper).execute()
          : database.deleteFrom('sessions').where('university_id', '=', helper).execute();
      let answer: ReturnType<typeof importing>;
      if (onEmbedded) {
        // Between two steps of it.
        answer = importing();
        await begun(server.database);
        await happen(server.database);
      } else {
        // Its last step reads the account, and waits for whoever holds it.
        const held = await inTransaction(server.database, async (trx) => {
          await trx
            .selectFrom('users')
            .select('is_admin')
            .where('university_id', '=', helper)
            .forNoKeyUpdate()
            .execute();
          const asked = importing();
          await begun(trx);
          await happen(trx);
          return { asked };
        });
        answer = held.asked;
      }
      expect((await answer).status).toBe(expected);
      const members = await server.database
        .selectFrom('memberships')
        .select('university_id')
        .where('society_id', '=', society.id)
        .execute();
      expect(members).toHaveLength(isStored ? ids.length : 0);
      expect((await listed()).results[0]).toMatchObject({ state: isStored ? 'stored' : 'failed' });
    },
  );
});

describe('undoing', () => {
  test('is refused by name when something has changed since, and changes nothing then', async () => {
    const society = await newSociety();
    const [one = '', two = '', three = ''] = await people(3);
    const { body } = await send('memberships', [
      ['society', 'university_id'],
      [society.name, one],
      [society.name, two],
      [society.name, three],
    ]);
    await send('committee', [
      ['society', 'role', 'university_id'],
      [society.name, 'Secretary', two],
    ]);
    const refused = await undo(body.import_id);
    const name = `First${two} Moved in ${society.name}`;
    expect([refused.status, refused.body.code]).toEqual([409, 'import_changed']);
    expect(refused.body.errors).toEqual({ changed: [name] });
    expect(refused.body.detail).toBe(importMessages.changedSince([name], 0));
    const members = () =>
      server.database
        .selectFrom('memberships')
        .select('university_id')
        .where('society_id', '=', society.id)
        .execute();
    expect(await members()).toHaveLength(3);
    expect((await undo(society.import)).body.errors).toEqual({ changed: [society.name] });
    const usersImport = (await listed()).results.find(({ kind }) => kind === 'users');
    expect((await undo(usersImport?.id ?? 0)).body.errors?.['changed']).toHaveLength(3);
    // Back from the last to the first.
    const [committee] = (await listed()).results;
    expect((await undo(committee?.id ?? 0)).status).toBe(200);
    // Who has left by themselves is as undone.
    const token = await server.signIn(three);
    expect((await server.call('POST', paths.leave(society.id), { token })).status).toBeLessThan(300);
    expect((await undo(body.import_id)).status).toBe(200);
    expect(await members()).toEqual([]);
    expect((await undo(society.import)).status).toBe(200);
  });

  test('of users is refused once one has signed in, of events once somebody has registered', async () => {
    const society = await newSociety();
    const [one = ''] = await people(1);
    const users = (await listed()).results[0];
    const token = await server.signIn(one);
    expect((await undo(users?.id ?? 0)).body.errors).toEqual({ changed: [`First${one} Moved (${one})`] });
    const { body } = await send('events', [
      ['society', 'name', 'description', 'datetime', 'venue'],
      [society.name, 'Long ahead', 'Later.', '2031-05-05 12:00', 'Hall'],
      [society.name, 'Longer ahead', 'Later.', '2032-05-05 12:00', 'Hall'],
    ]);
    const event = await server.database
      .selectFrom('events')
      .select('id')
      .where('name', '=', 'Long ahead')
      .executeTakeFirstOrThrow();
    const place = await server.call('POST', paths.eventSignup(society.id, event.id), { token, body: {} });
    expect(place.status).toBe(200);
    expect((await undo(body.import_id)).body.errors).toEqual({ changed: ['Long ahead'] });
  });

  test('is possible for 7 days, and 404 for no import', async () => {
    await newSociety();
    const [last] = (await listed()).results;
    await server.database
      .updateTable('imports')
      .set({ begun_at: sql<Date>`now() - interval '7 days 1 minute'` })
      .where('id', '=', last?.id ?? 0)
      .execute();
    expect((await listed()).results.find(({ id }) => id === last?.id)?.undo_until).toBeNull();
    expect((await undo(last?.id ?? 0)).body).toMatchObject({
      code: 'import_too_old',
      detail: importMessages.tooOld(7),
    });
    expect((await undo(999_999)).status).toBe(404);
  });

  test('pressed twice at once undoes once', async () => {
    const society = await newSociety();
    const replies = await Promise.all([undo(society.import), undo(society.import)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('how a file is written', () => {
  const [society, person] = [1, demo.newcomer];
  const plain = ['Society,University ID', `${society},${person}`].join('\n');
  const wide = `Society;Universität;University ID\r\n${society};Zürich;${person}\r\n`;
  test.each<[string, string | Uint8Array<ArrayBuffer>, Partial<ImportReply['file']>]>([
    ['UTF-8', plain, { encoding: 'utf-8', separator: 'comma' }],
    ['UTF-8 with a byte order mark', `\uFEFF${plain}`, { encoding: 'utf-8' }],
    ['carriage returns and line feeds', plain.replaceAll('\n', '\r\n'), {}],
    ['semicolons', plain.replaceAll(',', ';'), { separator: 'semicolon' }],
    ['tabs', plain.replaceAll(',', '\t'), { separator: 'tab' }],
    ['sep=', `sep=|\r\n${plain.replaceAll(',', '|')}`, { separator: 'bar', heading_row: 1 }],
    ['Windows-1252', new Uint8Array(Buffer.from(wide, 'latin1')), { encoding: 'windows-1252' }],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${wide}`, 'utf16le')), { encoding: 'utf-16' }],
    [
      'UTF-16, the larger byte first',
      new Uint8Array(Buffer.from(`\uFEFF${wide}`, 'utf16le').swap16()),
      { encoding: 'utf-16' },
    ],
    ['a title above', `Members of 2026\n\n${plain}`, { heading_row: 3, rows: 1 }],
    ['a formula around the ID', plain.replace(person, `="${person}"`), {}],
    [
      'a workbook',
      workbook([
        ['Society', 'University ID'],
        [society, Number(person)],
      ]),
      { format: 'xlsx', encoding: null, separator: null },
    ],
    [
      'a workbook with a title above',
      workbook([['Members'], [], ['Society', 'University ID'], [society, person]]),
      { heading_row: 3, rows: 1 },
    ],
    [
      'a workbook with formulas that have results',
      workbook([
        ['Society', 'University ID'],
        [
          { formula: '1*1', result: 1 },
          { formula: 'A9', result: person },
        ],
      ]),
      {},
    ],
  ])('%s is read', async (_, table, file) => {
    const { status, body } = await check('memberships', table);
    expect([status, body.accepted, body.refused]).toEqual([200, 1, []]);
    expect(body.file).toMatchObject(file);
  });

  const files = workbookFiles([['Society', 'University ID']]);
  /** Writes another size into the archive's own list. */
  function claiming(bytes: Uint8Array<ArrayBuffer>, size: number) {
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    return bytes;
  }
  const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2);
  test.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
    ['an empty file', '', 400, importMessages.missing(['society', 'university_id'])],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 400, importMessages.notUtf8],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 400, importMessages.notUtf8],
    ['a web page', '<!DOCTYPE html><table>', 400, importMessages.notUtf8],
    ['another ZIP archive', zipped({ 'a.txt': 'x' }), 400, importMessages.notUtf8],
    [
      'half a workbook',
      half(
        workbook([
          ['Society', 'University ID'],
          [1, 2],
        ]),
      ),
      400,
      importMessages.workbook,
    ],
    [
      'a workbook whose sheet is no XML',
      zipped({ ...files, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"' }),
      400,
      importMessages.workbook,
    ],
    [
      'an old or protected workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      400,
      importMessages.protectedWorkbook,
    ],
    [
      'an archive that unpacks to too much',
      claiming(workbook([['Society', 'University ID']]), 0xb0000000),
      413,
      importMessages.unpacked(importLimits.maxUnpackedBytes),
    ],
    [
      'half a CSV that ends inside quotes',
      'society,university_id\n"Chess,100',
      400,
      importMessages.unreadable(2),
    ],
    // What the parser counts as no text of a row, and rows in which nothing stands: each kept others waiting for seconds.
    ['a line of commas without end', `${plain}\n${','.repeat(9_000_000)}`, 400, importMessages.unreadable(3)],
    ['a line of blanks without end', ' '.repeat(9_000_000), 400, importMessages.unreadable(1)],
    ['empty rows without end', '\n'.repeat(9_000_000), 400, importMessages.tooMany(importLimits.maxRows)],
    [
      'too many columns',
      `${Array.from({ length: 201 }, (_, at) => `c${at}`).join()}\nx`,
      400,
      importMessages.tooManyColumns(200),
    ],
  ])('%s is refused with what to do', async (_, table, expected, detail) => {
    for (const query of ['', '?dry_run=true']) {
      const { status, body } = await send('memberships', table, query);
      expect([status, body.detail]).toEqual([expected, detail]);
    }
  });

  test('an archive that unpacks to more than it says is not unpacked further', async () => {
    const sheet = (files['xl/worksheets/sheet1.xml'] ?? '').padEnd(20_000_000);
    const bytes = claiming(zipped({ ...files, 'xl/worksheets/sheet1.xml': sheet }), 100);
    expect((await check('memberships', bytes)).body.detail).toBe(importMessages.workbook);
  });

  test('a sheet that claims a million columns and rows is refused, and others are served', async () => {
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    const far = sheet.replace(
      '</sheetData>',
      `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`,
    );
    const asked = check('memberships', zipped({ ...files, 'xl/worksheets/sheet1.xml': far }));
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect([200, 400, 413]).toContain((await asked).status);
  });

  test('a workbook of 100,000 rows is read while others are served, and one row more is refused', async () => {
    const rows = Array.from({ length: importLimits.maxRows }, (_, at): [string, string] => [
      'Nowhere',
      String(64_000_000 + at),
    ]);
    const asked = check('memberships', workbook([['Society', 'University ID'], ...rows]));
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    const { body } = await asked;
    expect(body).toMatchObject({ refused_rows: importLimits.maxRows, refused_count: importLimits.maxRows });
    const more = await check(
      'memberships',
      workbook([['Society', 'University ID'], ...rows, ['Nowhere', '1']]),
    );
    expect([more.status, more.body.detail]).toEqual([400, importMessages.tooMany(importLimits.maxRows)]);
  });

  test('formulas without a result and errors are refused, also where a field may be left out', async () => {
    const [id = ''] = await people(1);
    const { body } = await check(
      'memberships',
      workbook([
        ['Society', 'University ID', 'Joined'],
        [1, { formula: 'VLOOKUP(A1,B:B,1)' }, null],
        [1, { error: '#REF!' }, null],
        [1, id, { error: '#N/A' }],
        [1, id, { formula: 'IF(1,"","")', result: '' }],
      ]),
    );
    expect(body.refused.map(({ row, field, code, value }) => [row, field, code, value])).toEqual([
      [2, 'university_id', 'formula', '#VALUE!'],
      [3, 'university_id', 'formula', '#REF!'],
      [4, 'joined', 'formula', '#N/A'],
    ]);
    expect(body.accepted).toBe(1);
    const csv = await check('memberships', `society,university_id,joined\n1,${id},#WERT!`);
    expect(csv.body.refused).toMatchObject([
      { row: 2, field: 'joined', code: 'formula', message: importMessages.cell.formula },
    ]);
  });

  test('days of a workbook are days, whatever its file looks like', async () => {
    const [id = ''] = await people(1);
    const { body } = await check(
      'memberships',
      workbook([
        ['Society', 'Student ID', 'Joined'],
        [1, id, { days: 45_590 }],
      ]),
    );
    expect(body.preview[0]?.values['joined']).toBe('2024-10-25');
    expect(body.dates).toBeNull();
  });
});

describe('columns', () => {
  const row = ['1', demo.newcomer];
  test('are mapped by the reader, and everything else is left out', async () => {
    const table = [
      ['Verein', 'Nr.', 'ID'],
      [...row, 'x'],
    ];
    const guess = (await check('memberships', table)).body;
    expect(guess.columns.map(({ field }) => field)).toEqual(['society', null, 'university_id']);
    expect(guess.refused).toMatchObject([{ code: 'id_format' }]);
    const { body } = await check('memberships', table, '', {
      Verein: 'society',
      'Nr.': 'university_id',
      ID: null,
    });
    expect(body).toMatchObject({ accepted: 1, refused: [] });
    expect(body.columns.map(({ field, guess: guessed }) => [field, guessed])).toEqual([
      ['society', 'society'],
      ['university_id', null],
      [null, 'university_id'],
    ]);
  });

  test('that are missing are named: a dry run shows what is there, an import is refused', async () => {
    const table = [['A', 'Nr.'], row];
    const dry = await check('memberships', table);
    expect([dry.status, dry.body.missing, dry.body.accepted]).toEqual([200, ['society', 'university_id'], 0]);
    expect(dry.body.columns.map(({ name, samples }) => [name, samples])).toEqual([
      ['A', ['1']],
      ['Nr.', [demo.newcomer]],
    ]);
    const real = await send('memberships', table);
    expect([real.status, real.body.code, real.body.detail]).toEqual([
      400,
      'import_columns',
      importMessages.missing(['society', 'university_id']),
    ]);
    expect(
      (await check('memberships', table, '', { A: 'society', 'Nr.': 'university_id' })).body.accepted,
    ).toBe(1);
  });

  test('named twice are told apart, and not guessed', async () => {
    const table = [
      ['Society', 'Student ID', 'student id'],
      [...row, '12'],
    ];
    const { body } = await check('memberships', table);
    expect(body.missing).toEqual(['university_id']);
    expect(body.columns.map(({ name, twice }) => [name, twice])).toEqual([
      ['Society', false],
      ['Student ID', true],
      ['student id', true],
    ]);
    const same = [
      ['Society', 'Email', 'Email'],
      [...row, 'x'],
    ];
    expect((await check('memberships', same)).body.columns[2]?.name).toBe('Email (2)');
    const mapped = await check('memberships', same, '', { Society: 'society', Email: 'university_id' });
    expect(mapped.body.accepted).toBe(1);
    const refused = await send('memberships', table);
    expect([refused.status, refused.body.detail]).toEqual([400, importMessages.columnTwice('Student ID')]);
  });

  test('with very long names are mapped by what the dry run calls them', async () => {
    const table = [['x'.repeat(500), 'x'.repeat(501)], row];
    const [one = '', two = ''] = (await check('memberships', table)).body.columns.map(({ name }) => name);
    const { body } = await check('memberships', table, '', { [one]: 'society', [two]: 'university_id' });
    expect(body.accepted).toBe(1);
  });

  test.each<[unknown, string]>([
    ['{', importMessages.mappingInvalid],
    ['[]', importMessages.mappingInvalid],
    [{ A: 1 }, importMessages.mappingInvalid],
    ['{"__proto__": "society"}', importMessages.mappingInvalid],
    [{ Elsewhere: 'society' }, importMessages.mappingColumn('Elsewhere')],
    [{ Society: 'password_hash' }, importMessages.mappingField('password_hash')],
    [{ Society: 'society', ID: 'society' }, importMessages.mappingTwice('Society', 'ID')],
  ])('with the mapping %j are 400', async (mapping, detail) => {
    const { status, body } = await check('memberships', [['Society', 'ID'], row], '', mapping);
    expect([status, body.code, body.detail]).toEqual([400, 'import_mapping', detail]);
  });

  test.each([
    ['memberships', ['Student Number', 'Group', 'Date Joined'], 'campusgroups'],
    ['memberships', ['SIS ID', 'Organization Name', 'Position Start Date'], 'engage'],
    ['memberships', ['Card Number', 'Organisation', 'Effective Date'], 'msl'],
    ['memberships', ['Student ID', 'Club/Society', 'Date of Purchase'], 'sums'],
  ] as const)('of %s that %j heads are guessed to come from %s', async (kind, heading, source) => {
    const { body } = await check(kind, [heading, [demo.newcomer, '1', '2025-01-31']]);
    expect(body.file.source).toBe(source);
    expect(body.missing).toEqual([]);
    expect(body.columns.every(({ field }) => field !== null)).toBe(true);
  });
});

describe('cells', () => {
  test('with days that can be read in two ways are asked about, and read as the caller says', async () => {
    const society = await newSociety();
    const ids = await people(3);
    const days = ['03/10/2025', '4/11/2025', '05-05-2025'];
    const table = [
      ['society', 'university_id', 'joined'],
      ...ids.map((id, at) => [society.name, id, days[at] ?? '']),
    ];
    const dry = (await check('memberships', table)).body;
    expect(dry.dates).toEqual({ column: 'joined', sample: '03/10/2025', order: null });
    const refused = await send('memberships', table);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      400,
      'import_date_order',
      importMessages.dateOrder('03/10/2025'),
    ]);
    const read = async (order: string) =>
      (await check('memberships', table, `?date_order=${order}`)).body.preview.map(
        ({ values }) => values['joined'],
      );
    expect(await read('day_first')).toEqual(['2025-10-03', '2025-11-04', '2025-05-05']);
    expect(await read('month_first')).toEqual(['2025-03-10', '2025-04-11', '2025-05-05']);
    expect((await send('memberships', table, '?date_order=day_first')).body.accepted).toBe(3);
    expect((await check('memberships', table, '?date_order=sideways')).status).toBe(400);
  });

  test.each([
    [['10/25/2025', '03/10/2025'], 'month_first', ['2025-10-25', '2025-03-10']],
    [['25.10.2025', '03.10.2025'], undefined, ['2025-10-25', '2025-10-03']],
    [['2025-10-03', '2025/3/9'], undefined, ['2025-10-03', '2025-03-09']],
    [['3 Oct 2025', 'October 4th, 2025'], undefined, ['2025-10-03', '2025-10-04']],
    [['3. Oktober 2025', '03/10/25'], 'day_first', ['2025-10-03', '2025-10-03']],
  ])('with the days %j are read', async (days, order, expected) => {
    const [one = '', two = ''] = await people(2);
    const asked = days.includes('03/10/25') ? '?date_order=day_first' : '';
    const { body } = await check(
      'memberships',
      [
        ['society', 'university_id', 'joined'],
        ['1', one, days[0] ?? ''],
        ['1', two, days[1] ?? ''],
      ],
      asked,
    );
    expect(body.refused).toEqual([]);
    expect(body.dates?.order).toBe(order);
    expect(body.preview.map(({ values }) => values['joined'])).toEqual(expected);
  });

  test('with 31 February, or no day at all, are refused', async () => {
    const ids = await people(5);
    const days = ['31/02/2025', '2025-02-30', '29/02/2025', 'yesterday', '2025-13-01'];
    const { body } = await check('memberships', [
      ['society', 'university_id', 'joined'],
      ...ids.map((id, at) => ['1', id, days[at] ?? '']),
    ]);
    expect(body.refused.map(({ code, value }) => [value, code])).toEqual([
      ['31/02/2025', 'no_such_day'],
      ['2025-02-30', 'no_such_day'],
      ['29/02/2025', 'no_such_day'],
      ['yesterday', 'not_a_date'],
      ['2025-13-01', 'no_such_day'],
    ]);
  });

  test('with IDs that lost their leading zeros say so, and are padded on demand', async () => {
    const table = [
      ['university_id', 'first_name', 'last_name', 'email'],
      ['1234567', 'Lost', 'Zero', 'zero@moved.example'],
      ['123456.0', 'Lost', 'Two', 'zeros@moved.example'],
      ['123', 'No', 'Id', 'no-id@moved.example'],
    ];
    const dry = (await check('users', table)).body;
    expect(dry).toMatchObject({ accepted: 0, short_ids: 2 });
    expect(dry.refused).toMatchObject([
      { row: 2, field: 'university_id', code: 'id_short', about: '8', value: '1234567' },
      { row: 3, field: 'university_id', code: 'id_short', value: '123456.0' },
      { row: 4, field: 'university_id', code: 'id_format' },
    ]);
    const { body } = await send('users', table, '?pad_ids=true&skip_refused=true');
    expect(body.accepted).toBe(2);
    const user = await asAdmin<AdminUser>('GET', paths.adminUser('01234567'));
    expect(user.body).toMatchObject({ last_name: 'Zero' });
    expect((await asAdmin<AdminUser>('GET', paths.adminUser('00123456'))).body.last_name).toBe('Two');
  });

  test('of two people with one address, and of a row that is there twice, name the first row', async () => {
    const { body } = await check('users', [
      ['university_id', 'first_name', 'last_name', 'email'],
      ['62000001', 'A', 'B', 'one@moved.example'],
      ['62000002', 'A', 'B', 'ONE@moved.example'],
      ['62000001', 'A', 'B', 'two@moved.example'],
    ]);
    expect(body.refused).toMatchObject([
      { row: 3, field: 'email', code: 'twice', about: '2' },
      { row: 4, field: 'university_id', code: 'twice', about: '2' },
    ]);
    const society = await newSociety();
    const [id = ''] = await people(1);
    const twice = await check('memberships', [
      ['society', 'university_id'],
      [society.name, id],
      [String(society.id), id],
    ]);
    expect(twice.body.refused).toMatchObject([{ row: 3, code: 'twice', about: '2' }]);
  });

  test('with a suspended person are refused', async () => {
    const [id = ''] = await people(1);
    await server.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('university_id', '=', id)
      .execute();
    const { body } = await check('memberships', [
      ['society', 'university_id'],
      ['1', id],
    ]);
    expect(body.refused).toMatchObject([{ code: 'suspended' }]);
  });

  test('with an unknown society suggest the one that was meant', async () => {
    const { name } = await server.database
      .selectFrom('societies')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { body } = await check('memberships', [
      ['society', 'university_id'],
      [name.replace(/.$/, ''), demo.newcomer],
    ]);
    expect(body.refused).toMatchObject([{ code: 'unknown_society', about: name }]);
  });

  test.each([
    ['in the ID', (id: string) => id.slice(0, 4), ['university_id']],
    ['before the ID', () => '', ['university_id']],
  ])('of half a file of memberships, cut %s, nothing is stored', async (_, cut, fields) => {
    const society = await newSociety();
    const [one = '', two = ''] = await people(2);
    const { status, body } = await send(
      'memberships',
      `society,university_id\n${society.name},${one}\n${society.name},${cut(two)}`,
    );
    expect([status, body.accepted, body.import_id]).toEqual([200, 0, null]);
    expect(body.refused.map(({ row, field }) => [row, field])).toEqual(fields.map((field) => [3, field]));
  });

  test('of half a file, cut within quotes or within a workbook, are not read', async () => {
    const society = await newSociety();
    const [one = '', two = ''] = await people(2);
    const before = await countOf('memberships');
    const quoted = `society,university_id\n"${society.name}","${one}"\n"${society.name}","${two}`;
    const book = workbook([
      ['society', 'university_id'],
      [society.name, one],
    ]);
    for (const half of [quoted, book.subarray(0, book.length / 2)]) {
      const { status, body } = await send('memberships', half);
      expect([status, body.code]).toEqual([400, expect.stringMatching(/^import_/)]);
    }
    expect(await countOf('memberships')).toBe(before);
  });

  test('of a membership that stands there twice name the first row, and nothing is stored', async () => {
    const society = await newSociety();
    const [one = ''] = await people(1);
    const { body } = await send('memberships', [
      ['society', 'university_id'],
      [society.name, one],
      [String(society.id), one],
    ]);
    expect([body.accepted, body.import_id]).toEqual([0, null]);
    expect(body.refused).toMatchObject([{ row: 3, field: 'university_id' }]);
  });

  test.each([
    ['memberships', 'university_id,first_name,last_name,email\n62000011,A,B,a@moved.example'],
    ['committee', 'society,university_id\n1,10000004'],
    ['societies', 'society,university_id\n1,10000004'],
    ['events', 'name,category\nChess,Arts'],
    ['users', 'society,role,university_id\n1,President,10000004'],
  ] as const)('of a file of another kind are not stored as %s', async (kind, table) => {
    const { status, body } = await send(kind, table);
    expect([status, body.code]).toEqual([400, 'import_columns']);
  });

  test('half a row at the end of a file is refused', async () => {
    const { body } = await check(
      'users',
      'university_id,first_name,last_name,email\n62000009,A,B,a@moved.example\n6200001',
    );
    expect(body.accepted).toBe(1);
    expect(body.refused.map(({ row, field }) => [row, field])).toEqual([
      [3, 'university_id'],
      [3, 'first_name'],
      [3, 'last_name'],
      [3, 'email'],
    ]);
  });
});

describe('the call', () => {
  test('knows five kinds, and no others', async () => {
    for (const kind of ['posts', 'User', '%00', '__proto__']) {
      const reply = await asAdmin<Refused>('POST', `/api/admin/import/${kind}/?dry_run=perhaps`, formOf('a'));
      expect([kind, reply.status]).toEqual([kind, 404]);
    }
  });

  test('takes a form with a file', async () => {
    for (const body of [undefined, {}, new FormData()]) {
      const reply = await asAdmin<Refused>('POST', paths.importFile('users'), body);
      expect([reply.status, reply.body.code]).toEqual([400, 'import_no_file']);
    }
    const two = formOf('a');
    two.append('file', new Blob(['b']), 'b.csv');
    expect((await asAdmin('POST', paths.importFile('users'), two)).status).toBe(400);
    const large = await send('users', 'x'.repeat(importLimits.maxBytes + 1));
    expect([large.status, large.body.detail]).toEqual([413, importMessages.tooLarge(importLimits.maxBytes)]);
  });

  test('keeps the last part of a file name, without what nobody sees', async () => {
    const form = formOf('university_id,first_name,last_name,email\n', undefined, `C:\\home\\list\u202E.csv`);
    const { body } = await asAdmin<ImportReply>('POST', `${paths.importFile('users')}?dry_run=true`, form);
    expect(body.file.name).toBe('list.csv');
  });

  test('lists imports by page', async () => {
    const { count, results } = (await asAdmin<ImportsPage>('GET', `${paths.imports}?page=2&page_size=1`))
      .body;
    expect(count).toBeGreaterThan(2);
    expect(results).toHaveLength(1);
    const all = (await listed()).results.map(({ id }) => id);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
  });
});
