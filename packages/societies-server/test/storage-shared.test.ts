import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths, type SocietyEvent, type MerchItem, type Post, type Widget } from 'societies-contract';
import { endOfUndo } from './end-of-undo.ts';
import { demo, withServer } from './harness.ts';
import { signInPeople, society } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const server = await withServer();
const people = await signInPeople(server);

const bucket = (token: string) => storageOf(server, token).from('societies');
const store = async (key: string) => {
  const from = bucket(people.president);
  const { error } = await from.upload(key, asBlob(await png()), { upsert: true });
  if (error) throw error;
  return new URL(from.getPublicUrl(key).data.publicUrl).pathname;
};
const isThere = async (address: string) => (await fetch(new URL(address, server.url))).ok;
const as = <Body>(method: string, to: string, body?: unknown) =>
  server.call<Body>(method, to, { token: people.president, body });

describe('a picture used twice', () => {
  const post = { title: 'Seen twice', content: 'The same picture.', show_likes: true };

  test('is kept until the last post is deleted', async () => {
    const image = await store('societies/1/posts/twice.png');
    const [one, two] = await Promise.all(
      [1, 2].map(async () => (await as<Post>('POST', paths.posts(society), { ...post, image })).body.id),
    );
    await as('DELETE', paths.post(society, one ?? 0));
    expect(await isThere(image)).toBe(true);
    // Another address of the same picture is the same picture.
    await as('PUT', paths.post(society, two ?? 0), { ...post, image: `${image}?t=2` });
    expect(await isThere(image)).toBe(true);
    await as('PUT', paths.post(society, two ?? 0), { ...post, image: null });
    // The deleted one may still come back.
    expect(await isThere(image)).toBe(true);
    await endOfUndo(server);
    expect(await isThere(image)).toBe(false);
  });

  test('is kept while an event, an item or a widget uses it', async () => {
    const event = {
      name: 'Seen twice',
      description: 'x',
      datetime: '2099-01-01T20:00:00Z',
      duration: '01:00:00',
      venue: 'x',
      max_participants: 5,
      price: 0,
      is_active: true,
    };
    const item = {
      name: 'x',
      description: 'x',
      category: 'x',
      purchase_url: 'https://shop.example',
      price: 2,
    };
    const poster = await store('societies/1/events/twice.png');
    const [gone, kept] = await Promise.all(
      [1, 2].map(
        async () =>
          (await as<SocietyEvent>('POST', paths.events(society), { ...event, image: poster })).body.id,
      ),
    );
    await as('DELETE', paths.event(society, gone ?? 0));
    expect([kept, await isThere(poster)]).toEqual([kept, true]);

    const photo = await store('societies/1/merch/twice.png');
    const [first] = await Promise.all(
      [1, 2].map(
        async () => (await as<MerchItem>('POST', paths.merch(society), { ...item, image: photo })).body.id,
      ),
    );
    await as('PUT', paths.merchItem(society, first ?? 0), { ...item, image: null });
    expect(await isThere(photo)).toBe(true);

    const slide = await store('societies/1/home/twice.png');
    const widget = async (y: number) =>
      (
        await as<Widget>('POST', paths.widgets(society), {
          content_type: 'carousel',
          content: { images: [slide] },
          layout_config: { x: 0, y, w: 1, h: 1 },
        })
      ).body.id;
    const [upper, lower] = [await widget(50), await widget(51)];
    await as('DELETE', paths.widget(upper));
    expect(await isThere(slide)).toBe(true);
    await as('DELETE', paths.widget(lower));
    await endOfUndo(server);
    expect(await isThere(slide)).toBe(false);
  });
});

