import { randomBytes } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultResultOrder } from 'node:dns';
import type { Kysely } from 'kysely';
import { afterAll, inject, vi } from 'vitest';
import { paths } from 'societies-contract';
import { readConfig, type Seed } from '../src/config.ts';
import type { Database } from '../src/database/schema.ts';
import { createLogger, serve, type Running } from '../src/serve.ts';
import {
  administer,
  inDatabase,
  templateSeeds,
  type TemplateSeed,
  type Templates,
} from './setup/templates.ts';

setDefaultResultOrder('ipv4first');

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL of the tests' own PostgreSQL; undefined when the embedded engine is tested. */
    databaseUrl: string | undefined;
    /** A pooler before it, which the servers go through; see `pnpm cluster --suite`. */
    poolerUrl: string | undefined;
    templates: Templates;
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
  /** Its environment variables. */
  settings: Record<string, string>;
  /** For what no call tells, such as the passing of time. */
  database: Kysely<Database>;
  /** A real request. Without `token` it is anonymous. */
  call<Body = never>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** The access token of a user; logged in by a call when a password is given, otherwise by a session opened for the test. */
  signIn(universityId: string, password?: string): Promise<string>;
  stop(): Promise<void>;
}

export interface StartServer {
  seed?: Seed;
  /** Begins with nothing, as a first start does. */
  fresh?: boolean;
  /** Further environment variables of the server. */
  env?: Record<string, string>;
  /** Milliseconds that the embedded engine gives a statement. */
  statementLimit?: number;
}

/** On PostgreSQL: a database of its own in the tests' cluster, as a copy of a template's. */
async function ownDatabase(adminUrl: string, template: string | undefined) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: inDatabase(inject('poolerUrl') ?? adminUrl, name),
    drop: () => administer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

const isTemplate = (seed: Seed): seed is TemplateSeed => (templateSeeds as readonly Seed[]).includes(seed);

/**
 * A DATA_DIR (and database) of a test's own, and the settings of a server on it.
 * @param fresh begins with nothing, as a first start does, instead of with a copy of a seeded server.
 */
export async function prepare({ seed = 'demo', env = {}, fresh = false }: StartServer = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constellation-test-'));
  const adminUrl = inject('databaseUrl');
  const template = !fresh && isTemplate(seed) ? seed : undefined;
  if (template) {
    // Of a thousand files: asked for one by one, they take fifteen times as long.
    cpSync(inject('templates')[template], dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  const own = adminUrl ? await ownDatabase(adminUrl, template && `template_${template}`) : undefined;
  return {
    dataDir,
    settings: {
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: seed,
      LOG_LEVEL: 'fatal',
      APP_DIST: 'none',
      RATE_LIMIT_FACTOR: '1000',
      ...(own && { DATABASE_URL: own.url, JWT_SECRET: randomBytes(32).toString('hex') }),
      ...(inject('poolerUrl') && { DATABASE_PREPARED_STATEMENTS: 'off' }),
      ...env,
    } as Record<string, string>,
    async remove() {
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Real requests to a server, wherever it runs. */
export function caller(url: string): Pick<TestServer, 'call' | 'signIn'> {
  const call: TestServer['call'] = async (method, target, { token, body, headers = {} } = {}) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetch(new URL(target, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : raw ? (body as string) : JSON.stringify(body),
    });
    // A stream ends when one leaves.
    const endless = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = endless ? '' : await response.text();
    if (endless) await response.body?.cancel();
    const json = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as never,
      cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? ''),
    };
  };

  return {
    call,
    async signIn(universityId, password = demoPassword) {
      // As browsers do, it asks again while the server is busy: to hash a password takes time where cores are shared.
      const { status, body } = await vi.waitUntil(
        async () => {
          const answer = await call<{ access_token: string }>('POST', paths.login, {
            body: { uniID: universityId, password },
          });
          return answer.status !== 503 && answer;
        },
        { timeout: 30_000, interval: 500 },
      );
      if (status !== 200) {
        throw new Error(`${universityId} could not sign in: ${status} ${JSON.stringify(body)}`);
      }
      return body.access_token;
    },
  };
}

/** A session without the cost of hashing, for tests that are about something else. */
const opensSessions =
  ({ server: { sessions, accessTokens } }: Running, calls: Pick<TestServer, 'signIn'>) =>
  async (universityId: string, password?: string) => {
    if (password !== undefined) return calls.signIn(universityId, password);
    const session = await sessions.open(universityId);
    return accessTokens.sign({ universityId, sessionId: session.id });
  };

/** Starts a server in this process, on the engine that this project tests. */
export async function startServer(options: StartServer = {}): Promise<TestServer> {
  const { settings, dataDir, remove } = await prepare(options);
  const config = readConfig(settings);
  const { statementLimit } = options;
  const running = await serve(
    config,
    createLogger(config.logLevel),
    statementLimit === undefined ? {} : { statementLimit },
  );
  const calls = caller(running.url);
  let stopped = false;
  return {
    ...running,
    ...calls,
    signIn: opensSessions(running, calls),
    settings,
    dataDir,
    database: running.engine.database,
    async stop() {
      if (stopped) return;
      stopped = true;
      await running.close();
      await remove();
    },
  };
}

/** The server of a whole test file, which ends with it: `const server = await withServer();` before the tests. */
export async function withServer(options: StartServer = {}): Promise<TestServer> {
  const server = await startServer(options);
  afterAll(() => server.stop());
  return server;
}

/** A second server of the same installation, which PostgreSQL allows; it ends with its own `stop`. */
export async function startSibling({ settings }: TestServer): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constellation-sibling-'));
  const own = { ...settings, DATA_DIR: dataDir };
  const config = readConfig(own);
  const running = await serve(config, createLogger(config.logLevel));
  const calls = caller(running.url);
  return {
    ...running,
    ...calls,
    signIn: opensSessions(running, calls),
    settings: own,
    dataDir,
    database: running.engine.database,
    async stop() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
