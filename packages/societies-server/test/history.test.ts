import { paths } from 'societies-contract';
import type {
  HistoryPage,
  Post,
  Role,
  SocietyEvent,
  SocietyPage,
  SocietyRequest,
} from 'societies-contract/schemas';
import { expect, test } from 'vitest';
import { forgetOldHistory } from '../src/history/record.ts';
import { inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';

const society = 1;

const server = await withServer();
const president = await server.signIn(demo.president);
const administrator = await server.signIn(demo.administrator);

const asPresident = <Body = unknown>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: president, body });
const asAdmin = <Body = unknown>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, path, { token: administrator, body });

/** The newest entries of a society. */
const latest = async (count: number) =>
  (
    await asPresident<HistoryPage>('GET', `${paths.societyHistory(society)}?page_size=${count}`)
  ).body.results.slice(0, count);

const event = {
  name: 'Stargazing',
  description: 'Bring a blanket.',
  datetime: '2031-05-01T20:00:00.000Z',
  duration: '02:00:00',
  venue: 'The roof',
  max_participants: 20,
  price: 0,
  is_active: true,
};

test('a change of a series is one audit entry with the number of dates', async () => {
  const weekly = {
    ...event,
    name: 'Weekly watch',
    repeat: { every: 'week', until: inDays(60).slice(0, 10) },
  };
  const body = { ...weekly, datetime: inDays(30) };
  const made = (await asPresident<SocietyEvent>('POST', paths.events(society), body)).body;
  const { repeat: _, ...changed } = { ...body, venue: 'The hill', version: made.version };
  await asPresident('PUT', `${paths.event(society, made.id)}?scope=following`, changed);
  const scope = '?scope=following';
  await asPresident('DELETE', `${paths.event(society, made.id)}${scope}`);
  const [deleted] = await latest(1);
  expect(deleted).toMatchObject({ subject: { id: String(made.id) }, restorable: true });
  // One date is restored by itself, and then the entry restores the others.
  expect((await asPresident('POST', paths.eventRestore(society, made.id))).status).toBe(204);
  expect((await latest(2))[1]).toMatchObject({ id: deleted?.id, restorable: true });
  expect((await asPresident('POST', `${paths.eventRestore(society, made.id)}${scope}`)).status).toBe(204);
  await asPresident('POST', `${paths.eventCancel(society, made.id)}${scope}`, { reason: 'Rain.' });
  const entries = (await latest(8)).filter(({ subject }) => subject.name === 'Weekly watch');
  expect(entries.find(({ id }) => id === deleted?.id)?.restorable).toBe(false);
  expect(entries.map(({ action, after }) => [action, after?.['dates']])).toEqual([
    ['event.cancelled', 5],
    ['event.restored', 4],
    ['event.restored', undefined],
    ['event.deleted', 5],
    ['event.changed', 5],
    ['event.created', 5],
  ]);
});

test('a change of an event is an audit entry with before and after', async () => {
  const made = (await asPresident<SocietyEvent>('POST', paths.events(society), event)).body;
  const changed = { ...event, venue: 'The hill', version: made.version };
  expect((await asPresident('PUT', paths.event(society, made.id), changed)).status).toBe(200);
  // Begins from a version that is gone, so nothing is written and nothing told.
  expect((await asPresident('PUT', paths.event(society, made.id), changed)).status).toBe(409);
  // A form that is sent as it was opened changes nothing that anybody would see.
  expect(
    (await asPresident('PUT', paths.event(society, made.id), { ...event, venue: 'The hill' })).status,
  ).toBe(200);
  expect((await asPresident('DELETE', paths.event(society, made.id))).status).toBe(204);

  const [deleted, edited, created] = await latest(3);
  const subject = { kind: 'event', id: String(made.id), name: 'Stargazing' };
  expect(created).toMatchObject({
    action: 'event.created',
    subject,
    before: null,
    after: { venue: 'The roof', max_participants: 20 },
  });
  expect(created?.actor?.university_id).toBe(demo.president);
  expect(created?.society?.id).toBe(society);
  expect(edited).toMatchObject({
    action: 'event.changed',
    subject,
    before: { venue: 'The roof' },
    after: { venue: 'The hill' },
  });
  expect(Object.keys(edited?.after ?? {})).toEqual(['venue']);
  expect(deleted).toMatchObject({
    action: 'event.deleted',
    subject,
    before: { venue: 'The hill' },
    after: null,
  });
});

