import { copyFile, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { paths } from 'societies-contract';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { entriesIn, readArchive, writeArchive } from '../src/platform/archive.ts';
import type { Manifest } from '../src/operations/backup.ts';
import { proveBackup } from '../src/operations/prove-backup.ts';
import { isBucket } from '../src/platform/storage/locations.ts';
import { createLogger, serve, type Running } from '../src/serve.ts';
import { affiliationCalls, pdf } from './affiliations.ts';
import { caller, demo, prepare, withServer } from './harness.ts';
import { operate, operateAsProcess } from './operate.ts';
import { png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

/** The same for all, so that nothing but the session's end can refuse a token on what is restored. */
const secret = 'a secret of these tests and no other';
/** What people saw when `whole.tar.gz` was made. */
let atBackup: Awaited<ReturnType<typeof answers>>;
// Each command opens a database: slow where much else runs.
vi.setConfig({ testTimeout: 180_000 });
const cleanups: (() => Promise<void>)[] = [];
/** What has nothing to do with the engine is asked of PostgreSQL alone, unless all is asked of both. */
const onOneEngine = it.runIf(inject('databaseUrl') !== undefined || process.env.FULL === 'true');

const server = await withServer({ env: { JWT_SECRET: secret } });
const token = await server.signIn(demo.president);
const scratch = await mkdtemp(path.join(tmpdir(), 'constellation-backup-'));
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  await rm(scratch, { recursive: true, force: true });
});

/** An empty installation on the engine under test, or on the embedded one. */
async function empty({ embedded = false } = {}) {
  const made = await prepare({ seed: 'none', fresh: true });
  cleanups.push(made.remove);
  const settings = { ...made.settings, JWT_SECRET: secret };
  return embedded ? { ...settings, DATABASE_URL: '' } : settings;
}

async function start(settings: Record<string, string>): Promise<Running> {
  const running = await serve(readConfig(settings), createLogger('fatal'));
  cleanups.push(() => running.close());
  return running;
}

/** Somebody who signs in on a restored server: sessions are not in a backup. */
async function signInOn({ server: { sessions, accessTokens } }: Running, universityId: string) {
  const { id } = await sessions.open(universityId);
  return accessTokens.sign({ universityId, sessionId: id });
}

/** What people see, and the bytes of every picture among it. */
async function answers(url: string, bearer: string) {
  const { call } = caller(url);
  const read = async (target: string) => (await call('GET', target, { token: bearer })).body as unknown;
  const societies = (await read(paths.societies)) as {
    id: number;
    logo: string | null;
    banner: string | null;
  }[];
  const pages: string[] = [paths.profile, paths.categories, paths.permissions, paths.recommendedSocieties];
  for (const { id } of societies.slice(0, 5)) {
    pages.push(
      paths.society(id),
      paths.societyDetail(id),
      paths.events(id),
      paths.posts(id),
      paths.merch(id),
      paths.widgets(id),
    );
  }
  pages.push(paths.roles(1), paths.members(1));
  const pictures = societies
    .flatMap(({ logo, banner }) => [logo, banner])
    .filter((address) => address !== null);
  return {
    societies,
    pages: await Promise.all(pages.map(async (page) => [page, await read(page)])),
    pictures: await Promise.all(
      pictures.map(async (address) => [
        address,
        Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer()).toString('base64'),
      ]),
    ),
  };
}

