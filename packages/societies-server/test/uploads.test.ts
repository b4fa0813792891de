import sharp from 'sharp';
import { paths } from 'societies-contract';
import { afterAll, describe, expect, it, test } from 'vitest';
import { demo, startServer, withServer } from './harness.ts';
import { animation, plain, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const server = await withServer();
const president = await server.signIn(demo.president);
const member = await server.signIn(demo.member);
let number = 0;
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

/** Uploads a picture. @returns the status that the storage client reads. */
async function upload(token: string, bytes: Uint8Array, on = server) {
  const isPresident = token === president;
  const key = isPresident ? `societies/1/events/${(number += 1)}` : `${demo.member}/avatars/${(number += 1)}`;
  const bucket = isPresident ? 'societies' : 'users';
  const reply = await on.call<{ statusCode?: string; message: string }>(
    'POST',
    `/storage/v1/object/${bucket}/${key}`,
    { token, body: bytes, headers: { 'content-type': 'application/octet-stream' } },
  );
  return {
    status: Number(reply.body.statusCode ?? reply.status),
    message: reply.body.message,
    reply,
    bucket,
    key,
  };
}

const avif = (width: number, height: number) => plain(width, height).avif({ effort: 0 }).toBuffer();

/** With another number in the first place that holds this one. */
function replaced(bytes: Buffer, after: string, was: number, now: number) {
  const copy = Buffer.from(bytes);
  const from = copy.indexOf(after, 0, 'latin1');
  const place = copy
    .subarray(from)
    .findIndex((_, at) => at + 4 <= copy.length - from && copy.readUInt32BE(from + at) === was);
  copy.writeUInt32BE(now, from + place);
  return copy;
}

/** An AVIF that also has an item put together from others. */
async function tiledAvif() {
  const whole = await avif(64, 64);
  const start = whole.indexOf('infe', 0, 'latin1') - 4;
  const item = Buffer.from(whole.subarray(start, start + whole.readUInt32BE(start)));
  item.write('grid', 16, 'latin1');
  const all = Buffer.concat([whole.subarray(0, start), item, whole.subarray(start)]);
  const boxOf = (name: string) => all.indexOf(name, 0, 'latin1') - 4;
  for (const name of ['meta', 'iinf'])
    all.writeUInt32BE(all.readUInt32BE(boxOf(name)) + item.length, boxOf(name));
  all.writeUInt16BE(2, boxOf('iinf') + 12);
  all.writeUInt16BE(2, start + 12);
  const data = whole.indexOf('mdat', 0, 'latin1') + 4;
  return replaced(all, 'iloc', data, data + item.length);
}

/** An AVIF whose stream is there so many times. */
async function repeatedAvif(times: number) {
  const bytes = await avif(64, 64);
  const start = bytes.indexOf('mdat', 0, 'latin1') + 4;
  const stream = bytes.subarray(start);
  const all = Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: times }, () => stream)]);
  all.writeUInt32BE(8 + times * stream.length, start - 8);
  return replaced(all, 'iloc', stream.length, times * stream.length);
}

/** A progressive JPEG whose last scan is there so many times more. */
async function repeatedScans(width: number, height: number, times: number) {
  const bytes = await plain(width, height).jpeg({ progressive: true }).toBuffer();
  const [last, end] = [bytes.lastIndexOf(Buffer.from([0xff, 0xda])), bytes.length - 2];
  const scan = bytes.subarray(last, end);
  return Buffer.concat([
    bytes.subarray(0, end),
    ...Array.from({ length: times }, () => scan),
    bytes.subarray(end),
  ]);
}

