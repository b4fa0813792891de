import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtServer } from '../test/setup/built.ts';
import { freePort, start, type Part } from './part.ts';
import { until } from './postgres.ts';

/** One of the processes that serve. */
export interface Server {
  url: string;
  port: number;
  part: Part;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface ServerSettings {
  databaseUrl: string;
  smtpUrl: string;
  publicUrl: string;
}

const isReady = (url: string) => async () => (await fetch(`${url}/readyz`)).ok;

/** Servers with pictures in one place, as replicas have them. */
export async function startServers(
  folder: string,
  count: number,
  settings: ServerSettings,
): Promise<Server[]> {
  const storage = path.join(folder, 'storage');
  mkdirSync(storage);
  const servers: Server[] = [];
  for (let number = 1; number <= count; number += 1) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const dataDir = path.join(folder, `server-${number}`);
    mkdirSync(dataDir);
    symlinkSync(storage, path.join(dataDir, 'storage'));
    const launch = () =>
      start(
        {
          name: `server-${number}`,
          program: process.execPath,
          args: [builtServer],
          env: {
            NODE_OPTIONS: '',
            PORT: String(port),
            DATA_DIR: dataDir,
            DATABASE_URL: settings.databaseUrl,
            // Debian's PgBouncer is older than the one that follows prepared statements.
            DATABASE_PREPARED_STATEMENTS: 'off',
            JWT_SECRET: 'the same for every server of the cluster',
            SEED: 'demo',
            SMTP_URL: settings.smtpUrl,
            MAIL_FROM: 'Constellation <societies@example.ac.uk>',
            PUBLIC_URL: settings.publicUrl,
            TRUSTED_PROXIES: 'loopback',
            RATE_LIMIT_FACTOR: '1000000',
            LOG_LEVEL: 'warn',
          },
        },
        folder,
      );
    let part = launch();
    await until(isReady(url), `Server ${number}`, 120);
    servers.push({
      url,
      port,
      get part() {
        return part;
      },
      kill: () => part.end('SIGKILL'),
      async restart() {
        part = launch();
        await until(isReady(url), `Server ${number}`);
      },
    });
  }
  return servers;
}
