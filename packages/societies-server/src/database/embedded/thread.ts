import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { parsers } from '../parsers.ts';
import { syncFolder } from './disk.ts';
import { DurableFiles, durableStartParams } from './durable-files.ts';
import { makeDatabase } from './image.ts';
import { statements } from './statements.ts';
import type { Greeting, Measures, Reply, Request, Setup, ThreadError } from './protocol.ts';

/*
 * Runs the embedded engine in its own thread: its work is synchronous, so a slow statement blocks other statements but not the
 * server.
 */

const port = parentPort;
if (!port) throw new Error('This module runs as a worker thread.');
const { folder, code } = workerData as Setup;

function describe(error: unknown): ThreadError {
  const fields: Record<string, string> = {};
  if (error instanceof Error) {
    for (const name of ['code', 'constraint', 'detail', 'severity', 'table', 'column'] as const) {
      const value: unknown = Reflect.get(error, name);
      if (typeof value === 'string') fields[name] = value;
    }
    return { message: error.message, fields };
  }
  return { message: String(error), fields };
}

/** Creates a database next to its final place and then renames it, so that an interrupted start leaves nothing incomplete. */
async function create(): Promise<void> {
  const beginning = `${folder}.new`;
  rmSync(beginning, { recursive: true, force: true });
  await makeDatabase(beginning);
  renameSync(beginning, folder);
  syncFolder(path.dirname(folder));
}

const exists = () => {
  try {
    return statSync(path.join(folder, 'PG_VERSION')).isFile();
  } catch {
    return false;
  }
};

async function start() {
  const created = !exists();
  if (created) await create();
  const files = new DurableFiles(folder);
  const engine = await PGlite.create({
    fs: files,
    startParams: durableStartParams,
    parsers,
    pgliteWasmModule: code,
  });
  const run = statements(engine);

  // fsync depends on an internal hook of a pinned version, so check that it works before relying on it.
  const before = files.syncs;
  await engine.exec(
    'create table if not exists durability_probe (n integer primary key); insert into durability_probe values (1) on conflict (n) do nothing; drop table durability_probe',
  );
  if (files.syncs === before)
    throw new Error('The embedded engine does not make its writes durable on this machine.');
  return { engine, run, files, created };
}

function walBytes(): number {
  const wal = path.join(folder, 'pg_wal');
  let bytes = 0;
  for (const entry of readdirSync(wal, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    try {
      bytes += statSync(path.join(wal, entry.name)).size;
    } catch {
      // PostgreSQL may remove a segment between the two calls.
    }
  }
  return bytes;
}

/** This engine has no autovacuum. The thresholds are its defaults: a fifth of a table dead, or a tenth changed. */
const worthVacuum = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

async function serve(
  { engine, run, files }: Awaited<ReturnType<typeof start>>,
  request: Request,
): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      return run(request.sql, request.parameters);
    }
    case 'checkpoint':
      await engine.exec('checkpoint');
      return undefined;
    case 'needs-vacuum': {
      const { rows } = await engine.query<{ name: string }>(worthVacuum);
      return rows.map(({ name }) => name);
    }
    case 'vacuum':
      await engine.exec(`vacuum (analyze) ${request.table}`);
      return undefined;
    case 'measure':
      return { walBytes: walBytes(), syncs: files.syncs } satisfies Measures;
    case 'close':
      await engine.exec('checkpoint');
      await engine.close();
      return undefined;
  }
}

const greet = (greeting: Greeting) => {
  port.postMessage(greeting);
};
const answer = (reply: Reply) => {
  port.postMessage(reply);
};

try {
  const running = await start();
  // The single connection runs statements one at a time, in the order of requests.
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, request }: { id: number; request: Request }) => {
    last = last.then(async () => {
      try {
        answer({ id, ok: true, value: await serve(running, request) });
      } catch (error) {
        answer({ id, ok: false, error: describe(error) });
      }
      if (request.kind === 'close') port.close();
    });
  });
  greet({ ready: true, created: running.created });
} catch (error) {
  greet({ ready: false, error: describe(error) });
  port.close();
}
