import { describe, expect, test } from 'vitest';
import {
  outcomes,
  paths,
  type FeatureOptions,
  type NewWidgetBody,
  type Post,
  type PostBody,
  type SocietyEvent,
  type Widget,
} from 'societies-contract';
import { eventDraft, inDays } from './event-draft.ts';
import { withServer } from './harness.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const layout = { x: 0, y: 5, w: 1, h: 1 };
const slogan: NewWidgetBody = {
  content_type: 'slogan',
  content: { text: 'Look up.' },
  layout_config: layout,
};
const list = async (of: number = society) =>
  (await server.call<Widget[]>('GET', paths.widgets(of), { token: people.newcomer })).body;
const add = (body: unknown, token = people.president, of: number = society) =>
  server.call<Widget & Refused>('POST', paths.widgets(of), { token, body });
const put = (id: number, body: unknown, token = people.president) =>
  server.call<Widget & Refused>('PUT', paths.widget(id), { token, body });
/** Switches everything on but what is said otherwise. */
async function switchFeatures(features: Partial<FeatureOptions>) {
  const body = { enable_posts: true, enable_events: true, enable_merch: true, ...features };
  const { status } = await server.call('PUT', paths.featureOption(society, society), {
    token: people.president,
    body,
  });
  expect(status).toBe(200);
}

test('reading is 401, 404, and every kind of widget from the top left', async () => {
  await expectRefused(server, { method: 'GET', path: paths.widgets(society) });
  expect((await server.call('GET', paths.widgets(9_999), { token: people.newcomer })).status).toBe(404);
  const widgets = await list();
  expect(widgets.map(({ content_type: type }) => type)).toEqual(['slogan', 'events', 'posts', 'carousel']);
  expect(widgets[0]).toMatchObject({
    content: { text: 'We look up, so that the rest of campus remembers to.' },
  });
  expect(widgets[1]).toMatchObject({ content: { event: { name: 'Geminids on the roof', society } } });
  expect(widgets[2]).toMatchObject({ content: { post: { title: 'Our first picture of Andromeda' } } });
  expect(widgets[3]?.content).toMatchObject({
    images: [expect.stringContaining('/societies/1/home/'), expect.any(String), expect.any(String)],
  });
});

