import { rm } from 'node:fs/promises';
import { makeFolder, startServer } from './server.ts';

/** Seeds one server and stops it: each worker begins with a copy of what it leaves. Playwright calls what this returns at the end. */
export default async function makeTemplate() {
  const template = await makeFolder('template');
  const server = await startServer(template);
  await server.stop();
  process.env.E2E_TEMPLATE = template;
  return () => rm(template, { recursive: true, force: true });
}
