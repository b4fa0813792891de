import { once } from 'node:events';
import { connect } from 'node:net';
import { paths } from 'societies-contract';
import type { ErrorReply } from 'societies-contract/schemas';
import { describe, expect, test } from 'vitest';
import { demo, startServer, withServer } from './harness.ts';

const server = await withServer();
const token = await server.signIn(demo.president);

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  server.call<ErrorReply>('POST', paths.posts(1), {
    token,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const shape = ({ body }: { body: unknown }) => {
  const { detail, code, errors, ...rest } = body as ErrorReply;
  expect(typeof detail).toBe('string');
  expect(typeof code).toBe('string');
  expect(['undefined', 'object']).toContain(typeof errors);
  expect(rest).toEqual({});
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.(ts|js):\d|select |insert |node_modules|SQLSTATE/i);
};

describe('a body', () => {
  test.each([
    ['cut short', '{"title": "x"', 400],
    ['no JSON', 'title=x', 400],
    ['with __proto__', '{"__proto__": {"is_admin": true}, "title": "x"}', 400],
    ['with a constructor', '{"constructor": {"prototype": {"x": 1}}}', 400],
    ['an array', '[]', 400],
    ['a number', '1', 400],
    ['null', 'null', 400],
    ['empty', '', 400],
    ['nested a thousand deep', '['.repeat(1_000) + ']'.repeat(1_000), 400],
    ['nested a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000), 400],
    ['nested forty thousand deep in objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000), 400],
    ['of a hundred thousand values', JSON.stringify({ title: Array(100_000).fill(0) }), 400],
    [
      'of ten thousand fields',
      JSON.stringify(
        Object.fromEntries(
          Array(10_000)
            .fill(0)
            .map((_, at) => [`f${at}`, at]),
        ),
      ),
      400,
    ],
    ['of two megabytes', JSON.stringify({ title: 'x'.repeat(2_000_000) }), 413],
    ['with a NUL', JSON.stringify({ title: 'a\u0000b', content: 'x', show_likes: true }), 400],
    ['with NUL in a name', '{"ti\\u0000tle": 1}', 400],
    ['with a number beyond all', '{"title": 1e999, "content": "x", "show_likes": true}', 400],
    ['of the wrong types', '{"title": {}, "content": [], "show_likes": "true"}', 400],
  ])('%s is refused in the one shape', async (_, body, expected) => {
    const answer = await post(body);
    expect(answer.status).toBe(expected);
    shape(answer);
  });

  test('is refused when it is not UTF-8', async () => {
    const answer = await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]));
    expect(answer.status).toBe(400);
    shape(answer);
  });

  test('with a lone surrogate is stored as readable text', async () => {
    const answer = await post('{"title": "\\ud800", "content": "x", "show_likes": true}');
    expect([201, 400]).toContain(answer.status);
    expect((await server.call('GET', paths.posts(1), { token })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'nonsense',
    'multipart/form-data; boundary=x',
  ])('of type %s is 415', async (type) => {
    const answer = await post('{"title": "x"}', { 'content-type': type });
    expect(answer.status).toBe(415);
    shape(answer);
  });

  test('with thousands of errors is answered briefly', async () => {
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, index]));
    const answer = await post(JSON.stringify(fields));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {}).length).toBeLessThanOrEqual(50);
    shape(answer);
  });
});

