import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const found = (pattern: RegExp) => [...dockerfile.matchAll(pattern)].map(([, words = '']) => words);

/** The image's contents, made and started as the Dockerfile does. */
describe('the image', () => {
  let folder: string;
  let server: ChildProcess | undefined;

  const run = async (program: string, args: string[] = [], shell = false) => {
    const child = spawn(program, args, { shell, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  };
  const [healthCheck = [], command = []] = found(/CMD (\[.*\])$/gm).map(
    (words) => JSON.parse(words) as string[],
  );
  const contents = async () => {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => !name.startsWith('data')).sort();
  };

  beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'constellation-ship-')), 'image');
  });
  afterAll(async () => {
    server?.kill('SIGKILL');
    await rm(path.dirname(folder), { recursive: true, force: true, maxRetries: 10 });
  });

  it('is built by one RUN line, serves the app, is healthy, and writes only to its data', async () => {
    const steps = found(/^RUN (.*)$/gm);
    expect(steps).toHaveLength(1);
    expect(await run(String(steps[0]).replace('/srv/constellation', folder), [], true)).toBe(0);
    const before = await contents();

    server = spawn(process.execPath, command.slice(1), {
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: path.join(folder, 'data'),
        SEED: 'none',
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(server.stdout!, 'data')) as [Buffer];
    const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? '';
    expect(await (await fetch(url)).text()).toContain('<div id="root">');

    const checked = healthCheck.slice(1).map((word) => word.replace('http://127.0.0.1:3000', url));
    expect(await run(process.execPath, checked)).toBe(0);
    expect(await contents()).toEqual(before);
    expect(await readdir(path.join(folder, 'data'))).not.toEqual([]);
  });
});