describe('a picture that is costly to decode', () => {
  it.each<[string, () => Promise<Buffer>, number]>([
    ['an AVIF of 3,900 × 4,000 in 500 bytes', () => avif(3_900, 4_000), 413],
    [
      'an AVIF that says it is smaller than its frame',
      async () => replaced(replaced(await avif(3_900, 4_000), 'ispe', 3_900, 39), 'ispe', 4_000, 40),
      413,
    ],
    ['an AVIF put together from tiles', tiledAvif, 413],
    ['an AVIF of a hundred frames', () => repeatedAvif(100), 413],
    ['a progressive JPEG of 150 scans', () => repeatedScans(6_000, 4_000, 140), 413],
    [
      'a progressive JPEG that is held in memory',
      () => plain(8_000, 8_000).jpeg({ progressive: true }).toBuffer(),
      413,
    ],
    [
      'an interlaced PNG that is held in memory',
      () => plain(8_000, 4_000).png({ progressive: true }).toBuffer(),
      413,
    ],
  ])('is refused before it is decoded: %s', async (_name, make, status) => {
    const bytes = await make();
    // Milliseconds; decoding one of them takes several times as long. Collecting what the test has made may fall into a try.
    let least = Infinity;
    for (let tries = 0; tries < 3 && least >= 300; tries += 1) {
      const began = process.cpuUsage();
      const refused = await upload(president, new Uint8Array(bytes));
      least = Math.min(least, process.cpuUsage(began).user / 1_000);
      expect(refused).toMatchObject({ status, message: expect.any(String) as string });
      expect(refused.message).toMatch(/ (?:pixels|JPEG)/);
    }
    expect(least).toBeLessThan(300);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['48 megapixels', () => plain(8_000, 6_000).jpeg().toBuffer()],
    ['48 megapixels, progressive', () => plain(8_000, 6_000).jpeg({ progressive: true }).toBuffer()],
    [
      '12 megapixels, turned',
      () =>
        plain(4_000, 3_000)
          .withExif({ IFD0: { Orientation: '6' } })
          .jpeg()
          .toBuffer(),
    ],
    ['an AVIF of 3,000 × 2,000', () => avif(3_000, 2_000)],
  ])('is not an ordinary large one, which is taken: %s', async (_name, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    expect((await upload(president, new Uint8Array(bytes))).status).toBe(200);
  });

  it('with many frames keeps the first only', async () => {
    const many = await upload(president, new Uint8Array(await animation('gif', 600, 4, 4)));
    const few = await upload(president, new Uint8Array(await animation('gif', 60, 4, 4)));
    for (const [{ status, bucket, key }, pages] of [
      [many, undefined],
      [few, 60],
    ] as const) {
      expect(status).toBe(200);
      const kept = await fetch(`${server.url}/storage/v1/object/public/${bucket}/${key}`);
      expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).pages ?? 1).toBe(pages ?? 1);
    }
  });
});

test("uploads are queued fairly: one waits for at most one of another person's twenty", async () => {
  const heavy = new Uint8Array(await avif(1_500, 1_500));
  const order: string[] = [];
  const sent = Array.from({ length: 20 }, async () => {
    expect((await upload(president, heavy)).status).toBe(200);
    order.push('theirs');
  });
  await expect.poll(() => order.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  const before = order.length;
  expect((await upload(member, await png(200, 200))).status).toBe(200);
  // Those that were being decoded when it came, at most one for each core that decodes, and one that ended meanwhile.
  expect(order.length - before).toBeLessThanOrEqual(3);
  await Promise.all(sent);
});

test('too many uploads of one person are refused while others are served', async () => {
  const heavy = new Uint8Array(await avif(1_500, 1_500));
  const sent = Array.from({ length: 40 }, () => upload(president, heavy));
  const other = await upload(member, await png(100, 100));
  expect(other.status).toBe(200);
  const replies = await Promise.all(sent);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(10);
  expect(replies.length - refused.length).toBeGreaterThan(15);
  for (const { reply } of refused) {
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

describe('an address to upload to', () => {
  /** Makes one for a society’s picture. */
  async function signed(token: string, on = server) {
    const key = `societies/1/events/signed-${(number += 1)}`;
    const societies = storageOf(on, token).from('societies');
    const { data, error } = await societies.createSignedUploadUrl(key, { upsert: true });
    return {
      error,
      use: async () =>
        storageOf(on)
          .from('societies')
          .uploadToSignedUrl(key, data?.token ?? '', await png()),
    };
  }
  const invalid = { statusCode: '400', message: 'The upload token is not valid, or has expired.' };

  it('works once, also for two at once', async () => {
    const { use } = await signed(president);
    const replies = await Promise.all([use(), use(), use()]);
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await use()).error).toMatchObject(invalid);
  });

  it('ends with the session, with the account’s right to be here, and with the permission', async () => {
    const officer = await server.signIn(demo.eventsOfficer);
    const ofOfficer = await signed(officer);
    const left = await server.signIn(demo.president);
    const ofSession = await signed(left);
    expect((await server.call('POST', paths.logout, { token: left })).status).toBeLessThan(300);
    const own = (await server.call<{ id: string }[]>('GET', '/api/profile/sessions/', { token: left }))
      .status;
    expect(own).toBe(401);
    expect((await ofSession.use()).error).toMatchObject(invalid);

    const administrator = await server.signIn(demo.administrator);
    const suspended = await server.call('POST', paths.suspendUser(demo.eventsOfficer), {
      token: administrator,
      body: { reason: 'A test.' },
    });
    expect(suspended.status).toBeLessThan(300);
    expect((await ofOfficer.use()).error).toMatchObject(invalid);
  });

  it('counts against the limit of uploads when it is made and when it is used', async () => {
    const limited = await startServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    cleanups.push(() => limited.stop());
    const token = await limited.signIn(demo.president);
    const made = await Promise.all(Array.from({ length: 70 }, () => signed(token, limited)));
    const good = made.filter(({ error }) => error === null);
    expect(good.length).toBeLessThan(65);
    const used = await Promise.all(good.slice(0, 10).map(({ use }) => use()));
    expect(used.filter(({ error }) => error === null).length).toBeLessThan(5);
    expect(used.find(({ error }) => error !== null)?.error).toMatchObject({ statusCode: '429' });
  });
});
