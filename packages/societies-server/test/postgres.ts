import type { TestProject } from 'vitest/node';
import { makeImage } from '../src/database/embedded/image.ts';
import { buildServer } from './setup/built.ts';
import { startCluster } from './setup/cluster.ts';
import { makeTemplates } from './setup/templates.ts';

/** `pnpm cluster --suite` lets the servers of the tests reach a primary of its own through its pooler. */
const given = process.env.CLUSTER_PRIMARY;

/** Of the project `server-postgres`: a cluster, and what its databases begin as. */
export default async function setup(project: TestProject) {
  buildServer();
  // Backups of PostgreSQL are restored into an embedded database too.
  await makeImage();
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster();
  const { templates, remove } = await makeTemplates(cluster.url);
  project.provide('templates', templates);
  project.provide('databaseUrl', cluster.url);
  project.provide('poolerUrl', process.env.CLUSTER_POOLER);
  return async () => {
    await remove();
    await cluster.stop();
  };
}
