import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { paths } from 'societies-contract';
import type { LoginReply } from 'societies-contract/schemas';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLogger, serve } from '../src/serve.ts';
import { caller, demo, demoPassword, prepare, startServer } from './harness.ts';
import { operate, operateAsProcess } from './operate.ts';
import { runToEnd, startProcess, type ServerProcess } from './processes.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
const prepared = async (options: Parameters<typeof prepare>[0] = {}) => {
  const ready = await prepare(options);
  cleanups.push(ready.remove);
  return ready;
};
const started = async (settings: Record<string, string>, nodeOptions?: string[]): Promise<ServerProcess> => {
  const running = await startProcess(settings, nodeOptions);
  cleanups.push(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  return running;
};
const onEmbedded = inject('databaseUrl') === undefined;

test('a port in use is reported, and nothing is damaged', async () => {
  const { settings } = await prepared();
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  cleanups.push(() => new Promise((resolve) => blocker.close(resolve)));
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, stderr } = await runToEnd({ ...settings, PORT: String(port) });
  expect(code).toBe(1);
  expect(stderr).toBe(
    `PORT ${port} is in use on 127.0.0.1: stop what listens there, or give PORT another number.\n`,
  );
  const running = await started(settings);
  expect((await running.call('GET', '/readyz')).status).toBe(200);
});

test.runIf(onEmbedded)('a second process on one DATA_DIR is refused while the first goes on', async () => {
  const { settings, dataDir } = await prepared();
  const first = await started(settings);
  const second = await runToEnd(settings);
  expect(second.code).toBe(1);
  expect(second.stderr).toBe(
    `DATA_DIR "${dataDir}" is in use by process ${first.child.pid}: stop it, or give this one a DATA_DIR of its own.\n`,
  );
  const token = await first.signIn(demo.newcomer);
  expect((await first.call('POST', paths.join(1), { token })).status).toBe(200);
});

test.runIf(onEmbedded)('a process that was killed leaves no lock behind', async () => {
  const { settings } = await prepared();
  const first = await started(settings);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await started(settings);
  expect((await second.call('GET', '/readyz')).status).toBe(200);
});

describe('the demonstration, whose passwords are public', () => {
  const everywhere = { HOST: '0.0.0.0', SEED: '' };
  const refusal =
    /^HOST "0\.0\.0\.0" would show other machines the demonstration, whose passwords are public: [^\n]+\n$/;

  test('is not served to other machines without SEED=demo', async () => {
    const { settings } = await prepared();
    expect(await runToEnd({ ...settings, ...everywhere })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(refusal) as string,
    });
    expect(await runToEnd({ ...settings, ...everywhere, SEED: 'none' })).toMatchObject({ code: 1 });
    const meant = await started({ ...settings, ...everywhere, SEED: 'demo' });
    expect((await meant.call('GET', '/readyz')).status).toBe(200);
  }, 120_000);

  test.runIf(onEmbedded)(
    'is not seeded into a database that other machines reach',
    async () => {
      const { settings } = await prepared({ seed: 'none' });
      expect(await runToEnd({ ...settings, ...everywhere })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(refusal) as string,
      });
      const own = await started({ ...settings, ...everywhere, SEED: 'none' });
      expect((await own.call('GET', '/readyz')).status).toBe(200);
    },
    120_000,
  );
});

describe('the first start', () => {
  test('migrates, seeds and announces, and the second start finds it', async () => {
    const { settings, dataDir } = await prepared({ fresh: true });
    const first = await started(settings);
    // The accounts are printed after the address.
    while (!first.output().stdout.includes('10000005')) await once(first.child.stdout ?? first.child, 'data');
    expect(first.output().stdout).toContain(`password ${demoPassword}`);
    const token = await first.signIn(demo.newcomer);
    await first.call('POST', paths.join(1), { token });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    if (onEmbedded) {
      const secret = await stat(path.join(dataDir, 'jwt-secret'));
      expect(secret.mode & 0o777).toBe(0o600);
    }

    const second = await started(settings);
    // The session outlives the server.
    const { body } = await second.call<{ id: number }[]>('GET', paths.mySocieties, { token });
    expect(body.map(({ id }) => id)).toEqual([1]);
  }, 120_000);

  test('with SEED=none announces no users', async () => {
    const { settings } = await prepared({ fresh: true, seed: 'none' });
    const running = await started(settings);
    const { status } = await running.call('POST', paths.login, {
      body: { uniID: demo.administrator, password: demoPassword },
    });
    expect(status).toBe(401);
    running.child.kill('SIGTERM');
    await running.ended;
    expect(running.output().stdout).not.toContain(demoPassword);
  }, 120_000);
});

