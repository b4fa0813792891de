import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** `npm start` on a checkout that is installed and built: what scripts/start.mjs adds to the server. */
describe('npm start', () => {
  let dataDir: string;
  let started: ChildProcess[];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constellation-start-'));
  });
  beforeEach(() => {
    started = [];
  });
  afterEach(() => {
    for (const child of started) child.kill('SIGKILL');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

  async function freePort() {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    return typeof address === 'object' && address ? String(address.port) : '';
  }

  function start(env: Record<string, string>) {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    const output = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return { child, output, ended };
  }

  const answers = (port: string) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('prints its address, drains on SIGTERM and exits with 0', async () => {
    const port = await freePort();
    const { child, output, ended } = start({ PORT: port });
    await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true);
    expect(output.out).toContain(`Constellation is at http://127.0.0.1:${port}`);

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await answers(port)).toBe(false);
  });

  it('stops its server when killed', async () => {
    const port = await freePort();
    const { child, ended } = start({ PORT: port });
    await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true);

    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(false);
  });

  it('ends with one line and a non-zero code when the server refuses a setting', async () => {
    const { output, ended } = start({ PORT: 'many' });
    expect(await ended).toBe(1);
    expect(output.err.trim()).toMatch(/^PORT [^\n]*$/);
  });

  it('ends with one line and a non-zero code when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    try {
      const { output, ended } = start({ PORT: port });
      expect(await ended).toBe(1);
      expect(output.err.trim()).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*$`));
    } finally {
      taken.close();
    }
  });
});
