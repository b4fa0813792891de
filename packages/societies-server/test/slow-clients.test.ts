import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { paths } from 'societies-contract';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { demo, startServer } from './harness.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe('clients that never finish a request', () => {
  const each = 300;

  test('delay nobody else, and are disconnected', async () => {
    const server = await startServer();
    cleanups.push(() => server.stop());
    const token = await server.signIn(demo.member);
    const { port, hostname } = new URL(server.url);
    const begun = [
      // In the midst of its headers, and of its body.
      'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
      'POST /api/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ];
    const sockets: Socket[] = [];
    cleanups.push(() => Promise.resolve(sockets.forEach((socket) => socket.destroy())));
    for (let index = 0; index < 2 * each; index += 1) {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(begun[index % begun.length] ?? '');
    }
    const hanging = () => sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;
    // Each sends one more byte, again and again, while others are served: every one of them, reading and writing.
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (const socket of sockets) socket.write('a');
      const answers = await Promise.all([
        server.call('GET', '/healthz'),
        server.call('GET', paths.societies, { token }),
        server.call('GET', paths.society(1), { token }),
        server.call('POST', paths.postLike(1, 1), { token }),
      ]);
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(hanging()).toBe(2 * each);

    const { requestTimeout, headersTimeout, keepAliveTimeout } = server.server.server;
    for (const limit of [requestTimeout, headersTimeout, keepAliveTimeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(30_000);
    }
  });
});

describe.runIf(inject('databaseUrl') !== undefined)('a statement that takes too long', () => {
  test.each([
    ['at work', 'statement_timeout=300'],
    ['waiting for a lock', 'lock_timeout=300'],
  ])('%s times out with 503, and its connection serves the next', async (_, limit) => {
    const server = await startServer({ env: { DATABASE_POOL_SIZE: '1' } });
    cleanups.push(() => server.stop());
    const token = await server.signIn(demo.member);
    // The same installation by a server whose patience is short; it has one connection.
    const url = new URL(server.settings.DATABASE_URL ?? '');
    url.searchParams.set('options', `-c ${limit} -c timezone=UTC`);
    const impatient = await startServer({
      seed: 'none',
      env: { DATABASE_URL: url.href, DATABASE_POOL_SIZE: '1', JWT_SECRET: server.settings.JWT_SECRET ?? '' },
    });
    cleanups.push(() => impatient.stop());

    const other = new pg.Client({ connectionString: server.settings.DATABASE_URL });
    await other.connect();
    cleanups.push(() => other.end());
    await other.query('begin; lock table memberships in access exclusive mode');
    const refused = await impatient.call<{ detail: string; code: string }>('GET', paths.society(1), {
      token,
    });
    expect(refused.status).toBe(503);
    expect(refused.body).toEqual({ detail: expect.any(String) as string, code: 'busy' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // What needs no such row is served meanwhile, by the connection that gave up.
    expect((await impatient.call('GET', '/readyz')).status).toBe(200);
    await other.query('rollback');
    expect((await impatient.call('GET', paths.society(1), { token })).status).toBe(200);
  });
});