describe('writing', () => {
  test('is for those with edit_society in this society', async () => {
    const [widget] = await list();
    const { newcomer, member, eventsOfficer, administrator, otherPresident } = people;
    for (const attempt of [
      { method: 'POST', path: paths.widgets(society), body: slogan },
      {
        method: 'PUT',
        path: paths.widget(widget?.id ?? 0),
        body: { widget_id: widget?.id, layout_config: layout },
      },
      { method: 'DELETE', path: paths.widget(widget?.id ?? 0) },
    ] as const) {
      await expectRefused(server, attempt, newcomer, member, eventsOfficer, administrator, otherPresident);
    }
    expect((await list())[0]).toEqual(widget);
  });

  test('is 404 for an unknown widget', async () => {
    for (const id of [99_999, 0, 'x']) {
      expect((await server.call('DELETE', paths.widget(id), { token: people.president })).status).toBe(404);
    }
  });

  test.each([
    [{ ...slogan, content: { text: ' ' } }],
    [{ ...slogan, content: { images: [] } }],
    [{ ...slogan, content_type: 'carousel' }],
    [{ ...slogan, content_type: 'clock' }],
    [{ ...slogan, layout_config: { ...layout, x: 2, w: 2 } }],
    [{ ...slogan, layout_config: { ...layout, w: 4 } }],
    [{ ...slogan, layout_config: { ...layout, y: -1 } }],
    [{ ...slogan, society: 2 }],
    [{ ...slogan, content_type: 'carousel', content: { images: ['https://example.org/a.png'] } }],
  ])('%j is refused', async (body) => {
    const { status, body: refused } = await add(body);
    expect([status, Object.keys(refused.errors ?? {}).length > 0]).toEqual([400, true]);
  });

  test('creates with 201, moves by its place alone, changes as a whole, deletes with 204', async () => {
    const created = await add({ ...slogan, society, created_at: '2026-01-01T00:00:00Z' });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      society,
      content_type: 'slogan',
      content: { text: 'Look up.' },
      layout_config: layout,
    });
    const { id } = created.body;
    const moved = await put(id, { widget_id: id, layout_config: { x: 1, y: 6, w: 2, h: 2 } });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      content: { text: 'Look up.' },
      layout_config: { x: 1, y: 6, w: 2, h: 2 },
    });
    expect((await put(id, { widget_id: id + 1, layout_config: layout })).status).toBe(400);
    const changed = await put(id, { id, ...slogan, content: { text: 'Higher.' } });
    expect([changed.status, changed.body.content]).toEqual([200, { text: 'Higher.' }]);
    const gone = await server.call('DELETE', paths.widget(id), { token: people.president });
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await list()).map((widget) => widget.id)).not.toContain(id);
  });

  test('shows the newest post and the next event when none is named', async () => {
    const post = await add({ content_type: 'posts', content: {}, layout_config: layout });
    expect(post.body.content).toMatchObject({ post: { title: 'Our first picture of Andromeda' } });
    const beside = { ...layout, x: 1 };
    const event = await add({ content_type: 'events', content: {}, layout_config: beside });
    expect(event.body.content).toMatchObject({ event: { name: 'Telescope workshop' } });
    for (const { body } of [post, event])
      await server.call('DELETE', paths.widget(body.id), { token: people.president });
  });

  test('shows the next event that takes place, co-hosted ones too', async () => {
    const { chess } = otherSocieties;
    const holder = await holderOf(server, chess, 'President');
    const president = await server.signIn(holder);
    const { body: own } = await server.call<SocietyEvent>('POST', paths.events(society), {
      token: people.president,
      body: { ...eventDraft, datetime: inDays(0.01) },
    });
    const shown = async () => {
      const [widget] = (await list(chess)).filter(({ id }) => id === added.body.id);
      return widget?.content_type === 'events' ? widget.content.event : undefined;
    };
    const added = await add({ content_type: 'events', content: {}, layout_config: layout }, president, chess);
    const before = await shown();
    expect(before?.society).toBe(chess);
    const named = { content_type: 'events', content: { event_id: own.id }, layout_config: layout };
    const hosting = async (token: string, path: string) =>
      expect((await server.call('POST', path, { token, body: { society: chess } })).status).toBe(200);

    await hosting(people.president, paths.eventHosts(society, own.id));
    expect(await shown()).toEqual(before);
    await hosting(president, paths.acceptHosting(society, own.id));
    expect(await shown()).toMatchObject({ id: own.id, society, joined: false });
    const token = people.newcomer;
    expect((await server.call('POST', paths.eventSignup(society, own.id), { token })).status).toBe(200);
    expect(await shown()).toMatchObject({ joined: true, participants: 1 });
    // A widget names events of its own society alone.
    expect((await add(named, president, chess)).status).toBe(400);

    await switchFeatures({ enable_events: false });
    expect(await shown()).toEqual(before);
    await switchFeatures({});
    expect(await shown()).toMatchObject({ id: own.id });
    const { status } = await server.call('POST', paths.eventCancel(society, own.id), {
      token: people.president,
      body: { reason: 'Fog.' },
    });
    expect(status).toBe(200);
    expect(await shown()).toEqual(before);
    await server.call('DELETE', paths.widget(added.body.id), { token: president });
  });

  test('marks the newest published post, not a pinned or scheduled one', async () => {
    const token = people.president;
    const write = async (body: Partial<PostBody>) => {
      const made = await server.call<Post>('POST', paths.posts(society), {
        token,
        body: { title: 'Open evening', content: 'Bring a friend.', show_likes: true, ...body },
      });
      return made.body.id;
    };
    const pinned = await write({ pinned: true });
    const newest = await write({});
    const waiting = await write({ publish_at: '2035-01-01T12:00:00Z' });
    const unnamed = await add({ content_type: 'posts', content: {}, layout_config: layout });
    const named = await add({
      content_type: 'posts',
      content: { post_id: pinned },
      layout_config: { ...layout, x: 1 },
    });
    expect(unnamed.body.content).toMatchObject({ post_id: newest, latest: true });
    expect(named.body.content).toMatchObject({ post_id: pinned, latest: false });
    for (const { body } of [unnamed, named]) await server.call('DELETE', paths.widget(body.id), { token });
    for (const id of [pinned, newest, waiting])
      await server.call('DELETE', paths.post(society, id), { token });
  });

  test("refuses another society's post", async () => {
    const [post] = (
      await server.call<Post[]>('GET', paths.posts(otherSocieties.chess), { token: people.newcomer })
    ).body;
    const { status, body } = await add({
      content_type: 'posts',
      content: { post_id: post?.id },
      layout_config: layout,
    });
    expect([status, body.error]).toEqual([400, outcomes.widget.nothingToAdd('posts')]);
  });

  test('refuses a widget of a feature that is off, and hides existing ones', async () => {
    await switchFeatures({ enable_events: false });
    const { status, body } = await add({ content_type: 'events', content: {}, layout_config: layout });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'The society has no events to add.',
      detail: 'The society has no events to add.',
      code: 'nothing_to_show',
    });
    expect((await list()).map(({ content_type: type }) => type)).not.toContain('events');
    await switchFeatures({});
    expect((await list()).map(({ content_type: type }) => type)).toContain('events');

    const off = await server.signIn(await holderOf(server, otherSocieties.featuresOff, 'President'));
    const refused = await add(
      { content_type: 'posts', content: {}, layout_config: layout },
      off,
      otherSocieties.featuresOff,
    );
    expect([refused.status, refused.body.error]).toEqual([400, 'The society has no posts to add.']);
  });

  test('shows the newest post when its own was deleted', async () => {
    const token = people.president;
    const posted = await server.call<Post>('POST', paths.posts(society), {
      token,
      body: { title: 'Short-lived', content: 'Gone soon.', show_likes: false },
    });
    const widget = await add({
      content_type: 'posts',
      content: { post_id: posted.body.id },
      layout_config: layout,
    });
    expect(widget.body.content).toMatchObject({ post: { title: 'Short-lived' } });
    expect((await server.call('DELETE', paths.post(society, posted.body.id), { token })).status).toBe(204);
    const now = (await list()).find(({ id }) => id === widget.body.id);
    expect(now?.content).toMatchObject({ post: { title: 'Our first picture of Andromeda' } });
  });
});