test.runIf(onEmbedded)(
  'a database that cannot be opened is reported in one line and left as it is',
  async () => {
    const { settings, dataDir } = await prepared({ seed: 'none' });
    const control = path.join(dataDir, 'database', 'global', 'pg_control');
    await writeFile(control, 'damaged');
    const { code, stderr } = await runToEnd(settings);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR "[^\n]+" holds a database that cannot be opened [^\n]+\n$/);
    expect(await readFile(control, 'utf8')).toBe('damaged');
  },
);

test('SIGTERM under load finishes running calls, with readyz 503 and a clean exit', async () => {
  const { settings } = await prepared();
  const running = await started(settings);
  await running.signIn(demo.newcomer);
  // Logins take the longest: they are hashing when the signal comes.
  const logins = Array.from({ length: 6 }, () =>
    running.call<LoginReply>('POST', paths.login, { body: { uniID: demo.member, password: demoPassword } }),
  );
  // A connection whose request has not arrived is closed at once; the metrics say when all have.
  const arrived = async () => {
    const text = await (await fetch(`${running.url}/metrics`)).text();
    const answered = /^http_request_duration_seconds_count\{.*route="\/api\/login\/".*\} (\d+)$/m.exec(text);
    const unanswered = /^http_requests_running (\d+)$/m.exec(text);
    const own = 1;
    return Number(answered?.[1]) + Number(unanswered?.[1]) - own;
  };
  const earlier = 1;
  await expect.poll(arrived, { timeout: 10_000 }).toBe(earlier + logins.length);
  const stopping = performance.now();
  running.child.kill('SIGTERM');
  const answers = await Promise.all(logins);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await running.ended).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(5_000);
  await expect(fetch(running.url)).rejects.toThrow();
});

test('SIGTERM with an idle connection ends at once', async () => {
  const { settings } = await prepared({ seed: 'none' });
  const running = await started(settings);
  const ahead = connect(Number(new URL(running.url).port), '127.0.0.1');
  await once(ahead, 'connect');
  // An answer on another connection says that the server has taken the first.
  expect((await running.call('GET', '/healthz')).status).toBe(200);
  const gone = once(ahead, 'close');
  const stopping = performance.now();
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(5_000);
  await gone;
});

test('readyz is 503 on an open connection while the server stops', async () => {
  const server = await startServer();
  cleanups.push(() => server.stop());
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  server.server.draining = true;
  const { status, headers, body } = await server.call<{ code: string }>('GET', '/readyz');
  expect(status).toBe(503);
  expect(body.code).toBe('busy');
  expect(headers.get('retry-after')).toBe('5');
  expect((await server.call('GET', '/healthz')).status).toBe(200);
});

