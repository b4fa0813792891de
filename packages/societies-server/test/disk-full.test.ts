import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from 'societies-contract';
import type { Post } from 'societies-contract/schemas';
import { afterEach, expect, inject, test } from 'vitest';
import { asBlob, noise } from './sample-pictures.ts';
import { demo, prepare } from './harness.ts';
import { startProcess } from './processes.ts';
import { storageOf } from './storage-client.ts';

const mebibyte = 1024 * 1024;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A disk of its own for a folder; undefined where this user may not mount one. */
async function smallDisk(bytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-disk-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  cleanups.push(async () => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
}

test.runIf(inject('databaseUrl') === undefined)(
  'a full disk refuses writes with 503, loses nothing, and recovers when there is space',
  async (context) => {
    const { settings, dataDir, remove } = await prepare();
    cleanups.push(remove);
    const disk = await smallDisk(400 * mebibyte);
    if (disk === undefined) {
      context.skip('a small disk takes the right to mount one: run as root on Linux');
      return;
    }
    await cp(dataDir, disk, { recursive: true });
    const ballast = path.join(disk, 'ballast');
    const running = await startProcess({ ...settings, DATA_DIR: disk });
    cleanups.push(async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    });
    const token = await running.signIn(demo.president);
    const write = (title: string) =>
      running.call<Post & { detail: string; code: string }>('POST', paths.posts(1), {
        token,
        // Random, so that it cannot be compressed.
        body: { title, content: randomBytes(3_600).toString('base64'), show_likes: true },
      });
    const acknowledged: number[] = [];
    const first = await write('While there is room');
    expect(first.status).toBe(201);
    acknowledged.push(first.body.id);

    // Nothing is left but a little, and the writes take it.
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast, '');
    execFileSync('fallocate', ['-l', String(bavail * bsize - 2 * mebibyte), ballast]);
    let refused: Awaited<ReturnType<typeof write>> | undefined;
    for (let turn = 0; turn < 8_000 && !refused; turn += 1) {
      const answer = await write(`Post ${turn}`);
      if (answer.status === 201) acknowledged.push(answer.body.id);
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.body).toEqual({ detail: expect.any(String) as string, code: 'busy' });
    const picture = await storageOf(running, token)
      .from('societies')
      .upload('societies/1/home/full.png', asBlob(await noise(1_000, 1_000).png().toBuffer()), {
        upsert: true,
      });
    expect(picture.error).not.toBeNull();
    expect((await running.call('GET', '/healthz')).status).toBe(200);

    await truncate(ballast, 0);
    const began = performance.now();
    let again = await write('After');
    while (again.status !== 201) {
      expect(again.status).toBe(503);
      if (performance.now() - began > 60_000) throw new Error('It did not recover.');
      again = await write('After');
    }
    acknowledged.push(again.body.id);
    const { body } = await running.call<Post[]>('GET', paths.posts(1), { token });
    const there = new Set(body.map(({ id }) => id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);

    // And it was not the process's memory that kept them.
    running.child.kill('SIGKILL');
    await running.ended;
    const next = await startProcess({ ...settings, DATA_DIR: disk });
    cleanups.push(async () => {
      next.child.kill('SIGTERM');
      await next.ended;
    });
    const after = await next.call<Post[]>('GET', paths.posts(1), { token });
    const kept = new Set(after.body.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(next.output().stderr).toBe('');
  },
  240_000,
);
