import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { readSecrets } from '../src/platform/secrets.ts';
import { runToEnd } from './processes.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constellation-settings-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'x', /^PORT is "x", but it takes a whole number from 0 to 65535\.$/],
    ['PORT', '70000', /^PORT is "70000"/],
    ['HOST', 'not an address', /^HOST is "not an address"/],
    ['SEED', 'everything', /^SEED is "everything", but it takes one of demo, none, large\.$/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud"/],
    [
      'DATABASE_URL',
      'mysql://root:hunter2@localhost/x',
      /^DATABASE_URL is not usable, it takes a PostgreSQL URL(?!.*hunter2)/,
    ],
    ['JWT_SECRET', 'short', /^JWT_SECRET is too short, it takes at least 32 bytes\.$/],
    ['STORAGE_URL', 'ftp://x', /^STORAGE_URL is not usable/],
    ['STORAGE_URL', 'https://x.supabase.co', /^STORAGE_KEY is missing/],
    ['APP_DIST', '/nowhere', /^APP_DIST is "\/nowhere"/],
    [
      'TRUSTED_PROXIES',
      '127.0.0.1, proxy.internal',
      /^TRUSTED_PROXIES is "proxy\.internal", but it takes IP addresses or ranges such as 10\.0\.0\.0\/8, separated by commas\.$/,
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /^TRUSTED_PROXIES is "10\.0\.0\.0\/33"/],
    ['RATE_LIMIT_FACTOR', '0', /^RATE_LIMIT_FACTOR is "0"/],
    [
      'DATA_DIR',
      '/dev/null/data',
      /^DATA_DIR is "\/dev\/null\/data", but it takes a folder that this user may write\.$/,
    ],
  ])('%s=%s is named in one line that says what it takes', (name, value, line) => {
    expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(line);
  });

  test('proxies are addresses and ranges of both kinds', () => {
    const trusted = ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'loopback'];
    const config = readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: trusted.join(', ') });
    expect(config.trustedProxies).toEqual(trusted);
  });

  test('ends the start with that line and exit code 1', async () => {
    expect(await runToEnd({ DATA_DIR: dataDir, PORT: 'x' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'PORT is "x", but it takes a whole number from 0 to 65535.\n',
    });
  });

  test('DATABASE_URL wants a JWT_SECRET', async () => {
    const { code, stderr } = await runToEnd({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://a@127.0.0.1:1/x',
      JWT_SECRET: '',
    });
    expect(code).toBe(1);
    expect(stderr).toBe('JWT_SECRET is missing, but it takes at least 32 bytes when DATABASE_URL is set.\n');
  });

  test('a database that does not answer is named by its variable', async () => {
    const { code, stderr } = await runToEnd({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/x',
      JWT_SECRET: 'x'.repeat(32),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL [^\n]+\n$/);
    expect(stderr).not.toContain('hunter2');
  });
});

test('the demonstration is the default of the embedded database, and not of PostgreSQL', () => {
  const env = { DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig(env).seed).toBe('demo');
  expect(readConfig({ ...env, DATABASE_URL: 'postgres://a@127.0.0.1/x' }).seed).toBe('none');
});

test('a damaged secret file stops the start by name', async () => {
  await writeFile(path.join(dataDir, 'jwt-secret'), 'x');
  expect(() => readSecrets({ jwtSecret: null, dataDir })).toThrow(/^JWT_SECRET in ".*" is damaged/);
});

test('servers that start at once on one folder agree on one secret', async () => {
  const first = readSecrets({ jwtSecret: null, dataDir });
  const second = readSecrets({ jwtSecret: null, dataDir });
  expect(second).toEqual(first);
  expect(Buffer.from(first.accessTokens)).not.toEqual(Buffer.from(first.refreshTokens));
  expect((await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(32);
});
