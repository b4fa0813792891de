import { sql } from 'kysely';
import { paths, removableDays, type Notice } from 'societies-contract';
import type {
  HistoryPage,
  MerchItem,
  Post,
  RemovedSociety,
  SocietyEvent,
  SocietyPage,
  Widget,
} from 'societies-contract/schemas';
import { expect, test } from 'vitest';
import { takePlace } from '../src/events/places.ts';
import { forgetRemovals } from '../src/history/removals.ts';
import { eventDraft } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { meanwhile } from './meanwhile.ts';
import { holderOf, signInStudents, society, type Refused } from './people.ts';

const server = await withServer();
const president = await server.signIn(demo.president);
const administrator = await server.signIn(demo.administrator);

const call = <Body = Refused>(method: string, path: string, body?: unknown, token = president) =>
  server.call<Body>(method, path, { token, body });
const asAdmin = <Body = Refused>(method: string, path: string, body?: unknown) =>
  call<Body>(method, path, body, administrator);

test('a restored event has its registrations, without deleted accounts', async () => {
  const listed = (await call<SocietyEvent[]>('GET', paths.events(society))).body;
  const event = listed.find(({ name }) => name === 'Telescope workshop');
  const id = event?.id ?? 0;
  const going = await server.database
    .selectFrom('event_signups')
    .select('university_id')
    .where('event_id', '=', id)
    .where('society_id', '=', society)
    .execute();
  expect((await call('DELETE', paths.event(society, id))).status).toBe(204);
  expect((await call('GET', paths.event(society, id))).status).toBe(404);
  const [entry] = (await call<HistoryPage>('GET', paths.societyHistory(society))).body.results;
  expect(entry).toMatchObject({ action: 'event.deleted', restorable: true });

  const leaver = going.find(
    ({ university_id: one }) => !Object.values<string>(demo).includes(one),
  )?.university_id;
  expect((await asAdmin('DELETE', paths.removeUser(leaver ?? ''))).status).toBe(204);
  expect((await call('POST', paths.eventRestore(society, id))).status).toBe(204);
  const back = (await call<SocietyEvent[]>('GET', paths.events(society))).body.find(
    (other) => other.id === id,
  );
  const places_left = (event?.places_left ?? 0) + 1;
  expect(back).toEqual({ ...event, participants: going.length - 1, places_left });
  const [restored, , deleted] = (await call<HistoryPage>('GET', paths.societyHistory(society))).body.results;
  expect(restored).toMatchObject({ action: 'event.restored', subject: { name: 'Telescope workshop' } });
  expect(deleted?.restorable ?? false).toBe(false);
  // Once.
  expect((await call('POST', paths.eventRestore(society, id))).status).toBe(404);
});

test('a restored event notifies its guests and promotes for deleted accounts', async () => {
  const body = { ...eventDraft, name: 'Back again', waiting_list: true };
  const { id } = (await call<SocietyEvent>('POST', paths.events(society), body)).body;
  const students = await signInStudents(server, 5);
  for (const token of students) await call('POST', paths.eventSignup(society, id), {}, token);
  const told = async (token: string | undefined) =>
    (await call<{ results: Notice[] }>('GET', paths.notifications, undefined, token)).body.results
      .filter(({ title }) => title.includes(body.name))
      .map(({ kind, title }) => `${kind}: ${title}`);
  expect((await call('DELETE', paths.event(society, id))).status).toBe(204);
  // One with a place goes, and the second of the three who wait.
  for (const index of [0, 3]) await asAdmin('DELETE', paths.removeUser(10_000_051 + index));
  expect((await call('POST', paths.eventRestore(society, id))).status).toBe(204);
  const places = await Promise.all(
    [1, 2, 4].map(async (index) => {
      const { participants, waiting, place } = (
        await call<SocietyEvent>('GET', paths.event(society, id), undefined, students[index])
      ).body;
      return [participants, waiting, place?.status, place?.position];
    }),
  );
  expect(places).toEqual([
    [2, 1, 'going', null],
    [2, 1, 'going', null],
    [2, 1, 'waiting', 1],
  ]);
  const cancelled = 'event_cancelled: Back again is cancelled';
  const back = 'event_changed: Back again is on again';
  expect(await Promise.all([1, 2, 4].map((index) => told(students[index])))).toEqual([
    [back, cancelled],
    [back, 'place_won: You have a place at Back again', cancelled],
    [back, cancelled],
  ]);
});

