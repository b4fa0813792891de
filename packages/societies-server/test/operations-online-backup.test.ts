import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { paths } from 'societies-contract';
import type { Post } from 'societies-contract/schemas';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openEmbedded } from '../src/database/embedded/engine.ts';
import { backup } from '../src/operations/backup.ts';
import type { CopyFile } from '../src/operations/copy-database.ts';
import { createLogger, serve } from '../src/serve.ts';
import { demo, prepare, startServer, type StartServer } from './harness.ts';
import { operate } from './operate.ts';

vi.setConfig({ testTimeout: 180_000 });
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
async function scratch() {
  const made = await mkdtemp(path.join(tmpdir(), 'constellation-online-backup-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** PostgreSQL is read through a snapshot of its own; here files are copied beside one connection that everybody shares. */
describe.runIf(inject('databaseUrl') === undefined)('a backup of the embedded database', () => {
  /** A server, and a backup of it with a disk of the test's own. */
  async function running(options: StartServer = {}) {
    const server = await startServer(options);
    cleanups.push(() => server.stop());
    const folder = await scratch();
    const config = readConfig(server.settings);
    return {
      server,
      folder,
      backup: (name: string, disk?: CopyFile) => backup(config, path.join(folder, name), disk),
    };
  }

  test('on a slow disk is complete, holds what was acknowledged before, and delays nobody', async () => {
    const statementLimit = 2_500;
    const { server, folder, backup: made } = await running({ statementLimit });
    const president = await server.signIn(demo.president);
    const newcomer = await server.signIn(demo.newcomer);
    const posts: number[] = [];
    const write = async () => {
      const body = { title: `Post ${posts.length}`, content: 'x'.repeat(500), show_likes: true };
      const answer = await server.call<Post>('POST', paths.posts(1), { token: president, body });
      expect(answer.status).toBe(201);
      posts.push(answer.body.id);
      // Several rows that belong together: one of them alone would be seen in what is restored.
      for (const address of [paths.join, paths.leave]) {
        expect((await server.call('POST', address(7), { token: newcomer })).status).toBe(200);
      }
    };
    await write();
    const before = [...posts];

    // One file takes twice as long as a statement may, and reads and writes are answered all the while.
    let answered = 0;
    let longest = 0;
    await made('slow.tar.gz', async (from, to) => {
      await copyFile(from, to);
      if (answered > 0) return;
      const until = performance.now() + 2 * statementLimit;
      while (performance.now() < until) {
        const asked = performance.now();
        const list = await server.call('GET', paths.societies, { token: newcomer });
        expect(list.status).toBe(200);
        await write();
        answered += 1;
        longest = Math.max(longest, performance.now() - asked);
        // As fast as they are answered, calls would keep a core busy until the file is copied.
        await delay(100);
      }
    });
    expect(longest).toBeLessThan(statementLimit);

    const { settings, remove } = await prepare({ seed: 'none', fresh: true });
    cleanups.push(remove);
    expect(await operate(settings, ['restore', path.join(folder, 'slow.tar.gz')])).toMatchObject({
      code: 0,
      stderr: '',
    });
    const restored = await serve(readConfig(settings), createLogger('fatal'));
    cleanups.push(() => restored.close());
    const { database } = restored.engine;
    const kept = await database.selectFrom('posts').select('id').where('id', 'in', before).execute();
    expect(kept.map(({ id }) => id)).toEqual(before);
    const { rows: drifted } = await sql`
      select id from societies
      where member_count <> (select count(*) from memberships where society_id = societies.id)`.execute(
      database,
    );
    expect(drifted).toEqual([]);
  });

  test('has every picture of its moment when pictures are removed meanwhile', async () => {
    const { server, folder, backup: made } = await running();
    const under = Promise.withResolvers<undefined>();
    const removed = Promise.withResolvers<undefined>();
    const first = made('first.tar.gz', async (from, to) => {
      await copyFile(from, to);
      under.resolve(undefined);
      await removed.promise;
    });
    await under.promise;
    await expect(made('second.tar.gz')).rejects.toThrow('Another backup is being made');
    const pictures = server.server.storage.files!;
    const keys = (await server.database.selectFrom('storage_objects').select('key').execute()).map(
      ({ key }) => key,
    );
    // The copy has these rows or has not, by when their pages are copied: where it has, their pictures must be there.
    await pictures.removeObjects('societies', keys.slice(0, 20));
    removed.resolve(undefined);
    expect(await first).toMatchObject({ societies: 48 });
    expect(await readdir(folder)).toEqual(['first.tar.gz']);
    expect(
      (await readdir(path.join(server.dataDir, 'storage'))).filter((name) => name.startsWith('.')),
    ).toEqual([]);
  });

  test('runs one at a time, and an interrupted one holds nothing', async () => {
    const { backup: made } = await running();
    const under = Promise.withResolvers<undefined>();
    const ended = Promise.withResolvers<undefined>();
    const first = made('first.tar.gz', async () => {
      under.resolve(undefined);
      await ended.promise;
      throw new Error('The disk broke.');
    });
    await under.promise;
    await expect(made('second.tar.gz')).rejects.toThrow('Another backup is being made');
    ended.resolve(undefined);
    await expect(first).rejects.toThrow('The disk broke.');
    expect(await made('third.tar.gz')).toMatchObject({ societies: 48 });
  });

  test('keeps the write-ahead log while it copies', async () => {
    const dataDir = await scratch();
    const engine = await openEmbedded({ dataDir });
    cleanups.push(() => engine.close());
    const segments = async () => (await readdir(path.join(dataDir, 'database', 'pg_wal'))).sort();
    const [oldest] = await segments();
    const letGo = engine.keepLog();
    // More of it than is ever let stand.
    while ((await engine.measure()).walBytes < 80 * 1024 * 1024) {
      await engine.query(
        'create table filling as select repeat(md5(i::text), 40) from generate_series(1, 20000) i',
        [],
      );
      await engine.query('drop table filling', []);
    }
    await engine.maintain();
    expect(await segments()).toContain(oldest);
    letGo();
    await engine.maintain();
    expect(await segments()).not.toContain(oldest);
  });

  test('does not use up the time of a statement that waits behind it', async () => {
    const restarts: string[] = [];
    const engine = await openEmbedded({
      dataDir: await scratch(),
      statementLimit: 2_000,
      onEvent: (event) => restarts.push(event),
    });
    cleanups.push(() => engine.close());
    const nap = () => engine.query('select pg_sleep(1.2)', []);
    await Promise.all([nap(), nap()]);
    await engine.patiently(() => engine.query('select pg_sleep(2.2)', []));
    expect(restarts).toEqual([]);
  });
});