describe('an upload whose permission ends meanwhile', () => {
  /** Sends a picture, all but its end; `finish` sends that and tells the reply. */
  const begin = async (to: string, token: string, bytes: Uint8Array, headers: Record<string, string>) => {
    const { hostname, port } = new URL(server.url);
    const request = http.request({
      hostname,
      port,
      path: to,
      method: to.startsWith('/api/') ? 'PATCH' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-length': bytes.length, ...headers },
    });
    const reply = new Promise<{ status: number; body: string }>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
    });
    const incoming = path.join(server.dataDir, 'storage', 'incoming', 'uploads');
    request.write(bytes.subarray(0, -10));
    await expect.poll(async () => (await readdir(incoming)).length, { timeout: 20_000 }).toBe(1);
    return async () => {
      request.end(bytes.subarray(-10));
      return reply;
    };
  };

  const found = async (name: string) => {
    const token = people.newcomer;
    const { body } = await server.call<{ id: number }>('POST', paths.societyRequests, {
      token,
      body: { name, proposal: 'For a while only.', category: 1, user: demo.newcomer },
    });
    const accepted = await server.call<{ society: number }>('POST', paths.acceptRequest(body.id), {
      token: people.administrator,
      body: {},
    });
    return accepted.body.society;
  };
  const stored = async (id: number) =>
    server.database
      .selectFrom('storage_objects')
      .where('space', '=', `societies/${id}`)
      .select('key')
      .execute();

  test('is refused when the society was removed', async () => {
    for (const form of [false, true]) {
      const id = await found(form ? 'Short Form' : 'Short Club');
      const picture = await png();
      const boundary = 'constellation';
      const bytes = form
        ? Buffer.concat([
            Buffer.from(
              `--${boundary}\r\ncontent-disposition: form-data; name="banner"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
            ),
            picture,
            Buffer.from(`\r\n--${boundary}--\r\n`),
          ])
        : picture;
      const to = form ? paths.society(id) : `/storage/v1/object/societies/societies/${id}/home/late.png`;
      const finish = await begin(to, people.newcomer, bytes, {
        'content-type': form ? `multipart/form-data; boundary=${boundary}` : 'image/png',
      });
      await server.call('DELETE', paths.removeSociety(id), { token: people.administrator });
      const { status, body } = await finish();
      expect([form, form ? status : (JSON.parse(body) as { statusCode: string }).statusCode]).toEqual([
        form,
        form ? 403 : '403',
      ]);
      expect(await stored(id)).toEqual([]);
    }
  });

  test('is refused when the role lost the permission', async () => {
    const id = await found('Strict Club');
    const finish = await begin(
      `/storage/v1/object/societies/societies/${id}/home/late.png`,
      people.newcomer,
      await png(),
      { 'content-type': 'image/png' },
    );
    await server.database.deleteFrom('role_permissions').where('society_id', '=', id).execute();
    expect(JSON.parse((await finish()).body)).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
    expect(await stored(id)).toEqual([]);
  });
});

describe('copying and moving with the real client', () => {
  beforeEach(async () => {
    await store('societies/1/home/from.png');
    await bucket(people.president).remove(['societies/1/home/to.png', 'societies/1/posts/to.png']);
  });
  const at = (key: string) => isThere(`/storage/v1/object/public/societies/${key}`);

  test('stores a copy as a picture of its own, in the size of its folder', async () => {
    const from = bucket(people.president);
    const { data, error } = await from.copy('societies/1/home/from.png', 'societies/1/home/to.png');
    expect([data, error]).toEqual([{ path: 'societies/societies/1/home/to.png' }, null]);
    await from.remove(['societies/1/home/from.png']);
    expect([await at('societies/1/home/from.png'), await at('societies/1/home/to.png')]).toEqual([
      false,
      true,
    ]);

    const { error: failed } = await from.upload('societies/1/home/wide.png', asBlob(await png(1_500, 900)), {
      upsert: true,
    });
    expect(failed).toBeNull();
    await from.copy('societies/1/home/wide.png', 'societies/1/posts/to.png');
    const { data: small } = await from.download('societies/1/posts/to.png');
    const { default: sharp } = await import('sharp');
    expect(await sharp(await small!.arrayBuffer()).metadata()).toMatchObject({ width: 1_200, height: 720 });
  });

  test('moves a picture', async () => {
    const from = bucket(people.president);
    const { data, error } = await from.move('societies/1/home/from.png', 'societies/1/home/to.png');
    expect([data?.message, error]).toEqual(['Successfully moved', null]);
    expect([await at('societies/1/home/from.png'), await at('societies/1/home/to.png')]).toEqual([
      false,
      true,
    ]);
  });

  test('replaces no picture, and is 404 for an unknown one', async () => {
    await store('societies/1/home/to.png');
    const from = bucket(people.president);
    for (const how of ['copy', 'move'] as const) {
      const taken = await from[how]('societies/1/home/from.png', 'societies/1/home/to.png');
      expect(taken.error).toMatchObject({ statusCode: '409' });
      const none = await from[how]('societies/1/home/none.png', 'societies/1/home/other.png');
      expect(none.error).toMatchObject({ statusCode: '404' });
    }
    expect(await at('societies/1/home/from.png')).toBe(true);
  });

  test('needs permission to write at the target, and at the source of a move', async () => {
    const officer = bucket(people.eventsOfficer);
    const denied = { statusCode: '403' };
    expect((await officer.copy('societies/1/home/from.png', 'societies/1/home/to.png')).error).toMatchObject(
      denied,
    );
    expect(
      (await officer.move('societies/1/home/from.png', 'societies/1/events/to.png')).error,
    ).toMatchObject(denied);
    expect(
      (await officer.copy('societies/1/home/from.png', 'societies/2/events/to.png')).error,
    ).toMatchObject(denied);
    expect(
      (await officer.copy('societies/1/home/from.png', 'societies/1/events/officer.png')).error,
    ).toBeNull();
    const nobody = await storageOf(server)
      .from('societies')
      .copy('societies/1/home/from.png', 'societies/1/events/to.png');
    expect(nobody.error).not.toBeNull();
    expect(await at('societies/1/home/from.png')).toBe(true);
  });
});

test("an unknown storage address is refused in the client's format", async () => {
  for (const [method, to] of [
    ['GET', '/storage/v1/nothing'],
    ['POST', '/storage/v1/object/nothing'],
    ['GET', '/storage/v1/bucket'],
    ['PATCH', '/storage/v1/object/societies/societies/1/home/a.png'],
  ] as const) {
    const { status, body } = await server.call(method, to, { token: people.president });
    expect([to, status, body]).toEqual([
      to,
      404,
      { statusCode: '404', error: 'not_found', code: 'NoSuchRoute', message: 'The storage has no such call' },
    ]);
  }
  const { error } = await storageOf(server, people.president).listBuckets();
  expect(error?.message).toBe('The storage has no such call');
});
