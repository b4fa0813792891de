import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/config.ts';
import { createLogger, serve } from '../../src/serve.ts';

/** What every test's server begins as: migrated, and seeded or not. */
export const templateSeeds = ['demo', 'none'] as const;
export type TemplateSeed = (typeof templateSeeds)[number];

/** DATA_DIRs of servers that were started once and stopped, by seed; on PostgreSQL their databases are named `template_<seed>`. */
export type Templates = Record<TemplateSeed, string>;

/** One statement as the cluster's superuser. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const inDatabase = (url: string, name: string) => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

/** @param clusterUrl makes the templates in that PostgreSQL instead of the embedded engine. */
export async function makeTemplates(clusterUrl?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-templates-'));
  const templates: Templates = { demo: path.join(folder, 'demo'), none: path.join(folder, 'none') };
  for (const seed of templateSeeds) {
    if (clusterUrl) await administer(clusterUrl, `create database template_${seed}`);
    const config = readConfig({
      PORT: '0',
      APP_DIST: 'none',
      LOG_LEVEL: 'fatal',
      SEED: seed,
      DATA_DIR: templates[seed],
      ...(clusterUrl && {
        DATABASE_URL: inDatabase(clusterUrl, `template_${seed}`),
        JWT_SECRET: randomBytes(32).toString('hex'),
      }),
    });
    const running = await serve(config, createLogger(config.logLevel));
    await running.close();
  }
  return { templates, remove: () => rm(folder, { recursive: true, force: true }) };
}
