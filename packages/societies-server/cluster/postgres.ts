import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, nobody, start, type Part } from './part.ts';

const run = promisify(execFile);

/** Of the primary: nothing is acknowledged before the standby has it on its disk. */
const primarySettings = {
  synchronous_standby_names: 'standby',
  synchronous_commit: 'on',
};
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  wal_level: 'replica',
  hot_standby: 'on',
};

/** A primary and a synchronous standby, of the programs that `pg_config --bindir` names. */
export interface Databases {
  primary: { port: number; part: Part };
  standby: { port: number; part: Part };
  password: string;
  /** Of the one that is the primary at that port. */
  url(port: number): string;
  /** Makes the standby the primary, by the commands of docs/operating.md. */
  promote(): Promise<void>;
}

export async function statement(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again until the answer comes; the caller's own patience ends it. */
export async function until(asked: () => Promise<boolean>, what: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      if (await asked()) return;
    } catch {
      // Not there yet.
    }
    if (Date.now() > end) throw new Error(`${what} did not come within ${seconds} s.`);
    await delay(50);
  }
}

export async function startDatabases(folder: string): Promise<Databases> {
  const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const program = (name: string) => path.join(bin, name);
  const password = 'constellation';
  const home = path.join(folder, 'postgres');
  mkdirSync(home);
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (nobody) {
    chownSync(home, nobody.uid, nobody.gid);
    chownSync(passwordFile, nobody.uid, nobody.gid);
  }
  const own = { cwd: home, env: { ...process.env, PGPASSWORD: password }, ...nobody };
  const url = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const launch = (name: string, port: number, more: Record<string, string> = {}) =>
    start(
      {
        name,
        program: program('postgres'),
        args: [
          '-D',
          path.join(home, name),
          ...Object.entries({ ...settings, port, ...more }).flatMap(([key, value]) => [
            '-c',
            `${key}=${value}`,
          ]),
        ],
        as: nobody,
      },
      folder,
    );

  await run(
    program('initdb'),
    [
      `--pgdata=${path.join(home, 'primary')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
    ],
    own,
  );
  const ports = { primary: await freePort(), standby: await freePort() };
  const answers = (port: number) => async () => (await statement(url(port), 'select 1')).length === 1;
  // Written to its own settings, not to its command: the primary of later must be free of the wait.
  const primary = launch('primary', ports.primary);
  await until(answers(ports.primary), 'The primary');
  await run(
    program('pg_basebackup'),
    [
      `--pgdata=${path.join(home, 'standby')}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
      `--dbname=host=127.0.0.1 port=${ports.primary} user=postgres password=${password} application_name=standby`,
    ],
    own,
  );
  const standby = launch('standby', ports.standby);
  await until(answers(ports.standby), 'The standby');
  for (const [name, value] of Object.entries(primarySettings)) {
    await statement(url(ports.primary), `alter system set ${name} = '${value}'`);
  }
  await statement(url(ports.primary), 'select pg_reload_conf()');
  await until(async () => {
    const rows = await statement(url(ports.primary), 'select sync_state from pg_stat_replication');
    return rows[0]?.sync_state === 'sync';
  }, 'A standby that is in step');

  return {
    primary: { port: ports.primary, part: primary },
    standby: { port: ports.standby, part: standby },
    password,
    url,
    async promote() {
      await statement(url(ports.standby), 'select pg_promote(wait => true)');
      await until(async () => {
        const rows = await statement(url(ports.standby), 'select pg_is_in_recovery() as standing_by');
        return rows[0]?.standing_by === false;
      }, 'The new primary');
    },
  };
}
