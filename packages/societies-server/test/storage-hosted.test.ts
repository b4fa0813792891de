import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { decodeJwt, jwtVerify } from 'jose';
import { documentLimits, imageLimits, paths, permissionCodenames, storageLimits } from 'societies-contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { HostedStore } from '../src/platform/storage/hosted-store.ts';
import { ObjectExists } from '../src/platform/storage/object-store.ts';
import { locationOf, societyFolderNames, type PictureBucket } from '../src/platform/storage/locations.ts';
import { refusalToWrite } from '../src/platform/storage/policy.ts';
import { affiliationCalls, pdf } from './affiliations.ts';
import { demo, startServer, withServer } from './harness.ts';
import { halves, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

const jwtSecret = 'the JWT secret of a project, long enough';
const key = 'sb_publishable_test';

interface Kept {
  bytes: Buffer;
  type: string;
  cacheControl: string;
}

/**
 * What of a hosted project the tests need, over HTTP: objects in memory, written with a token of the role that the path takes. It
 * believes the claims of whoever knows the secret, as Supabase does; the policies are tested by themselves below.
 */
class Project {
  readonly objects = new Map<string, Kept>();
  readonly tokens: string[] = [];
  readonly #server: Server = createServer((request, reply) => {
    this.#answer(request).then(
      ([status, body, type = 'application/json']) => {
        reply
          .writeHead(status, { 'content-type': type })
          .end(type === 'application/json' ? JSON.stringify(body) : body);
      },
      (error: unknown) => {
        reply.writeHead(500).end(String(error));
      },
    );
  });

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage): Promise<[number, unknown, string?]> {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = decodeURIComponent(pathname).replace('/storage/v1/object/', '');
    const missing: [number, unknown] = [
      400,
      { statusCode: '404', error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
    ];
    if (request.method === 'GET' && path.startsWith('public/')) {
      const kept = this.objects.get(path.slice('public/'.length));
      return kept ? [200, kept.bytes, kept.type] : missing;
    }
    if (request.headers.apikey !== key) return [401, { message: 'No API key found in request' }];
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    this.tokens.push(token);
    try {
      await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] });
    } catch {
      return [400, { statusCode: '403', error: 'Unauthorized', message: 'signature verification failed' }];
    }
    if (request.method === 'POST' && path.startsWith('list/')) {
      const { prefix } = JSON.parse(body.toString()) as { prefix: string };
      const start = `${path.slice('list/'.length)}/${prefix}/`;
      const names = [...this.objects.keys()].filter((name) => name.startsWith(start)).slice(0, 100);
      return [200, names.map((name) => ({ name: name.slice(start.length), id: name }))];
    }
    if (request.method === 'DELETE') {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] };
      return [
        200,
        prefixes.filter((name) => this.objects.delete(`${path}/${name}`)).map((name) => ({ name })),
      ];
    }
    if (request.method === 'GET' && path.startsWith('info/')) {
      const kept = this.objects.get(path.slice('info/'.length));
      if (!kept) return missing;
      const at = new Date().toISOString();
      return [
        200,
        {
          id: path,
          version: 'v',
          size: kept.bytes.length,
          content_type: kept.type,
          cache_control: kept.cacheControl,
          etag: '"x"',
          last_modified: at,
          created_at: at,
        },
      ];
    }
    if (request.method === 'GET') {
      const kept = this.objects.get(path);
      return kept ? [200, kept.bytes, kept.type] : missing;
    }
    if (this.objects.has(path) && request.headers['x-upsert'] !== 'true') {
      return [400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }];
    }
    this.objects.set(path, {
      bytes: body,
      type: request.headers['content-type'] ?? '',
      cacheControl: request.headers['cache-control'] ?? '',
    });
    return [200, { Id: path, Key: path }];
  }
}

