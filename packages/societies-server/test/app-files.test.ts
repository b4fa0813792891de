import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { withServer } from './harness.ts';

const inline = 'document.documentElement.dataset.early = "yes"';
const page = `<!doctype html><html><head><title>Constellation</title><script>${inline}</script><script type="module" src="/assets/index-abc123.js"></script></head><body><div id="root"></div></body></html>`;
const script = 'console.log("an app")';

const dist = await mkdtemp(path.join(tmpdir(), 'constellation-dist-'));
afterAll(() => rm(dist, { recursive: true }));
await mkdir(path.join(dist, 'assets'));
const put = (name: string, content: string | Buffer) => writeFile(path.join(dist, name), content);
await put('index.html', page);
await put('index.html.br', brotliCompressSync(page));
await put('index.html.gz', gzipSync(page));
await put('assets/index-abc123.js', script);
await put('assets/index-abc123.js.br', brotliCompressSync(script));
await put('assets/index-abc123.js.gz', gzipSync(script));
await put('assets/index-abc123.js.map', '{}');
await put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
await put('sw.js', 'self.skipWaiting()');
await put('.secret', 'hidden');
const server = await withServer({ seed: 'none', env: { APP_DIST: dist } });

/** A request as it goes over the wire: fetch would decode the body and tidy the path. */
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const call = request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end();
  });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('hashed files', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('are sent for Accept-Encoding %s as %s, immutable', async (accepted, encoding, decode) => {
    const { status, headers, body } = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toBe(script);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(Number(headers['content-length'])).toBe(body.length);
  });

  test('answer 304 to a known ETag, and HEAD without a body', async () => {
    const { headers } = await get('/assets/index-abc123.js');
    const again = await get('/assets/index-abc123.js', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const head = await get('/assets/index-abc123.js', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test('are a JSON 404 when they do not exist', async () => {
    const { status, headers, body } = await get('/assets/index-000000.js', html);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString())).toEqual({ detail: 'Page not found.', code: 'not_found' });
  });

  test.each(['/assets/index-abc123.js.br', '/assets/index-abc123.js.map', '/.secret', '/index.html.gz'])(
    '%s is not served',
    async (target) => {
      expect((await get(target, { accept: 'application/json' })).status).toBe(404);
    },
  );

  test('are cached for an hour when their name has no hash', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

test('the service worker is asked for anew each time, and may only call this origin', async () => {
  const { headers } = await get('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; connect-src 'self'",
  );
});

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/societies',
    '/societies/1/events',
    '/admin/users',
    '/profile?x=1',
    '/index.html',
    '/no/such/page',
  ])('%s replies with the page, which is not cached', async (target) => {
    const { status, headers, body } = await get(target, { ...html, 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe(page);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['/api', '/api/', '/api/nothing', '/storage/v1/nothing', '/healthz/x', '/metrics/x'])(
    '%s is a JSON 404',
    async (target) => {
      const { status, headers } = await get(target, html);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    },
  );

  test('is sent to GET requests that accept HTML', async () => {
    expect((await get('/societies', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/societies', html, 'POST')).status).toBe(404);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '//etc/passwd',
    '/%',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await get(target, { accept: 'application/json' });
    expect([400, 404]).toContain(status);
    expect(Object.keys(JSON.parse(body.toString()) as object).sort()).toEqual(['code', 'detail']);
  });
});

describe('security headers', () => {
  const policyOf = (headers: Record<string, unknown>) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
    );

  test('the page runs only its own scripts', async () => {
    const policy = policyOf((await get('/', html)).headers);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'", hash(inline)]);
    expect(policy.get('style-src')).toEqual(["'self'", hash('')]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  test('a JSON reply may load and run nothing', async () => {
    const { headers } = await get('/healthz');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  test.each(['/', '/healthz', '/api/nothing', '/assets/index-abc123.js'])(
    '%s has the usual security headers',
    async (target) => {
      const { headers } = await get(target, html);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=(self), geolocation=()');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test('require https outside localhost', async () => {
    const { headers } = await get('/', { ...html, host: 'societies.example.org' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('an address that was shared in a sentence', () => {
  test.each([
    ['/societies/1/events/12.', '/societies/1/events/12'],
    ['/societies/1/events/12).', '/societies/1/events/12'],
    ['/societies/1/events/12,', '/societies/1/events/12'],
    ['/societies/1/events/12%E2%80%9D!', '/societies/1/events/12'],
    ['/societies/1/posts?post=3>', '/societies/1/posts?post=3'],
    ['/societies/1.', '/societies/1'],
    ['/whats-on;', '/whats-on'],
    ['/reset-password?token=abc%2e', '/reset-password?token=abc'],
    ['/calendar/secret.ics.', '/calendar/secret.ics'],
  ])('leads from %s to %s', async (shared, meant) => {
    const { status, headers } = await get(shared, html);
    expect([status, headers.location]).toEqual([302, meant]);
  });

  test.each([
    '/societies?search=who%3F.',
    '/societies/1/events/12',
    '/',
    '//example.org.',
    '/\\example.org.',
  ])('is unchanged as %s', async (address) => {
    const { headers } = await get(address, html);
    expect(headers.location).toBeUndefined();
  });

  test.each(['/societies/1/events/12%', '/verify-email%E0%A4%A', '/%'])(
    'leads to a page also where it cannot be read, such as %s',
    async (address) => {
      const { status, headers } = await get(address, html);
      expect([status, headers.location]).toEqual([302, '/404']);
    },
  );

  test('is refused as data when it is a call that cannot be read', async () => {
    const { status, headers } = await get('/api/societies/%E0%A4%A', html);
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  test('is not changed when it is a call', async () => {
    expect((await get('/api/societies/1/events/12.', html)).status).toBe(401);
  });
});
