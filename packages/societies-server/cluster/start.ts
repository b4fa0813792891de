import { mkdtempSync, chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBalancer } from './balancer.ts';
import { freePort } from './part.ts';
import { startDatabases, type Databases } from './postgres.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { startServers, type Server } from './servers.ts';

/** Everything of docs/growing.md on one machine. */
export interface Cluster {
  databases: Databases;
  pooler: Pooler;
  servers: Server[];
  balancer: { url: string };
  /** Logs of every part. */
  folder: string;
  stop(): Promise<void>;
}

/** @param smtpUrl takes the mails of all servers */
export async function startCluster(smtpUrl: string, replicas = 3): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constellation-cluster-'));
  // Its own user goes through it.
  chmodSync(folder, 0o755);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const databases = await startDatabases(folder);
    ends.push(
      () => databases.primary.part.end('SIGQUIT'),
      () => databases.standby.part.end('SIGQUIT'),
    );
    const pooler = await startPooler(folder, databases.primary.port, databases.password);
    ends.push(() => pooler.part.end('SIGKILL'));
    const port = await freePort();
    const servers = await startServers(folder, replicas, {
      databaseUrl: databases.url(pooler.port),
      smtpUrl,
      publicUrl: `http://127.0.0.1:${port}`,
    });
    ends.push(...servers.map((server) => () => server.part.end('SIGTERM')));
    const balancer = await startBalancer(folder, servers, port);
    ends.push(() => balancer.part.end('SIGTERM'));
    return {
      databases,
      pooler,
      servers,
      balancer,
      folder,
      async stop() {
        await stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await stop();
    throw new Error(`The cluster did not start; the logs of its parts are in ${folder}.`, { cause: error });
  }
}