describe('a backup', () => {
  it('taken while the server runs restores to the same replies', async () => {
    await storageOf(server, token)
      .from('societies')
      .upload('societies/1/home/kept.png', await png());
    const calls = affiliationCalls(server, await server.signIn(demo.administrator));
    await calls.createRound();
    expect((await calls.upload(1, token, 'constitution')).status).toBe(201);
    atBackup = await answers(server.url, token);
    const file = path.join(scratch, 'whole.tar.gz');
    const backup = await operateAsProcess(server.settings, ['backup', file]);
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.stdout).toContain('48 societies');

    const settings = await empty();
    const restore = await operateAsProcess(settings, ['restore', file]);
    expect(restore).toMatchObject({ code: 0, stderr: '' });
    const restored = await start(settings);
    const bearer = await signInOn(restored, demo.president);
    expect(await answers(restored.url, bearer)).toEqual(atBackup);
    const document = paths.affiliationDocument(1, 'constitution');
    expect((await caller(restored.url).call<string>('GET', document, { token: bearer })).body).toBe(pdf());

    // Ids go on where they were.
    const post = {
      title: 'After',
      content: 'the restore',
      show_likes: true,
      image: null,
      society: 1,
      last_updated: new Date().toISOString(),
    };
    const created = await caller(restored.url).call<{ id: number }>('POST', paths.posts(1), {
      token: bearer,
      body: post,
    });
    expect(created.status).toBe(201);
    const { rows } = await sql<{ max: number }>`select max(id) from posts`.execute(server.database);
    expect(created.body.id).toBeGreaterThan(rows[0]!.max);
  });

  it('holds exactly the acknowledged writes of its moment', async () => {
    const newcomers = await Promise.all(
      (
        await server.database
          .selectFrom('users')
          .select('university_id')
          .orderBy('university_id', 'desc')
          .limit(6)
          .execute()
      ).map(({ university_id }) => server.signIn(university_id)),
    );
    let writing = true;
    let writes = 0;
    const writers = newcomers.map(async (bearer, index) => {
      while (writing) {
        const society = 10 + ((writes + index) % 30);
        await server.call('POST', paths.join(society), { token: bearer });
        await server.call('POST', paths.leave(society), { token: bearer });
        writes += 1;
      }
    });
    const key = 'societies/1/home/busy.png';
    const uploader = (async () => {
      for (let width = 10; writing; width += 1) {
        await storageOf(server, token)
          .from('societies')
          .upload(key, await png(10 + (width % 200), 10), { upsert: true });
      }
    })();
    const file = path.join(scratch, 'busy.tar.gz');
    const { code, stderr } = await operate(server.settings, ['backup', file]);
    writing = false;
    await Promise.all([...writers, uploader]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(writes).toBeGreaterThan(0);

    const settings = await empty();
    expect(await operate(settings, ['restore', file])).toMatchObject({ code: 0 });
    const restored = await start(settings);
    const { rows: drifted } = await sql`
      select id from societies where member_count <> (select count(*) from memberships where society_id = societies.id)`.execute(
      restored.engine.database,
    );
    expect(drifted).toEqual([]);
    const objects = await restored.engine.database.selectFrom('storage_objects').selectAll().execute();
    for (const { bucket, key: name } of objects.filter((object) => isBucket(object.bucket))) {
      expect((await fetch(`${restored.url}/storage/v1/object/public/${bucket}/${name}`)).status, name).toBe(
        200,
      );
    }
    // Documents have no public address: the committee reads them by their item.
    expect(objects.filter(({ bucket }) => !isBucket(bucket))).toHaveLength(1);
    const document = await caller(restored.url).call<string>(
      'GET',
      paths.affiliationDocument(1, 'constitution'),
      { token: await signInOn(restored, demo.president) },
    );
    expect(document.body).toBe(pdf());
    // Nothing stays held: replaced pictures are removed again.
    const held = (await readdir(path.join(server.dataDir, 'storage'))).filter((name) => name.startsWith('.'));
    expect(held).toEqual([]);
  });

  it('of PostgreSQL restores into an embedded installation', async (context) => {
    if (!inject('databaseUrl')) context.skip();
    const settings = await empty({ embedded: true });
    expect(await operate(settings, ['restore', path.join(scratch, 'whole.tar.gz')])).toMatchObject({
      code: 0,
      stderr: '',
    });
    const restored = await start(settings);
    expect(await answers(restored.url, await signInOn(restored, demo.president))).toEqual(atBackup);
  });

  it('does not overwrite a file, and leaves no partial one', async () => {
    const again = await operate(server.settings, ['backup', path.join(scratch, 'whole.tar.gz')]);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/is there already/);
    expect((await readdir(scratch)).sort()).toEqual(['busy.tar.gz', 'whole.tar.gz']);
    const left = (await readdir(server.dataDir)).filter((name) => /^(backup|restore)-/.test(name));
    expect(left).toEqual([]);
  });

  it('is written once when several of one name run at once', async () => {
    const file = path.join(scratch, 'same.tar.gz');
    const ended = await Promise.all([1, 2].map(() => operate(server.settings, ['backup', file])));
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await readdir(scratch)).filter((name) => name.startsWith('same'))).toEqual(['same.tar.gz']);
    await readArchive(file, path.join(scratch, 'same'));
  });

  onOneEngine('reports missing or damaged pictures and keeps the rest', async () => {
    const made = await prepare();
    cleanups.push(made.remove);
    const storage = path.join(made.dataDir, 'storage', 'societies', '1');
    const [gone = '', damaged = ''] = (await readdir(storage)).filter((name) => !name.endsWith('.webp'));
    await rm(path.join(storage, gone));
    await truncate(path.join(storage, damaged), 10);
    const file = path.join(scratch, 'lacking.tar.gz');
    const { code, stderr } = await operate(made.settings, ['backup', file]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^"[^\n]+lacking\.tar\.gz" is written, but pictures [^\n]+ 2 in all, [^\n]+\n$/);
    await readArchive(file, path.join(scratch, 'lacking'));
    const restored = await empty();
    expect(await operate(restored, ['restore', file])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^"[^\n]+lacking\.tar\.gz" is restored, but pictures [^\n]+ 2 in all, [^\n]+\n$/,
      ) as string,
    });
    const { url } = await start(restored);
    expect((await caller(url).call('GET', '/readyz')).status).toBe(200);
  });

  it('of a PostgreSQL without tables ends with one line', async (context) => {
    if (inject('databaseUrl') === undefined) context.skip();
    const file = path.join(scratch, 'nothing.tar.gz');
    expect(await operate(await empty(), ['backup', file])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'DATABASE_URL names a database without tables, so there is nothing to back up: name the right one.\n',
    });
  });

  onOneEngine('is deleted when it does not read back as written', async () => {
    const folder = path.join(scratch, 'unproven');
    const whole = path.join(scratch, 'whole.tar.gz');
    await readArchive(whole, folder);
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
    expect(await proveBackup(whole, manifest)).toEqual([]);
    const posts = path.join(folder, 'tables', 'posts.ndjson');
    const rows = await readFile(posts, 'utf8');
    for (const [index, wrong] of [
      rows.slice(rows.indexOf('\n') + 1),
      rows.replace('"title":', '"title ":'),
      rows.replace('{', ''),
      null,
    ].entries()) {
      await (wrong === null ? rm(posts) : writeFile(posts, wrong));
      const file = path.join(scratch, `wrong-${index}.tar.gz`);
      const written = writeArchive(file, entriesIn(folder, ''), async (part) => {
        await proveBackup(part, manifest);
      });
      await expect(written, String(index)).rejects.toThrow('could not be read back, and was not kept');
    }
    expect((await readdir(scratch)).filter((name) => name.startsWith('wrong'))).toEqual([]);
  });

  it('is readable by its owner only', async () => {
    expect((await stat(path.join(scratch, 'whole.tar.gz'))).mode & 0o777).toBe(0o600);
  });
});

