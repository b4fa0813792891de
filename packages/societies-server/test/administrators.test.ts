import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { importLimits, importMessages, paths, trustMessages, validation } from 'societies-contract';
import type { AdminUser, HistoryPage, ImportReply } from 'societies-contract/schemas';
import { describe, expect, test } from 'vitest';
import { setAdministrator } from '../src/operations/administrators.ts';
import { demo, demoPassword, withServer } from './harness.ts';
import { society, type Refused } from './people.ts';

const server = await withServer();
const administrator = await server.signIn(demo.administrator);

const asAdmin = <Body = Refused>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: administrator, body });
const logIn = (uniID: string, password = demoPassword) =>
  server.call<Refused>('POST', paths.login, { body: { uniID, password } });

describe('a suspended user', () => {
  test('is signed out everywhere, reads why at login, and can log in when restored', async () => {
    const token = await server.signIn(demo.member);
    const refresh = (await logIn(demo.member)).cookies.join('; ');
    const suspended = await asAdmin<AdminUser>('POST', paths.suspendUser(demo.member), {
      reason: 'Sold fake tickets',
    });
    expect([suspended.status, suspended.body.suspended]).toMatchObject([
      200,
      { reason: 'Sold fake tickets', by: { university_id: demo.administrator } },
    ]);
    const listed = `${paths.users}?page=1&search=${demo.member}`;
    expect((await asAdmin<{ results: unknown[] }>('GET', listed)).body.results).toMatchObject([
      { suspended: true },
    ]);
    expect((await server.call('GET', paths.profile, { token })).status).toBe(401);
    expect((await server.call('POST', paths.refresh, { headers: { cookie: refresh } })).status).toBe(401);
    const refused = await logIn(demo.member);
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'suspended', detail: trustMessages.suspended },
    ]);
    expect(refused.cookies.filter((cookie) => cookie.startsWith('refresh_token='))).toEqual([]);
    // Who does not know the password learns nothing.
    expect((await logIn(demo.member, 'Wrong1234')).status).toBe(401);

    const restored = await asAdmin<AdminUser>('POST', paths.restoreUser(demo.member));
    expect([restored.status, restored.body.suspended]).toEqual([200, null]);
    expect((await logIn(demo.member)).status).toBe(200);
    const { results } = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=2`)).body;
    expect(results.map(({ action, after }) => [action, after])).toEqual([
      ['user.restored', null],
      ['user.suspended', { reason: 'Sold fake tickets' }],
    ]);
  });

  test('cannot be an administrator, and suspending needs a reason', async () => {
    const own = await asAdmin('POST', paths.suspendUser(demo.administrator), { reason: 'x' });
    expect([own.status, own.body.code]).toEqual([403, 'administrator']);
    for (const reason of [undefined, '', '   ', 'x'.repeat(501)]) {
      expect((await asAdmin('POST', paths.suspendUser(demo.member), { reason })).status).toBe(400);
    }
    expect((await asAdmin('POST', paths.suspendUser('99999999'), { reason: 'x' })).status).toBe(404);
  });
});

test("a user's page lists their societies and roles", async () => {
  const { body } = await asAdmin<AdminUser>('GET', paths.adminUser(demo.president));
  expect(body).toMatchObject({ university_id: demo.president, suspended: null, is_admin: false });
  expect(body.societies).toContainEqual(expect.objectContaining({ id: society, role: 'President' }));
});

test("a user's page shows when they were last seen and their coming events", async () => {
  const id = demo.president;
  const look = async () => (await asAdmin<AdminUser>('GET', paths.adminUser(id))).body;
  const { sessions } = await look();
  const begun = Date.now();
  const token = await server.signIn(id);
  const after = await look();
  expect(after.sessions).toBe(sessions + 1);
  expect(Date.parse(after.last_seen_at ?? '')).toBeGreaterThanOrEqual(begun - 1_000);
  const mine = await server.call<{ upcoming: unknown[]; waiting: unknown[] }>('GET', paths.myEvents, {
    token,
  });
  expect(after.coming_events).toBe(mine.body.upcoming.length + mine.body.waiting.length);
  await server.database.deleteFrom('sessions').where('university_id', '=', id).execute();
  expect(await look()).toMatchObject({ sessions: 0, last_seen_at: null });
});

test("a user's history holds what they did and what was done to them", async () => {
  const student = '10000070';
  const president = await server.signIn(demo.president);
  await server.call('PATCH', paths.society(society), {
    token: president,
    body: { description: 'New words for the history of who wrote them.' },
  });
  await asAdmin('POST', paths.suspendUser(student), { reason: 'Spam' });
  const of = async (id: string) =>
    (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?user=${id}`)).body;
  expect((await of(demo.president)).results[0]).toMatchObject({
    action: 'society.changed',
    actor: { university_id: demo.president },
  });
  const told = await of(student);
  expect(told).toMatchObject({ count: 1, results: [{ action: 'user.suspended', subject: { id: student } }] });
  expect((await of(demo.administrator)).results).toContainEqual(told.results[0]);
});

