import { request as httpRequest } from 'node:http';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { imageLimits, storageLimits } from 'societies-contract';
import { describe, expect, it } from 'vitest';
import { holdName, holdingPictures } from '../src/platform/storage/storage-folder.ts';
import { demo, withServer } from './harness.ts';
import { animation, asBlob, halves, noise, plain, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

let number = 0;
const fresh = (folder = 'home', extension = 'png') =>
  `societies/1/${folder}/content-${++number}.${extension}`;

const server = await withServer();
const token = await server.signIn(demo.president);
const societies = storageOf(server, token).from('societies');

/** Files in the storage's folder, those being received too. */
const files = async () =>
  (await readdir(path.join(server.dataDir, 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const send = async (
  bytes: Uint8Array | string,
  { folder = 'home', type = 'image/png', name = 'png' } = {},
) => {
  const key = fresh(folder, name);
  const { error } = await societies.upload(key, bytes, { contentType: type });
  return { key, error: error as { statusCode?: string; message: string } | null };
};
const stored = async (key: string) => {
  const { data } = await societies.download(key);
  return Buffer.from(await (data as Blob).arrayBuffer());
};

/** What pictures take, their WebPs too. */
const sum = sql<number>`sum(bytes + coalesce(light_bytes, 0))`.as('bytes');

describe('a file that is not a picture', () => {
  const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML that begins like a PNG', Buffer.concat([pngHead, Buffer.from('<script>alert(1)</script>')])],
    ['HTML that begins like a GIF', 'GIF89a=1;/*<script>alert(1)</script>*/'],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['an MP4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(60)])],
    ['a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)])],
    ['JSON', '{"a":1}'],
    [
      'a WebP head and nothing',
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(4)]),
    ],
  ])('%s is refused, whatever it claims to be', async (_name, bytes) => {
    for (const type of ['image/png', 'text/html', 'application/json']) {
      const { error, key } = await send(bytes, { type });
      expect(error).toMatchObject({ statusCode: '415' });
      expect((await societies.exists(key)).data).toBe(false);
    }
    const form = await societies.upload(fresh(), asBlob(Buffer.from(bytes as string)));
    expect(form.error).toMatchObject({ statusCode: '415' });
  });

  it('is refused when it is a TIFF', async () => {
    const { error } = await send(new Uint8Array(await plain(8, 8).tiff().toBuffer()), { type: 'image/tiff' });
    expect(error).toMatchObject({ statusCode: '415' });
  });

  it('is refused when it is truncated', async () => {
    const whole = await noise(200, 200).jpeg().toBuffer();
    const { error } = await send(new Uint8Array(whole.subarray(0, whole.length / 2)));
    expect(error).toMatchObject({ statusCode: '415' });
  });

  it('is refused when it is empty', async () => {
    expect((await societies.upload(fresh(), asBlob(new Uint8Array()))).error).toMatchObject({
      statusCode: '400',
    });
    expect((await societies.upload(fresh(), new Uint8Array())).error).toMatchObject({ statusCode: '400' });
  });

  it('is refused in a form without a file or with two', async () => {
    const none = new FormData();
    none.append('cacheControl', '60');
    const two = new FormData();
    two.append('', asBlob(await png()), 'a.png');
    two.append('other', asBlob(await png()), 'b.png');
    for (const body of [none, two]) {
      const reply = await server.call('POST', `/storage/v1/object/societies/${fresh()}`, { token, body });
      expect(reply).toMatchObject({ status: 400, body: { statusCode: '400' } });
    }
    const broken = await server.call('POST', `/storage/v1/object/societies/${fresh()}`, {
      token,
      body: '--x\r\nnonsense',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken).toMatchObject({ status: 400, body: { statusCode: '400' } });
    const unbounded = await server.call('POST', `/storage/v1/object/societies/${fresh()}`, {
      token,
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(unbounded).toMatchObject({ status: 400, body: { statusCode: '400' } });
  });
});

describe('how a picture is stored', () => {
  it.each([
    ['png', 'image/png', () => plain(50, 40).png()],
    ['jpeg', 'image/jpeg', () => plain(50, 40).jpeg()],
    ['webp', 'image/webp', () => plain(50, 40).webp()],
    ['gif', 'image/gif', () => plain(50, 40).gif()],
    ['avif', 'image/avif', () => plain(50, 40).avif()],
  ] as const)('keeps %s as %s by content, not by name', async (_name, type, make) => {
    const { key, error } = await send(new Uint8Array(await make().toBuffer()), {
      type: 'text/plain',
      name: 'txt',
    });
    expect(error).toBeNull();
    const reply = await fetch(societies.getPublicUrl(key).data.publicUrl);
    expect(reply.headers.get('content-type')).toBe(type);
    expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBe(50);
  });

  it('rotates it upright and removes all metadata', async () => {
    const original = await halves(80, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'SecretCamera', Copyright: '<script>alert(1)</script>' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 0/1',
        },
      })
      .toBuffer();
    expect((await sharp(original).metadata()).exif?.includes('SecretCamera')).toBe(true);

    const { key, error } = await send(new Uint8Array(original), { type: 'image/jpeg', name: 'jpg' });
    expect(error).toBeNull();
    const kept = await stored(key);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 40, height: 80 });
    expect(kept.includes('SecretCamera')).toBe(false);
    expect(kept.includes('script')).toBe(false);
    // Red was left; turned a quarter to the right it is on top.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    expect(data[(10 * 40 + 20) * 3]).toBeGreaterThan(200);
    expect(data[(70 * 40 + 20) * 3]).toBeLessThan(60);
  });

  it('removes data appended to the file', async () => {
    const polyglot = Buffer.concat([
      await plain(20, 20).gif().toBuffer(),
      Buffer.from('/*</title><script>alert(document.domain)</script>*/'),
    ]);
    const { key, error } = await send(new Uint8Array(polyglot), { type: 'text/html', name: 'html' });
    expect(error).toBeNull();
    expect((await stored(key)).includes('script')).toBe(false);
    expect((await fetch(societies.getPublicUrl(key).data.publicUrl)).headers.get('content-type')).toBe(
      'image/gif',
    );
  });

  it.each([
    ['avatars', 1200, 900, 500, 375],
    ['logos', 900, 1200, 375, 500],
    ['events', 1600, 1200, 1067, 800],
    ['posts', 3000, 400, 1200, 160],
    ['merch', 2400, 1600, 1200, 800],
    ['banners', 4800, 1000, 2400, 500],
    ['home', 4800, 1000, 2400, 500],
  ])(
    'in %s a picture of %i × %i is kept at %i × %i',
    async (folder, width, height, keptWidth, keptHeight) => {
      const bytes = new Uint8Array(await plain(width, height).jpeg().toBuffer());
      const isAvatar = folder === 'avatars';
      const from = isAvatar ? storageOf(server, token).from('users') : societies;
      const key = isAvatar ? `${demo.president}/avatars/large.jpg` : fresh(folder, 'jpg');
      expect((await from.upload(key, bytes, { upsert: true })).error).toBeNull();
      const { data } = await from.download(key);
      const kept = await sharp(Buffer.from(await (data as Blob).arrayBuffer())).metadata();
      expect({ width: kept.width, height: kept.height }).toEqual({ width: keptWidth, height: keptHeight });
    },
  );

  it('never enlarges one, and keeps transparency', async () => {
    const small = await sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { key } = await send(new Uint8Array(small), { folder: 'logos' });
    const kept = await sharp(await stored(key)).metadata();
    expect(kept).toMatchObject({ width: 30, height: 20, hasAlpha: true });
  });

  it.each(['gif', 'webp'] as const)('keeps an animated %s animated', async (format) => {
    const { key, error } = await send(await animation(format), { type: `image/${format}`, name: format });
    expect(error).toBeNull();
    const { pages, loop } = await sharp(await stored(key), { animated: true }).metadata();
    expect({ pages, loop }).toEqual({ pages: 3, loop: 0 });
  });

  it('stores a PNG photograph as WebP too, for browsers that accept it', async () => {
    const photograph = new Uint8Array(await noise(500, 350).blur(3).png().toBuffer());
    const { key, error } = await send(photograph, { folder: 'events' });
    expect(error).toBeNull();
    const url = societies.getPublicUrl(key).data.publicUrl;
    const ask = async (accept: string, more: Record<string, string> = {}) => {
      const reply = await fetch(url, { headers: { accept, ...more } });
      const { headers, status } = reply;
      return { status, headers, bytes: Buffer.from(await reply.arrayBuffer()) };
    };
    const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    const [light, plain] = [await ask(browser), await ask('*/*')];
    expect(light.headers.get('content-type')).toBe('image/webp');
    expect(plain.headers.get('content-type')).toBe('image/png');
    expect(light.bytes.length).toBeLessThan(plain.bytes.length * 0.8);
    expect(await sharp(light.bytes).metadata()).toMatchObject({ format: 'webp', width: 500, height: 350 });
    expect(light.headers.get('content-length')).toBe(String(light.bytes.length));
    for (const { headers } of [light, plain]) expect(headers.get('vary')).toContain('Accept');
    const etag = light.headers.get('etag')!;
    expect(etag).not.toBe(plain.headers.get('etag'));
    expect((await ask(browser, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('*/*', { 'if-none-match': etag })).status).toBe(200);
    const part = await ask(browser, { range: 'bytes=10-19' });
    expect(part.bytes).toEqual(light.bytes.subarray(10, 20));
    const head = await fetch(url, { method: 'HEAD', headers: { accept: browser } });
    expect(head.headers.get('content-length')).toBe(String(light.bytes.length));

    const before = await files();
    await societies.remove([key]);
    expect(await files()).toHaveLength(before.length - 2);
  });

  it('stores a small drawing once', async () => {
    const before = await files();
    const { key } = await send(await png(300, 200));
    expect(await files()).toHaveLength(before.length + 1);
    const reply = await fetch(societies.getPublicUrl(key).data.publicUrl, {
      headers: { accept: 'image/webp' },
    });
    expect(reply.headers.get('content-type')).toBe('image/png');
  });

  it('keeps the first frame of a very long animation', async () => {
    const { key, error } = await send(await animation('gif', 30, 1000, 800), {
      type: 'image/gif',
      name: 'gif',
    });
    expect(error).toBeNull();
    expect((await sharp(await stored(key)).metadata()).pages ?? 1).toBe(1);
  });
});

/** A PNG that claims a size and holds no pixels: decoding is never reached. */
function claimedPng(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('limits', () => {
  it.each([
    [8_001, 10],
    [10, 8_001],
    [12_000, 12_000],
    [1_000_000, 1_000_000],
  ])('refuse a picture of %i × %i before decoding', async (width, height) => {
    const { error } = await send(new Uint8Array(claimedPng(width, height)));
    expect(error).toMatchObject({ statusCode: '413', message: expect.stringContaining('8,000') as unknown });
  });

  it('bound the memory of a pixel flood', async () => {
    const flood = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(imageLimits.maxBytes);
    const before = process.memoryUsage().rss;
    expect((await send(new Uint8Array(flood))).error).toMatchObject({ statusCode: '413' });
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
  });

  it('refuse an AVIF of 8,000 px a side, which takes a gigabyte to decode', async () => {
    const flood = await plain(8_000, 8_000).avif({ effort: 0 }).toBuffer();
    expect((await send(new Uint8Array(flood))).error).toMatchObject({ statusCode: '413' });
  });

  it('accept 8,000 px a side', async () => {
    const { key, error } = await send(new Uint8Array(await plain(8_000, 20).png().toBuffer()));
    expect(error).toBeNull();
    expect((await sharp(await stored(key)).metadata()).width).toBe(2_400);
  });

  it.each([
    ['a form', (bytes: Uint8Array) => asBlob(bytes)],
    ['raw bytes', (bytes: Uint8Array) => bytes],
  ])('accept 5 MiB and refuse one byte more by %s', async (_name, body) => {
    const { maxBytes } = imageLimits;
    const picture = await png();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(picture);
      return bytes;
    };
    expect((await societies.upload(fresh(), body(padded(maxBytes)))).error).toBeNull();
    const before = await files();
    const { error } = await societies.upload(fresh(), body(padded(maxBytes + 1)));
    expect(error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    });
    const much = await societies.upload(fresh(), body(padded(6 * 1024 * 1024)));
    expect(much.error).toMatchObject({ statusCode: '413' });
    expect(await files()).toEqual(before);
  });

  it('keep the old picture when an upload is interrupted', async () => {
    const key = fresh();
    expect((await societies.upload(key, await png(33, 20))).error).toBeNull();
    const before = await files();
    const large = new Uint8Array(await noise(1200, 900).jpeg({ quality: 95 }).toBuffer());
    const url = new URL(`/storage/v1/object/societies/${key}`, server.url);
    for (const type of ['image/jpeg', 'multipart/form-data; boundary=edge']) {
      await new Promise<void>((resolve) => {
        const request = httpRequest(url, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': large.length },
        });
        request.on('error', () => undefined);
        request.on('close', () => {
          resolve();
        });
        if (type.startsWith('multipart')) {
          request.write(
            '--edge\r\ncontent-disposition: form-data; name=""; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
          );
        }
        request.write(large.subarray(0, large.length / 2), () => {
          request.destroy();
        });
      });
    }
    await expect.poll(files, { timeout: 5_000 }).toEqual(before);
    expect((await sharp(await stored(key)).metadata()).width).toBe(33);
  });

  it('count a user’s and a society’s pictures against a quota, less replaced ones', async () => {
    const holder = await server.signIn(demo.newcomer);
    const users = storageOf(server, holder).from('users');
    const { objects } = storageLimits.user;
    const small = new Uint8Array(await plain(4, 4).png().toBuffer());
    const upload = (index: number) =>
      users.upload(`${demo.newcomer}/avatars/${index}.png`, small, { upsert: true });
    const uploadAll = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from }, (_, index) => upload(from + index)));
    // Fewer at a time than may wait to be decoded.
    const first = await uploadAll(0, objects - 2);
    expect(first.filter(({ error }) => error !== null)).toEqual([]);
    const refused = (await uploadAll(objects - 2, objects + 5)).filter(({ error }) => error !== null);
    expect(refused).toHaveLength(5);
    for (const { error } of refused) {
      expect(error).toMatchObject({
        statusCode: '413',
        message: 'Your pictures may take 10 MiB and number 20. Remove some before you add more.',
      });
    }
    expect((await upload(0)).error).toBeNull();
    await users.remove([`${demo.newcomer}/avatars/0.png`]);
    expect((await upload(99)).error).toBeNull();

    // A society that is full by weight.
    const { database } = server.engine;
    await database
      .updateTable('storage_spaces')
      .set({ bytes: storageLimits.society.bytes - 10 })
      .where('space', '=', 'societies/1')
      .execute();
    const { error } = await send(await png(200, 200));
    expect(error).toMatchObject({
      statusCode: '413',
      message: expect.stringContaining('200 MiB') as unknown,
    });
    const truth = await database
      .selectFrom('storage_objects')
      .where('space', '=', 'societies/1')
      .select(sum)
      .executeTakeFirstOrThrow();
    await database
      .updateTable('storage_spaces')
      .set({ bytes: Number(truth.bytes) })
      .where('space', '=', 'societies/1')
      .execute();
  });

  it("equal the sum of the pictures' sizes", async () => {
    const { database } = server.engine;
    const weighed = await database
      .selectFrom('storage_spaces')
      .select(['space', 'bytes', 'objects'])
      .orderBy('space')
      .execute();
    const counted = await database
      .selectFrom('storage_objects')
      .groupBy('space')
      .select(({ fn }) => ['space', sum, fn.countAll<number>().as('objects')])
      .orderBy('space')
      .execute();
    const plainNumbers = (rows: { space: string; bytes: number; objects: number }[]) =>
      rows
        .map(({ space, bytes, objects }) => ({ space, bytes: Number(bytes), objects: Number(objects) }))
        .filter(({ objects }) => objects > 0);
    expect(plainNumbers(weighed)).toEqual(plainNumbers(counted));
  });

  it('let other calls pass during many uploads', async () => {
    const heavy = new Uint8Array(await noise(1600, 1200).jpeg({ quality: 80 }).toBuffer());
    expect(heavy.length).toBeLessThan(imageLimits.maxBytes);
    let done = false;
    const uploads = Promise.all(
      Array.from({ length: 8 }, () => send(heavy, { folder: 'events', type: 'image/jpeg', name: 'jpg' })),
    ).finally(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      expect((await server.call('GET', '/healthz')).status).toBe(200);
      answered += 1;
    }
    expect((await uploads).every(({ error }) => error === null)).toBe(true);
    // A server that decodes before it answers would have had one turn for each picture at the most.
    expect(answered).toBeGreaterThan(8);
  });
});

