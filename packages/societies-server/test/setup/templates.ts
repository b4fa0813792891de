import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startBuilt } from './built.ts';

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

/** Starts the built server, as an installation does for the first time, and stops it. */
async function startOnce(settings: Record<string, string>): Promise<void> {
  const { child, ended, output } = await startBuilt(settings);
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`The server of a template ended with ${code}: ${output().stderr}`);
}

/** @param clusterUrl makes the templates in that PostgreSQL instead of the embedded engine. */
export async function makeTemplates(clusterUrl?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-templates-'));
  const templates: Templates = { demo: path.join(folder, 'demo'), none: path.join(folder, 'none') };
  const make = async (seed: TemplateSeed) => {
    if (clusterUrl) await administer(clusterUrl, `create database template_${seed}`);
    await startOnce({
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
  };
  await Promise.all(templateSeeds.map(make));
  return { templates, remove: () => rm(folder, { recursive: true, force: true }) };
}