test('changes of posts, merchandise, widgets, themes, features, roles and the society are audit entries', async () => {
  const post = { title: 'Moon', content: 'It is full.', show_likes: true };
  const merch = {
    name: 'Mug',
    description: 'Holds tea.',
    category: 'Kitchen',
    purchase_url: 'https://example.org/mug',
    price: 5,
  };
  await asPresident('POST', paths.posts(society), post);
  await asPresident('POST', paths.merch(society), merch);
  const widgets = await asPresident<{ id: number }>('POST', paths.widgets(society), {
    content_type: 'slogan',
    content: { text: 'Look up' },
    layout_config: { x: 0, y: 90, w: 1, h: 1 },
  });
  expect(widgets.status).toBe(201);
  await asPresident('DELETE', paths.widget(widgets.body.id));
  const page = (await asPresident<SocietyPage>('GET', paths.society(society))).body;
  const other = page.all_themes.find(({ id }) => id !== page.theme.id);
  await asPresident('PUT', paths.updateTheme(society), { theme: other?.id });
  await asPresident('PUT', paths.featureOption(society, society), {
    enable_posts: true,
    enable_events: true,
    enable_merch: false,
  });
  await asPresident('PATCH', paths.society(society), { description: 'We look at the sky together.' });
  const role = (await asPresident<Role>('POST', paths.roles(society), { name: 'Archivist', society })).body;
  await asPresident('PUT', paths.role(society, role.id), {
    name: 'Librarian',
    permissions: [],
    society,
  });
  await asPresident('DELETE', paths.role(society, role.id));

  const entries = (await latest(10)).toReversed();
  expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
    ['post.created', 'Moon'],
    ['merch.created', 'Mug'],
    ['widget.created', 'slogan'],
    ['widget.deleted', 'slogan'],
    ['theme.changed', null],
    ['features.changed', null],
    ['society.changed', page.name],
    ['role.created', 'Archivist'],
    ['role.changed', 'Librarian'],
    ['role.deleted', 'Librarian'],
  ]);
  expect(entries[4]).toMatchObject({ before: { current: page.theme.name }, after: { current: other?.name } });
  expect(entries[5]).toMatchObject({ before: { enable_merch: true }, after: { enable_merch: false } });
  expect(entries[6]?.after).toEqual({ description: 'We look at the sky together.' });
});

test('entries of posts hold before and after, and a restored post is named', async () => {
  const draft = { title: 'Eclipse', content: 'On Friday.', show_likes: true };
  const { id } = (await asPresident<Post>('POST', paths.posts(society), draft)).body;
  expect(
    (await asPresident('PUT', paths.post(society, id), { ...draft, content: 'On Saturday.' })).status,
  ).toBe(200);
  expect((await asPresident('DELETE', paths.post(society, id))).status).toBe(204);
  expect((await asPresident('POST', paths.postRestore(society, id))).status).toBe(204);
  const [restored, deleted, changed] = await latest(3);
  const actor = { university_id: demo.president };
  const subject = { kind: 'post', id: String(id), name: 'Eclipse' };
  expect(changed).toMatchObject({
    action: 'post.changed',
    actor,
    subject,
    before: { content: 'On Friday.' },
    after: { content: 'On Saturday.' },
  });
  expect(deleted).toMatchObject({
    action: 'post.deleted',
    actor,
    subject,
    before: { content: 'On Saturday.' },
    after: null,
  });
  expect(restored).toMatchObject({
    action: 'post.restored',
    actor,
    subject,
    before: null,
    after: { content: 'On Saturday.' },
  });
});

