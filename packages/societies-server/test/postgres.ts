import type { TestProject } from 'vitest/node';
import { makeImage } from '../src/database/embedded/image.ts';
import { buildServer } from './setup/built.ts';
import { startCluster } from './setup/cluster.ts';
import { makeTemplates } from './setup/templates.ts';

/** Of the project `server-postgres`: a cluster, and what its databases begin as. */
export default async function setup(project: TestProject) {
  buildServer();
  // Backups of PostgreSQL are restored into an embedded database too.
  await makeImage();
  const cluster = await startCluster();
  const { templates, remove } = await makeTemplates(cluster.url);
  project.provide('templates', templates);
  project.provide('databaseUrl', cluster.url);
  return async () => {
    await remove();
    await cluster.stop();
  };
}
