import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginSettings, type LoginSettings } from './account/login-settings.ts';
import { isDate } from './platform/moments.ts';
import { mailSettings, type MailSettings } from './mail/settings.ts';
import { ConfigError, address, fail, integer, list, oneOf, type Environment } from './settings.ts';

export { ConfigError } from './settings.ts';

/** What an empty database is filled with. Source: decisions, "Running it". */
export const seeds = ['demo', 'none', 'large'] as const;
export type Seed = (typeof seeds)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Every setting of the server, validated. */
export interface Config extends MailSettings, LoginSettings {
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, uploads and generated secrets. */
  dataDir: string;
  /** Connection URL of a PostgreSQL; null for the embedded engine in `dataDir`. */
  databaseUrl: string | null;
  /** Maximum number of PostgreSQL connections of this process. */
  databasePoolSize: number;
  /** Whether to use named prepared statements, which some connection poolers do not support. */
  preparedStatements: boolean;
  seed: Seed;
  /** Starts although a part of the installation is missing; see operations/missing-parts.ts. */
  startIncomplete: boolean;
  /** Whether SEED was set to demo accounts, whose passwords are public. Then they may be reached from other machines. */
  demonstrates: boolean;
  /** Signs access tokens; null generates one in `dataDir`. */
  jwtSecret: string | null;
  /** A hosted Supabase project; null for the server's own storage. */
  storage: { url: string; key: string } | null;
  /** Origins allowed to use this server's own storage from other sites. */
  corsOrigins: string[];
  logLevel: LogLevel;
  /** Absolute path of the built app; null serves the API only. */
  appDist: string | null;
  /**
   * Whether browsers reach this server by https only: cookies are then Secure and HSTS is sent. Null decides by the request's
   * host.
   */
  secureCookies: boolean | null;
  /** Addresses of trusted reverse proxies, whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Multiplies every rate limit, for load tests; see platform/rate-limits.ts. */
  rateLimitFactor: number;
  /** Origins of push services that may be http and in this machine's own network; for tests. */
  pushTestOrigins: string[];
  /** Whether anonymous visitors and other sites may read societies and events. */
  publicDirectory: boolean;
  /** IANA time zone in which repeating events keep their local time. */
  timeZone: string;
  /** The last day of each membership year, `MM-DD`; null if memberships do not end by themselves. */
  membershipYearEnds: string | null;
}

const minSecretBytes = 32;

function secret(env: Environment, databaseUrl: string | null): string | null {
  const value = env.JWT_SECRET;
  if (!value) {
    if (databaseUrl) fail('JWT_SECRET', `at least ${minSecretBytes} bytes when DATABASE_URL is set`);
    return null;
  }
  if (Buffer.byteLength(value) < minSecretBytes) {
    throw new ConfigError(`JWT_SECRET is too short, it takes at least ${minSecretBytes} bytes.`);
  }
  return value;
}

function hostedStorage(env: Environment): Config['storage'] {
  const url = address(env, 'STORAGE_URL', ['https:', 'http:'], 'the http(s) address of a Supabase project');
  const key = env.STORAGE_KEY?.trim();
  if (url && !key) fail('STORAGE_KEY', 'the key of the project that STORAGE_URL names');
  if (key && !url) fail('STORAGE_URL', 'the address of the project that STORAGE_KEY belongs to');
  if (url && !env.JWT_SECRET) fail('JWT_SECRET', 'the JWT secret of the project that STORAGE_URL names');
  if (key && isSecretKey(key)) {
    throw new ConfigError(
      "STORAGE_KEY is the project's secret key, but it takes the publishable (anon) one: browsers get it.",
    );
  }
  return url && key ? { url: url.replace(/(?<!\/)\/+$/, ''), key } : null;
}