// No engine has a part in it.
test.runIf(onEmbedded)('an overloaded server refuses calls with 503 and still serves the app', async () => {
  const { settings, dataDir } = await prepared();
  const appDist = path.join(dataDir, 'app');
  await mkdir(appDist);
  await writeFile(path.join(appDist, 'index.html'), '<!doctype html><title>Constellation</title>');
  // A machine cannot be made to lag for sure: what measures the lag says that it did.
  const lagging = `import hooks from 'node:perf_hooks';
    hooks.monitorEventLoopDelay = () => ({ mean: 9e9, enable() {}, reset() {}, disable() {} });`;
  const running = await started({ ...settings, APP_DIST: appDist, PUBLIC_DIRECTORY: 'true' }, [
    '--import',
    `data:text/javascript,${encodeURIComponent(lagging)}`,
  ]);
  const ready = performance.now();
  const { body, headers } = await vi.waitUntil(
    async () => {
      const answer = await running.call<{ code: string }>('POST', paths.login, { body: {} });
      return answer.status === 503 && answer;
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(body.code).toBe('busy');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // What it lagged while it started, in the first five seconds, turns nobody away.
  expect(performance.now() - ready).toBeGreaterThan(6_000);
  // Each of these may stand in an email.
  for (const page of [
    '/societies',
    '/societies/1',
    '/societies/1/events/1',
    '/verify-email?token=x',
    `${paths.unsubscribe}?token=x`,
  ]) {
    const opened = await fetch(running.url + page, { headers: { accept: 'text/html' } });
    expect([page, opened.status]).toEqual([page, 200]);
    expect(await opened.text()).toContain('Constellation</title>');
  }
});

test('logs name the request, and no secret or person', async () => {
  const { settings } = await prepared();
  const running = await started({ ...settings, LOG_LEVEL: 'trace' });
  const answer = await running.call<LoginReply>('POST', paths.login, {
    body: { uniID: demo.newcomer, password: demoPassword },
  });
  const token = answer.body.access_token;
  const profile = await running.call<{ email: string; last_name: string }>('GET', paths.profile, { token });
  await running.call('GET', `${paths.societies}?search=secretsearch`, { token });
  await running.call('POST', paths.login, { body: { uniID: demo.newcomer, password: 'Wrong1234' } });
  await running.call('POST', paths.refresh, { headers: { cookie: answer.cookies[0] ?? '' } });
  running.child.kill('SIGTERM');
  await running.ended;
  const { stdout } = running.output();
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const id = answer.headers.get('x-request-id');
  expect(lines.filter(({ reqId }) => reqId === id)).toEqual([
    expect.objectContaining({ method: 'POST', route: '/api/login/', status: 200, msg: 'request' }),
  ]);
  const logged = lines.map((line) => JSON.stringify(line)).join('\n');
  const cookie = answer.cookies[0]?.split('=')[1] ?? '-';
  for (const secret of [
    token,
    cookie,
    demoPassword,
    'Wrong1234',
    profile.body.email,
    profile.body.last_name,
    'secretsearch',
    demo.newcomer,
  ]) {
    expect(logged).not.toContain(secret);
  }
});

describe('metrics', () => {
  test('count requests by route pattern, and the database', async () => {
    const server = await startServer();
    cleanups.push(() => server.stop());
    const token = await server.signIn(demo.newcomer);
    await server.call('GET', paths.society(1), { token });
    await server.call('GET', paths.society(2), { token });
    await server.call('GET', paths.society(2));
    const { status, headers, body } = await server.call<string>('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/societies/:id/",status="200"} 2',
    );
    expect(body).toContain('http_refusals_total{status="401"} 1');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).toMatch(onEmbedded ? /^database_wal_bytes \d+$/m : /^database_connections \d+$/m);
  });
});

test('the command grants and revokes administrator rights without a running server', async () => {
  const { settings } = await prepared();
  const mayNow = async () => {
    const running = await serve(readConfig(settings), createLogger('fatal'));
    const { call, signIn } = caller(running.url);
    const { status } = await call('GET', paths.users, { token: await signIn(demo.newcomer) });
    await running.close();
    return status;
  };
  const done = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: '' });
  expect(await operateAsProcess(settings, ['admin', 'grant', demo.newcomer])).toEqual(
    done(`${demo.newcomer} is an administrator.`),
  );
  expect(await mayNow()).toBe(200);
  expect(await operate(settings, ['admin', 'revoke', demo.newcomer])).toEqual(
    done(`${demo.newcomer} is no longer an administrator.`),
  );
  expect(await mayNow()).toBe(403);
  const unknown = await operate(settings, ['admin', 'grant', '99999999']);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('Nobody is registered as 99999999.');
}, 180_000);
