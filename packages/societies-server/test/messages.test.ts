import { sql } from 'kysely';
import {
  paths,
  societyMessageLimits,
  validation,
  type HistoryPage,
  type MessageReaders,
  type NoticesReply,
  type SocietyMessage,
  type SocietyMessages,
} from 'societies-contract';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLogger, serve } from '../src/serve.ts';
import { eventDraft } from './event-draft.ts';
import { demo, prepare, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { signInPeople, society, type Refused } from './people.ts';
import { startProcess } from './processes.ts';

const server = await withServer();
const people = await signInPeople(server);
const { database } = server;
/** A member whose role lets them manage members, and not edit events. */
const { rows: named } = await sql<{ university_id: string }>`
  update memberships set role_id = (select id from roles where society_id = ${society} and name = 'Secretary')
  where society_id = ${society} and university_id = (
    select max(university_id) from memberships where society_id = ${society} and role_id is null)
  returning university_id`.execute(database);
const secretary = await server.signIn(named[0]?.university_id ?? '');

const draft = {
  audience: 'members',
  subject: 'Next week',
  text: 'We meet **outside**.\n\n- Bring a coat\n- Read [the list](https://union.example/list)\n\n<b>raw</b>',
};
const send = <Body = SocietyMessage>(body: object, token = people.president, of = society) =>
  server.call<Body & Refused>('POST', paths.messages(of), { token, body });
const list = async (token = people.president) =>
  (await server.call<SocietyMessages>('GET', paths.messages(society), { token })).body;
const noticesOf = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results.filter(
    ({ kind }) => kind === 'message',
  );
const emailOf = async (universityId: string) =>
  (
    await database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', universityId)
      .executeTakeFirstOrThrow()
  ).email;
const count = async (statement: ReturnType<typeof sql<{ count: number }>>) =>
  (await statement.execute(database)).rows[0]?.count ?? 0;
const members = () =>
  count(sql`select count(*)::integer as count from memberships where society_id = ${society}`);
const settle = (token: string, body: object) =>
  server.call('PUT', paths.notificationSettings, { token, body });

beforeEach(async () => {
  await sql`delete from society_messages`.execute(database);
  await sql`delete from notifications where kind = 'message'`.execute(database);
  await sql`delete from mails`.execute(database);
});

describe('writing to a society', () => {
  test('is for who manages members, and to guests for who edits events', async () => {
    const { status } = await server.call('POST', paths.messages(society), { body: draft });
    expect(status).toBe(401);
    const event = await newEvent();
    const toGuests = { ...draft, audience: 'guests', event };
    for (const [token, body, expected] of [
      [people.newcomer, draft, 403],
      [people.member, draft, 403],
      [people.administrator, draft, 403],
      [people.otherPresident, draft, 403],
      [people.eventsOfficer, draft, 403],
      [people.eventsOfficer, { ...draft, audience: 'committee' }, 403],
      [secretary, toGuests, 403],
      [people.eventsOfficer, toGuests, 201],
      [secretary, draft, 201],
    ] as const)
      expect([body.audience, (await send(body, token)).status]).toEqual([body.audience, expected]);
    for (const token of [people.member, people.administrator])
      expect((await server.call('GET', paths.messages(society), { token })).status).toBe(403);
    expect((await list(people.eventsOfficer)).count).toBe(2);
  });

  test('reaches each member but the writer, in the app and by mail', async () => {
    const reply = await send(draft);
    expect([reply.status, reply.body]).toMatchObject([
      201,
      {
        audience: 'members',
        subject: 'Next week',
        text: draft.text,
        event: null,
        by: { university_id: demo.president },
        readers: (await members()) - 1,
      },
    ]);
    const [notice] = await noticesOf(people.member);
    expect(notice?.title).toMatch(/: Next week$/);
    expect([notice?.text, notice?.href]).toEqual([draft.text, `/societies/${society}`]);
    expect(await noticesOf(people.president)).toEqual([]);
    const [mail] = await mailsTo(server, await emailOf(demo.member));
    expect(mail?.subject).toMatch(/: Next week$/);
    expect(mail?.html).toContain('<strong>outside</strong>');
    expect(mail?.html).toContain('href="https://union.example/list"');
    expect(mail?.html).not.toContain('<b>raw</b>');
    expect(mail?.text).toContain('Bring a coat');
  });

  test('lists what was sent, the newest first, and is in the history with the number of readers', async () => {
    await send(draft);
    const second = await send({ ...draft, audience: 'committee', subject: 'Agenda' });
    const sent = await list();
    expect(sent.count).toBe(2);
    expect(sent.results.map(({ subject, audience }) => [subject, audience])).toEqual([
      ['Agenda', 'committee'],
      ['Next week', 'members'],
    ]);
    const history = await server.call<HistoryPage>(
      'GET',
      `${paths.societyHistory(society)}?action=message.sent`,
      { token: people.president },
    );
    expect(history.body.results[0]).toMatchObject({
      subject: { kind: 'message', name: 'Agenda' },
      after: { audience: 'committee', readers: second.body.readers },
    });
  });

  test('goes to the guests of one event, those who wait among them', async () => {
    const event = await newEvent(1);
    for (const token of [people.newcomer, people.member])
      await server.call('POST', paths.eventSignup(society, event), { token, body: {} });
    const reply = await send({ ...draft, audience: 'guests', event });
    expect([reply.status, reply.body.readers, reply.body.event?.id]).toEqual([201, 2, event]);
    expect((await noticesOf(people.newcomer))[0]?.href).toBe(`/societies/${society}/events/${event}`);
    expect(await noticesOf(people.eventsOfficer)).toEqual([]);
  });

  test('does not reach who wants no such notices', async () => {
    const all = (await send<MessageReaders>({ ...draft, dry_run: true })).body.readers;
    await settle(people.member, { kinds: { message: { in_app: false, email: false } } });
    const without = await send(draft);
    expect(without.body.readers).toBe(all - 1);
    expect(await noticesOf(people.member)).toEqual([]);
    await settle(people.member, { kinds: { message: { in_app: true, email: false } } });
    await sql`delete from mails`.execute(database);
    expect((await send(draft)).body.readers).toBe(all);
    expect(
      await count(sql`select count(*)::integer as count from mails where university_id = ${demo.member}`),
    ).toBe(0);
    await settle(people.member, { societies: { [society]: 'off' } });
    expect((await send<MessageReaders>({ ...draft, dry_run: true })).body.readers).toBe(all - 1);
    await settle(people.member, {
      kinds: { message: { in_app: true, email: true } },
      societies: { [society]: 'all' },
    });
  });

  test('says before sending how many it would reach, and sends nothing then', async () => {
    const { status, body } = await send<MessageReaders>({ ...draft, dry_run: true });
    expect([status, body]).toEqual([200, { readers: (await members()) - 1 }]);
    expect((await list()).count).toBe(0);
    expect(await noticesOf(people.member)).toEqual([]);
  });

  test('is 429 for the fourth within a day, also when two are sent at once', async () => {
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send({ ...draft, audience: 'committee' })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    const late = sent.find(({ status }) => status === 429);
    expect(late?.body.code).toBe('too_many_messages');
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await list()).count).toBe(3);
    expect((await send<MessageReaders>({ ...draft, dry_run: true })).status).toBe(200);
    await sql`update society_messages set sent_at = sent_at - interval '24 hours'
      where id = (select min(id) from society_messages)`.execute(database);
    expect((await send({ ...draft, audience: 'committee' })).status).toBe(201);
    expect((await send({ ...draft, audience: 'committee' })).status).toBe(429);
  });

  test('sends answers to the contact of the society where that is an address', async () => {
    const change = (contact: string) =>
      database.updateTable('societies').set({ contact }).where('id', '=', society).execute();
    const latest = async () => (await mailsTo(server, await emailOf(demo.eventsOfficer)))[0];
    await change('stars@union.example');
    await send({ ...draft, audience: 'committee', subject: 'With an address' });
    expect((await latest())?.replyTo?.value.map(({ address }) => address)).toEqual(['stars@union.example']);
    await change('Ask at the desk, or @stars');
    await send({ ...draft, audience: 'committee', subject: 'Without one' });
    const mail = await latest();
    expect([mail?.subject?.endsWith('Without one'), mail?.replyTo]).toEqual([true, undefined]);
  });

  test.each([
    [{ subject: ' ' }, 'subject', validation.message.subjectRequired],
    [{ subject: 's'.repeat(121) }, 'subject', validation.any.tooLong(120)],
    [{ subject: 'Zero\u200bwidth' }, 'subject', validation.any.characters],
    [{ text: '\n' }, 'text', validation.message.textRequired],
    [{ text: 't'.repeat(5_001) }, 'text', validation.any.tooLong(5_000)],
    [{ audience: 'everybody' }, 'audience', expect.any(String)],
    [{ audience: 'guests' }, 'event', validation.message.eventRequired],
    [{ audience: 'guests', event: 9_999_999 }, 'event', validation.message.eventGone],
    [{ event: 1 }, 'event', validation.message.eventForGuests],
    [{ bcc: 'all' }, 'bcc', expect.any(String)],
  ])('refuses %j', async (change, field, text) => {
    const { status, body } = await send({ ...draft, ...change });
    expect([status, body.errors?.[field]?.[0]]).toEqual([400, text]);
    expect((await list()).count).toBe(0);
  });

  test('keeps what was written when the account that wrote it is deleted, without a name', async () => {
    await send(draft, secretary);
    await sql`update society_messages set actor = null`.execute(database);
    expect((await list()).results[0]).toMatchObject({ by: null, subject: 'Next week' });
  });
});

