import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { paths } from 'societies-contract';
import type { Society } from 'societies-contract/schemas';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Manifest } from '../src/operations/backup.ts';
import { entriesIn, readArchive, writeArchive } from '../src/platform/archive.ts';
import { createLogger, serve } from '../src/serve.ts';
import { caller, demo, demoPassword, prepare, startServer, startSibling } from './harness.ts';
import { operate } from './operate.ts';

// Each command opens a database: slow where much else runs.
vi.setConfig({ testTimeout: 180_000 });
const cleanups: (() => Promise<unknown>)[] = [];
let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'constellation-restored-'));
  cleanups.push(() => rm(scratch, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const onPostgres = inject('databaseUrl') !== undefined;
const done = { code: 0, stderr: '' };

/** An installation of the test's own, and how to start a server on it. */
async function installation() {
  const { settings, remove } = await prepare({ env: { JWT_SECRET: 'x'.repeat(32) } });
  cleanups.push(remove);
  return {
    settings,
    async start() {
      const running = await serve(readConfig(settings), createLogger('fatal'));
      cleanups.push(() => running.close());
      return running;
    },
  };
}

/** Signs in as a browser does. */
async function signIn(url: string) {
  const { status, body, cookies } = await caller(url).call<{ access_token: string }>('POST', paths.login, {
    body: { uniID: demo.member, password: demoPassword },
  });
  expect(status).toBe(200);
  return { token: body.access_token, cookie: cookies.join('; ') };
}

/** What a server answers to an access token, and to the cookie beside it. */
async function statuses(url: string, { token, cookie }: Awaited<ReturnType<typeof signIn>>) {
  const { call } = caller(url);
  const profile = await call('GET', paths.profile, { token });
  const refresh = await call('POST', paths.refresh, { headers: { cookie } });
  return [profile.status, refresh.status];
}

test('a restore brings no session back', async () => {
  const { settings, start } = await installation();
  const before = await start();
  const left = await signIn(before.url);
  const stayed = await signIn(before.url);
  expect(await statuses(before.url, stayed)).toEqual([200, 200]);
  const file = path.join(scratch, 'backup.tar.gz');
  expect(await operate(settings, ['backup', file])).toMatchObject(done);
  const { token, cookie } = left;
  await caller(before.url).call('POST', paths.logout, { token, headers: { cookie } });

  // PostgreSQL allows it under a running server, which then refuses too.
  if (!onPostgres) await before.close();
  expect(await operate(settings, ['restore', file, '--replace'])).toMatchObject(done);
  const after = onPostgres ? before : await start();
  expect(await statuses(after.url, left)).toEqual([401, 401]);
  expect(await statuses(after.url, stayed)).toEqual([401, 401]);
  expect(await statuses(after.url, await signIn(after.url))).toEqual([200, 200]);
});

test('a backup holds no session, and an older one is restored without its sessions', async () => {
  const { settings, start } = await installation();
  const before = await start();
  const left = await signIn(before.url);
  const file = path.join(scratch, 'backup.tar.gz');
  expect(await operate(settings, ['backup', file])).toMatchObject(done);
  const unpacked = path.join(scratch, 'unpacked');
  await readArchive(file, unpacked);
  const held = await readdir(path.join(unpacked, 'tables'));
  expect(held).toContain('users.ndjson');
  expect(held.filter((name) => /session|token/.test(name))).toEqual([]);

  const manifestFile = path.join(unpacked, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  for (const table of ['sessions', 'refresh_tokens']) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(before.engine.database);
    expect(rows).not.toEqual([]);
    await writeFile(
      path.join(unpacked, 'tables', `${table}.ndjson`),
      rows.map(({ line }) => `${line}\n`).join(''),
    );
    manifest.tables[table] = rows.length;
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
  const old = path.join(scratch, 'old.tar.gz');
  await writeArchive(old, entriesIn(unpacked, ''));
  await before.close();

  expect(await operate(settings, ['restore', old, '--replace'])).toMatchObject(done);
  const after = await start();
  expect(await statuses(after.url, left)).toEqual([401, 401]);
});

test.runIf(onPostgres)('a running server lists restored rows at once', async () => {
  const server = await startServer();
  cleanups.push(() => server.stop());
  const sibling = await startSibling(server);
  cleanups.push(() => sibling.stop());
  const list = async (from: typeof server) =>
    (await from.call<Society[]>('GET', paths.societies, { token: await from.signIn(demo.newcomer) })).body;
  const file = path.join(scratch, 'backup.tar.gz');
  expect(await operate(server.settings, ['backup', file])).toMatchObject(done);
  await server.call('POST', paths.join(2), { token: await server.signIn(demo.newcomer) });
  expect((await list(server)).find(({ id }) => id === 2)?.member).toBe(true);

  expect(await operate(server.settings, ['restore', file, '--replace'])).toMatchObject(done);
  // As many changes as before the restore, and others: the list's version alone would be the one that is remembered.
  await sibling.call('POST', paths.join(3), { token: await sibling.signIn(demo.newcomer) });
  const listed = await list(server);
  expect([2, 3].map((society) => listed.find(({ id }) => id === society)?.member)).toEqual([false, true]);
  expect(listed).toEqual(await list(sibling));
});