test('a society removed during registrations is restored with correct counts', async () => {
  const removed = 5;
  const writer = await server.signIn(await holderOf(server, removed, 'President'));
  const event = (await call<SocietyEvent>('POST', paths.events(removed), eventDraft, writer)).body;
  const reply = await meanwhile(
    server.database,
    async (trx) => {
      await takePlace(trx, { societyId: removed, eventId: event.id }, demo.newcomer);
      // Who reads the sign-ups waits as well, and would find one more than the event counted a moment before.
      await sql`lock table event_signups in access exclusive mode`.execute(trx);
    },
    () => asAdmin('DELETE', paths.removeSociety(removed)),
  );
  expect(reply.status).toBe(204);
  expect((await asAdmin('POST', paths.restoreSociety(removed))).status).toBe(200);
  const { rows } = await sql<{ id: number; counted: number; rows: number }>`
    select id, participants + waiting as counted,
      (select count(*)::integer from event_signups where event_id = events.id) as rows
    from events where society_id = ${removed}`.execute(server.database);
  expect(rows.find(({ id }) => id === event.id)).toMatchObject({ counted: 1, rows: 1 });
});

test('a series deleted together is restored together', async () => {
  const first = new Date(Date.now() + 20 * 86_400_000);
  const until = new Date(first.getTime() + 22 * 86_400_000).toISOString().slice(0, 10);
  const body = {
    ...eventDraft,
    name: 'Weekly watch',
    datetime: first.toISOString(),
    repeat: { every: 'week', until },
  };
  const made = await call<SocietyEvent>('POST', paths.events(society), body);
  expect(made.status).toBe(201);
  const series = async () =>
    (await call<SocietyEvent[]>('GET', paths.events(society))).body
      .filter(({ name }) => name === 'Weekly watch')
      .map(({ id }) => id)
      .sort((one, other) => one - other);
  const all = await series();
  expect(all.length).toBeGreaterThan(2);
  const [one = 0, two = 0] = all;
  await call('DELETE', paths.event(society, one));
  await call('DELETE', `${paths.event(society, two)}?scope=following`);
  expect(await series()).toEqual([]);
  const back = () => call('POST', `${paths.eventRestore(society, two)}?scope=following`);
  expect((await back()).status).toBe(204);
  // The first was deleted by itself.
  expect(await series()).toEqual(all.slice(1));
  expect((await back()).status).toBe(404);
  expect((await call('POST', paths.eventRestore(society, one))).status).toBe(204);
  expect(await series()).toEqual(all);
});

test('posts with likes, merchandise and widgets are restored, widgets below others', async () => {
  const [post] = (await call<Post[]>('GET', paths.posts(society))).body.filter(({ likes }) => likes > 0);
  await call('DELETE', paths.post(society, post?.id ?? 0));
  expect((await call('POST', paths.postRestore(society, post?.id ?? 0))).status).toBe(204);
  expect((await call<Post>('GET', paths.post(society, post?.id ?? 0))).body).toEqual(post);

  const [item] = (await call<MerchItem[]>('GET', paths.merch(society))).body;
  await call('DELETE', paths.merchItem(society, item?.id ?? 0));
  expect((await call('POST', paths.merchRestore(society, item?.id ?? 0))).status).toBe(204);
  expect((await call<MerchItem[]>('GET', paths.merch(society))).body).toContainEqual(item);

  const widgets = (await call<Widget[]>('GET', paths.widgets(society))).body;
  const carousel = widgets.find(({ content_type }) => content_type === 'carousel');
  await call('DELETE', paths.widget(carousel?.id ?? 0));
  const squatter = await call<Widget>('POST', paths.widgets(society), {
    content_type: 'slogan',
    content: { text: 'Here now' },
    layout_config: carousel?.layout_config,
  });
  expect(squatter.status).toBe(201);
  expect((await call('POST', paths.widgetRestore(society, carousel?.id ?? 0))).status).toBe(204);
  const now = (await call<Widget[]>('GET', paths.widgets(society))).body;
  const back = now.find(({ id }) => id === carousel?.id);
  expect(back?.content).toEqual(carousel?.content);
  expect(back?.layout_config.y).toBeGreaterThan(carousel?.layout_config.y ?? 0);
});

