import { parse } from 'csv-parse/sync';
import { paths } from 'societies-contract';
import { expect, test } from 'vitest';
import { demo, withServer } from './harness.ts';
import { signInPeople, society } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

/** The rows of a table, read as a spreadsheet reads them. */
async function table(path: string, token: string) {
  const reply = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  expect([path, reply.status, reply.headers.get('content-type')]).toEqual([
    path,
    200,
    'text/csv; charset=utf-8',
  ]);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  return {
    text,
    name: reply.headers.get('content-disposition'),
    rows: parse<Record<string, string>>(text, { bom: true, columns: true }),
  };
}

test('a table is exported whole for its query, whatever page it names', async () => {
  const { administrator, president } = people;
  const users = await table(`${paths.users}?format=csv&page=1&page_size=2`, administrator);
  expect(users.name).toBe('attachment; filename="users.csv"');
  expect(users.rows.length).toBeGreaterThan(299);
  expect(users.rows[0]).toMatchObject({
    university_id: demo.administrator,
    is_admin: 'yes',
    suspended: 'no',
  });
  expect(users.rows[1]).toMatchObject({ role: 'President', society: 'Astronomy Society' });
  expect(users.text).not.toContain('@');

  const societies = await table(`${paths.societies}?format=csv&sort=name`, administrator);
  expect(societies.rows.length).toBeGreaterThan(47);
  expect(societies.rows.find(({ id }) => id === String(society))?.category).toMatch(/\w/);

  const pending = await table(`${paths.societyRequests}?format=csv&rejected=false`, administrator);
  expect(new Set(pending.rows.map(({ rejected }) => rejected))).toEqual(new Set(['no']));

  const members = await table(`${paths.members(society)}?format=csv`, president);
  const count = (await server.call<unknown[]>('GET', paths.members(society), { token: president })).body
    .length;
  expect(members.rows.length).toBe(count);
  expect((await table(`${paths.members(society)}?format=csv`, administrator)).rows.length).toBe(count);
});

test('administrators export societies with Presidents, removed societies and undelivered emails', async () => {
  const { administrator } = people;
  const led = await table(
    `${paths.adminSocieties}?format=csv&state=active&sort=-members&page=2&page_size=1`,
    administrator,
  );
  expect(led.name).toBe('attachment; filename="societies.csv"');
  const active = await server.call<{ count: number }>('GET', `${paths.adminSocieties}?state=active`, {
    token: administrator,
  });
  expect(led.rows.length).toBe(active.body.count);
  expect(led.rows.length).toBeGreaterThan(1);
  const sizes = led.rows.map(({ member_count }) => Number(member_count));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(led.rows.find(({ id }) => id === String(society))).toMatchObject({
    president_id: demo.president,
    state: 'active',
  });

  for (const id of [40, 41]) {
    const gone = await server.call('DELETE', paths.removeSociety(id), { token: administrator });
    expect(gone.status).toBe(204);
  }
  const removed = await table(`${paths.removedSocieties}?format=csv&page=2&page_size=1`, administrator);
  expect(removed.name).toBe('attachment; filename="removed-societies.csv"');
  expect(removed.rows).toMatchObject([
    { id: '41', removed_by_id: demo.administrator },
    { id: '40', removed_by_id: demo.administrator },
  ]);

  const dead_at = new Date();
  const mails = Array.from({ length: 30 }, (_, index) => ({
    university_id: demo.member,
    template: 'password_changed',
    data: '{}',
    dead_at,
    attempts: 3,
    last_error: `=550 number ${index}`,
  }));
  await server.database.insertInto('mails').values(mails).execute();
  const undelivered = await table(`${paths.undeliveredMails}?format=csv&page=2`, administrator);
  expect(undelivered.name).toBe('attachment; filename="undelivered-mails.csv"');
  expect(undelivered.rows).toHaveLength(mails.length);
  expect(undelivered.rows[0]).toMatchObject({
    university_id: demo.member,
    template: 'password_changed',
    dead_at: dead_at.toISOString(),
    attempts: '3',
  });
  expect(new Set(undelivered.rows.map(({ last_error }) => last_error?.slice(0, 5)))).toEqual(
    new Set(["'=550"]),
  );
});

