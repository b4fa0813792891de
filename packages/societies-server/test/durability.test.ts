import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { AbortedTransactionError, sql } from 'kysely';
import { paths } from 'societies-contract';
import type { ImportReply, ImportsPage, Post } from 'societies-contract/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { realDisk, type Disk } from '../src/database/embedded/disk.ts';
import { DurableFiles, durableStartParams } from '../src/database/embedded/durable-files.ts';
import { openEmbedded } from '../src/database/embedded/engine.ts';
import { DatabaseUnavailable } from '../src/database/errors.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { demo, prepare, startServer, type TestServer } from './harness.ts';
import { startProcess, type ServerProcess } from './processes.ts';
import { builtServer } from './setup/built.ts';
import { powerCutModel } from './setup/power-cut.ts';

const onEmbedded = inject('databaseUrl') === undefined;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
async function folder() {
  const made = await mkdtemp(path.join(tmpdir(), 'constellation-durability-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe('kill -9', () => {
  /** PostgreSQL outlives the server: there it only matters that an answer waits for it. */
  const rounds = onEmbedded ? 5 : 2;

  /** Writes until the server dies; what it acknowledged is what must be there afterwards. */
  async function writeUntilKilled(
    running: ServerProcess,
    token: string,
    acknowledged: number[],
    after: number,
  ) {
    let written = 0;
    const writer = async (name: number) => {
      for (let turn = 0; ; turn += 1) {
        const answer = await running
          .call<Post>('POST', paths.posts(1), {
            token,
            body: { title: `Post ${name}.${turn}`, content: 'x'.repeat(500), show_likes: true },
          })
          .catch(() => undefined);
        if (!answer) return;
        // Told to come back later: nothing was acknowledged.
        if (answer.status === 503) continue;
        expect(answer.status).toBe(201);
        acknowledged.push(answer.body.id);
        written += 1;
        if (written === after) running.child.kill('SIGKILL');
      }
    };
    await Promise.all([1, 2, 3, 4].map(writer));
    expect(await running.ended).toBe('SIGKILL');
    expect(written).toBeGreaterThanOrEqual(after);
  }

  test('during writes loses nothing that was acknowledged', async () => {
    const { settings, dataDir, remove } = await prepare();
    cleanups.push(remove);
    const acknowledged: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const running = await startProcess(settings);
      const token = await running.signIn(demo.president);
      const { body } = await running.call<Post[]>('GET', paths.posts(1), { token });
      const there = new Set(body.map(({ id }) => id));
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
      await writeUntilKilled(running, token, acknowledged, 7 + 13 * round);
    }
    const running = await startProcess(settings);
    const token = await running.signIn(demo.president);
    const { body } = await running.call<Post[]>('GET', paths.posts(1), { token });
    const there = new Set(body.map(({ id }) => id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);

    if (!onEmbedded) return;
    const engine = await PGlite.create({
      fs: new DurableFiles(path.join(dataDir, 'database')),
      startParams: durableStartParams,
      extensions: { amcheck },
    });
    await engine.exec('create extension amcheck');
    const checked = await engine.query<{ checked: number }>(`
      select count(bt_index_check(index => c.oid, heapallindexed => true))::int as checked
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
      where am.amname = 'btree' and c.relpersistence = 'p' and i.indisready and i.indisvalid`);
    await engine.close();
    expect(checked.rows[0]?.checked).toBeGreaterThan(50);
  }, 300_000);

  test('amid an import leaves nothing of it, and the file can be sent again', async () => {
    const { settings, remove } = await prepare();
    cleanups.push(remove);
    const rows = Array.from(
      { length: 3_000 },
      (_, at) => `${63_000_000 + at},Kill,Nine,k${at}@moved.example`,
    );
    const importIn = async (running: ServerProcess, token: string) => {
      const body = new FormData();
      body.append(
        'file',
        new Blob([['university_id,first_name,last_name,email', ...rows].join('\n')]),
        'k.csv',
      );
      return running
        .call<ImportReply>('POST', paths.importFile('users'), { token, body })
        .catch(() => undefined);
    };
    const newestIn = async (running: ServerProcess, token: string) =>
      (await running.call<ImportsPage>('GET', paths.imports, { token })).body.results[0];
    const running = await startProcess(settings);
    const token = await running.signIn(demo.administrator);
    const importing = importIn(running, token);
    await expect
      .poll(async () => (await newestIn(running, token))?.state, { timeout: 60_000, interval: 20 })
      .toBe('running');
    running.child.kill('SIGKILL');
    expect(await running.ended).toBe('SIGKILL');
    expect(await importing).toBeUndefined();
    const again = await startProcess(settings);
    const tokenAgain = await again.signIn(demo.administrator);
    const { body: page } = await again.call<{ count: number }>(
      'GET',
      `${paths.users}?page=1&search=k%20nine`,
      {
        token: tokenAgain,
      },
    );
    expect(page.count).toBe(0);
    // With PostgreSQL another process might be at work on it, until it has been silent for a minute.
    expect((await newestIn(again, tokenAgain))?.state).toBe(onEmbedded ? 'failed' : 'running');
    if (onEmbedded) expect((await importIn(again, tokenAgain))?.body.accepted).toBe(rows.length);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  }, 300_000);

  test.runIf(onEmbedded)(
    'during the first start leaves a next start that succeeds',
    async () => {
      const { settings, remove } = await prepare({ fresh: true, seed: 'none' });
      cleanups.push(remove);
      for (const sign of ['database.new', 'jwt-secret']) {
        const child = spawn(process.execPath, [builtServer], {
          env: { PATH: process.env.PATH, ...settings },
          stdio: 'ignore',
        });
        const ended = new Promise((resolve) => child.once('exit', resolve));
        const watcher = watch(settings.DATA_DIR ?? '', (_, name) => {
          if (name === sign) child.kill('SIGKILL');
        });
        await ended;
        watcher.close();
      }
      const running = await startProcess(settings);
      expect((await running.call('GET', '/readyz')).status).toBe(200);
      running.child.kill('SIGTERM');
      expect(await running.ended).toBe(0);
    },
    180_000,
  );
});

describe.runIf(onEmbedded)('a power cut', () => {
  const commits = 40;

  /** How many rows a start after the cut finds; -1 when it does not get that far. */
  async function countIn(database: string): Promise<number> {
    try {
      const engine = await PGlite.create({ fs: new DurableFiles(database), startParams: durableStartParams });
      const { rows } = await engine.query<{ count: number }>('select count(*)::int as count from written');
      await engine.close();
      return rows[0]?.count ?? 0;
    } catch {
      return -1;
    }
  }

  async function writeAndCut(syncs: boolean) {
    const root = await folder();
    const database = path.join(root, 'database');
    await cp(path.join(inject('templates').none, 'database'), database, { recursive: true });
    const model = powerCutModel(database);
    const deaf: Disk = { syncFile() {}, syncFolder: realDisk.syncFolder };
    const engine = await PGlite.create({
      fs: new DurableFiles(database, syncs ? model.disk : deaf),
      startParams: durableStartParams,
    });
    const survivors: number[] = [];
    await engine.exec('create table written (n integer primary key, filling text)');
    for (let n = 1; n <= commits; n += 1) {
      await engine.query('insert into written values ($1, $2)', [n, 'x'.repeat(2_000)]);
      // In the middle of it files are created, renamed and removed as well.
      if (n % 10 === 0) {
        for (const statement of [
          'checkpoint',
          'vacuum written',
          `create table copy_${n} as select * from written`,
        ]) {
          await engine.exec(statement);
        }
      }
      if (n % 20 !== 0) continue;
      const after = path.join(root, `after-${n}`);
      model.cut(after);
      survivors.push(await countIn(after));
    }
    await engine.close();
    return survivors;
  }

  test('loses no acknowledged write', async () => {
    expect(await writeAndCut(true)).toEqual([20, 40]);
  }, 180_000);

  test('would lose writes without fsync, so the model can fail', async () => {
    for (const count of await writeAndCut(false)) expect(count).toBeLessThan(20);
  }, 180_000);

  test('does not acknowledge a write whose fsync fails', async () => {
    const root = await folder();
    const database = path.join(root, 'database');
    await cp(path.join(inject('templates').none, 'database'), database, { recursive: true });
    let broken = false;
    const disk: Disk = {
      syncFile(descriptor) {
        if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
        realDisk.syncFile(descriptor);
      },
      syncFolder: realDisk.syncFolder,
    };
    const engine = await PGlite.create({
      fs: new DurableFiles(database, disk),
      startParams: durableStartParams,
    });
    await engine.exec('create table written (n integer primary key); insert into written values (1)');
    broken = true;
    await expect(engine.query('insert into written values (2)')).rejects.toThrow();
    const again = await PGlite.create({ fs: new DurableFiles(database), startParams: durableStartParams });
    const { rows } = await again.query<{ n: number }>('select n from written where n = 1');
    await again.close();
    expect(rows).toEqual([{ n: 1 }]);
  }, 60_000);
});

describe.runIf(onEmbedded)('the embedded engine', () => {
  test('restarts when its thread dies, replies 503 meanwhile, and loses nothing', async () => {
    // A thread that hangs is ended as if it had died.
    const server = await startServer({ statementLimit: 3_000 });
    cleanups.push(() => server.stop());
    const token = await server.signIn(demo.newcomer);
    expect((await server.call('POST', paths.join(1), { token })).status).toBe(200);
    await expect(sql`select pg_sleep(600)`.execute(server.database)).rejects.toThrow('restarted');
    const during = await server.call<{ code: string }>('GET', '/readyz');
    expect(during.status).toBe(503);
    expect(during.body.code).toBe('busy');
    const started = performance.now();
    while ((await server.call('GET', '/readyz')).status !== 200) {
      if (performance.now() - started > 20_000) throw new Error('The database did not come back.');
    }
    const { body } = await server.call<{ id: number }[]>('GET', paths.mySocieties, { token });
    expect(body.map(({ id }) => id)).toEqual([1]);
  });

  test('keeps the write-ahead log short and the statistics fresh', async () => {
    const engine = await openEmbedded({ dataDir: await folder() });
    cleanups.push(() => engine.close());
    const lsn = async () => {
      const { rows } = await engine.query(`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`, []);
      return (rows[0] as { bytes: number }).bytes;
    };
    await engine.query('create table busy (n integer primary key, filling text)', []);
    await engine.query(`insert into busy select n, repeat('x', 1000) from generate_series(1, 5000) n`, []);
    const before = await lsn();
    for (let round = 0; round < 30; round += 1) {
      await engine.query(`update busy set filling = repeat($1, 1000)`, ['abcdefghij'.charAt(round % 10)]);
      await engine.maintain();
    }
    const written = (await lsn()) - before;
    const { walBytes } = await engine.measure();
    expect(written).toBeGreaterThan(250e6);
    expect(walBytes).toBeLessThan(250e6);
    // What the updates counted is told to the statistics within a second, or now; told after the vacuum it would seem left.
    await engine.query('select pg_stat_force_next_flush()', []);
    await engine.vacuum();
    const { rows } = await engine.query(
      `select n_dead_tup as dead, last_analyze is not null as analyzed from pg_stat_user_tables where relname = 'busy'`,
      [],
    );
    expect(rows).toEqual([{ dead: 0, analyzed: true }]);
  }, 120_000);

  test('runs maintenance between transactions and breaks none', async () => {
    const server = await startServer({ seed: 'none' });
    cleanups.push(() => server.stop());
    const { embedded, database } = server.engine;
    if (!embedded) throw new Error('This is about the embedded engine.');
    await embedded.query('create table vacuumed (n integer primary key)', []);
    await embedded.query('insert into vacuumed select generate_series(1, 1000)', []);
    await embedded.query('select pg_stat_force_next_flush()', []);
    const { maintained } = await inTransaction(database, async (trx) => {
      await sql`insert into vacuumed values (0)`.execute(trx);
      const maintained = Promise.all([embedded.vacuum(), embedded.checkpoint()]);
      // What is asked for after the two is answered after them, unless they wait.
      await sql`insert into vacuumed values (-1)`.execute(trx);
      return { maintained };
    });
    await maintained;
    const { rows } = await embedded.query(
      `select (select count(*)::integer from vacuumed) as kept, last_analyze is not null as analyzed
       from pg_stat_user_tables where relname = 'vacuumed'`,
      [],
    );
    expect(rows).toEqual([{ kept: 1002, analyzed: true }]);
  }, 60_000);

  test('throws DatabaseUnavailable once it is closed', async () => {
    const engine = await openEmbedded({ dataDir: await folder() });
    await engine.close();
    await expect(engine.query('select 1', [])).rejects.toThrow(DatabaseUnavailable);
  }, 60_000);
});

describe('transactions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ seed: 'none' });
  });
  afterAll(() => server.stop());

  test('the outer handle throws inside a transaction instead of waiting forever', async () => {
    const { database } = server;
    await expect(
      inTransaction(database, () => database.selectFrom('users').select('university_id').execute()),
    ).rejects.toThrow(/used inside a transaction/);
    await expect(
      inTransaction(database, () => inTransaction(database, () => Promise.resolve())),
    ).rejects.toThrow(/inside a transaction/);
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });

  test('are opened by inTransaction only', async () => {
    await expect(server.database.transaction().execute(() => Promise.resolve())).rejects.toThrow(
      /inTransaction/,
    );
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });

  test('roll back a failure, and throw when a failure was swallowed', async () => {
    const { database } = server;
    const insert = (trx: typeof database, name: string) =>
      trx.insertInto('categories').values({ name }).execute();
    await expect(
      inTransaction(database, async (trx) => {
        await insert(trx, 'Rolled back');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(
      inTransaction(database, async (trx) => {
        await insert(trx, 'Swallowed');
        await insert(trx, 'Swallowed').catch(() => {});
      }),
    ).rejects.toThrow(AbortedTransactionError);
    const left = await database
      .selectFrom('categories')
      .select('name')
      .where('name', 'in', ['Rolled back', 'Swallowed'])
      .execute();
    expect(left).toEqual([]);
  });

  test('that deadlock both succeed', async () => {
    const { database } = server;
    const names = ['Deadlock one', 'Deadlock two'];
    await database
      .insertInto('categories')
      .values(names.map((name) => ({ name })))
      .execute();
    const touch = (trx: typeof database, name: string | undefined) =>
      trx
        .updateTable('categories')
        .set({ name: sql<string>`name` })
        .where('name', '=', name ?? '')
        .execute();
    // Each holds one row before it asks for the other's, unless the engine runs them one after another.
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const cross = (first: number, second: number) => {
      let attempt = 0;
      return inTransaction(database, async (trx) => {
        attempt += 1;
        await touch(trx, names[first]);
        holding += 1;
        if (holding === 2 || onEmbedded) bothHold.resolve();
        if (attempt === 1) await bothHold.promise;
        await touch(trx, names[second]);
      });
    };
    await Promise.all([cross(0, 1), cross(1, 0)]);
  });

  test('values are read alike on both engines', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as big, 12.50::numeric as amount, 7::int4 as small, true as yes,
      date '2026-11-21' as day, timestamptz '2026-11-21 06:00:00.25+00' as instant, interval '90 minutes' as span,
      array['a', 'b'] as list, '{"a": [1, null]}'::jsonb as json, null::text as nothing, count(*) as counted
      from (values (1), (2)) as two`.execute(server.database);
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        amount: 12.5,
        small: 7,
        yes: true,
        day: '2026-11-21',
        instant: new Date('2026-11-21T06:00:00.250Z'),
        span: '01:30:00',
        list: ['a', 'b'],
        json: { a: [1, null] },
        nothing: null,
        counted: 2,
      },
    ]);
    await expect(sql`select 9007199254740993::int8 as big`.execute(server.database)).rejects.toThrow(
      /does not fit/,
    );
  });
});
