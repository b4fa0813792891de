import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultResultOrder } from 'node:dns';
import pg from 'pg';
import { inject } from 'vitest';
import { paths } from 'societies-contract';
import { readConfig, type Seed } from '../src/config.ts';
import { createLogger, serve, type Running } from '../src/serve.ts';

setDefaultResultOrder('ipv4first');

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL of the tests' own PostgreSQL; undefined when the embedded engine is tested. */
    databaseUrl: string | undefined;
  }
}

/** Password of every demo user. Source: decisions, "Demo data". */
export const demoPassword = 'Cosmos2026';

/** The users of the demo data that tests sign in as. */
export const demo = {
  administrator: '10000001',
  president: '10000002',
  eventsOfficer: '10000003',
  member: '10000004',
  newcomer: '10000005',
} as const;

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
  /** `name=value` of the cookies that the reply sets. */
  cookies: string[];
}

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A listening server of the tests' own, on a database of its own. */
export interface TestServer extends Running {
  dataDir: string;
  /** A real request. Without `token` it is anonymous. */
  call<Body = never>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** The access token of a user. */
  signIn(universityId: string, password?: string): Promise<string>;
  stop(): Promise<void>;
}

export interface StartServer {
  seed?: Seed;
  /** Further environment variables of the server. */
  env?: Record<string, string>;
}

/** On PostgreSQL: a database of its own in the tests' cluster. */
async function ownDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** Starts a server on the engine that this project tests. */
export async function startServer({ seed = 'demo', env = {} }: StartServer = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constellation-test-'));
  const adminUrl = inject('databaseUrl');
  const own = adminUrl ? await ownDatabase(adminUrl) : undefined;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: seed,
    LOG_LEVEL: 'fatal',
    APP_DIST: 'none',
    RATE_LIMIT_FACTOR: '1000',
    ...(own && { DATABASE_URL: own.url, JWT_SECRET: randomBytes(32).toString('hex') }),
    ...env,
  });
  const running = await serve(config, createLogger(config.logLevel));

  const call: TestServer['call'] = async (method, target, { token, body, headers = {} } = {}) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetch(new URL(target, running.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : raw ? (body as string) : JSON.stringify(body),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as never,
      cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? ''),
    };
  };

  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await running.close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...running,
    dataDir,
    call,
    stop,
    async signIn(universityId, password = demoPassword) {
      const { status, body } = await call<{ access_token: string }>('POST', paths.login, {
        body: { uniID: universityId, password },
      });
      if (status !== 200)
        throw new Error(`${universityId} could not sign in: ${status} ${JSON.stringify(body)}`);
      return body.access_token;
    },
  };
}