test('a text of several lines stays in its cell, with any line break', async () => {
  const { id } = await server.database
    .selectFrom('society_requests')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const proposal of ['One\ntwo', 'One\rtwo', 'One\u2028two\u2029three\u0085four']) {
    await server.database.updateTable('society_requests').set({ proposal }).where('id', '=', id).execute();
    const { rows, text } = await table(`${paths.societyRequests}?format=csv`, people.administrator);
    expect(rows.filter((row) => row.proposal === proposal)).toHaveLength(1);
    expect(text).toContain(`"${proposal}"`);
  }
});

test('a table changed during its export holds each unchanged row once', async () => {
  const { database } = server;
  const students = (from: number) =>
    Array.from({ length: 400 }, (_, index) => {
      const university_id = String(from + index);
      const email = `${university_id}@csv.example`;
      return { university_id, first_name: 'A', last_name: 'B', email, email_key: email, password_hash: '' };
    });
  const staying = students(81_000_000);
  const passing = students(80_000_000);
  await database.insertInto('users').values(staying).execute();
  let done = false;
  const changing = (async () => {
    while (!done) {
      await database.insertInto('users').values(passing).execute();
      await database
        .deleteFrom('users')
        .where('university_id', '>=', '80000000')
        .where('university_id', '<', '81000000')
        .execute();
    }
  })();
  for (let exports = 0; exports < 5; exports += 1) {
    const { rows } = await table(`${paths.users}?format=csv`, people.administrator);
    const ids = rows.map(({ university_id }) => university_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(staying.map(({ university_id }) => university_id)));
  }
  done = true;
  await changing;
});

test('a table is 403 to export for whoever may not see all of it', async () => {
  const refused = [
    [`${paths.users}?format=csv`, people.president],
    [`${paths.societies}?format=csv`, people.president],
    [`${paths.societyRequests}?format=csv`, people.member],
    [`${paths.adminHistory}?format=csv`, people.president],
    [`${paths.adminSocieties}?format=csv`, people.president],
    [`${paths.removedSocieties}?format=csv`, people.president],
    [`${paths.undeliveredMails}?format=csv`, people.president],
    // Sees the members, but does not manage them.
    [`${paths.members(society)}?format=csv`, people.eventsOfficer],
    [`${paths.members(society)}?format=csv`, people.otherPresident],
  ] as const;
  for (const [path, token] of refused) {
    expect([path, (await server.call('GET', path)).status]).toEqual([path, 401]);
    expect([path, (await server.call('GET', path, { token })).status]).toEqual([path, 403]);
  }
  const unknown = await server.call('GET', `${paths.users}?format=xlsx`, { token: people.administrator });
  expect(unknown.status).toBe(400);
});

test('quotes, line breaks and commas are kept, and formulas are defused', async () => {
  const description = '=HYPERLINK("https://evil.example","Click")\nsays, "hello"';
  await server.call('PATCH', paths.society(society), { token: people.president, body: { description } });
  const { rows, text } = await table(`${paths.societies}?format=csv`, people.administrator);
  expect(rows.find(({ id }) => id === String(society))?.description).toBe(`'${description}`);
  expect(text).toContain('\r\n');

  for (const first of ['=1+1', '+1', '-1', '@sum', '\t=1']) {
    await server.database
      .updateTable('users')
      .set({ first_name: first })
      .where('university_id', '=', demo.newcomer)
      .execute();
    const users = await table(`${paths.users}?format=csv&search=${demo.newcomer}`, people.administrator);
    expect(users.rows).toMatchObject([{ first_name: `'${first}` }]);
  }
});

test('the history is exported too', async () => {
  const { rows } = await table(
    `${paths.adminHistory}?format=csv&action=society.changed`,
    people.administrator,
  );
  expect(rows[0]).toMatchObject({
    university_id: demo.president,
    action: 'society.changed',
    kind: 'society',
  });
  expect(JSON.parse(rows[0]?.after ?? '')).toHaveProperty('description');
});
