/**
 * `npm run upgrade -- v1.2.0` fills a database with another version, opens it with this one, and compares what both reply.
 * Without a name it takes the last release of the server.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build, install, main, root, StepError } from './workspace.mjs';

/** @param {string[]} words of a command of git */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return String(port);
}

/**
 * What an administrator and anybody read.
 * @param {string} site
 */
async function replies(site) {
  /**
   * @param {string} path
   * @param {RequestInit} [request]
   */
  const ask = async (path, request) => {
    const response = await fetch(site + path, request);
    if (!response.ok) throw new StepError(`${path} replied ${response.status}: ${await response.text()}`);
    return response;
  };
  const login = await ask('/api/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uniID: '10000001', password: 'Cosmos2026' }),
  });
  const { access_token: token } = /** @type {{ access_token: string }} */ (await login.json());
  const headers = { authorization: `Bearer ${token}` };
  /** @param {string} path */
  const read = async (path) => /** @type {any} */ (await (await ask(path, { headers })).json());
  const societies = await read('/api/societies/?page=1&page_size=50');
  const pages = [];
  for (const { id } of societies.results) pages.push(await read(`/api/societies/${id}/`));
  return {
    societies: societies.count,
    pages: pages.map(({ id, name, member_count }) => ({ id, name, member_count })),
    users: (await read('/api/users/?page=1')).count,
    events: (await read('/api/public/events/?page=1')).count,
  };
}

/**
 * Starts the product that stands in a folder, asks, and stops it.
 * @param {string} folder
 * @param {string} data
 */
async function repliesOf(folder, data) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: data,
      PORT: port,
      SEED: 'demo',
      PUBLIC_DIRECTORY: 'true',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) throw new StepError(`The version in ${folder} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await replies(site);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

await main(async () => {
  const [name = git('tag', '--list', 'societies-server@*', '--sort=-version:refname').split('\n')[0]] =
    process.argv.slice(2);
  if (!name) {
    console.log('Nothing was released yet, so there is nothing to upgrade from.');
    return;
  }
  await install();
  await build();
  const data = mkdtempSync(join(tmpdir(), 'constellation-upgrade-'));
  const before = join(root, '.cache', 'upgrade');
  if (existsSync(before)) git('worktree', 'remove', '--force', before);
  git('worktree', 'add', '--detach', before, name);
  try {
    const old = await repliesOf(before, data);
    const now = await repliesOf(root, data);
    if (!isDeepStrictEqual(old, now))
      throw new StepError(
        `The replies differ.\n${name}: ${JSON.stringify(old)}\nthis version: ${JSON.stringify(now)}`,
      );
    console.log(
      `${name} → this version: ${now.societies} societies, ${now.users} users and ${now.events} events are all there.`,
    );
  } finally {
    git('worktree', 'remove', '--force', before);
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  }
});