describe('an address', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '99999999999999999999',
    '2147483648',
    '1e1',
    '%00',
    "1'--",
    '١',
    '0x1',
    '+1',
  ])('with the id %s is 404', async (id) => {
    for (const path of [
      `/api/societies/${id}/`,
      `/api/societies/1/events/${id}/`,
      `/api/societies/1/posts/${id}/like/`,
    ]) {
      const answer = await server.call<ErrorReply>(path.endsWith('like/') ? 'POST' : 'GET', path, { token });
      expect(answer.status).toBe(404);
      shape(answer);
    }
  });

  test('is the same with and without trailing slash', async () => {
    for (const path of ['/api/societies/1', '/api/societies/1/', '/api/profile', '/api/profile/']) {
      expect((await server.call('GET', path, { token })).status).toBe(200);
    }
  });

  test.each([
    '?page=0',
    '?page=x',
    '?page=1&page_size=101',
    '?sort=password_hash',
    '?category=1;drop',
    `?search=${'x'.repeat(101)}`,
    '?my_societies=perhaps',
    '?page=1e9',
    '?page=0x1',
    '?page=1e0',
    '?page=1.0',
    '?page=%201',
    '?page=',
    '?my_societies=1',
    '?search=%00',
  ])('with %s is 400', async (query) => {
    const answer = await server.call<ErrorReply>('GET', `${paths.societies}${query}`, { token });
    expect(answer.status).toBe(400);
    shape(answer);
  });

  test.each(['0x1', '1e0', '%201', '1.0', '2147483648'])(
    'with a society %s to filter by is 400',
    async (id) => {
      const answer = await server.call<ErrorReply>('GET', `${paths.whatsOn}?society=${id}`, { token });
      expect(answer.status).toBe(400);
      shape(answer);
    },
  );

  test('is 404 when unknown or known for another method', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing/'],
      ['DELETE', paths.login],
      ['PATCH', '/healthz'],
    ] as const) {
      const answer = await server.call<ErrorReply>(method, path, { token });
      expect(answer.status).toBe(404);
      shape(answer);
    }
  });

  test('is 400 when badly escaped', async () => {
    const { statusLine, body } = await raw(
      'GET /api/societies/%E0%A4%A/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    );
    expect(statusLine).toContain(' 400 ');
    shape({ body });
  });
});

/** What no HTTP client would send. */
async function raw(text: string): Promise<{ statusLine: string; body: unknown }> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { statusLine: head.split('\r\n')[0] ?? '', body: body.startsWith('{') ? JSON.parse(body) : body };
}

describe('over the wire', () => {
  test.each([
    [
      'two lengths',
      'POST /api/login/ HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1}',
    ],
    [
      'a length and chunks',
      'POST /api/login/ HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a bad length', 'POST /api/login/ HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\n\r\n'],
    [
      'a bad chunk',
      'POST /api/login/ HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n',
    ],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nhost a\r\n\r\n'],
    ['a space in the path', 'GET /a b HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('%s is 400', async (_, text) => {
    const { statusLine } = await raw(text);
    expect(statusLine).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('ten thousand headers are 431', async () => {
    const headers = Array.from({ length: 10_000 }, (_, index) => `x-${index}: 1`).join('\r\n');
    const { statusLine, body } = await raw(`GET /healthz HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n`);
    expect(statusLine).toMatch(/^HTTP\/1\.1 431 /);
    shape({ body });
  });

  test('a body that ends early affects nobody else', async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `POST ${paths.login} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"un`,
    );
    await once(socket, 'connect');
    socket.destroy();
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });
});

test('an internal fault reveals nothing', async () => {
  const broken = await startServer({ seed: 'none' });
  try {
    await broken.database.schema.dropTable('rate_limits').execute();
    const answer = await broken.call<ErrorReply>('POST', paths.login, {
      body: { uniID: '1', password: 'Cosmos2026' },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ detail: 'An unexpected error occurred', code: 'internal' });
  } finally {
    await broken.stop();
  }
});

test('a rush of logins is queued, then refused with 503, and delays nobody else', async () => {
  const rush = Array.from({ length: 400 }, () =>
    server.call<ErrorReply>('POST', paths.login, { body: { uniID: demo.member, password: 'Wrong1234' } }),
  );
  const others = await Promise.all(
    Array.from({ length: 5 }, () => server.call('GET', paths.protected, { token })),
  );
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const answers = await Promise.all(rush);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(50);
  expect(refused.length).toBeGreaterThan(0);
  expect(
    refused.every(({ headers, body }) => Number(headers.get('retry-after')) > 0 && body.code === 'busy'),
  ).toBe(true);
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
});