describe('files left behind', () => {
  it('are deleted when old, and pictures stay', async () => {
    const { key } = await send(await png());
    const storage = server.server.storage.files!;
    const folder = path.join(server.dataDir, 'storage', 'societies', '1');
    const incoming = path.join(server.dataDir, 'storage', 'incoming', 'uploads');
    await mkdir(incoming, { recursive: true });
    const orphans = [
      path.join(folder, 'orphan'),
      path.join(folder, '.unfinished-x'),
      path.join(incoming, 'half'),
    ];
    for (const file of orphans) await writeFile(file, 'x');
    expect(await storage.sweep()).toBe(0);
    const hoursAgo = new Date(Date.now() - 3 * 3_600_000);
    for (const file of await files()) await utimes(file, hoursAgo, hoursAgo);

    const hold = path.join(server.dataDir, 'storage', holdName);
    await writeFile(hold, '');
    expect(await storage.sweep()).toBe(0);
    const held = await files();
    expect((await societies.upload(key, await png(9, 9), { upsert: true })).error).toBeNull();
    expect(await files()).toEqual(expect.arrayContaining(held));
    // Another backup that ends, or is refused, releases its own hold alone.
    await holdingPictures(path.join(server.dataDir, 'storage'), () => Promise.resolve());
    expect(await storage.sweep()).toBe(0);
    await rm(hold);

    // Beside the three, the picture that was replaced while removals were held.
    expect(await storage.sweep()).toBe(4);
    const left = await files();
    for (const file of orphans) expect(left).not.toContain(file);
    expect((await societies.exists(key)).data).toBe(true);
  });

  it('are deleted with the society', async () => {
    await server.server.storage.removeSpace({ kind: 'society', societyId: 1 });
    expect((await files()).filter((file) => file.includes('/societies/1/'))).toEqual([]);
    expect((await societies.list('societies/1')).data).toEqual([]);
  });
});