test('decisions on requests and imports of users are audit entries', async () => {
  const member = await server.signIn(demo.member);
  const ask = async (name: string) =>
    (
      await server.call<SocietyRequest>('POST', paths.societyRequests, {
        token: member,
        body: {
          name,
          proposal: 'We would meet in the evenings to fold paper.',
          category: 1,
          user: demo.member,
        },
      })
    ).body.id;
  const accepted = await ask('Origami Circle');
  const rejected = await ask('Napkin Folders');
  expect((await asAdmin('POST', paths.acceptRequest(accepted))).status).toBe(201);
  expect((await asAdmin('POST', paths.rejectRequest(rejected))).status).toBe(200);
  expect((await asAdmin('DELETE', paths.deleteRequest(rejected))).status).toBe(204);
  const form = new FormData();
  const table = 'university_id,first_name,last_name,email\n30000001,Ada,Lovelace,ada@uni.example\n';
  form.append('file', new Blob([table], { type: 'text/csv' }), 'users.csv');
  expect((await asAdmin('POST', paths.importFile('users'), form)).status).toBe(200);

  const { results } = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=4`)).body;
  const actor = { university_id: demo.administrator };
  const napkins = { kind: 'request', id: String(rejected), name: 'Napkin Folders' };
  expect(results).toMatchObject([
    { action: 'users.imported', actor, subject: { kind: 'user' }, before: null, after: { users: 1 } },
    {
      action: 'request.deleted',
      actor,
      subject: napkins,
      before: { name: 'Napkin Folders', status: 'rejected' },
      after: null,
    },
    {
      action: 'request.rejected',
      actor,
      subject: napkins,
      before: { status: 'pending' },
      after: { status: 'rejected' },
    },
    { action: 'request.accepted', actor, subject: { kind: 'request', id: String(accepted) } },
  ]);
});

test('no code changes or deletes an audit entry before its time', async () => {
  const [entry] = (await asAdmin<HistoryPage>('GET', paths.adminHistory)).body.results;
  const contract = await asAdmin<{ paths: Record<string, Record<string, unknown>> }>(
    'GET',
    '/api/openapi.json',
  );
  const calls = Object.entries(contract.body.paths).filter(([path]) => path.includes('/history/'));
  expect(calls.map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
    ['/api/societies/{id}/history/', ['get']],
    ['/api/admin/history/', ['get']],
  ]);
  for (const list of [paths.adminHistory, paths.societyHistory(society)]) {
    for (const address of [list, `${list}${entry?.id}/`]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await asAdmin(method, address, { id: entry?.id, after: null });
        expect([method, address, [404, 405].includes(status)]).toEqual([method, address, true]);
      }
    }
  }
  expect((await asAdmin<HistoryPage>('GET', paths.adminHistory)).body.results[0]).toEqual(entry);
});

test('role holders are named until their account is deleted', async () => {
  const { body: page } = await asPresident<SocietyPage>('GET', paths.society(society));
  const secretary = Object.values(page.committee_members).find(({ role }) => role.name === 'Secretary');
  const row = (user_id: string | null, previous_user_id: string | null) => ({
    new_committee: [
      { role_id: secretary?.role.id, role_name: 'Secretary', user_id, user_name: 'x', previous_user_id },
    ],
  });
  const before = secretary?.university_id ?? null;
  const given = await asPresident('POST', paths.updateCommittee(society), row(demo.member, before));
  expect([given.status, given.body]).toMatchObject([200, {}]);
  const [named] = await latest(1);
  expect(named?.action).toBe('committee.changed');
  expect(named?.after?.Secretary).toMatch(new RegExp(`^\\S.* \\(${demo.member}\\)$`));

  expect((await asAdmin('DELETE', paths.removeUser(demo.member))).status).toBe(204);
  const [unnamed] = await latest(1);
  expect(unnamed?.after).toEqual({ Secretary: 'a deleted account' });
  const { results } = (
    await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?actor=${demo.administrator}&action=user.removed`)
  ).body;
  expect(results).toMatchObject([{ subject: { kind: 'user', id: demo.member, name: null }, society: null }]);
});

test("an entry outlives its actor's account, and administrators read all by page", async () => {
  const made = (await asPresident<SocietyEvent>('POST', paths.events(society), event)).body;
  const officer = await server.signIn(demo.eventsOfficer);
  const changed = await server.call('PUT', paths.event(society, made.id), {
    token: officer,
    body: { ...event, venue: 'The pier' },
  });
  expect(changed.status).toBe(200);
  await asAdmin('DELETE', paths.removeUser(demo.eventsOfficer));
  const page = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=2`)).body;
  expect(page.results.map(({ action }) => action)).toEqual(['user.removed', 'event.changed']);
  expect(page.results[1]).toMatchObject({ actor: null, by_account: true, after: { venue: 'The pier' } });
  const last = (await asAdmin<HistoryPage>('GET', `${paths.adminHistory}?page_size=1&page=${page.count}`))
    .body;
  expect(last.results[0]?.action).toBe('event.created');
  expect((await asAdmin('GET', `${paths.adminHistory}?action=nonsense`)).status).toBe(400);
});

test("a removed society keeps its name in the site's history for two years", async () => {
  const { name } = (await asAdmin<SocietyPage>('GET', paths.society(2))).body;
  await asAdmin('DELETE', paths.removeSociety(2));
  const removals = `${paths.adminHistory}?action=society.removed`;
  expect((await asAdmin<HistoryPage>('GET', removals)).body.results).toMatchObject([
    { society: { id: 2, name }, after: null },
  ]);
  await server.database
    .updateTable('history')
    .set({ at: new Date(Date.now() - 732 * 24 * 60 * 60_000) })
    .where('action', '=', 'society.removed')
    .execute();
  await forgetOldHistory(server.database);
  expect((await asAdmin<HistoryPage>('GET', removals)).body.count).toBe(0);
  expect((await asAdmin<HistoryPage>('GET', paths.adminHistory)).body.count).toBeGreaterThan(0);
});
