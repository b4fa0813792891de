import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  paths,
  validation,
  type Everything,
  type LikeReply,
  type Post,
  type PostBody,
} from 'societies-contract';
import { notifyOfDuePosts } from '../src/posts/publishing.ts';
import { withServer } from './harness.ts';
import {
  expectRefused,
  holderOf,
  otherSocieties,
  signInPeople,
  signInStudents,
  society,
  type Refused,
} from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const draft: PostBody = { title: 'Clear skies', content: 'Tonight, for once.', show_likes: true };
const create = async (body: Partial<PostBody> = {}) => {
  const reply = await server.call<Post>('POST', paths.posts(society), {
    token: people.president,
    body: { ...draft, ...body },
  });
  expect(reply.status).toBe(201);
  return reply.body;
};
const list = async (of: number = society, token = people.newcomer) =>
  (await server.call<Post[]>('GET', paths.posts(of), { token })).body;
const like = (id: number, token = people.newcomer, of: number = society) =>
  server.call<LikeReply & Refused>('POST', paths.postLike(of, id), { token, body: {} });
const chessPost = async () => (await list(otherSocieties.chess))[0]?.id ?? 0;

test('reading is 401, 404, newest first, and empty while posts are off', async () => {
  await expectRefused(server, { method: 'GET', path: paths.posts(society) });
  expect((await server.call('GET', paths.posts(9_999), { token: people.newcomer })).status).toBe(404);
  const posts = await list();
  expect(posts[0]).toMatchObject({ title: 'Our first picture of Andromeda', society, liked: false });
  const times = posts.map((post) => Date.parse(post.last_updated));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(await list(otherSocieties.featuresOff)).toEqual([]);
});

test('pages of posts make up the whole list', async () => {
  const page = async (number: number, of: number = society) =>
    (
      await server.call<{ count: number; results: Post[] }>(
        'GET',
        `${paths.posts(of)}?page=${number}&page_size=2`,
        { token: people.newcomer },
      )
    ).body;
  const posts = await list();
  const paged: Post[] = [];
  for (let number = 1; paged.length < posts.length; number += 1) {
    const { count, results } = await page(number);
    expect([count, results.length > 0]).toEqual([posts.length, true]);
    paged.push(...results);
  }
  expect(paged).toEqual(posts);
  expect(await page(posts.length)).toEqual({ count: posts.length, results: [] });
  expect(await page(1, otherSocieties.featuresOff)).toEqual({ count: 0, results: [] });
});

test('posts are searched by title, with % as an ordinary character', async () => {
  const find = async (search: string) =>
    (
      await server.call<{ count: number; results: Post[] }>(
        'GET',
        `${paths.posts(society)}?page=1&search=${encodeURIComponent(search)}`,
        { token: people.newcomer },
      )
    ).body;
  const found = await find('picture OF andro');
  expect([found.count, found.results.map(({ title }) => title)]).toEqual([
    1,
    ['Our first picture of Andromeda'],
  ]);
  expect((await find('%')).count).toBe(0);
});

test("a single post is 401, and 404 for another society's and while posts are off", async () => {
  const [post] = await list();
  const path = (id: unknown, of: number = society) => paths.post(of, String(id));
  await expectRefused(server, { method: 'GET', path: path(post?.id) });
  const token = people.newcomer;
  expect((await server.call<Post>('GET', path(post?.id), { token })).body).toEqual(post);
  for (const id of [await chessPost(), 9_999_999, 'x']) {
    expect((await server.call('GET', path(id), { token })).status).toBe(404);
  }
  const switchPosts = (on: boolean) =>
    server.call('PUT', paths.featureOption(society, society), {
      token: people.president,
      body: { enable_posts: on, enable_events: true, enable_merch: true },
    });
  await switchPosts(false);
  expect((await server.call('GET', path(post?.id), { token })).status).toBe(404);
  await switchPosts(true);
  expect((await server.call('GET', path(post?.id), { token })).status).toBe(200);
});

