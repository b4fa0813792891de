import type { FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { paths } from 'societies-contract';
import { StorageAccess } from 'societies-contract/schemas';
import Type, { type Static } from 'typebox';
import { callerOf } from '../rights.ts';
import type { Routes, Server } from '../routes.ts';
import { allowOrigins } from './cross-origin.ts';
import type { FileStore } from './file-store.ts';
import { storageRoot } from './image-urls.ts';
import { ObjectLost, type StoredObject } from './object-store.ts';
import { decodingLoad, normalisePicture } from './pictures.ts';
import { checkKey, isBucket, placeOf, type Bucket, type Place } from './places.ts';
import { mayList, refusalToWrite } from './policy.ts';
import { uploadBodies, withUpload, type Received } from './receive.ts';
import { serveObject } from './serve-object.ts';
import {
  accessDenied,
  alreadyExists,
  invalidRequest,
  noSuchBucket,
  noSuchKey,
  noSuchRoute,
  sendStorageError,
  storageErrorOf,
} from './storage-errors.ts';
import { uploadTokens } from './upload-tokens.ts';

/*
 * The routes that the storage client of @supabase/supabase-js calls, as supabase/storage answers them, on pictures in
 * DATA_DIR. What is not needed is left out: making buckets, signed reading (every picture is public), resumable uploads,
 * transformations.
 */

const Params = Type.Object({ bucket: Type.String(), '*': Type.String() });
const BucketParams = Type.Object({ bucket: Type.String() });
const DownloadQuery = Type.Object({ download: Type.Optional(Type.String({ maxLength: 200 })) });
const TokenQuery = Type.Object({ token: Type.String({ maxLength: 4_096 }) });

const RemoveBody = Type.Object({
  prefixes: Type.Array(Type.String({ minLength: 1, maxLength: 1_024 }), { minItems: 1, maxItems: 1_000 }),
});
const CopyBody = Type.Object({
  bucketId: Type.String(),
  sourceKey: Type.String({ minLength: 1, maxLength: 1_024 }),
  destinationBucket: Type.Optional(Type.String()),
  destinationKey: Type.String({ minLength: 1, maxLength: 1_024 }),
});
const ListBody = Type.Object({
  prefix: Type.String({ maxLength: 1_024 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  sortBy: Type.Optional(
    Type.Object({
      column: Type.Optional(Type.Enum(['name', 'updated_at', 'created_at', 'last_accessed_at'])),
      order: Type.Optional(Type.Enum(['asc', 'desc'])),
    }),
  ),
});

interface Address {
  bucket: string;
  '*': string;
}

function bucketOf(name: string): Bucket {
  if (!isBucket(name)) throw noSuchBucket();
  return name;
}

function placeIn(params: Address): Place {
  const bucket = bucketOf(params.bucket);
  const place = placeOf(bucket, params['*']);
  if (!place) throw accessDenied('Nothing is stored under this key.');
  return place;
}

/** The cache time as the client sends it: beside a file as seconds, with raw bytes as a header. */
function cacheControlOf(request: FastifyRequest, { texts }: Received): string {
  const sent =
    texts.cacheControl ?? /(?:^|[\s,])max-age=(\d+)/i.exec(request.headers['cache-control'] ?? '')?.[1];
  return sent !== undefined && /^\d{1,8}$/.test(sent) ? `max-age=${Number(sent)}` : 'no-cache';
}

const metadataOf = (object: StoredObject) => ({
  eTag: object.etag,
  size: object.bytes,
  mimetype: object.contentType,
  cacheControl: object.cacheControl,
  lastModified: object.updatedAt.toISOString(),
  contentLength: object.bytes,
  httpStatusCode: 200,
});

const rowOf = (object: StoredObject, name: string) => ({
  name,
  id: object.version,
  updated_at: object.updatedAt.toISOString(),
  created_at: object.createdAt.toISOString(),
  last_accessed_at: object.updatedAt.toISOString(),
  metadata: metadataOf(object),
});

/** Receives, checks and re-encodes the picture of a request, then writes it. */
async function storeUpload(
  files: FileStore,
  request: FastifyRequest,
  { place, owner, replace }: { place: Place; owner: string; replace: boolean },
): Promise<StoredObject> {
  const { bucket, key, rule } = place;
  // Told before the bytes travel; putObject decides.
  if (!replace && (await files.findObject(bucket, key))) throw alreadyExists();
  return withUpload(request, await files.incomingFolder(), async (received) => {
    if (received.file === null) throw invalidRequest('The upload holds no file.');
    const picture = await normalisePicture(received.file, rule.fit);
    const cacheControl = cacheControlOf(request, received);
    return files.putObject(
      { bucket, key, ...picture, cacheControl, owner },
      { replace, refusal: (trx) => refusalToWrite(trx, { universityId: owner }, place) },
    );
  });
}

/** Writing: the body is a file, in a form or raw. */
const uploadRoutes =
  (files: FileStore): Routes =>
  async (server) => {
    const { database, rateLimits } = server;
    const tokens = uploadTokens(server.secrets.storage);
    await server.register(uploadBodies, { raw: true });

    const upload = (replaces: (request: FastifyRequest) => boolean) => ({
      config: { rights: 'signedIn' as const },
      schema: { hide: true, params: Params },
      handler: async (request: FastifyRequest<{ Params: Address }>) => {
        const caller = callerOf(request);
        const place = placeIn(request.params);
        const refused = await refusalToWrite(database, caller, place);
        if (refused) throw accessDenied(refused);
        await rateLimits.spend('upload', request, caller.universityId);
        const object = await storeUpload(files, request, {
          place,
          owner: caller.universityId,
          replace: replaces(request),
        });
        return { Id: object.version, Key: `${object.bucket}/${object.key}` };
      },
    });
    server.post(
      '/object/:bucket/*',
      upload(({ headers }) => headers['x-upsert'] === 'true'),
    );
    server.put(
      '/object/:bucket/*',
      upload(() => true),
    );

    server.put(
      '/object/upload/sign/:bucket/*',
      { config: { rights: 'public' }, schema: { hide: true, params: Params, querystring: TokenQuery } },
      async (request) => {
        const place = placeIn(request.params);
        const { owner, upsert } = await tokens.verify(request.query.token, `${place.bucket}/${place.key}`);
        // The permission may have been taken since the token was given, or the user removed.
        const refused = await refusalToWrite(database, { universityId: owner }, place);
        if (refused) throw accessDenied(refused);
        const object = await storeUpload(files, request, { place, owner, replace: upsert });
        return { Key: `${object.bucket}/${object.key}` };
      },
    );
  };

/** Asking and removing: bodies are JSON. */
const managingRoutes =
  (files: FileStore): Routes =>
  async (server) => {
    const { database, rateLimits } = server;
    const tokens = uploadTokens(server.secrets.storage);

    server.post(
      '/object/upload/sign/:bucket/*',
      { config: { rights: 'signedIn' }, schema: { hide: true, params: Params } },
      async (request) => {
        const caller = callerOf(request);
        const place = placeIn(request.params);
        const refused = await refusalToWrite(database, caller, place);
        if (refused) throw accessDenied(refused);
        await rateLimits.spend('upload', request, caller.universityId);
        const upsert = request.headers['x-upsert'] === 'true';
        const { bucket, key } = place;
        if (!upsert && (await files.findObject(bucket, key))) throw alreadyExists();
        const token = await tokens.sign({ url: `${bucket}/${key}`, owner: caller.universityId, upsert });
        return { url: `/object/upload/sign/${encodeURI(`${bucket}/${key}`)}?token=${token}`, token };
      },
    );

    /** Writes a picture at another place; of one for smaller pictures it is made to fit. */
    const copy = async (
      request: FastifyRequest<{ Body: Static<typeof CopyBody> }>,
      { removes }: { removes: boolean },
    ) => {
      const { bucketId, sourceKey, destinationBucket = bucketId, destinationKey } = request.body;
      const caller = callerOf(request);
      const from = placeIn({ bucket: bucketId, '*': sourceKey });
      const to = placeIn({ bucket: destinationBucket, '*': destinationKey });
      for (const place of removes ? [from, to] : [to]) {
        const refused = await refusalToWrite(database, caller, place);
        if (refused) throw accessDenied(refused);
      }
      await rateLimits.spend('upload', request, caller.universityId);
      const source = await files.readObject(from.bucket, from.key);
      if (!source) throw noSuchKey();
      const { contentType, cacheControl } = source.object;
      const picture =
        from.room === to.room
          ? { bytes: source.bytes, contentType, light: await files.readLight(source.object) }
          : await normalisePicture(source.bytes, to.rule.fit);
      const replace = !removes && request.headers['x-upsert'] === 'true';
      const stored = await files.putObject(
        { bucket: to.bucket, key: to.key, ...picture, cacheControl, owner: caller.universityId },
        { replace, refusal: (trx) => refusalToWrite(trx, caller, to) },
      );
      if (removes) await files.removeObject(from.bucket, from.key);
      return stored;
    };
    server.post(
      '/object/copy',
      { config: { rights: 'signedIn' }, schema: { hide: true, body: CopyBody } },
      async (request) => {
        const { version, bucket, key } = await copy(request, { removes: false });
        return { Id: version, Key: `${bucket}/${key}` };
      },
    );
    server.post(
      '/object/move',
      { config: { rights: 'signedIn' }, schema: { hide: true, body: CopyBody } },
      async (request) => {
        const { version, bucket, key } = await copy(request, { removes: true });
        return { message: 'Successfully moved', Id: version, Key: `${bucket}/${key}` };
      },
    );

    const remove = async (request: FastifyRequest, bucket: Bucket, keys: readonly string[]) => {
      const refusals = new Map<string, string | null>();
      for (const key of keys) {
        const place = placeIn({ bucket, '*': key });
        // A thousand keys are of few places.
        const name = `${JSON.stringify(place.space)} ${place.room}`;
        if (!refusals.has(name)) refusals.set(name, await refusalToWrite(database, callerOf(request), place));
        const refused = refusals.get(name);
        if (refused) throw accessDenied(refused);
      }
      const removed = await files.removeObjects(bucket, keys);
      return removed.map((object) => ({
        ...rowOf(object, object.key),
        bucket_id: bucket,
        owner: object.owner,
        version: object.version,
      }));
    };

    server.delete(
      '/object/:bucket',
      { config: { rights: 'signedIn' }, schema: { hide: true, params: BucketParams, body: RemoveBody } },
      (request) => remove(request, bucketOf(request.params.bucket), request.body.prefixes),
    );
    server.delete(
      '/object/:bucket/*',
      { config: { rights: 'signedIn' }, schema: { hide: true, params: Params } },
      async (request) => {
        const [removed] = await remove(request, bucketOf(request.params.bucket), [request.params['*']]);
        if (!removed) throw noSuchKey();
        return { message: 'Successfully deleted' };
      },
    );

    server.post(
      '/object/list/:bucket',
      { config: { rights: 'signedIn' }, schema: { hide: true, params: BucketParams, body: ListBody } },
      async (request) => {
        const bucket = bucketOf(request.params.bucket);
        const { limit = 100, offset = 0, search = '', sortBy } = request.body;
        const folder = request.body.prefix.replace(/^\/+|\/+$/g, '');
        // The space that a prefix lies in, read from a key that would lie there; outside of spaces there is nothing to see.
        const isSpace = folder !== '' && (bucket === 'users' || folder.includes('/'));
        if (!isSpace) return [];
        checkKey(folder);
        const depth = bucket === 'users' ? 1 : 2;
        const within = folder.split('/').slice(0, depth).join('/');
        const place = placeOf(bucket, `${within}/${bucket === 'users' ? 'avatars' : 'home'}/name`);
        if (!place || !(await mayList(database, callerOf(request), place.space))) return [];
        const column = sortBy?.column ?? 'name';
        const found = await files.list({
          bucket,
          prefix: `${folder}/`,
          search,
          limit,
          offset,
          column: column === 'last_accessed_at' ? 'updated_at' : column,
          order: sortBy?.order ?? 'asc',
        });
        return found.map(({ name, object }) =>
          object
            ? rowOf(object, name)
            : { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null },
        );
      },
    );
  };

/** Reading: every picture is public, as both buckets are. */
const readingRoutes =
  (files: FileStore): Routes =>
  async (server) => {
    const address = (params: Address) => {
      const bucket = bucketOf(params.bucket);
      checkKey(params['*']);
      return { bucket, key: params['*'] };
    };

    for (const url of ['/object/public/:bucket/*', '/object/authenticated/:bucket/*', '/object/:bucket/*']) {
      server.route({
        method: ['GET', 'HEAD'],
        url,
        config: { rights: 'public' },
        schema: { hide: true, params: Params, querystring: DownloadQuery },
        handler: (request, reply) =>
          serveObject(
            files,
            { ...address(request.params), download: request.query.download },
            request,
            reply,
          ),
      });
    }

    for (const url of [
      '/object/info/public/:bucket/*',
      '/object/info/authenticated/:bucket/*',
      '/object/info/:bucket/*',
    ]) {
      server.get(
        url,
        { config: { rights: 'public' }, exposeHeadRoute: false, schema: { hide: true, params: Params } },
        async (request) => {
          const { bucket, key } = address(request.params);
          const object = await files.findObject(bucket, key);
          if (!object) throw noSuchKey();
          return {
            id: object.version,
            name: key,
            version: object.version,
            bucket_id: bucket,
            size: object.bytes,
            content_type: object.contentType,
            cache_control: object.cacheControl,
            etag: object.etag,
            metadata: null,
            last_modified: object.updatedAt.toISOString(),
            created_at: object.createdAt.toISOString(),
          };
        },
      );
    }
  };

/** The server's own storage, where the storage client expects it. With a hosted project there is none. */
export const storageRoutes: Routes = async (server: Server) => {
  server.get(
    paths.storageAccess,
    {
      config: { rights: 'signedIn' },
      schema: { response: { 200: StorageAccess } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return server.storage.access(request, callerOf(request));
    },
  );
  server.addHook('onClose', () => server.storage.close());
  new Gauge({
    name: 'storage_pictures_decoding',
    help: 'Uploaded pictures that are being decoded, and that wait for it.',
    labelNames: ['state'],
    registers: [server.metrics],
    collect() {
      for (const [state, count] of Object.entries(decodingLoad())) this.set({ state }, count);
    },
  });

  const { files } = server.storage;
  if (!files) return;
  await server.register(
    async (scope) => {
      scope.setErrorHandler((error: unknown, request, reply) => {
        const known = storageErrorOf(error);
        if (!known || error instanceof ObjectLost) request.log.error({ err: error }, 'fault');
        return sendStorageError(reply, known);
      });
      scope.setNotFoundHandler((_request, reply) => sendStorageError(reply, noSuchRoute(), 404));
      allowOrigins(scope, '', server.config.corsOrigins);
      for (const routes of [uploadRoutes(files), managingRoutes(files), readingRoutes(files)])
        await scope.register(routes);
    },
    { prefix: storageRoot },
  );
};