describe('administrators among each other', () => {
  const grant = (id: string) => asAdmin<AdminUser & Refused>('POST', paths.grantAdministrator(id));
  const revoke = (id: string, token = administrator) =>
    server.call<AdminUser & Refused>('POST', paths.revokeAdministrator(id), { token });

  test('grant and revoke rights at once, and both are in the history', async () => {
    const token = await server.signIn(demo.eventsOfficer);
    const may = async () => (await server.call('GET', paths.users, { token })).status;
    expect([(await grant(demo.eventsOfficer)).body.is_admin, await may()]).toEqual([true, 200]);
    // Again changes nothing, and leaves no entry.
    expect((await grant(demo.eventsOfficer)).status).toBe(200);
    expect([(await revoke(demo.eventsOfficer)).body.is_admin, await may()]).toEqual([false, 403]);
    const { results } = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=2`)).body;
    expect(results).toMatchObject([
      { action: 'admin.revoked', actor: { university_id: demo.administrator }, after: { is_admin: false } },
      { action: 'admin.granted', subject: { id: demo.eventsOfficer } },
    ]);
  });

  test('cannot revoke their own rights or grant them to a suspended user', async () => {
    const own = await revoke(demo.administrator);
    expect([own.status, own.body.code]).toEqual([409, 'own_rights']);
    await asAdmin('POST', paths.suspendUser('10000071'), { reason: 'Spam' });
    const suspended = await grant('10000071');
    expect([suspended.status, suspended.body.code]).toEqual([409, 'suspended']);
  });

  test('leave one administrator when two revoke each other at the same moment', async () => {
    await grant(demo.newcomer);
    const newcomer = await server.signIn(demo.newcomer);
    const replies = await Promise.all([revoke(demo.newcomer), revoke(demo.administrator, newcomer)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    const winner = replies[0]?.status === 200 ? demo.administrator : demo.newcomer;
    const { rows } = await sql<{ id: string }>`
      select university_id as id from users where is_admin and university_id in (${demo.administrator}, ${demo.newcomer})`.execute(
      server.database,
    );
    expect(rows).toEqual([{ id: winner }]);
    await setAdministrator(server.database, demo.administrator, true);
    await setAdministrator(server.database, demo.newcomer, false);
  });
});

test('a password reset is emailed to a user, and the history says who sent it', async () => {
  expect((await asAdmin('POST', paths.sendReset(demo.newcomer))).status).toBe(202);
  const mails = await server.database
    .selectFrom('mails')
    .select('template')
    .where('university_id', '=', demo.newcomer)
    .execute();
  expect(mails).toHaveLength(1);
  const { results } = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=1`)).body;
  expect(results).toMatchObject([{ action: 'user.reset_sent', subject: { id: demo.newcomer } }]);
});

