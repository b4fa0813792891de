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
    ['START_INCOMPLETE', 'yes', /^START_INCOMPLETE is "yes", but it takes one of true, false\.$/],
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
      'SMTP_URL',
      'http://mail.example.ac.uk',
      /^SMTP_URL is not usable, it takes the address of a mail server such as/,
    ],
    ['SMTP_URL', 'smtp://', /^SMTP_URL (names no mail server|is not usable)/],
    [
      'SMTP_URL',
      'smtp://mail.example.ac.uk',
      /^MAIL_FROM is missing, but it takes the address that mails are from/,
    ],
    ['MAIL_FROM', 'Societies', /^MAIL_FROM is "Societies", but it takes the address that mails are from/],
    [
      'PUBLIC_URL',
      'societies.example.ac.uk',
      /^PUBLIC_URL is not usable, it takes the http\(s\) address that people open/,
    ],
    [
      'PUBLIC_URL',
      'https://example.ac.uk/societies',
      /^PUBLIC_URL is "https:\/\/example\.ac\.uk\/societies"/,
    ],
    ['VERIFY_EMAIL', 'maybe', /^VERIFY_EMAIL is "maybe", but it takes one of true, false\.$/],
    [
      'EMAIL_DOMAINS',
      'example.ac.uk, students',
      /^EMAIL_DOMAINS is "students", but it takes domains such as example\.ac\.uk, separated by commas\.$/,
    ],
    ['LOGIN', 'sso', /^LOGIN is "sso", but it takes one of password, oidc, both\.$/],
    ['LOGIN', 'oidc', /^OIDC_ISSUER is missing, but it takes a provider when LOGIN is oidc\.$/],
    ['LOGIN', 'both', /^OIDC_ISSUER is missing, but it takes a provider when LOGIN is both\.$/],
    ['OIDC_ISSUER', 'login.example.ac.uk', /^OIDC_ISSUER is not usable, it takes the https address/],
    ['OIDC_ISSUER', 'http://login.example.ac.uk', /^OIDC_ISSUER takes an https address/],
    ['OIDC_ISSUER', 'https://login.example.ac.uk', /^OIDC_CLIENT_ID is missing, but it takes the client/],
    [
      'DATA_DIR',
      '/dev/null/data',
      /^DATA_DIR is "\/dev\/null\/data", but it takes a folder that this user may write\.$/,
    ],
  ])('%s=%s is named in one line that says what it takes', (name, value, line) => {
    expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(line);
  });

  test.each([
    [
      { OIDC_CLIENT_ID: 'societies' },
      /^OIDC_CLIENT_SECRET is missing, but it takes the secret of that client\.$/,
    ],
    [
      { OIDC_CLIENT_ID: 'societies', OIDC_CLIENT_SECRET: 'hunter2', OIDC_ADMIN_CLAIM: 'groups' },
      /^OIDC_ADMIN_VALUE is missing, but it takes the value(?!.*hunter2)/,
    ],
    [
      { OIDC_CLIENT_ID: 'societies', OIDC_CLIENT_SECRET: 'hunter2', OIDC_ADMIN_VALUE: 'admins' },
      /^OIDC_ADMIN_CLAIM is missing, but it takes the claim(?!.*hunter2)/,
    ],
  ])('a provider with half of what it needs: %j', (half, line) => {
    const provider = { OIDC_ISSUER: 'https://login.example.ac.uk', ...half };
    expect(() => readConfig({ DATA_DIR: dataDir, ...provider })).toThrow(line);
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

test('addresses are to be confirmed where mails are sent, unless it is said otherwise', () => {
  const confirms = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).verifyEmail;
  const mail = { SMTP_URL: 'smtp://mail.example.ac.uk', MAIL_FROM: 'societies@example.ac.uk' };
  expect([
    confirms({}),
    confirms(mail),
    confirms({ ...mail, VERIFY_EMAIL: 'false' }),
    confirms({ VERIFY_EMAIL: 'true' }),
  ]).toEqual([false, true, false, true]);
});

test('passwords and the university’s sign-in are both open once there is a provider, unless it is said otherwise', () => {
  const provider = {
    OIDC_ISSUER: 'https://login.example.ac.uk',
    OIDC_CLIENT_ID: 'societies',
    OIDC_CLIENT_SECRET: 'secret',
  };
  const ways = (env: Record<string, string>) => {
    const { passwordLogin, oidc } = readConfig({ DATA_DIR: dataDir, ...env });
    return [passwordLogin, oidc !== null];
  };
  expect(ways({})).toEqual([true, false]);
  expect(ways(provider)).toEqual([true, true]);
  expect(ways({ ...provider, LOGIN: 'oidc' })).toEqual([false, true]);
  expect(ways({ ...provider, LOGIN: 'password' })).toEqual([true, false]);
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
