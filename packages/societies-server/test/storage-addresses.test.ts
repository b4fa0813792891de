import { describe, expect, it } from 'vitest';
import { imageLimits, paths } from 'societies-contract';
import sharp from 'sharp';
import { removeUnused } from '../src/platform/storage/unused-pictures.ts';
import { endOfUndo } from './end-of-undo.ts';
import { demo, withServer } from './harness.ts';
import { asBlob, plain, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

let number = 0;

const at = (key: string, bucket = 'societies') => `/storage/v1/object/public/${bucket}/${key}`;

const server = await withServer();
const [president, member] = await Promise.all([server.signIn(demo.president), server.signIn(demo.member)]);

/** Uploads and tells the address as the client does. */
async function uploaded(token: string, key: string, bucket = 'societies'): Promise<string> {
  const from = storageOf(server, token).from(bucket);
  const { error } = await from.upload(key, asBlob(await png(30 + (number += 1), 20)), { upsert: true });
  expect(error).toBeNull();
  return from.getPublicUrl(key).data.publicUrl;
}
const isThere = async (url: string) =>
  (await fetch(new URL(url, server.url), { method: 'HEAD' })).status === 200;

const changeAvatar = (token: string, avatar: string) =>
  server.call<{ errors?: object }>('POST', paths.changeAvatar, { token, body: { avatar } });
const avatarOf = async (token: string) =>
  (await server.call<{ avatar: string | null }>('GET', paths.profile, { token })).body.avatar;

interface Post {
  id: number;
  image: string | null;
}
const post = (image: string | null) => ({
  title: 'A title',
  content: 'Some content',
  show_likes: true,
  image,
  society: 1,
  last_updated: new Date().toISOString(),
});

describe('addresses in image fields', () => {
  it("of an avatar must be the user's own existing picture", async () => {
    const mine = `${demo.member}/avatars/${demo.member}.png`;
    const url = await uploaded(member, mine, 'users');
    const theirs = await uploaded(president, `${demo.president}/avatars/x.png`, 'users');
    const banner = await uploaded(president, 'societies/1/banners/banner.png');
    const before = await avatarOf(member);
    for (const wrong of [
      theirs,
      banner,
      at(`${demo.member}/avatars/none.png`, 'users'),
      `https://evil.example${new URL(url).pathname}`,
      'https://evil.example/a.png',
      url.replace('http://', 'http://user:password@'),
      `${url}#fragment`,
      `${url}?x=<script>`,
      `//evil.example${new URL(url).pathname}`,
      `/\\evil.example${new URL(url).pathname}`,
      'javascript:alert(1)',
      'data:image/png;base64,iVBORw0KGgo=',
      at(`${demo.member}/avatars/../../${demo.president}/avatars/x.png`, 'users'),
      at(`${demo.member}/avatars/%2e%2e/%2e%2e/${demo.president}/avatars/x.png`, 'users'),
      at(`${demo.member}%2Favatars%2F..%2F..%2F${demo.president}%2Favatars%2Fx.png`, 'users'),
      `/storage/v1/object/public/users/${mine}/%zz`,
      'nonsense',
    ]) {
      const { status, body } = await changeAvatar(member, wrong);
      expect(status, wrong).toBe(400);
      expect(body.errors, wrong).toHaveProperty('avatar');
    }
    expect(await avatarOf(member)).toBe(before);
    expect((await changeAvatar(member, `${url}?t=1732`)).status).toBe(200);
    expect(await avatarOf(member)).toBe(`${at(mine, 'users')}?t=1732`);
    expect((await changeAvatar(member, at(mine, 'users'))).status).toBe(200);
    expect(await avatarOf(member)).toBe(at(mine, 'users'));
  });

  it('remove the replaced avatar, but not the same key with a new time', async () => {
    const first = await uploaded(member, `${demo.member}/avatars/first.png`, 'users');
    await changeAvatar(member, `${first}?t=1`);
    await changeAvatar(member, `${first}?t=2`);
    expect(await isThere(first)).toBe(true);
    const second = await uploaded(member, `${demo.member}/avatars/second.png`, 'users');
    await changeAvatar(member, second);
    expect(await isThere(first)).toBe(false);
    expect((await server.call('POST', paths.resetAvatar, { token: member })).status).toBe(200);
    expect(await avatarOf(member)).toBeNull();
    expect(await isThere(second)).toBe(false);
  });

  it("of a post must be its society's, and the picture is deleted when replaced or with the post", async () => {
    const token = president;
    const [first, second] = [
      await uploaded(token, 'societies/1/posts/first.png'),
      await uploaded(token, 'societies/1/posts/second.png'),
    ];
    const event = await uploaded(token, 'societies/1/events/first.png');
    for (const wrong of [
      event,
      at('societies/2/posts/first.png'),
      at('societies/1/posts/none.png'),
      'https://evil.example/a.png',
    ]) {
      const { status, body } = await server.call<{ errors: object }>('POST', paths.posts(1), {
        token,
        body: post(wrong),
      });
      expect(status, wrong).toBe(400);
      expect(body.errors).toHaveProperty('image');
    }
    const created = await server.call<Post>('POST', paths.posts(1), { token, body: post(first) });
    expect(created.status).toBe(201);
    expect(created.body.image).toBe(new URL(first).pathname);
    const where = paths.post(1, created.body.id);
    const same = await server.call<Post>('PUT', where, { token, body: post(created.body.image) });
    expect(same.status).toBe(200);
    expect(await isThere(first)).toBe(true);
    expect((await server.call('PUT', where, { token, body: post(second) })).status).toBe(200);
    expect(await isThere(first)).toBe(false);
    expect((await server.call('DELETE', where, { token })).status).toBe(204);
    await endOfUndo(server);
    expect(await isThere(second)).toBe(false);
  });
});

describe('PATCH of a society with a file', () => {
  interface Patched {
    data: { banner?: string | null; logo?: string | null };
  }
  const patch = (field: string, value: Blob | string, token = president) => {
    const form = new FormData();
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, value, 'picture');
    return server.call<Patched>('PATCH', paths.society(1), { token, body: form });
  };

  it('stores a logo in its size, and removes it for an empty value', async () => {
    const large = new Uint8Array(await plain(1000, 1000).png().toBuffer());
    const { status, body } = await patch('logo', asBlob(large));
    expect(status).toBe(200);
    const logo = body.data.logo!;
    expect(logo).toMatch(/^\/storage\/v1\/object\/public\/societies\/societies\/1\/logos\/logo\.png\?t=\d+$/);
    const picture = await fetch(new URL(logo, server.url));
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(500);
    expect(
      (await server.call<{ logo: string }>('GET', paths.society(1), { token: president })).body.logo,
    ).toBe(logo);

    const other = await patch(
      'logo',
      asBlob(new Uint8Array(await plain(20, 20).webp().toBuffer()), 'image/webp'),
    );
    expect(other.body.data.logo).toContain('/logos/logo.webp?t=');
    expect(await isThere(logo)).toBe(false);

    const removed = await patch('logo', '');
    expect(removed).toMatchObject({ status: 200, body: { data: { logo: null } } });
    expect(await isThere(other.body.data.logo!)).toBe(false);
  });

  it('refuses other callers, other files, too large ones and unknown fields', async () => {
    expect((await patch('banner', asBlob(await png()), member)).status).toBe(403);
    expect(
      (await patch('banner', asBlob(new Uint8Array(Buffer.from('<svg/>')), 'image/svg+xml'))).status,
    ).toBe(415);
    expect((await patch('banner', asBlob(new Uint8Array(imageLimits.maxBytes + 1)))).status).toBe(413);
    expect((await patch('name', asBlob(await png()))).status).toBe(400);
    expect((await patch('banner', 'a text')).status).toBe(400);
  });
});