describe('writing', () => {
  test('is 403 without edit_posts in this society', async () => {
    const post = await create();
    const { newcomer, member, eventsOfficer, administrator, otherPresident } = people;
    for (const attempt of [
      { method: 'POST', path: paths.posts(society), body: draft },
      { method: 'PUT', path: paths.post(society, post.id), body: draft },
      { method: 'DELETE', path: paths.post(society, post.id) },
    ] as const) {
      await expectRefused(server, attempt, newcomer, member, eventsOfficer, administrator, otherPresident);
    }
    expect((await list()).find(({ id }) => id === post.id)).toEqual(post);
  });

  test("is 404 for another society's", async () => {
    const path = paths.post(society, await chessPost());
    const token = people.president;
    expect((await server.call('PUT', path, { token, body: draft })).status).toBe(404);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
    expect((await list(otherSocieties.chess)).map(({ id }) => id)).toContain(await chessPost());
  });

  test.each([
    ['title', ' ', validation.post.titleRequired],
    ['title', undefined, validation.post.titleRequired],
    ['content', '', validation.post.contentRequired],
  ] as const)('refuses %s %j with the specified text', async (field, value, text) => {
    const body = { ...draft, [field]: value };
    const refused = await server.call<Refused>('POST', paths.posts(society), {
      token: people.president,
      body,
    });
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: [text] }]);
  });

  test('refuses likes and the time in the body', async () => {
    const token = people.president;
    expect(
      (await server.call('POST', paths.posts(society), { token, body: { ...draft, likes: 9 } })).status,
    ).toBe(400);
    const old = await create({ last_updated: '2001-01-01T00:00:00Z' });
    expect(Date.parse(old.last_updated)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('creates with 201, updates with 200, deletes with 204', async () => {
    const created = await create({ society });
    expect(created).toMatchObject({ ...draft, society, image: null, likes: 0, liked: false });
    const body = { title: 'Clouds', content: 'As ever.\n\nTea, then.', show_likes: false };
    const updated = await server.call<Post>('PUT', paths.post(society, created.id), {
      token: people.president,
      body,
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ ...body, id: created.id });
    const deleted = await server.call('DELETE', paths.post(society, created.id), { token: people.president });
    expect([deleted.status, deleted.body]).toEqual([204, '']);
    expect((await list()).map(({ id }) => id)).not.toContain(created.id);
    expect(
      (await server.call('DELETE', paths.post(society, created.id), { token: people.president })).status,
    ).toBe(404);
  });

  test('is 409 while posts are switched off', async () => {
    const token = await server.signIn(await holderOf(server, otherSocieties.featuresOff, 'President'));
    const { status, body } = await server.call<Refused>('POST', paths.posts(otherSocieties.featuresOff), {
      token,
      body: draft,
    });
    expect([status, body.detail]).toEqual([409, 'Posts are disabled for this society']);
  });
});

describe('liking', () => {
  test('is 401, 404 for another society, then a toggle', async () => {
    const post = await create();
    expect((await server.call('POST', paths.postLike(society, post.id))).status).toBe(401);
    expect((await like(await chessPost())).status).toBe(404);
    expect((await like(post.id)).body).toEqual({ likes: 1, liked: true });
    expect((await like(post.id, people.member)).body).toEqual({ likes: 2, liked: true });
    expect((await list()).find(({ id }) => id === post.id)).toMatchObject({ likes: 2, liked: true });
    expect((await like(post.id)).body).toEqual({ likes: 1, liked: false });
  });

  test('keeps the count equal to the rows under many toggles', async () => {
    const post = await create();
    const tokens = await signInStudents(server, 10);
    const toggles = tokens.flatMap((token, index) =>
      Array.from({ length: 9 + index }, () => () => like(post.id, token)),
    );
    const replies = await Promise.all(toggles.map((toggle) => toggle()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await server.engine.database
      .selectFrom('post_likes')
      .select('university_id')
      .where('post_id', '=', post.id)
      .execute();
    expect((await list()).find(({ id }) => id === post.id)?.likes).toBe(rows.length);
    // The next toggle of each still does what its reader sees.
    for (const token of tokens) {
      const before = (await list(society, token)).find(({ id }) => id === post.id);
      const { body } = await like(post.id, token);
      expect(body.liked).toBe(!before?.liked);
      expect(body.likes).toBe((before?.likes ?? 0) + (body.liked ? 1 : -1));
    }
  }, 60_000);
});

describe('an unpublished post', () => {
  const token = () => people.president;
  const read = (id: number, of: string) => server.call<Post>('GET', paths.post(society, id), { token: of });
  const told = async () => {
    const { rows } = await sql<{ title: string }>`
      select distinct "values" ->> 'post' as title from notifications where kind = 'post_published' and message is not null`.execute(
      server.database,
    );
    return rows.length;
  };
  const put = (id: number, body: Partial<PostBody>) =>
    server.call<Post>('PUT', paths.post(society, id), { token: token(), body: { ...draft, ...body } });

  test('as a draft is visible to editors only, and notifies members when published', async () => {
    const before = await told();
    const { id, ...written } = await create({ title: 'Half a thought', draft: true });
    expect(written).toMatchObject({ draft: true, pinned: false, publish_at: null });
    expect((await list(society, token())).map((post) => post.id)).toContain(id);
    for (const reader of [people.newcomer, people.member, people.eventsOfficer, people.otherPresident]) {
      expect((await list(society, reader)).map((post) => post.id)).not.toContain(id);
      expect((await read(id, reader)).status).toBe(404);
      expect((await like(id, reader)).status).toBe(404);
      const search = await server.call<Everything>('GET', `${paths.search}?q=half%20a%20thought`, {
        token: reader,
      });
      expect(search.body.posts).toEqual([]);
    }
    expect((await like(id, token())).status).toBe(200);
    expect(await told()).toBe(before);

    expect((await put(id, { title: 'A whole thought', draft: false })).body.draft).toBe(false);
    expect((await read(id, people.newcomer)).status).toBe(200);
    expect((await list())[0]?.id).toBe(id);
    expect(await told()).toBe(before + 1);
    await put(id, { title: 'A thought, told once' });
    expect(await told()).toBe(before + 1);
  });

  test('appears at its time as the newest, and members are notified', async () => {
    const before = await told();
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const { id, publish_at: kept } = await create({ title: 'Tomorrow', publish_at });
    expect(kept).toBe(publish_at);
    expect((await read(id, people.newcomer)).status).toBe(404);
    const newer = await create({ title: 'Written later' });
    // The day has passed.
    await sql`update posts set publish_at = now(), updated_at = now() - interval '1 day' where id = ${id}`.execute(
      server.database,
    );
    expect((await list()).slice(0, 2).map((post) => post.id)).toEqual([id, newer.id]);
    await notifyOfDuePosts(server.database);
    await notifyOfDuePosts(server.database);
    expect(await told()).toBe(before + 2);
  });

  test('pinned comes first on the first page only, and keeps fields that a write leaves out', async () => {
    const { id } = await create({ title: 'Read me first', pinned: true });
    await create({ title: 'Newer' });
    expect((await list())[0]?.id).toBe(id);
    const page = (number: number) =>
      server.call<{ results: Post[] }>('GET', `${paths.posts(society)}?page=${number}&page_size=3`, {
        token: people.newcomer,
      });
    expect((await page(1)).body.results[0]?.id).toBe(id);
    expect((await page(2)).body.results.map((post) => post.id)).not.toContain(id);
    expect((await put(id, { title: 'Read me' })).body.pinned).toBe(true);
    await put(id, { pinned: false });
    expect((await list())[0]?.id).toBe(id);
  });

  test.each([{ pinned: 'yes' }, { draft: 1 }, { publish_at: 'tomorrow' }])('%j is refused', async (body) => {
    const reply = await server.call<Refused>('POST', paths.posts(society), {
      token: token(),
      body: { ...draft, ...body },
    });
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, Object.keys(body)]);
  });
});