describe('a restore', () => {
  it('refuses an installation that is not empty', async () => {
    const settings = await empty();
    expect(await operate(settings, ['restore', path.join(scratch, 'whole.tar.gz')])).toMatchObject({
      code: 0,
    });
    const again = await operate(settings, ['restore', path.join(scratch, 'whole.tar.gz')]);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/not empty/);
  });

  it('with --replace restores the moment of the backup', async () => {
    const settings = await empty();
    const whole = path.join(scratch, 'whole.tar.gz');
    expect(await operate(settings, ['restore', whole])).toMatchObject({ code: 0 });
    const changed = await start(settings);
    const bearer = await signInOn(changed, demo.newcomer);
    expect((await caller(changed.url).call('POST', paths.join(7), { token: bearer })).status).toBe(200);
    await changed.close();
    expect(await operate(settings, ['restore', whole, '--replace'])).toMatchObject({ code: 0, stderr: '' });
    const restored = await start(settings);
    expect((await caller(restored.url).call('GET', paths.profile, { token: bearer })).status).toBe(401);
    expect(
      (await answers(restored.url, await signInOn(restored, demo.president))).pages.length,
    ).toBeGreaterThan(30);
  });

  it.runIf(!inject('databaseUrl'))('is refused while the server runs', async () => {
    const { code, stderr } = await operate(server.settings, [
      'restore',
      path.join(scratch, 'whole.tar.gz'),
      '--replace',
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Stop the server first: DATA_DIR .* is in use/);
  });

  it('refuses a damaged file, another kind of file and a newer version', async () => {
    const whole = path.join(scratch, 'whole.tar.gz');
    const unpacked = path.join(scratch, 'unpacked');
    await readArchive(whole, unpacked);
    const manifestFile = path.join(unpacked, 'manifest.json');
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    const settings = await empty();
    let made = 0;
    const refused = async (change: Partial<Manifest> | null, message: RegExp) => {
      made += 1;
      const file = path.join(scratch, `changed-${made}.tar.gz`);
      if (change) await writeFile(manifestFile, JSON.stringify({ ...manifest, ...change }));
      await writeArchive(
        file,
        (async function* entries() {
          if (change) yield { name: 'manifest.json', file: manifestFile };
          for (const name of await readdir(path.join(unpacked, 'tables'))) {
            yield { name: `tables/${name}`, file: path.join(unpacked, 'tables', name) };
          }
        })(),
      );
      const { code, stderr } = await operate(settings, ['restore', file]);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) as string });
    };
    await refused(
      { tables: { ...manifest.tables, posts: (manifest.tables.posts ?? 0) + 1 } },
      /damaged: posts/,
    );
    await refused({ migrations: [...manifest.migrations, '9999-later'] }, /newer version/);
    await refused(null, /no backup/);
    const half = path.join(scratch, 'half.tar.gz');
    await copyFile(whole, half);
    await truncate(half, Math.floor((await stat(half)).size / 2));
    expect(await operate(settings, ['restore', half])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no backup that can be read/) as string,
    });
    const running = await start(settings);
    const { rows } = await sql<{ users: number }>`select count(*) as users from users`.execute(
      running.engine.database,
    );
    expect(rows).toEqual([{ users: 0 }]);
  });
});

