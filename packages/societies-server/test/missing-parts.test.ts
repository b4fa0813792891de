import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import { createLogger, serve } from '../src/serve.ts';
import { prepare } from './harness.ts';
import { operate } from './operate.ts';

vi.setConfig({ testTimeout: 180_000 });
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
const onEmbedded = inject('databaseUrl') === undefined;

async function installation(options?: Parameters<typeof prepare>[0]) {
  const made = await prepare(options);
  cleanups.push(made.remove);
  return made;
}

/** Starts a server on the settings. @returns its line, if it refuses. */
async function start(
  settings: Record<string, string>,
  logger = createLogger('fatal'),
): Promise<string | undefined> {
  try {
    const running = await serve(readConfig(settings), logger);
    await running.close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const filesOf = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

test.runIf(onEmbedded)('a folder of an installation without its database does not start anew', async () => {
  const { settings, dataDir } = await installation();
  await mkdir(path.join(dataDir, 'mail'));
  await writeFile(path.join(dataDir, 'mail', 'one.eml'), 'To: you');
  await rm(path.join(dataDir, 'database'), { recursive: true });
  // What is left where a volume should be mounted.
  await mkdir(path.join(dataDir, 'database'));
  const before = await filesOf(path.join(dataDir, 'storage'));
  for (const [part, held] of [
    ['storage', 'storage and mail and jwt-secret'],
    ['mail', 'mail and jwt-secret'],
    ['jwt-secret', 'jwt-secret'],
  ] as const) {
    expect(await start(settings)).toMatch(
      new RegExp(`^DATA_DIR "[^\\n]+" holds ${held} but no database: [^\\n]+ START_INCOMPLETE=true [^\\n]+$`),
    );
    if (part === 'storage') expect(await filesOf(path.join(dataDir, 'storage'))).toEqual(before);
    for (const command of [
      ['backup', path.join(tmpdir(), 'none.tar.gz')],
      ['admin', 'grant', '10000001'],
    ])
      expect(await operate(settings, command)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^DATA_DIR "[^\n]+" holds [^\n]*no database[^\n]+\n$/) as string,
      });
    expect(await filesOf(path.join(dataDir, 'database'))).toEqual([]);
    if (part !== 'jwt-secret') await rm(path.join(dataDir, part), { recursive: true });
  }
  expect(await start({ ...settings, SEED: 'none', START_INCOMPLETE: 'true' })).toBeUndefined();
});

test.runIf(!onEmbedded)(
  "an empty database beside another installation's pictures does not start",
  async () => {
    const [full, empty] = [await installation(), await installation({ fresh: true, seed: 'none' })];
    const wrong = { ...full.settings, DATABASE_URL: empty.settings.DATABASE_URL ?? '' };
    const before = await filesOf(path.join(full.dataDir, 'storage'));
    // The second start is refused too: the first made no tables.
    for (const seed of ['none', 'demo'])
      expect(await start({ ...wrong, SEED: seed })).toMatch(
        /^DATABASE_URL names an empty database but DATA_DIR "[^\n]+" holds storage: [^\n]+$/,
      );
    expect(await filesOf(path.join(full.dataDir, 'storage'))).toEqual(before);
    expect(await start({ ...empty.settings, SEED: 'none' })).toBeUndefined();
  },
);

test('a database without its pictures does not start unless allowed', async () => {
  const { settings, dataDir } = await installation();
  const storage = path.join(dataDir, 'storage');
  await rm(storage, { recursive: true });
  const line = /^The database names pictures but "[^\n]+storage" holds none of them: [^\n]+$/;
  // The second time there is what is left where a volume should be mounted.
  for (const logged of [[], []] as string[][]) {
    const logger = pino(
      { level: 'warn' },
      { write: (text) => void logged.push((JSON.parse(text) as { msg: string }).msg) },
    );
    const said = await start(settings, logger);
    if (onEmbedded) expect(said).toMatch(line);
    else expect([said, logged]).toEqual([undefined, [expect.stringMatching(line)]]);
    await mkdir(storage, { recursive: true });
  }
  expect(await start({ ...settings, START_INCOMPLETE: 'true' })).toBeUndefined();
});

test.runIf(onEmbedded)(
  'a database with sessions does not start with a new secret unless allowed',
  async () => {
    const { settings, dataDir } = await installation();
    await rm(path.join(dataDir, 'jwt-secret'));
    const engine = await createDatabase(readConfig(settings));
    await sql`insert into sessions (id, university_id, expires_at) values ('x', '10000001', now() + interval '1 day')`.execute(
      engine.database,
    );
    await engine.close();
    expect(await start(settings)).toMatch(
      /^DATA_DIR "[^\n]+" holds a database [^\n]+ no jwt-secret: [^\n]+$/,
    );
    expect(await start({ ...settings, JWT_SECRET: 'x'.repeat(32) })).toBeUndefined();
    expect(await start({ ...settings, START_INCOMPLETE: 'true' })).toBeUndefined();
    expect(await start(settings)).toBeUndefined();
  },
);