/** What of Supabase's own schema the policies touch, as its documentation and supabase/storage's migrations have it. */
const supabase = `
  create role anon; create role authenticated; create role service_role bypassrls;
  create schema auth; create schema storage;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
  $$;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false, file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner_id text,
    metadata jsonb, created_at timestamptz default now(), unique (bucket_id, name));
  alter table storage.objects enable row level security;
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;`;

const project = new Project();
/** The database of a project, with the policies. */

// Before the server: making it stops this process for a while, which the server takes for too much work.
const hosted = await PGlite.create();
afterAll(() => hosted.close());
await hosted.exec(supabase);
const doc = await readFile(new URL('../../../docs/storage.md', import.meta.url), 'utf8');
const statements = /```sql\n([\s\S]*?)```/.exec(doc)?.[1] ?? '';
await hosted.exec(statements);
const projectUrl = await project.start();
afterAll(() => {
  project.stop();
});
const server = await withServer({
  fresh: true,
  env: { STORAGE_URL: projectUrl, STORAGE_KEY: key, JWT_SECRET: jwtSecret },
});

describe('with a hosted project', () => {
  it("has the demonstration's pictures at the societies' addresses", async () => {
    const token = await server.signIn(demo.president);
    const { body } = await server.call<{ logo: string }>('GET', '/api/societies/1/', { token });
    expect(body.logo).toMatch(
      new RegExp(`^${projectUrl}/storage/v1/object/public/societies/societies/1/logos/`),
    );
    const reply = await fetch(body.logo);
    expect(reply.status).toBe(200);
    expect(project.tokens.every((sent) => decodeJwt(sent).role === 'service_role')).toBe(true);
  });

  it('is the only storage: this server serves none', async () => {
    const token = await server.signIn(demo.president);
    const { status } = await server.call('GET', '/storage/v1/object/public/users/x/avatars/a.png', { token });
    expect(status).toBe(404);
  });

  it('gives browsers the address, the public key and a token for what they may write', async () => {
    const claimsOf = async (who: string) => {
      const token = await server.signIn(who);
      const { body, headers } = await server.call<{ url: string; key: string; token: string }>(
        'GET',
        '/api/storage/',
        { token },
      );
      expect(body).toMatchObject({ url: projectUrl, key });
      expect(headers.get('cache-control')).toBe('no-store');
      const { payload } = await jwtVerify(body.token, new TextEncoder().encode(jwtSecret));
      expect(payload.role).toBe('authenticated');
      expect(payload.exp! - payload.iat!).toBe(300);
      return payload as { sub: string; folders: Record<string, string[]> };
    };
    const president = await claimsOf(demo.president);
    expect(president.sub).toBe(demo.president);
    expect(president.folders['1']?.sort()).toEqual([...societyFolderNames].sort());
    expect((await claimsOf(demo.eventsOfficer)).folders['1']).toEqual(['events']);
    expect((await claimsOf(demo.member)).folders['1']).toBeUndefined();
    expect((await claimsOf(demo.administrator)).folders).toEqual({});
    expect((await server.call('GET', '/api/storage/')).status).toBe(401);
  });

  it('gives no token to a user without a confirmed address', async () => {
    const strict = await startServer({
      env: { STORAGE_URL: projectUrl, STORAGE_KEY: key, JWT_SECRET: jwtSecret, VERIFY_EMAIL: 'true' },
    });
    const access = async () =>
      (await strict.call('GET', '/api/storage/', { token: await strict.signIn(demo.newcomer) })).status;
    const confirm = (email_verified_at: Date | null) =>
      strict.database
        .updateTable('users')
        .set({ email_verified_at })
        .where('university_id', '=', demo.newcomer)
        .execute();
    await confirm(null);
    expect(await access()).toBe(403);
    await confirm(new Date());
    expect(await access()).toBe(200);
    await strict.stop();
  });

  it('issues tokens that this server refuses', async () => {
    const token = await server.signIn(demo.president);
    const access = await server.call<{ token: string }>('GET', '/api/storage/', { token });
    expect((await server.call('GET', '/api/profile/', { token: access.body.token })).status).toBe(401);
  });

  it('stores pictures checked and re-encoded, without metadata', async () => {
    const token = await server.signIn(demo.member);
    const { body: access } = await server.call<{ token: string }>('GET', '/api/storage/', { token });
    const original = await halves(1200, 800)
      .jpeg()
      .withExifMerge({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const path = `${demo.member}/avatars/${demo.member}.jpg`;
    const users = storageOf({ url: projectUrl }, access.token, key).from('users');
    const { error } = await users.upload(path, new Uint8Array(original), {
      upsert: true,
      contentType: 'image/jpeg',
    });
    expect(error).toBeNull();
    const url = `${users.getPublicUrl(path).data.publicUrl}?t=1`;
    const changed = await server.call('POST', '/api/profile/change-avatar/', {
      token,
      body: { avatar: url },
    });
    expect(changed.status).toBe(200);
    const { body: profile } = await server.call<{ avatar: string }>('GET', '/api/profile/', { token });
    expect(profile.avatar).toBe(url);
    const kept = project.objects.get(`users/${path}`)!;
    expect(kept.bytes.includes('SecretCamera')).toBe(false);
    expect((await sharp(kept.bytes).metadata()).width).toBe(500);
    expect(kept.cacheControl).toBe('max-age=3600');
  });

  it('refuses and removes a file that is not a picture', async () => {
    const token = await server.signIn(demo.member);
    const path = `${demo.member}/avatars/script.png`;
    project.objects.set(`users/${path}`, {
      bytes: Buffer.from('<script>'),
      type: 'image/png',
      cacheControl: 'no-cache',
    });
    const refuse = await server.call('POST', '/api/profile/change-avatar/', {
      token,
      body: { avatar: `${projectUrl}/storage/v1/object/public/users/${path}` },
    });
    expect(refuse.status).toBe(415);
    expect(project.objects.has(`users/${path}`)).toBe(false);
    const own = await server.call('POST', '/api/profile/change-avatar/', {
      token,
      body: { avatar: `/storage/v1/object/public/users/${path}` },
    });
    expect(own.status).toBe(400);
  });

  it('removes replaced and reset pictures', async () => {
    const token = await server.signIn(demo.member);
    expect((await server.call('POST', '/api/profile/reset-avatar/', { token })).status).toBe(200);
    expect(project.objects.has(`users/${demo.member}/avatars/${demo.member}.jpg`)).toBe(false);
  });

  it('keeps documents in a bucket of their own, without a public address', async () => {
    const calls = affiliationCalls(server, await server.signIn(demo.administrator));
    await calls.createRound();
    const token = await server.signIn(demo.president);
    expect((await calls.upload(1, token, 'constitution')).status).toBe(201);
    const stored = () => [...project.objects.keys()].filter((name) => name.startsWith('documents/'));
    expect(stored()).toEqual([
      expect.stringMatching(/^documents\/societies\/1\/affiliation\/[\w-]{36}\.pdf$/),
    ]);
    const path = paths.affiliationDocument(1, 'constitution');
    expect((await server.call<string>('GET', path, { token })).body).toBe(pdf());
    expect((await calls.upload(1, token, 'constitution', pdf('New'))).status).toBe(201);
    expect(stored()).toHaveLength(1);
    expect((await server.call<string>('GET', path, { token })).body).toBe(pdf('New'));
    await new HostedStore({ url: projectUrl, key, jwtSecret }).removeSpace({
      kind: 'documents',
      societyId: 1,
    });
    expect(stored()).toEqual([]);
    expect((await server.call('GET', path, { token })).status).toBe(404);
  });

  it('reads, refuses to replace, and empties a society', async () => {
    const store = new HostedStore({ url: projectUrl, key, jwtSecret });
    const object = {
      bucket: 'societies',
      key: 'societies/7/posts/a.png',
      bytes: await png(),
      contentType: 'image/png',
    } as const;
    await store.putObject(object);
    await expect(store.putObject(object, { replace: false })).rejects.toBeInstanceOf(ObjectExists);
    expect((await store.readObject('societies', object.key))?.object).toMatchObject({
      contentType: 'image/png',
    });
    expect(await store.readObject('societies', 'societies/7/posts/none.png')).toBeUndefined();
    for (let index = 0; index < 130; index += 1) {
      project.objects.set(`societies/societies/7/home/${index}.png`, {
        bytes: Buffer.from('x'),
        type: 'image/png',
        cacheControl: '',
      });
    }
    await store.removeSpace({ kind: 'society', societyId: 7 });
    expect([...project.objects.keys()].filter((name) => name.startsWith('societies/societies/7/'))).toEqual(
      [],
    );
  });
});

describe('settings', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: server.dataDir, APP_DIST: 'none', ...env });
  const jwt = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  it.each([
    [{ STORAGE_URL: 'https://p.supabase.co', JWT_SECRET: jwtSecret }, /^STORAGE_KEY /],
    [{ STORAGE_KEY: key }, /^STORAGE_URL /],
    [{ STORAGE_URL: 'https://p.supabase.co', STORAGE_KEY: key }, /^JWT_SECRET /],
    [
      { STORAGE_URL: 'https://p.supabase.co', STORAGE_KEY: 'sb_secret_x', JWT_SECRET: jwtSecret },
      /^STORAGE_KEY .*secret/,
    ],
    [
      {
        STORAGE_URL: 'https://p.supabase.co',
        STORAGE_KEY: jwt({ role: 'service_role' }),
        JWT_SECRET: jwtSecret,
      },
      /^STORAGE_KEY .*secret/,
    ],
    [{ STORAGE_URL: 'ftp://p', STORAGE_KEY: key, JWT_SECRET: jwtSecret }, /^STORAGE_URL /],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS /],
    [{ CORS_ORIGINS: '*' }, /^CORS_ORIGINS /],
  ])('%j stops the start with the variable’s name', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(ConfigError);
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });

  it('an old anon key is accepted', () => {
    const { storage } = read({
      STORAGE_URL: 'https://p.supabase.co/',
      STORAGE_KEY: jwt({ role: 'anon' }),
      JWT_SECRET: jwtSecret,
    });
    expect(storage?.url).toBe('https://p.supabase.co');
  });
});