test('pictures are kept while their owner can be restored', async () => {
  const event = (await call<SocietyEvent[]>('GET', paths.events(society))).body.find(({ image }) => image);
  const picture = async () => (await fetch(new URL(event?.image ?? '', server.url))).status;
  expect(await picture()).toBe(200);
  await call('DELETE', paths.event(society, event?.id ?? 0));
  expect(await picture()).toBe(200);
  const days = removableDays.event;
  await server.database
    .updateTable('removals')
    .set({ removed_at: new Date(Date.now() - (days * 24 + 1) * 60 * 60_000) })
    .execute();
  await forgetRemovals(server.database, server.server.storage);
  expect(await picture()).not.toBe(200);
  expect((await call('POST', paths.eventRestore(society, event?.id ?? 0))).status).toBe(404);
});

test('a removed society is restored whole, unless its name is taken', async () => {
  const whole = async () => {
    const rows = await Promise.all(
      (
        [
          'memberships',
          'events',
          'event_signups',
          'posts',
          'post_likes',
          'merch',
          'widgets',
          'roles',
          'role_permissions',
          'themes',
          'society_settings',
        ] as const
      ).map((table) =>
        server.database.selectFrom(table).selectAll().where('society_id', '=', society).execute(),
      ),
    );
    return rows.map((some) => some.map((row) => JSON.stringify(row)).sort());
  };
  const before = await whole();
  const page = (await call<SocietyPage>('GET', paths.society(society))).body;
  expect((await asAdmin('DELETE', paths.removeSociety(society))).status).toBe(204);
  expect((await call('GET', paths.society(society))).status).toBe(404);
  const list = (await asAdmin<{ count: number; results: RemovedSociety[] }>('GET', paths.removedSocieties))
    .body;
  expect(list).toMatchObject({
    count: 1,
    results: [{ id: society, name: page.name, removed_by: { university_id: demo.administrator } }],
  });
  const [removed] = list.results;
  const kept = Date.parse(removed?.kept_until ?? '') - Date.parse(removed?.removed_at ?? '');
  expect(Math.round(kept / 86_400_000)).toBe(removableDays.society);
  expect((await fetch(new URL(page.logo ?? '', server.url))).status).toBe(200);

  const chess = await server.signIn(await holderOf(server, 2, 'President'));
  const named = await call<SocietyPage>('PUT', paths.updateSociety(2), { name: page.name }, chess);
  expect(named.status).toBe(200);
  const taken = await asAdmin('POST', paths.restoreSociety(society));
  expect([taken.status, taken.body.code]).toEqual([409, 'exists']);
  await call('PUT', paths.updateSociety(2), { name: 'Chess again' }, chess);

  const back = await asAdmin<SocietyPage>('POST', paths.restoreSociety(society));
  expect(back.status).toBe(200);
  expect(await whole()).toEqual(before);
  const { version: _, ...now } = (await call<SocietyPage>('GET', paths.society(society))).body;
  expect({ ...now, version: page.version }).toEqual(page);
  expect((await asAdmin<{ count: number }>('GET', paths.removedSocieties)).body.count).toBe(0);
  expect((await asAdmin('POST', paths.restoreSociety(society))).status).toBe(404);
});