describe('a message to 50,000 members', () => {
  test('comes to each once, although the server is killed amid it and no mail server answers, with its text stored once', async () => {
    const many = 50_000;
    const { settings, remove } = await prepare({
      // Nothing listens there: all mails wait in the outbox.
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mail@union.example', VERIFY_EMAIL: 'false' },
    });
    onTestFinished(remove);
    const open = async () => {
      const config = readConfig(settings);
      return serve(config, createLogger(config.logLevel));
    };
    const idOf = (place: number) => String(70_000_000 + place);
    const before = await open();
    // Without the time limits of requests.
    await before.engine.patiently(async (patient) => {
      await sql`insert into users (university_id, first_name, last_name, email, email_key, password_hash)
        select (70000000 + n)::text, 'Many', 'Members', n || '@many.example', n || '@many.example',
          (select password_hash from users where university_id = ${demo.member})
        from generate_series(1, ${many}::integer) as n`.execute(patient);
      await sql`insert into memberships (society_id, university_id)
        select ${society}::bigint, (70000000 + n)::text from generate_series(1, ${many}::integer) as n`.execute(
        patient,
      );
    });
    await before.close();

    const first = await startProcess(settings);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const president = await first.signIn(demo.president);
    const amid = await first.signIn(idOf(8_000));
    const noticed = async (token: string) => {
      const reply = await first.call<NoticesReply>('GET', paths.notifications, { token });
      return reply.body.results?.some(({ kind }) => kind === 'message') ?? false;
    };
    const text = 'w'.repeat(societyMessageLimits.textMax);
    const reply = await first.call<SocietyMessage>('POST', paths.messages(society), {
      token: president,
      body: { ...draft, text },
    });
    expect(reply.status).toBe(201);
    const { readers } = reply.body;
    expect(readers).toBeGreaterThanOrEqual(many);
    // Others are served meanwhile.
    const waits: number[] = [];
    await expect
      .poll(
        async () => {
          const start = performance.now();
          const list = await first.call('GET', paths.societies, { token: amid });
          expect(list.status).toBe(200);
          waits.push(performance.now() - start);
          return noticed(amid);
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBe(true);
    expect(waits.length).toBeGreaterThan(5);
    waits.sort((one, other) => one - other);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(250);
    expect(Math.max(...waits)).toBeLessThan(2_000);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    const after = await open();
    onTestFinished(() => after.close());
    const { database: stored } = after.engine;
    const left = async () =>
      (await sql<{ count: number }>`select count(*)::integer as count from announcements`.execute(stored))
        .rows[0]?.count;
    // It was amid it.
    expect(await left()).toBe(1);
    await expect.poll(left, { timeout: 120_000, interval: 200 }).toBe(0);
    for (const [table, content] of [
      ['notifications', 'values'],
      ['mails', 'data'],
    ] as const) {
      const { rows } = await sql<{ all: number; people: number; longest: number }>`
        select count(*)::integer as "all", count(distinct university_id)::integer as people,
          max(length(${sql.ref(content)}::text))::integer as longest
        from ${sql.table(table)} where university_id <> ${demo.president}
          and ${sql.ref(content)}::text like '%message_id%'`.execute(stored);
      expect([table, rows[0]]).toMatchObject([table, { all: readers, people: readers }]);
      expect(rows[0]?.longest).toBeLessThan(500);
    }
  }, 300_000);
});

async function newEvent(max_participants = 5): Promise<number> {
  const { body } = await server.call<{ id: number }>('POST', paths.events(society), {
    token: people.president,
    body: { ...eventDraft, max_participants, waiting_list: true },
  });
  return body.id;
}