/** Whether a Supabase key grants full access: new keys tell by their prefix, old ones by their role claim. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return (
      typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role'
    );
  } catch {
    return false;
  }
}

function origins(env: Environment, name: string): string[] {
  const takes = 'origins such as https://portal.example.ac.uk, separated by commas';
  return list(env, name).map((part) => {
    const url = URL.canParse(part) ? new URL(part) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== part.replace(/\/$/, ''))
      fail(name, takes, part);
    return url?.origin ?? '';
  });
}

/** Ranges that Fastify has names for. */
const namedRanges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Refuses host names: whoever controls their DNS could change which proxy is trusted. */
function proxy(name: string, value: string): string {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isAddress = most > 0 && more.length === 0;
  const isRange = bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= most);
  if (!(isAddress && isRange) && !namedRanges.includes(value))
    fail(name, 'IP addresses or ranges such as 10.0.0.0/8, separated by commas', value);
  return value;
}

/** A day that every year has, as `MM-DD`; null if unset. */
function dayOfYear(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  if (!isDate(`2025-${value}`)) fail(name, 'a day of every year as MM-DD, such as 07-31', value);
  return value;
}

function timeZone(env: Environment): string {
  const value = env.TIME_ZONE?.trim() || 'Europe/London';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return fail('TIME_ZONE', 'the IANA name of a time zone such as Europe/London', value);
  }
}

/** The built app within the workspace; null if it is not built. */
const builtApp = fileURLToPath(new URL('../../../app/dist', import.meta.url));

function appFolder(env: Environment): string | null {
  const value = env.APP_DIST?.trim();
  if (value === 'none') return null;
  const folder = path.resolve(value || builtApp);
  try {
    accessSync(path.join(folder, 'index.html'), constants.R_OK);
    return folder;
  } catch {
    if (value) fail('APP_DIST', 'the folder of the built app (it holds index.html), or none', value);
    return null;
  }
}

/** Not `recursive`: Node then loops forever where no folder can be created, such as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function usableDataDir(env: Environment): string {
  const value = env.DATA_DIR?.trim() || '.data';
  const folder = path.resolve(value);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    fail('DATA_DIR', 'a folder that this user may write', value);
  }
  return folder;
}

function host(env: Environment): string {
  const value = env.HOST?.trim() || '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]{1,253}$/.test(value))
    fail('HOST', 'an address or name to listen on, such as 127.0.0.1 or 0.0.0.0', value);
  return value;
}

/**
 * Reads and validates every setting.
 * @throws {ConfigError} for the first invalid one. Writes nothing except an empty DATA_DIR.
 */
export function readConfig(env: Environment): Config {
  const databaseUrl = address(
    env,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'a PostgreSQL URL such as postgres://user:password@host:5432/name',
  );
  const secureCookies = oneOf(env, 'SECURE_COOKIES', ['auto', 'always', 'never'], 'auto');
  return {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    host: host(env),
    databaseUrl,
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 200),
    preparedStatements: oneOf(env, 'DATABASE_PREPARED_STATEMENTS', ['on', 'off'], 'on') === 'on',
    seed: oneOf(env, 'SEED', seeds, databaseUrl ? 'none' : 'demo'),
    demonstrates: oneOf(env, 'SEED', seeds, 'none') !== 'none',
    startIncomplete: oneOf(env, 'START_INCOMPLETE', ['true', 'false'], 'false') === 'true',
    jwtSecret: secret(env, databaseUrl),
    storage: hostedStorage(env),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    appDist: appFolder(env),
    secureCookies: secureCookies === 'auto' ? null : secureCookies === 'always',
    trustedProxies: list(env, 'TRUSTED_PROXIES').map((part) => proxy('TRUSTED_PROXIES', part)),
    rateLimitFactor: integer(env, 'RATE_LIMIT_FACTOR', 1, 1, 1_000_000),
    ...mailSettings(env),
    ...loginSettings(env),
    publicDirectory: oneOf(env, 'PUBLIC_DIRECTORY', ['true', 'false'], 'false') === 'true',
    pushTestOrigins: origins(env, 'PUSH_TEST_ORIGINS'),
    timeZone: timeZone(env),
    membershipYearEnds: dayOfYear(env, 'MEMBERSHIP_YEAR_ENDS'),
    dataDir: usableDataDir(env),
  };
}