describe('unused pictures', () => {
  it('are deleted after a day, and used ones are not', async () => {
    const { database, storage } = server.server;
    const kept = await uploaded(president, 'societies/1/posts/kept in use.png');
    const forgotten = await uploaded(president, 'societies/1/posts/forgotten.png');
    await server.call('POST', paths.posts(1), { token: president, body: post(kept) });
    const all = async () =>
      (await database.selectFrom('storage_objects').select(['bucket', 'key']).orderBy('key').execute()).map(
        ({ bucket, key }) => at(key, bucket),
      );
    expect(await removeUnused(storage.files!, database)).toBe(0);
    await database
      .updateTable('storage_objects')
      .set({ updated_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const recent = await uploaded(president, 'societies/1/posts/recent.png');
    const before = await all();
    expect(await removeUnused(storage.files!, database)).toBeGreaterThan(0);
    expect(await isThere(kept)).toBe(true);
    expect(await isThere(recent)).toBe(true);
    expect(await isThere(forgotten)).toBe(false);
    // Nothing that a page shows is gone.
    const shown = await database.selectFrom('societies').select(['logo', 'banner']).execute();
    const left = new Set(await all());
    for (const url of shown.flatMap(({ logo, banner }) => [logo, banner]))
      if (url) expect(left).toContain(url.split('?')[0]);
    expect(before.length).toBeGreaterThan(left.size);
  });
});