describe('the policies of docs/storage.md', () => {
  /** Runs a statement as the project would for a browser with these claims. */
  const as = async (role: string, claims: object, statement: string, params: unknown[] = []) =>
    hosted.transaction(async (trx) => {
      await trx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
      await trx.exec(`set local role ${role}`);
      const { rows, affectedRows } = await trx.query(statement, params);
      return { rows, affectedRows };
    });
  const insert = async (role: string, claims: object, bucket: string, name: string) =>
    as(role, claims, 'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
      bucket,
      name,
      { size: 1000 },
    ]).then(
      () => true,
      () => false,
    );

  it('can be run again', async () => {
    await expect(hosted.exec(statements)).resolves.toBeDefined();
  });

  it("allow what the server's own storage allows, and nothing else", async () => {
    const { database } = server.engine;
    const keys: [PictureBucket, string][] = [
      ['users', `${demo.member}/avatars/a.png`],
      ['users', `${demo.president}/avatars/a.png`],
      ['users', `${demo.member}/other/a.png`],
      ['users', `${demo.member}/avatars`],
      ['societies', 'societies/1/secrets/a.png'],
      ['societies', 'societies/1/home'],
      ['societies', '1/home/a.png'],
      ['societies', 'a.png'],
      ...societyFolderNames.flatMap((folder): [PictureBucket, string][] => [
        ['societies', `societies/1/${folder}/a.png`],
        ['societies', `societies/2/${folder}/a.png`],
      ]),
    ];
    for (const who of Object.values(demo)) {
      const token = await server.signIn(who);
      const { body } = await server.call<{ token: string }>('GET', '/api/storage/', { token });
      const claims = decodeJwt(body.token);
      for (const [bucket, name] of keys) {
        const place = locationOf(bucket, name);
        const allowed =
          place !== undefined && (await refusalToWrite(database, { universityId: who }, place)) === null;
        expect(await insert('authenticated', claims, bucket, name), `${who} ${bucket} ${name}`).toBe(allowed);
        if (!allowed) continue;
        const seen = await as(
          'authenticated',
          claims,
          'select name from storage.objects where bucket_id = $1 and name = $2',
          [bucket, name],
        );
        expect(seen.rows).toHaveLength(1);
        const updated = await as(
          'authenticated',
          claims,
          'update storage.objects set metadata = $3 where bucket_id = $1 and name = $2',
          [bucket, name, { size: 2000 }],
        );
        expect(updated.affectedRows).toBe(1);
        const strange = { ...claims, sub: '99999999', folders: {} };
        const stolen = await as(
          'authenticated',
          strange,
          'delete from storage.objects where bucket_id = $1 and name = $2',
          [bucket, name],
        );
        expect(stolen.affectedRows).toBe(0);
        const removed = await as(
          'authenticated',
          claims,
          'delete from storage.objects where bucket_id = $1 and name = $2',
          [bucket, name],
        );
        expect(removed.affectedRows).toBe(1);
      }
      expect(await insert('anon', claims, 'users', `${who}/avatars/a.png`)).toBe(false);
    }
    expect(await insert('authenticated', {}, 'users', '/avatars/a.png')).toBe(false);
    // Documents are for the server's own role alone, whatever a token says.
    const document = 'societies/1/affiliation/a.pdf';
    const all = { sub: demo.president, folders: { '1': [...societyFolderNames, 'affiliation'] } };
    await hosted.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
      'documents',
      document,
    ]);
    expect(await insert('authenticated', all, 'documents', `${document}x`)).toBe(false);
    for (const role of ['authenticated', 'anon'] as const)
      expect(
        (await as(role, all, 'select name from storage.objects where bucket_id = $1', ['documents'])).rows,
      ).toEqual([]);
    expect(permissionCodenames).toContain('edit_events');
  });

  it('have the limits of the contract', async () => {
    const { rows } = await hosted.query<{
      id: string;
      public: boolean;
      file_size_limit: number;
      allowed_mime_types: string[];
    }>('select * from storage.buckets');
    expect(rows).toHaveLength(3);
    for (const bucket of rows) {
      expect([bucket.id, bucket.public]).toEqual([bucket.id, bucket.id !== 'documents']);
      if (bucket.id === 'documents') {
        expect(Number(bucket.file_size_limit)).toBe(documentLimits.maxBytes);
        expect(bucket.allowed_mime_types).toEqual([documentLimits.contentType]);
        continue;
      }
      expect(Number(bucket.file_size_limit)).toBe(imageLimits.maxBytes);
      expect([...bucket.allowed_mime_types].sort()).toEqual([...imageLimits.contentTypes].sort());
    }
    const claims = { sub: demo.newcomer, folders: { '3': ['home'] } };
    for (let index = 0; index < storageLimits.user.objects; index += 1) {
      expect(await insert('authenticated', claims, 'users', `${demo.newcomer}/avatars/${index}.png`)).toBe(
        true,
      );
    }
    expect(await insert('authenticated', claims, 'users', `${demo.newcomer}/avatars/more.png`)).toBe(false);
    const heavy = { size: storageLimits.society.bytes };
    await hosted.query('insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
      'societies',
      'societies/3/home/heavy.png',
      heavy,
    ]);
    expect(await insert('authenticated', claims, 'societies', 'societies/3/home/more.png')).toBe(false);
  });
});
