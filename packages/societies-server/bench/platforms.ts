/** The platforms that are measured. The large one is seeded once and kept, because it takes a minute; each run works on a copy. */
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/config.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { createLogger, serve } from '../src/serve.ts';

/** Societies of the demonstration, and of `SEED=large`. */
export const sizes = { demo: 48, large: 10_000 } as const;
export type Platform = keyof typeof sizes;

const cache = fileURLToPath(new URL('../.cache/bench', import.meta.url));

/** A schema of another length makes it anew. */
const kept = path.join(cache, `${sizes.large}-${Object.keys(migrations).length}`);

export const settings = (dataDir: string, seed: Platform, databaseUrl: string | undefined) =>
  readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: seed,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? '1000000',
    APP_DIST: 'none',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32) }),
  });

/** Makes the large platform on the embedded database, unless it is kept already. */
export async function makePlatform(): Promise<void> {
  if (existsSync(kept)) return;
  const beginning = `${kept}.new`;
  await rm(beginning, { recursive: true, force: true });
  const running = await serve(settings(beginning, 'large', undefined), createLogger('warn'));
  await running.close();
  await rename(beginning, kept);
}

/** Copies the large platform to a new DATA_DIR. */
export const copyPlatform = (dataDir: string) => cp(kept, dataDir, { recursive: true });