test("another society's things cannot be restored", async () => {
  const chess = await server.signIn(await holderOf(server, 2, 'President'));
  const things = [
    ['event', paths.events, paths.event, paths.eventRestore],
    ['post', paths.posts, paths.post, paths.postRestore],
    ['merch', paths.merch, paths.merchItem, paths.merchRestore],
    ['widget', paths.widgets, (_: number, id: number) => paths.widget(id), paths.widgetRestore],
  ] as const;
  for (const [kind, list, one, restorePath] of things) {
    // One that no event or post of the other society has the number of.
    const theirs = (await call<{ id: number }[]>('GET', list(2), undefined, chess)).body.map(({ id }) => id);
    const mine = (await call<{ id: number }[]>('GET', list(society))).body.map(({ id }) => id);
    const id = mine.find((candidate) => !theirs.includes(candidate)) ?? 0;
    expect([kind, (await call('DELETE', one(society, id))).status]).toEqual([kind, 204]);
    const refused = await call('POST', restorePath(society, id), undefined, chess);
    expect([kind, refused.status, Object.keys(refused.body).sort()]).toEqual([kind, 403, ['code', 'detail']]);
    // By the address of their own society there is no such thing.
    expect([kind, (await call('POST', restorePath(2, id), undefined, chess)).status]).toEqual([kind, 404]);
    expect([kind, (await call('POST', restorePath(society, id))).status]).toEqual([kind, 204]);
  }
});

/** Moves what was removed into the past. What is too old is not forgotten yet, as in the hours until the next cleaning. */
async function daysLater(days: number, more: string) {
  await sql`update removals set removed_at = removed_at - make_interval(days => ${days}::integer) - ${more}::interval`.execute(
    server.database,
  );
}

test.each(['event', 'post', 'merch', 'widget'] as const)(
  'a committee can restore a deleted %s to the last minute of 7 days, and not after',
  async (kind) => {
    const [list, one, back] = {
      event: [paths.events, paths.event, paths.eventRestore] as const,
      post: [paths.posts, paths.post, paths.postRestore] as const,
      merch: [paths.merch, paths.merchItem, paths.merchRestore] as const,
      widget: [paths.widgets, (_: number, id: number) => paths.widget(id), paths.widgetRestore] as const,
    }[kind];
    expect(removableDays[kind]).toBe(7);
    const id = (await call<{ id: number }[]>('GET', list(society))).body[0]?.id ?? 0;
    await call('DELETE', one(society, id));
    await daysLater(removableDays[kind], '-1 minute');
    expect((await call('POST', back(society, id))).status).toBe(204);
    await call('DELETE', one(society, id));
    await daysLater(removableDays[kind], '1 second');
    const [entry] = (await call<HistoryPage>('GET', paths.societyHistory(society))).body.results;
    expect(entry).toMatchObject({ action: `${kind}.deleted`, restorable: false });
    expect((await call('POST', back(society, id))).status).toBe(404);
    expect((await call('POST', `${back(society, id)}?scope=following`)).status).toBe(404);
  },
);

test('a removed society can be restored to the last minute of 30 days, and not after', async () => {
  expect(removableDays.society).toBe(30);
  expect((await asAdmin('DELETE', paths.removeSociety(4))).status).toBe(204);
  await daysLater(removableDays.society, '-1 minute');
  expect((await asAdmin('POST', paths.restoreSociety(4))).status).toBe(200);
  expect((await asAdmin('DELETE', paths.removeSociety(4))).status).toBe(204);
  await daysLater(removableDays.society, '1 second');
  expect((await asAdmin('POST', paths.restoreSociety(4))).status).toBe(404);
  const left = await asAdmin<{ count: number; results: RemovedSociety[] }>('GET', paths.removedSocieties);
  expect(left.body).toMatchObject({ count: 0, results: [] });
});

test('a removed society is deleted with its pictures after 30 days', async () => {
  const { logo } = (await asAdmin<SocietyPage>('GET', paths.society(3))).body;
  await asAdmin('DELETE', paths.removeSociety(3));
  await server.database
    .updateTable('removals')
    .set({ removed_at: new Date(Date.now() - 31 * 24 * 60 * 60_000) })
    .execute();
  await forgetRemovals(server.database, server.server.storage);
  expect((await asAdmin('POST', paths.restoreSociety(3))).status).toBe(404);
  expect((await fetch(new URL(logo ?? '', server.url))).status).not.toBe(200);
});
