import { sql } from 'kysely';
import { paths, trustMessages } from 'societies-contract';
import type {
  NoticesReply,
  AccountSession,
  OwnData,
  Post,
  SignupReply,
  SocietyEvent,
  Society,
  SocietyPage,
} from 'societies-contract/schemas';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { demo, demoPassword, withServer } from './harness.ts';
import { society, type Refused } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const server = await withServer();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function logIn(uniID: string, userAgent: string) {
  const { status, body, cookies } = await server.call<{ access_token: string }>('POST', paths.login, {
    body: { uniID, password: demoPassword },
    headers: { 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  return { token: body.access_token, cookie: cookies.join('; ') };
}
const sessionsOf = async (token: string) =>
  (await server.call<AccountSession[]>('GET', paths.sessions, { token })).body;

test('users list their sessions and end one or all others', async () => {
  const desk = await logIn(demo.newcomer, firefox);
  const phone = await logIn(demo.newcomer, iphone);
  const tablet = await logIn(demo.newcomer, 'node');
  const other = await server.signIn(demo.member);

  const listed = await sessionsOf(desk.token);
  expect(listed.map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
      ['Unknown browser', false],
    ]),
  );
  expect(listed).toHaveLength(3);
  expect(JSON.stringify(listed)).not.toContain('Mozilla');

  const used = listed.find(({ device }) => device === 'Safari on iPhone');
  const refreshed = await server.call('POST', paths.refresh, { headers: { cookie: phone.cookie } });
  expect(refreshed.status).toBe(200);
  const again = (await sessionsOf(desk.token)).find(({ id }) => id === used?.id);
  expect(Date.parse(again?.last_used_at ?? '')).toBeGreaterThan(Date.parse(used?.last_used_at ?? ''));

  // Somebody else's is as unknown as one that never was.
  const [strange] = await sessionsOf(other);
  for (const id of [strange?.id ?? '', 'x', '00000000-0000-4000-8000-000000000000']) {
    expect((await server.call('DELETE', paths.session(id), { token: desk.token })).status).toBe(404);
  }
  expect((await server.call('DELETE', paths.session(used?.id ?? ''), { token: desk.token })).status).toBe(
    204,
  );
  expect((await server.call('GET', paths.profile, { token: phone.token })).status).toBe(401);
  const spent = await server.call('POST', paths.refresh, { headers: { cookie: phone.cookie } });
  expect(spent.status).toBe(401);

  expect((await server.call('DELETE', paths.sessions, { token: desk.token })).status).toBe(204);
  expect((await server.call('GET', paths.profile, { token: tablet.token })).status).toBe(401);
  expect(await sessionsOf(desk.token)).toMatchObject([{ current: true }]);
  expect(await sessionsOf(other)).toHaveLength(1);
});

test('the export holds everything about its owner, and no secret', async () => {
  const token = await server.signIn(demo.member);
  const { status, body, headers } = await server.call<OwnData>('GET', paths.ownData, { token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('my-data.json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.account).toMatchObject({ university_id: demo.member });
  expect(body.tables.memberships?.[0]).toMatchObject({ society: expect.any(String) as string });
  expect(Object.keys(body.tables)).toEqual(
    expect.arrayContaining(['memberships', 'event_signups', 'sessions']),
  );
  const text = JSON.stringify(body);
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('hash');
  for (const rows of Object.values(body.tables)) {
    for (const row of rows) expect(JSON.stringify(row)).toContain(demo.member);
  }
});

/** Where people are named and the export leaves it out, and why. */
const notExported: Record<string, string> = {
  rate_limits: 'tells of attempts, by whom ever, and is forgotten within a day',
  announcements: 'only how far a notice has come, forgotten when all are told',
  storage_spaces: 'the sum of what storage_objects tells',
};

test('the export holds every row about its owner', async () => {
  const { database } = server;
  const president = { token: await server.signIn(demo.president) };
  const administrator = { token: await server.signIn(demo.administrator) };
  const reason = 'Sold places at the door.';
  const { status } = await server.call('POST', paths.suspendUser(demo.newcomer), {
    ...administrator,
    body: { reason },
  });
  expect(status).toBe(200);
  expect((await server.call('POST', paths.restoreUser(demo.newcomer), administrator)).status).toBe(200);
  const events = (await server.call<SocietyEvent[]>('GET', paths.events(society), president)).body;
  await sql`update event_signups set checked_in_by = ${demo.president}, checked_in_at = now(), answers = '{"1": "no nuts"}'
    where university_id <> ${demo.president} and society_id = ${society}`.execute(database);
  const guests = await sql<{ event_id: number }>`
    select event_id from event_signups where university_id = ${demo.member} and society_id = ${society}`.execute(
    database,
  );
  const removed = guests.rows[0]?.event_id ?? events[0]?.id ?? 0;
  expect((await server.call('DELETE', paths.event(society, removed), president)).status).toBe(204);

  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
  const exports: Record<string, OwnData> = {};
  for (const id of [demo.president, demo.member, demo.newcomer]) {
    const token = await server.signIn(id);
    const { body } = await server.call<OwnData>('GET', paths.ownData, { token });
    exports[id] = body;
    const missing: string[] = [];
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} as t where to_jsonb(t)::text ~ ${`\\m${id}\\M`} limit 1`.execute(
          database,
        );
      const told = name === 'users' || Object.keys(body.tables).some((told) => told === name);
      const inRemoved =
        name === 'removals' && Object.keys(body.tables).some((told) => told.startsWith('removed '));
      if (rows.length > 0 && !told && !inRemoved && !(name in notExported)) missing.push(name);
    }
    expect([id, missing]).toEqual([id, []]);
  }
  const [ofPresident, ofMember, ofNewcomer] = [demo.president, demo.member, demo.newcomer].map(
    (id) => exports[id]?.tables ?? {},
  );
  expect(ofPresident?.removals).toMatchObject([{ removed_by: demo.president, kind: 'event' }]);
  expect(ofMember?.['removed event_signups']).toMatchObject([{ university_id: demo.member }]);
  expect(JSON.stringify(ofNewcomer?.history)).toContain(reason);
  // Others' numbers and answers are not theirs to take.
  expect(JSON.stringify(ofNewcomer?.history)).not.toContain(demo.administrator);
  expect(JSON.stringify([ofPresident?.event_signups, ofPresident?.removals])).not.toContain('no nuts');
});

test('an export during changes is of one moment', async () => {
  const { database } = server;
  const token = await server.signIn(demo.eventsOfficer);
  const owner = demo.eventsOfficer;
  await database
    .insertInto('notifications')
    .values({ university_id: owner, kind: 'role_given', title: '', text: '', href: '/' })
    .execute();
  let count = 0;
  /** One transaction writes the same count into two tables. */
  const write = () =>
    inTransaction(database, async (trx) => {
      count += 1;
      const text = String(count);
      await sql`update users set last_name = ${text} where university_id = ${owner}`.execute(trx);
      await sql`update notifications set title = ${text} where university_id = ${owner}`.execute(trx);
    });
  await write();
  let done = false;
  const writing = (async () => {
    while (!done) await write();
  })();
  const seen = new Set<string>();
  for (let exports = 0; exports < 20 || (seen.size < 2 && exports < 200); exports += 1) {
    const { body } = await server.call<OwnData>('GET', paths.ownData, { token });
    const name = String(body.account.last_name);
    seen.add(name);
    for (const row of body.tables.notifications ?? []) expect(row.title).toBe(name);
  }
  done = true;
  await writing;
  expect(seen.size).toBeGreaterThan(1);
});

test('an account is deleted with its password, and stored counts follow', async () => {
  const token = await server.signIn(demo.member);
  const mine = { token };
  const events = (await server.call<SocietyEvent[]>('GET', paths.events(society), mine)).body;
  const joined = events.find((event) => event.joined && event.state !== 'past');
  const before = (await server.call<Society>('GET', paths.society(society), mine)).body.member_count;

  const forgotten = await server.call<Refused>('DELETE', paths.profile, {
    token,
    body: { password: 'Wrong1234' },
  });
  expect([forgotten.status, forgotten.body.errors]).toEqual([
    400,
    { password: [trustMessages.ownAccount.wrongPassword] },
  ]);
  expect((await server.call('DELETE', paths.profile, { token, body: {} })).status).toBe(400);
  const gone = await server.call('DELETE', paths.profile, { token, body: { password: demoPassword } });
  expect(gone.status).toBe(204);

  expect((await server.call('GET', paths.profile, mine)).status).toBe(401);
  const login = await server.call('POST', paths.login, {
    body: { uniID: demo.member, password: demoPassword },
  });
  expect(login.status).toBe(401);
  const president = { token: await server.signIn(demo.president) };
  const after = (await server.call<Society>('GET', paths.society(society), president)).body.member_count;
  expect(after).toBe(before - 1);
  if (joined) {
    const { body } = await server.call<SocietyEvent>('GET', paths.event(society, joined.id), president);
    expect(body.participants).toBe(joined.participants - 1);
  }
});

test('likes, pictures and files are deleted with the account', async () => {
  const id = demo.newcomer;
  const token = await server.signIn(id);
  await server.call('POST', paths.join(society), { token });
  const president = await server.signIn(demo.president);
  const posts = async () =>
    (await server.call<Post[]>('GET', paths.posts(society), { token: president })).body;
  const [post] = (await posts()).filter(({ show_likes }) => show_likes);
  const liked = await server.call('POST', paths.postLike(society, post?.id ?? 0), { token });
  expect(liked.status).toBe(200);
  const likes = async () => (await posts()).find(({ id: one }) => one === post?.id)?.likes;
  expect(await likes()).toBe((post?.likes ?? 0) + 1);

  const folder = storageOf(server, token).from('users');
  const key = `${id}/avatars/${id}.png`;
  expect((await folder.upload(key, asBlob(await png()))).error).toBeNull();
  const avatar = folder.getPublicUrl(key).data.publicUrl;
  expect((await server.call('POST', paths.changeAvatar, { token, body: { avatar } })).status).toBe(200);
  expect((await fetch(avatar)).status).toBe(200);
  const stored = async () =>
    (await readdir(server.dataDir, { recursive: true })).filter((name) => name.split(path.sep).includes(id));
  expect(await stored()).not.toEqual([]);

  const gone = await server.call('DELETE', paths.profile, { token, body: { password: demoPassword } });
  expect(gone.status).toBe(204);
  expect(await likes()).toBe(post?.likes);
  expect((await fetch(avatar)).status).not.toBe(200);
  expect(await stored()).toEqual([]);
  const left = await server.database
    .selectFrom('post_likes')
    .select('post_id')
    .where('university_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('an account deleted while it registers and joins is counted nowhere', async () => {
  const { database } = server;
  const password = 'Orbit2027';
  const signup = await server.call<SignupReply>('POST', paths.signup, {
    body: {
      university_id: '70000009',
      first_name: 'Ada',
      last_name: 'King',
      email: 'ada@uni.example',
      password,
    },
  });
  const token = signup.body.access_token;
  const events = (await server.call<SocietyEvent[]>('GET', paths.events(society), { token })).body
    .filter(({ state }) => state === 'open')
    .slice(0, 6);
  expect(events.length).toBeGreaterThan(0);
  const presses = [
    ...events.map(({ id }) => [paths.eventSignup(society, id), 'DELETE', paths.eventSignup(society, id)]),
    ...[3, 4, 5].map((other) => [paths.join(other), 'POST', paths.leave(other)]),
  ];
  const replies: number[] = [];
  // The password is hashed before anything is deleted, so each goes on pressing until the account is gone.
  const press = async ([take = '', method = '', giveBack = '']: string[]) => {
    for (;;) {
      for (const [how, path] of [
        ['POST', take],
        [method, giveBack],
      ] as const) {
        const { status } = await server.call(how, path, { token, ...(how === 'POST' && { body: {} }) });
        replies.push(status);
        if (status === 401) return;
      }
    }
  };
  const [gone] = await Promise.all([
    server.call('DELETE', paths.profile, { token, body: { password } }),
    ...presses.map(press),
  ]);
  expect(gone.status).toBe(204);
  expect(replies).toContain(200);
  expect(replies.filter((status) => status >= 500)).toEqual([]);
  const { rows: wrong } = await sql`
    select events.id from events where events.participants + events.waiting <> (
      select count(*) from event_signups
      where event_signups.society_id = events.society_id and event_signups.event_id = events.id) + (
      select coalesce(sum(going), 0) from nameless_guests
      where nameless_guests.society_id = events.society_id and nameless_guests.event_id = events.id)
    union all
    select societies.id from societies where societies.member_count <> (
      select count(*) from memberships where memberships.society_id = societies.id)`.execute(database);
  expect(wrong).toEqual([]);
});

test('a President and the only administrator cannot delete their account', async () => {
  for (const [id, code] of [
    [demo.president, 'president_stays'],
    [demo.administrator, 'last_administrator'],
  ] as const) {
    const token = await server.signIn(id);
    const { status, body } = await server.call<Refused>('DELETE', paths.profile, {
      token,
      body: { password: demoPassword },
    });
    expect([id, status, body.code]).toEqual([id, 409, code]);
    expect((await server.call('GET', paths.profile, { token })).status).toBe(200);
  }
});

test('a former President can delete their account', async () => {
  const token = await server.signIn(demo.president);
  const handed = await server.call('POST', paths.presidency(society), {
    token,
    body: { user_id: demo.eventsOfficer, previous_user_id: demo.president },
  });
  expect(handed.status).toBe(200);
  const gone = await server.call('DELETE', paths.profile, { token, body: { password: demoPassword } });
  expect(gone.status).toBe(204);
  expect((await server.call('GET', paths.profile, { token })).status).toBe(401);
  const successor = await server.signIn(demo.eventsOfficer);
  const page = await server.call<SocietyPage>('GET', paths.society(society), { token: successor });
  const posts = Object.values(page.body.committee_members);
  expect(posts.find(({ role }) => role.name === 'President')?.university_id).toBe(demo.eventsOfficer);
});

/** Where a number outlives its account, and why. */
const outlives: Record<string, string> = {
  rate_limits: 'tells of attempts, by whom ever, and is forgotten within a day',
};

test('no row names a deleted account', async () => {
  const { database } = server;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
  // Those above; the last one let guests in at doors, wrote and removed things.
  for (const id of [demo.member, demo.newcomer, demo.president]) {
    const naming: string[] = [];
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} as t where to_jsonb(t)::text ~ ${`\\m${id}\\M`} limit 1`.execute(
          database,
        );
      if (rows.length > 0 && !(name in outlives)) naming.push(name);
    }
    expect([id, naming]).toEqual([id, []]);
  }
  const token = await server.signIn(demo.eventsOfficer);
  const { body: told } = await server.call<NoticesReply>('GET', paths.notifications, { token });
  expect(told.results[0]?.text).toMatch(/^The last President handed the presidency over to you/);
  const { rows: letIn } = await sql`select 1 from event_signups where checked_in_at is not null`.execute(
    database,
  );
  expect(letIn.length).toBeGreaterThan(0);
});
