import type { TestProject } from 'vitest/node';
import { makeImage } from '../src/database/embedded/image.ts';
import { buildServer } from './setup/built.ts';
import { makeTemplates } from './setup/templates.ts';

/** Of the project `server-embedded`: what its servers begin as. */
export default async function setup(project: TestProject) {
  buildServer();
  await makeImage();
  const { templates, remove } = await makeTemplates();
  project.provide('templates', templates);
  project.provide('databaseUrl', undefined);
  return remove;
}
