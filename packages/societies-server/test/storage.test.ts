import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demo, withServer } from './harness.ts';
import { animation, asBlob, noise, plain, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

let number = 0;

/** A key of society 1 that no test used. */
const fresh = (extension = 'png') => `societies/1/home/${++number}-${Date.now()}.${extension}`;
const avatar = `${demo.president}/avatars/${demo.president}.png`;

const server = await withServer();
const token = await server.signIn(demo.president);
const storage = storageOf(server, token);
const societies = storage.from('societies');
const users = storage.from('users');

describe('smaller pictures', () => {
  const narrow = (key: string, width = 480) =>
    societies.getPublicUrl(key, { transform: { width, resize: 'contain' } }).data.publicUrl;
  const webp = { headers: { accept: 'image/avif,image/webp,*/*' } };

  it('sends a picture at an offered width, for the same time and with a tag of its own', async () => {
    const key = fresh();
    await societies.upload(key, asBlob(await png(1_200, 800)), { cacheControl: '3600' });
    const reply = await fetch(narrow(key), webp);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'max-age=3600',
      vary: 'Origin, Accept',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 320 });
    const etag = reply.headers.get('etag') ?? '';
    const again = await fetch(narrow(key), { headers: { ...webp.headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = await fetch(narrow(key, 800), webp);
    expect((await sharp(await other.arrayBuffer()).metadata()).width).toBe(800);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('sends the picture itself to who takes no WebP, and of animations', async () => {
    const key = fresh();
    await societies.upload(key, asBlob(await png(1_200, 800)));
    const plainReply = await fetch(narrow(key), { headers: { accept: '*/*' } });
    expect((await sharp(await plainReply.arrayBuffer()).metadata()).width).toBe(1_200);
    const moving = fresh('gif');
    await societies.upload(moving, asBlob(await animation('gif', 3, 600, 400), 'image/gif'));
    const kept = await fetch(narrow(moving), webp);
    expect((await sharp(await kept.arrayBuffer()).metadata()).pages).toBe(3);
  });

  it.each(['', '?width=481', '?width=1e9', '?width=480&width=800', '?width=480&resize=cover', '?height=480'])(
    'refuses %j',
    async (query) => {
      const key = fresh();
      await societies.upload(key, asBlob(await png()));
      const reply = await fetch(`${server.url}/storage/v1/render/image/public/societies/${key}${query}`);
      expect(reply.status).toBe(400);
    },
  );

  it('has none of a picture that was replaced or removed', async () => {
    const key = fresh();
    await societies.upload(key, asBlob(await png(900, 600)));
    await fetch(narrow(key), webp);
    await societies.update(key, asBlob(await png(700, 700)), { upsert: true });
    const replaced = await sharp(await (await fetch(narrow(key), webp)).arrayBuffer()).metadata();
    expect(replaced.height).toBe(480);
    await societies.remove([key]);
    const removed = await fetch(narrow(key), webp);
    expect(await removed.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  });

  it('makes each once, however many ask at once', async () => {
    const key = fresh();
    await societies.upload(key, asBlob(new Uint8Array(await noise(1_200, 800).png().toBuffer())));
    const replies = await Promise.all(Array.from({ length: 60 }, () => fetch(narrow(key), webp)));
    const tags = new Set(replies.map(({ status, headers }) => `${status} ${headers.get('etag')}`));
    expect(tags.size).toBe(1);
    expect(replies[0]?.headers.get('content-type')).toBe('image/webp');
  });
});

describe('upload with the real client', () => {
  it.each([
    ['a Blob, by a form', async () => asBlob(await png())],
    ['a File, by a form', async () => new File([asBlob(await png())], 'holiday.png', { type: 'image/png' })],
    [
      'a form of its own',
      async () => {
        const form = new FormData();
        form.append('', asBlob(await png()), 'x.png');
        return form;
      },
    ],
    ['bytes', async () => png()],
    ['an ArrayBuffer', async () => (await png()).slice().buffer],
    ['a Buffer', async () => Buffer.from(await png())],
    ['a web stream', async () => asBlob(await png()).stream()],
    ['a Node stream', async () => Readable.from([Buffer.from(await png())])],
  ])('stores %s and tells where', async (_name, body) => {
    const key = fresh();
    const { data, error } = await societies.upload(key, await body());
    expect(error).toBeNull();
    expect(data).toEqual({
      path: key,
      fullPath: `societies/${key}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });

    const { publicUrl } = societies.getPublicUrl(key).data;
    const reply = await fetch(publicUrl);
    expect(reply.status).toBe(200);
    const { format, width, height } = await sharp(await reply.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 60, height: 40 });
  });

  it('keeps the cache time from form or header', async () => {
    const [form, raw, none] = [fresh(), fresh(), fresh()];
    await societies.upload(form, asBlob(await png()), { cacheControl: '3600' });
    await societies.upload(raw, await png(), { cacheControl: '60' });
    await server.call('POST', `/storage/v1/object/societies/${none}`, { token, body: await png() });
    const cacheOf = async (key: string) =>
      (await fetch(societies.getPublicUrl(key).data.publicUrl)).headers.get('cache-control');
    expect(await cacheOf(form)).toBe('max-age=3600');
    expect(await cacheOf(raw)).toBe('max-age=60');
    expect(await cacheOf(none)).toBe('no-cache');
  });

  it('refuses a taken key, and replaces it on request', async () => {
    const key = fresh();
    await societies.upload(key, await png(60, 40, '#ff0000'));
    const second = await societies.upload(key, await png(60, 40, '#00ff00'));
    expect(second.error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
      status: 400,
    });

    const third = await societies.upload(key, await png(60, 40, '#0000ff'), { upsert: true });
    expect(third.error).toBeNull();
    const { data } = await societies.download(key);
    const { dominant } = await sharp(await (data as Blob).arrayBuffer()).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });

  it('updates by replacing', async () => {
    const key = fresh();
    await societies.upload(key, await png(60, 40));
    const { data, error } = await societies.update(key, asBlob(await png(90, 30)));
    expect(error).toBeNull();
    expect(data?.path).toBe(key);
    const { data: blob } = await societies.download(key);
    expect((await sharp(await (blob as Blob).arrayBuffer()).metadata()).width).toBe(90);
  });

  it('gives the address of a new avatar, which the profile shows', async () => {
    const { error } = await users.upload(avatar, asBlob(await png(250, 250)), {
      upsert: true,
      cacheControl: '3600',
    });
    expect(error).toBeNull();
    const url = `${users.getPublicUrl(avatar).data.publicUrl}?t=${Date.now()}`;
    const changed = await server.call('POST', '/api/profile/change-avatar/', {
      token,
      body: { avatar: url },
    });
    expect(changed.status).toBe(200);
    const profile = await server.call<{ avatar: string }>('GET', '/api/profile/', { token });
    expect(profile.body.avatar).toBe(url.slice(server.url.length));
    expect((await fetch(new URL(profile.body.avatar, server.url))).status).toBe(200);
  });
});

describe('signed uploads with the real client', () => {
  it('signs, uploads without an access token, and refuses a second use', async () => {
    const key = fresh();
    const { data: signed, error } = await societies.createSignedUploadUrl(key);
    expect(error).toBeNull();
    expect(signed?.signedUrl).toContain(`/storage/v1/object/upload/sign/societies/${key}?token=`);

    const nobody = storageOf(server).from('societies');
    const first = await nobody.uploadToSignedUrl(key, signed!.token, asBlob(await png()), {
      cacheControl: '120',
    });
    expect(first.error).toBeNull();
    expect(first.data).toEqual({ path: key, fullPath: `societies/${key}` });
    expect((await fetch(societies.getPublicUrl(key).data.publicUrl)).headers.get('cache-control')).toBe(
      'max-age=120',
    );

    const again = await nobody.uploadToSignedUrl(key, signed!.token, asBlob(await png()));
    expect(again.error).toMatchObject({ statusCode: '400' });
  });

  it('replaces only when the signer allowed it', async () => {
    const key = fresh();
    await societies.upload(key, await png());
    expect((await societies.createSignedUploadUrl(key)).error).toMatchObject({ statusCode: '409' });
    const { data } = await societies.createSignedUploadUrl(key, { upsert: true });
    const { error } = await storageOf(server)
      .from('societies')
      .uploadToSignedUrl(key, data!.token, await png(70, 70));
    expect(error).toBeNull();
  });

  it('refuses the token for another key and in place of an access token', async () => {
    const key = fresh();
    const { data } = await societies.createSignedUploadUrl(key);
    const nobody = storageOf(server).from('societies');
    expect((await nobody.uploadToSignedUrl(fresh(), data!.token, await png())).error).toMatchObject({
      statusCode: '400',
    });
    expect((await nobody.uploadToSignedUrl(key, token, await png())).error).toMatchObject({
      statusCode: '400',
    });
    expect((await nobody.uploadToSignedUrl(key, 'nonsense', await png())).error).toMatchObject({
      statusCode: '400',
    });
    const asAccess = await server.call('GET', '/api/profile/', { token: data!.token });
    expect(asAccess.status).toBe(401);
  });
});

describe('reading', () => {
  let key: string;
  let url: string;
  beforeAll(async () => {
    key = fresh();
    await societies.upload(key, await png(300, 200), { cacheControl: '3600' });
    url = societies.getPublicUrl(key).data.publicUrl;
  });

  it('sends security headers', async () => {
    const { headers } = await fetch(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      'x-robots-tag': 'none',
      etag: expect.stringMatching(/^"[\w-]{27}"$/) as unknown,
      'last-modified': expect.stringMatching(/GMT$/) as unknown,
    });
  });

  it('answers HEAD as GET without a body', async () => {
    const get = await fetch(url);
    const bytes = await get.arrayBuffer();
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));
    for (const name of [
      'etag',
      'last-modified',
      'content-type',
      'cache-control',
      'content-security-policy',
    ]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(
      (await fetch(societies.getPublicUrl('societies/1/home/none.png').data.publicUrl, { method: 'HEAD' }))
        .status,
    ).toBe(400);
  });

  it('answers 304 when unchanged', async () => {
    const first = await fetch(url);
    await first.arrayBuffer();
    const etag = first.headers.get('etag')!;
    const since = first.headers.get('last-modified')!;
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const reply = await fetch(url, { headers, method, cache: 'no-store' });
      await reply.arrayBuffer();
      return reply.status;
    };
    expect(await ask({ 'if-none-match': etag })).toBe(304);
    expect(await ask({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await ask({ 'if-none-match': '*' })).toBe(304);
    expect(await ask({ 'if-none-match': etag }, 'HEAD')).toBe(304);
    expect(await ask({ 'if-none-match': '"other"' })).toBe(200);
    expect(await ask({ 'if-modified-since': since })).toBe(304);
    expect(await ask({ 'if-modified-since': new Date(Date.parse(since) - 1000).toUTCString() })).toBe(200);
    // The tag is the better witness.
    expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': since })).toBe(200);
  });

  it('answers range requests', async () => {
    const all = Buffer.from(await (await fetch(url)).arrayBuffer());
    const ask = async (range: string, more: Record<string, string> = {}) => {
      const reply = await fetch(url, { headers: { range, ...more } });
      return {
        status: reply.status,
        range: reply.headers.get('content-range'),
        bytes: Buffer.from(await reply.arrayBuffer()),
      };
    };
    const size = all.length;
    expect(await ask('bytes=0-9')).toEqual({
      status: 206,
      range: `bytes 0-9/${size}`,
      bytes: all.subarray(0, 10),
    });
    expect(await ask('bytes=10-')).toEqual({
      status: 206,
      range: `bytes 10-${size - 1}/${size}`,
      bytes: all.subarray(10),
    });
    expect(await ask('bytes=-5')).toEqual({
      status: 206,
      range: `bytes ${size - 5}-${size - 1}/${size}`,
      bytes: all.subarray(-5),
    });
    expect(await ask(`bytes=5-${size * 9}`)).toMatchObject({
      status: 206,
      range: `bytes 5-${size - 1}/${size}`,
    });
    expect((await ask(`bytes=${size}-`)).range).toBe(`bytes */${size}`);
    expect((await ask('bytes=9-3')).status).toBe(200);
    expect((await ask('lines=1-3')).status).toBe(200);
    expect((await ask('bytes=0-1,4-5')).status).toBe(200);
    expect((await ask('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
  });

  it('offers a named download', async () => {
    const reply = await fetch(societies.getPublicUrl(key, { download: 'Our “logo”.png' }).data.publicUrl);
    expect(reply.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Our%20%E2%80%9Clogo%E2%80%9D.png",
    );
  });

  it("replies with a picture's information, and whether it exists", async () => {
    const { data, error } = await societies.info(key);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      name: key,
      bucketId: 'societies',
      contentType: 'image/png',
      cacheControl: 'max-age=3600',
      size: expect.any(Number) as unknown,
    });
    expect((await societies.exists(key)).data).toBe(true);
    expect((await societies.exists('societies/1/home/none.png')).data).toBe(false);
  });

  it('is 404 and not cached when a file is lost', async () => {
    const lost = fresh();
    const { data } = await societies.upload(lost, await png());
    await rm(path.join(server.dataDir, 'storage', 'societies', '1', data!.id));
    const reply = await fetch(societies.getPublicUrl(lost).data.publicUrl);
    expect(reply.status).toBe(400);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({ statusCode: '404', message: 'The resource was not found' });
    expect((await societies.upload(lost, await png(), { upsert: true })).error).toBeNull();
    expect((await societies.download(lost)).error).toBeNull();
  });

  it('is 404 in the client’s format for an unknown picture', async () => {
    const missing = await fetch(societies.getPublicUrl('societies/1/home/none.png').data.publicUrl);
    expect(missing.status).toBe(400);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(await missing.json()).toEqual({
      statusCode: '404',
      error: 'not_found',
      code: 'NoSuchKey',
      message: 'Object not found',
    });
    const { error } = await storageOf(server, token)
      .from('nowhere')
      .upload('a.png', await png());
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });
});

describe('list and remove with the real client', () => {
  it('lists folders and pictures, sorted, by page and prefix', async () => {
    for (const name of ['b.png', 'a.png', 'c.png']) {
      const { error } = await societies.upload(`societies/1/merch/list/${name}`, await plainPng());
      expect(error).toBeNull();
    }
    const names = async (...args: Parameters<typeof societies.list>) =>
      (await societies.list(...args)).data?.map(({ name }) => name);
    const folder = 'societies/1/merch/list';
    expect(await names(folder)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await names(`${folder}/`)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await names(folder, { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'c.png',
      'b.png',
      'a.png',
    ]);
    expect(await names(folder, { limit: 1, offset: 1 })).toEqual(['b.png']);
    expect(await names(folder, { search: 'c' })).toEqual(['c.png']);
    expect(await names(folder, { search: '%' })).toEqual([]);

    const { data } = await societies.list('societies/1/merch');
    const entry = data?.find(({ name }) => name === 'list');
    expect(entry).toEqual({
      name: 'list',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    const { data: pictures } = await societies.list(folder, { limit: 1 });
    expect(pictures?.[0]).toMatchObject({
      name: 'a.png',
      id: expect.any(String) as unknown,
      metadata: {
        mimetype: 'image/png',
        size: expect.any(Number) as unknown,
        cacheControl: 'max-age=3600',
        eTag: expect.any(String) as unknown,
      },
    });
  });

  it('removes existing pictures and ignores others', async () => {
    const key = fresh();
    await societies.upload(key, await png());
    const { data, error } = await societies.remove([key, 'societies/1/home/none.png']);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name)).toEqual([key]);
    expect((await societies.exists(key)).data).toBe(false);
    expect((await fetch(societies.getPublicUrl(key).data.publicUrl)).status).toBe(400);
  });
});

const plainPng = async () => new Uint8Array(await plain(8, 8).png().toBuffer());