describe('the first administrator', () => {
  const person = (id: string) => [
    'admin',
    'create',
    '--id',
    id,
    '--first-name',
    'Ada',
    '--last-name',
    'Lovelace',
    '--email',
    `${id}@example.ac.uk`,
  ];

  onOneEngine('is created in an empty installation by the rules of sign-up', async () => {
    const settings = await empty();
    const weak = await operate(settings, person('20000001'), 'weak\n');
    expect(weak.code).toBe(1);
    expect(weak.stderr).toContain('password: Minimum Length 8 characters');
    const wrongId = await operate(settings, person('2'), 'Cosmos2026\n');
    expect(wrongId.stderr).toContain('University ID must be exactly 8 digits');
    const made = await operateAsProcess(settings, person('20000001'), 'Cosmos2026\n');
    expect(made).toMatchObject({ code: 0, stdout: '20000001 is an administrator.\n', stderr: '' });
    const again = await operate(settings, person('20000001'), 'Cosmos2026\n');
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('there already') as unknown });

    const running = await start({ ...settings, SEED: 'none' });
    const { call, signIn } = caller(running.url);
    const bearer = await signIn('20000001', 'Cosmos2026');
    expect((await call<{ isAdmin: boolean }>('GET', paths.protected, { token: bearer })).body.isAdmin).toBe(
      true,
    );
    expect((await call('GET', paths.users, { token: bearer })).status).toBe(200);
  });

  it('can also be created while the server runs', async () => {
    expect(await operate(server.settings, person('20000002'), 'Cosmos2026\n')).toMatchObject({
      code: 0,
      stderr: '',
    });
    const bearer = await server.signIn('20000002', 'Cosmos2026');
    expect(
      (await server.call<{ isAdmin: boolean }>('GET', paths.protected, { token: bearer })).body.isAdmin,
    ).toBe(true);
  });
});
