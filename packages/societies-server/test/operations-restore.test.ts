import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from 'societies-contract';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { lockFolder } from '../src/database/embedded/folder-lock.ts';
import { finishReplacement, isReplacing, replaceFolders } from '../src/database/embedded/replacement.ts';
import { sweepWorkshops } from '../src/operations/workshop.ts';
import { createLogger, serve } from '../src/serve.ts';
import { caller, demo, prepare } from './harness.ts';
import { operate } from './operate.ts';
import { builtOperations } from './setup/built.ts';

vi.setConfig({ testTimeout: 180_000 });
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
async function scratch() {
  const made = await mkdtemp(path.join(tmpdir(), 'constellation-restore-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

const names = ['database', 'storage'];
const workshop = 'restore-test';

/** A DATA_DIR with old folders in their places and new ones in a workshop. */
async function twoGenerations() {
  const dataDir = await scratch();
  const write = async (folder: string, generation: string) => {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'generation'), generation);
  };
  for (const name of names) {
    await write(path.join(dataDir, name), 'old');
    await write(path.join(dataDir, workshop, name), 'new');
  }
  return dataDir;
}
const generations = (dataDir: string) =>
  Promise.all(names.map((name) => readFile(path.join(dataDir, name, 'generation'), 'utf8')));

describe('a replacement of database and pictures', () => {
  it('is finished at the next start, wherever it was interrupted', async () => {
    const note = JSON.stringify({ from: workshop, names });
    // The renames of a whole replacement, in their order.
    const renames = names.flatMap((name) => [
      [name, path.join(workshop, `before-${name}`)],
      [path.join(workshop, name), name],
    ]);
    for (let done = 0; done <= renames.length; done += 1) {
      const dataDir = await twoGenerations();
      await writeFile(path.join(dataDir, 'replacement.json'), note);
      for (const [from = '', to = ''] of renames.slice(0, done))
        await rename(path.join(dataDir, from), path.join(dataDir, to));
      finishReplacement(dataDir);
      expect(await generations(dataDir), `after ${done} renames`).toEqual(['new', 'new']);
      expect(isReplacing(dataDir)).toBe(false);
    }
  });

  it('has not begun before its note is complete', async () => {
    const dataDir = await twoGenerations();
    await writeFile(path.join(dataDir, 'replacement.json.part'), '{"from"');
    finishReplacement(dataDir);
    expect(await generations(dataDir)).toEqual(['old', 'old']);
    replaceFolders(dataDir, workshop, names);
    expect(await generations(dataDir)).toEqual(['new', 'new']);
    expect(await readdir(path.join(dataDir, workshop))).toEqual(['before-database', 'before-storage']);
  });
});

describe('temporary folders left behind', () => {
  const old = new Date(Date.now() - 3_600_000);

  it('are removed unless they are in use', async () => {
    const dataDir = await scratch();
    for (const name of ['backup-left', 'restore-left', 'backup-busy', 'storage']) {
      await mkdir(path.join(dataDir, name));
      await utimes(path.join(dataDir, name), old, old);
    }
    await mkdir(path.join(dataDir, 'restore-young'));
    const busy = lockFolder(path.join(dataDir, 'backup-busy'));
    await sweepWorkshops(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['backup-busy', 'restore-young', 'storage']);
    busy.release();
    await sweepWorkshops(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['restore-young', 'storage']);
  });

  it('stay while a replacement needs them', async () => {
    const dataDir = await twoGenerations();
    await utimes(path.join(dataDir, workshop), old, old);
    await writeFile(path.join(dataDir, 'replacement.json'), JSON.stringify({ from: workshop, names }));
    await sweepWorkshops(dataDir);
    finishReplacement(dataDir);
    expect(await generations(dataDir)).toEqual(['new', 'new']);
    await utimes(path.join(dataDir, workshop), old, old);
    await sweepWorkshops(dataDir);
    expect(existsSync(path.join(dataDir, workshop))).toBe(false);
  });
});

describe.runIf(inject('databaseUrl') === undefined)('kill -9 of a restore with --replace', () => {
  const env = { JWT_SECRET: 'x'.repeat(32) };
  let archive: string;
  let file: string;
  beforeAll(async () => {
    archive = await mkdtemp(path.join(tmpdir(), 'constellation-archive-'));
    file = path.join(archive, 'demo.tar.gz');
    const { settings, remove } = await prepare({ env });
    expect(await operate(settings, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
    await remove();
  });
  afterAll(() => rm(archive, { recursive: true, force: true }));

  it.each(['made', 'replacement.json.part', 'replacement.json', 'storage'])(
    'when "%s" appears leaves the old installation or the new one, whole',
    async (sign) => {
      const { settings, dataDir, remove } = await prepare({ env });
      cleanups.push(remove);

      // What only the old installation has: a member, and a file among its pictures.
      const start = () => serve(readConfig(settings), createLogger('fatal'));
      const before = await start();
      const session = await before.server.sessions.open(demo.newcomer);
      const token = await before.server.accessTokens.sign({
        universityId: demo.newcomer,
        sessionId: session.id,
      });
      expect((await caller(before.url).call('POST', paths.join(7), { token })).status).toBe(200);
      const mark = path.join(dataDir, 'storage', 'societies', 'mark-of-the-old');
      await mkdir(path.dirname(mark), { recursive: true });
      await writeFile(mark, '');
      await before.close();

      const child = spawn(process.execPath, [builtOperations, 'restore', file, '--replace'], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const watcher = watch(dataDir, { recursive: sign === 'made' }, (_, name) => {
        if (name !== null && path.basename(name) === sign) child.kill('SIGKILL');
      });
      await ended;
      watcher.close();

      const after = await start();
      cleanups.push(() => after.close());
      const { status } = await caller(after.url).call('GET', paths.profile, { token });
      // The session is the old installation's alone, and so is the mark.
      expect([200, 401]).toContain(status);
      expect(existsSync(mark)).toBe(status === 200);
      expect(isReplacing(dataDir)).toBe(false);
      const objects = await after.engine.database.selectFrom('storage_objects').selectAll().execute();
      expect(objects.length).toBeGreaterThan(0);
      for (const { bucket, key } of objects) {
        const picture = await fetch(`${after.url}/storage/v1/object/public/${bucket}/${key}`);
        expect(picture.status, key).toBe(200);
        await picture.arrayBuffer();
      }
    },
  );
});
