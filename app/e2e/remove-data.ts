import { rm } from 'node:fs/promises';

/** Removes the data folder that playwright.config.ts made for this run. */
export default async function removeData() {
  const folder = process.env.E2E_DATA_DIR;
  if (folder?.includes('constellation-e2e-')) {
    await rm(folder, { recursive: true, force: true });
  }
}