test('the command line grants and revokes administrator rights at once', async () => {
  const token = await server.signIn(demo.newcomer);
  const may = async () => (await server.call('GET', paths.users, { token })).status;
  expect(await may()).toBe(403);
  await setAdministrator(server.database, demo.newcomer, true);
  expect(await may()).toBe(200);
  await setAdministrator(server.database, demo.newcomer, false);
  expect(await may()).toBe(403);
  await expect(setAdministrator(server.database, '99999999', false)).rejects.toThrow('Nobody is registered');
  const { results } = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=2`)).body;
  expect(results).toMatchObject([
    {
      action: 'admin.revoked',
      actor: null,
      by_account: false,
      subject: { id: demo.newcomer },
      after: { is_admin: false },
    },
    { action: 'admin.granted', actor: null, by_account: false },
  ]);
});

describe('importing users', () => {
  const header = 'university_id,first_name,last_name,email';
  async function send(table: string | Uint8Array<ArrayBuffer>, query = '') {
    const form = new FormData();
    form.append('file', new Blob([table], { type: 'text/csv' }), 'users.csv');
    return asAdmin<ImportReply & Refused>('POST', paths.importFile('users') + query, form);
  }
  const exists = async (id: string) => (await asAdmin('GET', paths.adminUser(id))).status === 200;

  test('reports what a dry run would write and writes nothing, then writes all of it', async () => {
    const table = `\uFEFF${header}\r\n30000001,Ada,Lovelace,ada@uni.example\r\n\r\n30000002,"Grace, B.",Hopper,grace@uni.example\r\n`;
    expect((await send(table, '?dry_run=true')).body).toMatchObject({ accepted: 2, refused: [] });
    expect(await exists('30000001')).toBe(false);
    expect((await send(table)).body).toMatchObject({ accepted: 2, refused: [] });
    const { body } = await asAdmin<AdminUser>('GET', paths.adminUser('30000002'));
    expect(body).toMatchObject({ first_name: 'Grace, B.', email: 'grace@uni.example' });
    // Nobody knows their password yet.
    expect((await logIn('30000001', 'none12345')).status).toBe(401);
  });

  test('takes commas, semicolons and tabs, any order of columns, and ignores other columns', async () => {
    const semicolons =
      'Email;Course;Last_Name;First_Name;University_ID\nlin@uni.example;Maths;Lin;Xi;30000003\n';
    expect((await send(semicolons)).body).toMatchObject({ accepted: 1, refused: [] });
    const tabs = `${header.replaceAll(',', '\t')}\n30000004\tJosé\tNúñez\tjose@uni.example\n`;
    expect((await send(tabs)).body).toMatchObject({ accepted: 1, refused: [] });
    expect((await asAdmin<AdminUser>('GET', paths.adminUser('30000004'))).body.first_name).toBe('José');
  });

  test('takes names to 100 characters and addresses to 254, and refuses longer ones', async () => {
    const address = (length: number) =>
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 191)}.example`;
    const row = (id: number, name: number, email: string) =>
      `300000${id},${'Ä'.repeat(name)},O'Brien,${email}`;
    const { body } = await send(
      [header, row(31, 100, address(254)), row(32, 101, 'long@uni.example'), row(33, 20, address(255))].join(
        '\n',
      ),
    );
    expect(body.refused).toMatchObject([
      { row: 3, field: 'first_name', code: 'too_long', about: '100' },
      { row: 4, field: 'email', code: 'too_long', about: '254' },
    ]);
    expect((await send([header, row(31, 100, address(254))].join('\n'))).body).toMatchObject({
      accepted: 1,
      refused: [],
    });
    expect((await asAdmin<AdminUser>('GET', paths.adminUser('30000031'))).body.email).toHaveLength(254);
  });

  test('lists each refused row with its field, and writes nothing', async () => {
    const table = [
      header,
      '30000010,Good,One,good@uni.example',
      '3000,Short,Id,short@uni.example',
      '30000011,No,Address,not-an-address',
      '30000010,Same,Id,same@uni.example',
      '30000012,Same,Address,GOOD@uni.example',
      `${demo.member},Has,Account,has@uni.example`,
      '30000013,,,',
    ].join('\n');
    const { body } = await send(table);
    expect(body).toMatchObject({
      accepted: 0,
      refused: [
        { row: 3, field: 'university_id', message: validation.signup.idFormat, code: 'id_format' },
        { row: 4, field: 'email', message: validation.signup.emailInvalid, code: 'email_format' },
        { row: 5, field: 'university_id', message: importMessages.cell.twice(2), code: 'twice', about: '2' },
        { row: 6, field: 'email', message: importMessages.cell.twice(2), code: 'twice', about: '2' },
        { row: 7, field: 'university_id', message: validation.signup.idTaken, code: 'id_taken' },
        { row: 8, field: 'first_name', message: validation.signup.firstNameRequired, code: 'required' },
        { row: 8, field: 'last_name', message: validation.signup.lastNameRequired, code: 'required' },
        { row: 8, field: 'email', message: validation.signup.emailRequired, code: 'required' },
      ],
    });
    expect((await send(table, '?dry_run=true')).body.accepted).toBe(1);
    expect(await exists('30000010')).toBe(false);
  });

  // Half of the rows name an account and then each other; the other half are no ID.
  test('lists the first thousand errors of a table and says how many there are', async () => {
    const rows = Array.from(
      { length: 2_500 },
      (_, index) => `${index % 2 ? '30' : demo.member},A,B,x${index}@uni.example`,
    );
    const { body } = await send([header, ...rows].join('\n'), '?dry_run=true');
    expect(body).toMatchObject({ accepted: 0, refused_count: 1_250 + 1_250 });
    expect(body.refused).toHaveLength(importLimits.maxFaults);
    expect(body.refused.map(({ row }) => row)).toEqual(
      body.refused.map(({ row }) => row).toSorted((one, other) => one - other),
    );
    expect(body.refused[0]?.row).toBe(2);
  });

  const spoken = 'Student Number;Forename;Surname;E-mail;;';
  const person = '50000001;José;Núñez;nunez@uni.example;;';
  const office = [spoken, person, ';;;;;'].join('\r\n');
  test.each<[string, string | Uint8Array]>([
    ['sep=', `sep=;\r\n${office}`],
    ['sep= after a byte order mark', `\uFEFFsep=;\r\n${office}`],
    ['a title and blank lines above the heading', `Members, autumn 2026\r\n\r\n;;;;;\r\n${office}`],
    ['carriage returns alone', office.replaceAll('\r\n', '\r')],
    ['UTF-16, as Excel writes it', Buffer.from(`\uFEFF${office.replaceAll(';', '\t')}`, 'utf16le')],
    ['UTF-16, the larger byte first', Buffer.from(`\uFEFF${office}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(office, 'latin1')],
    [
      'commas inside quoted headings',
      'University ID,"Course, year",First name,"Note, if any",Surname,Email\n50000001,"Maths, 2",José,,Núñez,nunez@uni.example\n',
    ],
    ['an ID as a formula', office.replace('50000001', '="50000001"')],
    ['an ID with an apostrophe', office.replace('50000001', "'50000001")],
    ['an ID that was a number', office.replace('50000001', '5.0000001E+7')],
    ['no-break spaces', office.replace('José', '\u00A0José\u00A0')],
  ])('a sheet with %s is read', async (_what, table) => {
    const { body } = await send(typeof table === 'string' ? table : new Uint8Array(table), '?dry_run=true');
    expect(body).toMatchObject({ accepted: 1, refused: [] });
    const wrong = typeof table === 'string' && table.replace('nunez@', 'nunez');
    if (!wrong || !table.startsWith('Members')) return;
    // The row is the one that a spreadsheet shows.
    expect((await send(wrong, '?dry_run=true')).body.refused).toMatchObject([{ row: 5, field: 'email' }]);
  });

  test('is 400 with advice for a file that is no such table', async () => {
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]);
    const cases: [string | Uint8Array<ArrayBuffer>, string][] = [
      [workbook, importMessages.workbook],
      ['', importMessages.missing(['university_id', 'first_name', 'last_name', 'email'])],
      ['university_id,email\n1,2\n', importMessages.missing(['first_name', 'last_name'])],
      [`${header}\n30000021,"open,quote,x@uni.example\n`, importMessages.unreadable(2)],
    ];
    for (const [table, detail] of cases) {
      const { status, body } = await send(table);
      expect([status, body.detail]).toEqual([400, detail]);
    }
    expect((await asAdmin('POST', paths.importFile('users'))).body.detail).toBe(importMessages.noFile);
  });

  test('refuses a row without an end, and keeps letters of several bytes whole', async () => {
    const { status, body } = await send(`${header}\n"${'a,'.repeat(1_000_000)}`);
    expect([status, body.detail]).toEqual([400, importMessages.unreadable(2)]);
    const rows = Array.from(
      { length: 2_000 },
      (_, row) => `${42_000_000 + row},${'Éé'.repeat(1 + (row % 9))},Łuk,l${row}@uni.example`,
    );
    const reply = await send(`${header}\n${rows.join('\n')}`, '?dry_run=true');
    expect([reply.status, reply.body]).toMatchObject([200, { accepted: 2_000, refused: [] }]);
  });

  test('writes all rows of a table of several batches', async () => {
    const count = 1_501;
    const rows = Array.from({ length: count }, (_, index) => {
      const id = 41_000_000 + index;
      return `${id},Row ${index},Written,w${id}@uni.example`;
    });
    const reply = await send(`${header}\n${rows.join('\n')}\n`);
    expect([reply.status, reply.body]).toMatchObject([200, { accepted: count, refused: [] }]);
    const { rows: written } = await sql<{ count: number; wrong: number }>`
      select count(*)::integer as count,
        (count(*) filter (where first_name <> 'Row ' || (university_id::integer - 41000000)
          or email <> 'w' || university_id || '@uni.example'))::integer as wrong
      from users where last_name = 'Written'`.execute(server.database);
    expect(written).toEqual([{ count, wrong: 0 }]);
  });

  test('keeps a formula as a name, and defuses it in an export', async () => {
    const formula = '=HYPERLINK(""a.b"")';
    const table = `${header}\n30000030,"${formula}",+1+1,formula@uni.example\n`;
    expect((await send(table)).body).toMatchObject({ accepted: 1, refused: [] });
    const name = { first_name: '=HYPERLINK("a.b")', last_name: '+1+1' };
    expect((await asAdmin<AdminUser>('GET', paths.adminUser('30000030'))).body).toMatchObject(name);
    const { body } = await asAdmin<string>('GET', `${paths.users}?format=csv&search=30000030`);
    expect(parse<Record<string, string>>(body, { bom: true, columns: true })).toMatchObject([
      { first_name: `'${name.first_name}`, last_name: `'${name.last_name}` },
    ]);
  });

  test('reads 100,000 rows while others are served, and refuses one more', async () => {
    const rows = Array.from(
      { length: importLimits.maxRows },
      (_, index) => `${40_000_000 + index},A,B,u${index}@uni.example`,
    );
    const reply = send(`${header}\n${rows.join('\n')}\n`, '?dry_run=true');
    expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
    expect((await reply).body).toMatchObject({ accepted: importLimits.maxRows, refused: [] });
    const more = await send(
      `${header}\n${rows.join('\n')}\n50000000,A,B,more@uni.example\n`,
      '?dry_run=true',
    );
    expect([more.status, more.body.detail]).toEqual([400, importMessages.tooMany(importLimits.maxRows)]);
  });
});
