import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { storageLimits, permissionCodenames, type PermissionCodename } from 'societies-contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLogger, serve } from '../src/serve.ts';
import sharp from 'sharp';
import { demo, startServer, withServer } from './harness.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const tokens = new Map<string, string>();
let picture: Uint8Array;

/** The permission that writing takes. Source: decisions, "Storage". */
const folders: Record<string, PermissionCodename> = {
  banners: 'edit_society',
  logos: 'edit_society',
  home: 'edit_society',
  events: 'edit_events',
  posts: 'edit_posts',
  merch: 'edit_merch',
};

/** Who holds which single permission in society 1. */
const holders = new Map<PermissionCodename, string>();

const signedIn = async (who: string) => {
  const known = tokens.get(who) ?? (await server.signIn(who));
  tokens.set(who, known);
  return known;
};
const bucket = async (who: string | null, name: string) =>
  storageOf(server, who === null ? undefined : await signedIn(who)).from(name);
const upload = async (who: string | null, key: string, name = 'societies') =>
  (await (await bucket(who, name)).upload(key, asBlob(picture), { upsert: true })).error as {
    statusCode?: string;
    status?: number;
  } | null;

/** Makes a user hold a role with exactly one permission in society 1. */
async function appoint(universityId: string, codename: PermissionCodename) {
  const { database } = server.engine;
  const role = await database
    .insertInto('roles')
    .values({ society_id: 1, name: `Only ${codename}`, name_key: `only ${codename}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const permission = await database
    .selectFrom('permissions')
    .where('codename', '=', codename)
    .select('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('role_permissions')
    .values({ society_id: 1, role_id: role.id, permission_id: permission.id })
    .execute();
  await database
    .insertInto('memberships')
    .values({ society_id: 1, university_id: universityId, role_id: role.id })
    .onConflict((conflict) =>
      conflict.columns(['society_id', 'university_id']).doUpdateSet({ role_id: role.id }),
    )
    .execute();
}

const server = await withServer();
beforeAll(async () => {
  picture = await png();
  const people = await server.engine.database
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.university_id', 'users.university_id')
    .where('users.university_id', '>', demo.newcomer)
    .where('memberships.role_id', 'is', null)
    .groupBy('users.university_id')
    .select('users.university_id')
    .orderBy('users.university_id')
    .limit(permissionCodenames.length)
    .execute();
  for (const [index, codename] of permissionCodenames.entries()) {
    const { university_id } = people[index]!;
    await appoint(university_id, codename);
    holders.set(codename, university_id);
  }
});

describe('who may write where', () => {
  const societyOfAnother = 2;

  it.each(Object.entries(folders))('needs in %s of a society the permission %s', async (folder, needed) => {
    const key = (society: number) => `societies/${society}/${folder}/matrix.png`;
    for (const [codename, holder] of holders) {
      const error = await upload(holder, key(1));
      if (codename === needed) expect(error, `${codename} in ${folder}`).toBeNull();
      else expect(error, `${codename} in ${folder}`).toMatchObject({ status: 400, statusCode: '403' });
    }
    expect(await upload(demo.president, key(1))).toBeNull();
    for (const who of [null, demo.member, demo.newcomer, demo.administrator]) {
      expect(await upload(who, key(1)), String(who)).toMatchObject({ status: 400, statusCode: '403' });
    }
    // The same permission, in the wrong society and in one that is not there.
    const holder = holders.get(needed)!;
    expect(await upload(holder, key(societyOfAnother))).toMatchObject({ statusCode: '403' });
    expect(await upload(holder, key(2_000_000))).toMatchObject({ statusCode: '403' });
  });

  it('in avatars is that user only', async () => {
    const key = `${demo.member}/avatars/${demo.member}.png`;
    expect(await upload(demo.member, key, 'users')).toBeNull();
    for (const who of [null, demo.newcomer, demo.president, demo.administrator]) {
      expect(await upload(who, key, 'users'), String(who)).toMatchObject({ status: 400, statusCode: '403' });
    }
  });

  it('is refused everywhere else', async () => {
    const president = demo.president;
    for (const key of [
      `societies/1/secrets/a.png`,
      `societies/1/constructor/a.png`,
      `societies/1/a.png`,
      `societies/01/home/a.png`,
      `societies/1e0/home/a.png`,
      `societies/99999999999/home/a.png`,
      `1/home/a.png`,
      `a.png`,
      `users/${president}/avatars/a.png`,
    ]) {
      expect(await upload(president, key), key).toMatchObject({ statusCode: '403' });
    }
    for (const key of [`${president}/a.png`, `${president}/home/a.png`, `avatars/${president}.png`]) {
      expect(await upload(president, key, 'users'), key).toMatchObject({ statusCode: '403' });
    }
  });

  it('ends at once with the permission, also for signed uploads', async () => {
    const holder = holders.get('edit_merch')!;
    const key = 'societies/1/merch/taken.png';
    const { data } = await (await bucket(holder, 'societies')).createSignedUploadUrl(key, { upsert: true });
    const { database } = server.engine;
    await database
      .updateTable('memberships')
      .set({ role_id: null })
      .where('society_id', '=', 1)
      .where('university_id', '=', holder)
      .execute();
    expect(await upload(holder, key)).toMatchObject({ statusCode: '403' });
    const signed = await storageOf(server).from('societies').uploadToSignedUrl(key, data!.token, picture);
    expect(signed.error).toMatchObject({ statusCode: '403' });
    const role = await database
      .selectFrom('roles')
      .where('name', '=', 'Only edit_merch')
      .select('id')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('memberships')
      .set({ role_id: role.id })
      .where('society_id', '=', 1)
      .where('university_id', '=', holder)
      .execute();
    expect(await upload(holder, key)).toBeNull();
  });

  it('is the same for signing, updating and removing', async () => {
    const key = 'societies/1/events/asked.png';
    expect(await upload(holders.get('edit_events')!, key)).toBeNull();
    const wrong = await bucket(holders.get('edit_posts')!, 'societies');
    expect((await wrong.createSignedUploadUrl(key)).error).toMatchObject({ statusCode: '403' });
    expect((await wrong.update(key, asBlob(picture))).error).toMatchObject({ statusCode: '403' });
    expect((await wrong.remove([key])).error).toMatchObject({ statusCode: '403' });
    const nobody = await bucket(null, 'societies');
    expect((await nobody.remove([key])).error).toMatchObject({ statusCode: '403' });
    // One key that is not one's own spoils all of them.
    const right = await bucket(holders.get('edit_events')!, 'societies');
    expect((await right.remove([key, 'societies/1/posts/matrix.png'])).error).toMatchObject({
      statusCode: '403',
    });
    expect((await right.exists(key)).data).toBe(true);
    expect((await right.remove([key])).data).toHaveLength(1);
  });

  it('may also list', async () => {
    const names = async (who: string, folder: string, name = 'societies') =>
      (await (await bucket(who, name)).list(folder)).data?.map((entry) => entry.name);
    expect(await names(demo.president, 'societies/1')).toContain('logos');
    expect(await names(holders.get('edit_posts')!, 'societies/1/posts')).toContain('matrix.png');
    expect(await names(demo.member, 'societies/1')).toEqual([]);
    expect(await names(demo.president, 'societies/2')).toEqual([]);
    expect(await names(demo.president, 'societies')).toEqual([]);
    expect(await names(demo.president, '')).toEqual([]);
    expect(await names(demo.member, `${demo.member}/avatars`, 'users')).toEqual([`${demo.member}.png`]);
    expect(await names(demo.president, `${demo.member}/avatars`, 'users')).toEqual([]);
    expect(await names(demo.president, '', 'users')).toEqual([]);
  });

  it('is refused before the body is sent', async () => {
    const { port } = new URL(server.url);
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('error', reject);
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      // The body is announced and never comes.
      socket.write(
        'POST /storage/v1/object/societies/societies/1/home/a.png HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 5000000\r\n\r\n',
      );
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('"statusCode":"403"');
  });
});

describe('keys', () => {
  /** Sends a path as it is: clients would tidy it up. */
  const put = async (target: string) => {
    const token = await signedIn(demo.president);
    const { port } = new URL(server.url);
    return new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let received = '';
      socket.once('error', reject);
      socket.on('data', (data) => (received += data.toString()));
      socket.once('close', () => {
        resolve(received);
      });
      socket.write(
        `PUT ${target} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: image/png\r\ncontent-length: ${picture.byteLength}\r\nconnection: close\r\n\r\n`,
      );
      socket.write(picture);
    });
  };

  it.each([
    ['dot segments', 'societies/societies/1/home/../../../../etc/passwd'],
    ['dot segments of another society', 'societies/societies/1/home/../../2/home/a.png'],
    ['encoded dot segments', 'societies/societies/1/home/%2e%2e/%2e%2e/a.png'],
    ['encoded slashes', 'societies/societies/1/home/..%2f..%2fa.png'],
    ['twice encoded', 'societies/societies/1/home/%252e%252e/a.png'],
    ['NUL', 'societies/societies/1/home/a%00.png'],
    ['a backslash', 'societies/societies/1/home/..%5c..%5ca.png'],
    ['an absolute path', 'societies//etc/passwd'],
    ['an empty segment', 'societies/societies/1/home//a.png'],
    ['a line break', 'societies/societies/1/home/a%0d%0ab.png'],
    ['other alphabets', 'societies/societies/1/home/%D0%B0.png'],
    ['broken escapes', 'societies/societies/1/home/%zz.png'],
    ['a long key', `societies/societies/1/home/${'a'.repeat(600)}.png`],
    ['a very long key', `societies/societies/1/home/${'a'.repeat(5_000)}.png`],
    ['no key', 'societies/'],
    ['a folder', 'societies/societies/1/home'],
  ])('%s are refused', async (_name, target) => {
    const reply = await put(`/storage/v1/object/${target}`);
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('are not used as file names', async () => {
    const key = 'societies/1/home/name of the file.png';
    expect(await upload(demo.president, key)).toBeNull();
    const files = await readdir(path.join(server.dataDir, 'storage'), { recursive: true });
    expect(files.some((name) => name.includes('name of'))).toBe(false);
    expect((await (await bucket(demo.president, 'societies')).exists(key)).data).toBe(true);
  });
});

describe('writers at the same time', () => {
  it('of one new key store one and refuse the others', async () => {
    const societies = await bucket(demo.president, 'societies');
    const key = 'societies/1/posts/race.png';
    const bodies = await Promise.all(Array.from({ length: 8 }, (_, index) => png(20 + index, 20)));
    const replies = await Promise.all(bodies.map((body) => societies.upload(key, body)));
    expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of replies) if (error) expect(error).toMatchObject({ statusCode: '409' });
  });

  it('of one existing key leave one whole picture and one file', async () => {
    const societies = await bucket(demo.president, 'societies');
    const key = 'societies/1/posts/replaced.png';
    const url = societies.getPublicUrl(key).data.publicUrl;
    await societies.upload(key, await png(20, 20));
    const folder = path.join(server.dataDir, 'storage', 'societies', '1');
    const before = (await readdir(folder)).length;

    const widths = Array.from({ length: 16 }, (_, index) => 20 + index);
    let writing = true;
    const seen: number[] = [];
    const reader = (async () => {
      while (writing) {
        const reply = await fetch(url);
        expect(reply.status).toBe(200);
        const { width } = await sharp(Buffer.from(await reply.arrayBuffer()), {
          failOn: 'warning',
        }).metadata();
        seen.push(width);
      }
    })();
    const replies = await Promise.all(
      widths.map(async (width) => societies.upload(key, await png(width, 20), { upsert: true })),
    );
    writing = false;
    await reader;
    expect(replies.every(({ error }) => error === null)).toBe(true);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((width) => widths.includes(width))).toBe(true);
    const { data } = await societies.download(key);
    expect(widths).toContain((await sharp(Buffer.from(await (data as Blob).arrayBuffer())).metadata()).width);
    expect(await readdir(folder)).toHaveLength(before);
  });
});

describe.runIf(inject('databaseUrl'))('two servers on one PostgreSQL and one folder', () => {
  it('replacing one key leave one picture, one file and one quota', async () => {
    const sibling = await serve(readConfig(server.settings), createLogger('fatal'));
    try {
      const token = await signedIn(demo.newcomer);
      const both = [server, sibling].map((one) => storageOf(one, token).from('users'));
      const folder = path.join(server.dataDir, 'storage', 'users', demo.newcomer);
      const key = `${demo.newcomer}/avatars/shared.png`;
      const race = await Promise.all(
        Array.from({ length: 12 }, async (_, index) =>
          both[index % 2]!.upload(key, await png(20 + index, 20), { upsert: true }),
        ),
      );
      expect(race.every(({ error }) => error === null)).toBe(true);
      expect(await readdir(folder)).toHaveLength(1);
      const [one, other] = await Promise.all(both.map((from) => from.download(key)));
      expect(Buffer.from(await one!.data!.arrayBuffer())).toEqual(
        Buffer.from(await other!.data!.arrayBuffer()),
      );

      const { objects } = storageLimits.user;
      const more = await Promise.all(
        Array.from({ length: objects + 6 }, (_, index) =>
          both[index % 2]!.upload(`${demo.newcomer}/avatars/${index}.png`, picture),
        ),
      );
      expect(more.filter(({ error }) => error === null)).toHaveLength(objects - 1);
      expect(await readdir(folder)).toHaveLength(objects);
    } finally {
      await sibling.close();
    }
  });
});

describe('pages of other origins', () => {
  it('may use the storage only when configured', async () => {
    const own = await startServer({ seed: 'none', env: { CORS_ORIGINS: 'https://portal.example.ac.uk' } });
    try {
      const preflight = (origin: string) =>
        own.call('OPTIONS', '/storage/v1/object/users/x', {
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,apikey,x-client-info,x-upsert,content-type',
          },
        });
      const { status, headers } = await preflight('https://portal.example.ac.uk');
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('https://portal.example.ac.uk');
      expect(headers.get('access-control-allow-methods')).toContain('PUT');
      for (const name of [
        'authorization',
        'apikey',
        'x-client-info',
        'x-upsert',
        'content-type',
        'cache-control',
      ]) {
        expect(headers.get('access-control-allow-headers')).toContain(name);
      }
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
      const read = await own.call('GET', '/storage/v1/object/public/users/none.png', {
        headers: { origin: 'https://portal.example.ac.uk' },
      });
      expect(read.headers.get('access-control-expose-headers')).toContain('etag');
      expect(read.headers.get('vary')).toContain('Origin');
    } finally {
      await own.stop();
    }
  });
});
