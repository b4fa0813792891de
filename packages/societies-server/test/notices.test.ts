import {
  defaultNoticeWays,
  paths,
  type EventBody,
  type MyEvents,
  type Notice,
  type NoticeSettings,
  type NoticesReply,
  type Profile,
  type SignupReply,
  type SocietyEvent,
  type SocietyRequest,
} from 'societies-contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { notifyNextBatch } from '../src/notices/notify.ts';
import { demo, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer({ env: { TIME_ZONE: 'Asia/Tokyo' } });
const people = await signInPeople(server);

const noticesOf = async (token: string, page = 1) =>
  (await server.call<NoticesReply>('GET', `${paths.notifications}?page=${page}`, { token })).body;
const settingsOf = async (token: string) =>
  (await server.call<NoticeSettings>('GET', paths.notificationSettings, { token })).body;
const choose = (token: string, body: unknown) =>
  server.call<NoticeSettings & Refused>('PUT', paths.notificationSettings, { token, body });
/** Subjects of the mails that somebody got. */
async function subjectsTo(universityId: string): Promise<string[]> {
  const { email } = await server.database
    .selectFrom('users')
    .select('email')
    .where('university_id', '=', universityId)
    .executeTakeFirstOrThrow();
  return (await mailsTo(server, email)).map(({ subject = '' }) => subject);
}
const newest = async (token: string): Promise<Partial<Notice> | undefined> =>
  (await noticesOf(token)).results[0];
const publish = (title: string) =>
  server.call('POST', paths.posts(society), {
    token: people.president,
    body: { title, content: 'Tonight.', show_likes: true },
  });

const appoint = (role: number) => ({
  role_id: role,
  role_name: 'Treasurer',
  user_id: demo.member,
  user_name: null,
  previous_user_id: null,
});

/** At seven in the evening in Tokyo. */
const soon = () => `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
const draft = (): EventBody => ({
  name: 'Night walk',
  description: 'Bring a torch.',
  datetime: soon(),
  duration: '01:00:00',
  venue: 'Hilltop',
  max_participants: 10,
  price: 0,
  is_active: true,
});

test('a post notifies every member but its writer', async () => {
  await expectRefused(server, { method: 'GET', path: paths.notifications });
  await publish('Clear skies');
  expect(await newest(people.member)).toMatchObject({
    kind: 'post_published',
    title: 'Clear skies',
    read_at: null,
  });
  expect((await newest(people.president))?.title).not.toBe('Clear skies');
  expect(await noticesOf(people.newcomer)).toEqual({ count: 0, unread: 0, results: [] });
  expect(await subjectsTo(demo.member)).toEqual([]);
});

test('a large society is notified in batches, each member once, by any process', async () => {
  const large = 1_700;
  const { database } = server;
  await sql`
    insert into users (university_id, first_name, last_name, email, email_key, password_hash)
    select (80000000 + n)::text, 'A', 'B', n || '@large.example', n || '@large.example', '' from generate_series(1, ${large}::integer) n`.execute(
    database,
  );
  await sql`
    insert into memberships (society_id, university_id)
    select ${society}, (80000000 + n)::text from generate_series(1, ${large}::integer) n`.execute(database);
  const told = async () => {
    const { rows } = await sql<{ times: number; people: number }>`
      select count(*)::integer as times, count(distinct university_id)::integer as people
      from notifications where "values" ->> 'post' = 'For all of you'`.execute(database);
    return rows[0];
  };
  const members = await database
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('society_id', '=', society)
    .executeTakeFirstOrThrow();
  const everybody = Number(members.count) - 1;
  expect((await publish('For all of you')).status).toBe(201);
  // The worker of the server goes on by itself; what is interrupted on the way is told again, from where it stood.
  await expect(
    inTransaction(database, async (trx) => {
      await notifyNextBatch(trx);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await Promise.all([notifyNextBatch(database), notifyNextBatch(database)]);
  await expect.poll(told, { timeout: 20_000 }).toEqual({ times: everybody, people: everybody });
  expect(await database.selectFrom('announcements').selectAll().execute()).toEqual([]);
});

test("notices are marked read by id or all, and never another reader's", async () => {
  await publish('First light');
  const { unread, results } = await noticesOf(people.member);
  const read = (token: string, body: unknown) =>
    server.call<NoticesReply & Refused>('POST', paths.readNotifications, { token, body });
  const ids = [results[0]?.id];
  await read(people.newcomer, { ids });
  expect((await noticesOf(people.member)).unread).toBe(unread);
  const one = await read(people.member, { ids });
  expect(one.body.unread).toBe(unread - 1);
  expect(one.body.results[0]?.read_at).not.toBeNull();
  expect((await read(people.member, { all: true })).body.unread).toBe(0);
  for (const body of [{}, { ids: ['one'] }, { ids: [], all: true }, { all: false }]) {
    expect((await read(people.member, body)).status).toBe(400);
  }
});

test('settings by kind, channel and society are separate and keep what a write leaves out', async () => {
  await expectRefused(server, { method: 'PUT', path: paths.notificationSettings, body: {} });
  expect(await settingsOf(people.member)).toMatchObject({
    digest: 'off',
    kinds: defaultNoticeWays,
    societies: { [society]: 'all' },
  });
  const post_published = { in_app: false, email: true, push: false };
  await choose(people.member, { kinds: { post_published } });
  const { unread } = await noticesOf(people.member);
  await publish('By mail alone');
  expect((await noticesOf(people.member)).unread).toBe(unread);
  expect(await subjectsTo(demo.member)).toEqual(['By mail alone']);

  const reply = await choose(people.member, {
    digest: 'weekly',
    societies: { [society]: 'important', 9: 'off' },
  });
  expect(reply.body).toMatchObject({ digest: 'weekly', societies: { [society]: 'important' } });
  expect(reply.body.kinds.post_published).toEqual(post_published);
  await publish('To nobody who does not want it');
  expect(await subjectsTo(demo.member)).toHaveLength(1);
  for (const body of [
    { digest: 'hourly' },
    { kinds: { gossip: { in_app: true, email: true } } },
    { kinds: { post_published: { in_app: true } } },
    { societies: { [society]: 'some' } },
    { societies: { x: 'off' } },
  ]) {
    expect([body, (await choose(people.member, body)).status]).toEqual([body, 400]);
  }
  await choose(people.member, {
    societies: { [society]: 'all' },
    kinds: { post_published: defaultNoticeWays.post_published },
  });
});

test('guests are notified when an event moves or is deleted, and of nothing else', async () => {
  const created = await server.call<SocietyEvent>('POST', paths.events(society), {
    token: people.president,
    body: draft(),
  });
  const event = paths.event(society, created.body.id);
  await server.call('POST', paths.eventSignup(society, created.body.id), {
    token: people.newcomer,
    body: {},
  });
  const body = draft();
  await server.call('PUT', event, {
    token: people.president,
    body: { ...body, datetime: created.body.datetime, description: 'Bring two torches.' },
  });
  expect((await noticesOf(people.newcomer)).count).toBe(0);
  // One who waits is told as well.
  await server.call('PUT', event, {
    token: people.president,
    body: { ...body, datetime: created.body.datetime, max_participants: 1, waiting_list: true },
  });
  await server.call('POST', paths.eventSignup(society, created.body.id), { token: people.member, body: {} });
  await server.call('PUT', event, {
    token: people.president,
    body: { ...body, max_participants: 1, venue: 'The observatory' },
  });
  for (const token of [people.newcomer, people.member]) {
    expect(await newest(token)).toMatchObject({
      kind: 'event_changed',
      title: 'Night walk has changed',
    });
  }
  expect((await newest(people.newcomer))?.text).toMatch(/at 19:00, at The observatory/);
  const elsewhere = async (zone: string) =>
    (
      await server.call<NoticesReply>('GET', paths.notifications, {
        token: people.newcomer,
        headers: { 'time-zone': zone },
      })
    ).body.results[0]?.text;
  expect(await elsewhere('Europe/Berlin')).toMatch(/at 11:00, at The observatory/);
  expect(await elsewhere('Moon/Sea')).toMatch(/at 19:00, at The observatory/);
  // Its hour alone is a change too.
  const later = new Date(Date.parse(body.datetime) + 3_600_000).toISOString();
  await server.call('PUT', event, {
    token: people.president,
    body: { ...body, datetime: later, max_participants: 1, venue: 'The observatory' },
  });
  expect(await newest(people.member)).toMatchObject({
    kind: 'event_changed',
    text: expect.stringContaining('at 20:00, at The observatory') as string,
  });
  await server.call('DELETE', event, { token: people.president });
  expect(await newest(people.newcomer)).toMatchObject({
    kind: 'event_cancelled',
    title: 'Night walk is cancelled',
  });
  expect(await subjectsTo(demo.newcomer)).toHaveLength(3);
});

test('guests and the waiting list are notified when the society is removed', async () => {
  const removed = 12;
  const president = await server.signIn(await holderOf(server, removed, 'President'));
  const made = await server.call<SocietyEvent>('POST', paths.events(removed), {
    token: president,
    body: { ...draft(), max_participants: 1, waiting_list: true },
  });
  expect(made.status).toBe(201);
  const signup = paths.eventSignup(removed, made.body.id);
  for (const token of [people.newcomer, people.member])
    expect((await server.call('POST', signup, { token, body: {} })).status).toBe(200);
  await server.call('DELETE', paths.removeSociety(removed), { token: people.administrator });
  for (const token of [people.newcomer, people.member]) {
    expect(await newest(token)).toMatchObject({
      kind: 'event_cancelled',
      title: 'Night walk is cancelled',
      text: expect.stringContaining('The society that held it is no longer on the platform.') as string,
      href: '/my-events',
    });
    const { body } = await server.call<MyEvents>('GET', paths.myEvents, { token });
    expect([...body.upcoming, ...body.waiting].filter(({ society: { id } }) => id === removed)).toEqual([]);
  }
  expect((await server.call('POST', signup, { token: people.newcomer, body: {} })).status).toBe(404);
  // It comes back, and they are in its events as before.
  const restored = await server.call('POST', paths.restoreSociety(removed), { token: people.administrator });
  expect(restored.status).toBe(200);
  for (const token of [people.newcomer, people.member]) {
    expect(await newest(token)).toMatchObject({
      kind: 'event_changed',
      title: 'Night walk is on again',
      text: expect.stringContaining('at 19:00, at Hilltop') as string,
      href: `/societies/${removed}/events/${made.body.id}`,
    });
  }
});

test('a series keeps its days and local hour in any time zone', async () => {
  const create = async (datetime: string, until: string) => {
    const { status, body } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: { ...draft(), datetime, repeat: { every: 'week', until } },
    });
    expect(status).toBe(201);
    const all = await server.call<SocietyEvent[]>('GET', paths.events(society), { token: people.president });
    return all.body.filter(({ series_id }) => series_id === body.id).reverse();
  };
  const days = (series: readonly SocietyEvent[]) => series.map(({ datetime }) => datetime);
  // On Thursday morning in Tokyo, where clocks are never changed, it is Wednesday by UTC: the day of `until` is Tokyo's.
  const series = await create('2027-10-20T23:30:00.000Z', '2027-11-10');
  expect(days(series)).toEqual([
    '2027-10-20T23:30:00.000Z',
    '2027-10-27T23:30:00.000Z',
    '2027-11-03T23:30:00.000Z',
  ]);
  // An hour and a half later it is the same day there.
  await server.call('PUT', `${paths.event(society, series[0]?.id ?? 0)}?scope=following`, {
    token: people.president,
    body: { ...draft(), datetime: '2027-10-21T01:00:00.000Z' },
  });
  const all = await server.call<SocietyEvent[]>('GET', paths.events(society), { token: people.president });
  expect(days(all.body.filter(({ series_id }) => series_id === series[0]?.id)).reverse()).toEqual([
    '2027-10-21T01:00:00.000Z',
    '2027-10-28T01:00:00.000Z',
    '2027-11-04T01:00:00.000Z',
  ]);
});

test('roles and decisions are notified, by email too', async () => {
  const rows = await server.database
    .selectFrom('roles')
    .select('id')
    .where('society_id', '=', society)
    .where('name', '=', 'Treasurer')
    .execute();
  const role = rows[0]?.id ?? 0;
  await server.database
    .updateTable('memberships')
    .set({ role_id: null })
    .where('role_id', '=', role)
    .execute();
  await server.call('POST', paths.updateCommittee(society), {
    token: people.administrator,
    body: { new_committee: [appoint(role)] },
  });
  expect(await newest(people.member)).toMatchObject({ kind: 'role_given', href: `/societies/${society}` });

  const asked = await server.call<SocietyRequest>('POST', paths.societyRequests, {
    token: people.newcomer,
    body: { name: 'Kite flying', category: 1, proposal: 'Kites over the hill.', user: demo.newcomer },
  });
  const reject = () =>
    server.call('POST', paths.rejectRequest(asked.body.id), { token: people.administrator });
  await reject();
  const { count } = await noticesOf(people.newcomer);
  await reject();
  expect((await noticesOf(people.newcomer)).count).toBe(count);
  expect(await newest(people.newcomer)).toMatchObject({
    kind: 'request_decided',
    href: `/my-societies/requests/${asked.body.id}`,
  });
  await server.call('POST', paths.acceptRequest(asked.body.id), { token: people.administrator });
  expect((await newest(people.newcomer))?.title).toBe('Kite flying is founded');
});

test('a failed change notifies nobody', async () => {
  const { count } = await noticesOf(people.member);
  await server.call('POST', paths.posts(otherSocieties.featuresOff), {
    token: people.president,
    body: { title: 'Never', content: 'Never.', show_likes: true },
  });
  const refused = await server.call<Refused>('POST', paths.updateCommittee(society), {
    token: people.administrator,
    body: { new_committee: [appoint(2_000_000_000)] },
  });
  expect(refused.status).toBe(404);
  expect((await noticesOf(people.member)).count).toBe(count);
});

test('a notice is in the requested language, else the reader’s own, else English', async () => {
  const token = people.member;
  await publish('Aurora');
  const textIn = async (language?: string) => {
    const headers = language === undefined ? undefined : { 'accept-language': language };
    const { body } = await server.call<NoticesReply>('GET', paths.notifications, { token, headers });
    return body.results[0]?.text;
  };
  const said = {
    en: 'A new post of Astronomy Society',
    de: 'Ein neuer Beitrag von Astronomy Society',
  };
  expect(await textIn()).toBe(said.en);
  expect(await textIn('de-AT, en;q=0.5')).toBe(said.de);
  expect((await choose(token, { language: 'fr' })).status).toBe(400);
  const { digest } = await settingsOf(token);
  expect((await choose(token, { language: 'de' })).body).toMatchObject({ language: 'de', digest });
  for (const language of [undefined, '*', 'fr']) expect(await textIn(language)).toBe(said.de);
  expect(await textIn('en-GB')).toBe(said.en);
  const { body } = await server.call<Profile>('GET', paths.profile, { token });
  expect(body.language).toBe('de');
  await choose(token, { language: 'en' });

  const german = {
    university_id: '70000091',
    first_name: 'Emmy',
    last_name: 'Noether',
    email: 'noether@example.org',
  };
  const { body: session } = await server.call<SignupReply>('POST', paths.signup, {
    body: { ...german, password: 'Orbit2027' },
    headers: { 'accept-language': 'de' },
  });
  expect((await settingsOf(session.access_token)).language).toBe('de');
});

test('notices stored as sentences stay readable in the list and the outbox', async () => {
  const old = { kind: 'role_given', title: 'You are Secretary', text: 'From now on.', href: '/' } as const;
  const { database } = server;
  await database
    .insertInto('notifications')
    .values({ university_id: demo.newcomer, ...old })
    .execute();
  await database
    .insertInto('mails')
    .values({ university_id: demo.newcomer, template: 'notice', data: JSON.stringify(old) })
    .execute();
  expect(await newest(people.newcomer)).toMatchObject(old);
  expect(await subjectsTo(demo.newcomer)).toContain(old.title);
});
