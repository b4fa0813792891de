import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { callerOf } from '../rights.ts';
import type { Routes } from '../routes.ts';
import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import { normalisePicture } from './pictures.ts';
import { checkKey, locationOf, type Bucket } from './locations.ts';
import { mayList, refusalToWrite } from './policy.ts';
import { AddressParams, bucketOf, locationIn } from './route-addresses.ts';
import { accessDenied, alreadyExists, noSuchKey } from './storage-errors.ts';
import { uploadTokens } from './upload-tokens.ts';

const BucketParams = Type.Object({ bucket: Type.String() });
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

/** Listing, moving, copying and deleting, with JSON bodies. */
export const managingRoutes =
  (files: FileStore): Routes =>
  async (server) => {
    const { database, rateLimits } = server;
    const tokens = uploadTokens(server.secrets.storage, database);

    server.post(
      '/object/upload/sign/:bucket/*',
      { config: { rights: 'signedIn' }, schema: { hide: true, params: AddressParams } },
      async (request) => {
        const caller = callerOf(request);
        const location = locationIn(request.params);
        const refused = await refusalToWrite(database, caller, location);
        if (refused) throw accessDenied(refused);
        await rateLimits.spend('upload', request, caller.universityId);
        const upsert = request.headers['x-upsert'] === 'true';
        const { bucket, key } = location;
        if (!upsert && (await files.findObject(bucket, key))) throw alreadyExists();
        const token = await tokens.sign({ url: `${bucket}/${key}`, upsert }, caller);
        return { url: `/object/upload/sign/${encodeURI(`${bucket}/${key}`)}?token=${token}`, token };
      },
    );

    /** Copies a picture, scaled down if the target's limit is smaller. */
    const copy = async (
      request: FastifyRequest<{ Body: Static<typeof CopyBody> }>,
      { removes }: { removes: boolean },
    ) => {
      const { bucketId, sourceKey, destinationBucket = bucketId, destinationKey } = request.body;
      const caller = callerOf(request);
      const from = locationIn({ bucket: bucketId, '*': sourceKey });
      const to = locationIn({ bucket: destinationBucket, '*': destinationKey });
      for (const location of removes ? [from, to] : [to]) {
        const refused = await refusalToWrite(database, caller, location);
        if (refused) throw accessDenied(refused);
      }
      await rateLimits.spend('upload', request, caller.universityId);
      const source = await files.readObject(from.bucket, from.key);
      if (!source) throw noSuchKey();
      const { contentType, cacheControl } = source.object;
      const picture =
        from.folder === to.folder
          ? { bytes: source.bytes, contentType, light: await files.readLight(source.object) }
          : await normalisePicture(source.bytes, to.rule.fit, caller.universityId);
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
        const location = locationIn({ bucket, '*': key });
        // A thousand keys are of few locations.
        const name = `${JSON.stringify(location.space)} ${location.folder}`;
        if (!refusals.has(name))
          refusals.set(name, await refusalToWrite(database, callerOf(request), location));
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
      { config: { rights: 'signedIn' }, schema: { hide: true, params: AddressParams } },
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
        const folder = request.body.prefix.replace(/^\/+|(?<!\/)\/+$/g, '');
        // The space of a prefix, derived from a key that would be in it; outside of spaces there is nothing to list.
        const isSpace = folder !== '' && (bucket === 'users' || folder.includes('/'));
        if (!isSpace) return [];
        checkKey(folder);
        const depth = bucket === 'users' ? 1 : 2;
        const within = folder.split('/').slice(0, depth).join('/');
        const location = locationOf(bucket, `${within}/${bucket === 'users' ? 'avatars' : 'home'}/name`);
        if (!location || !(await mayList(database, callerOf(request), location.space))) return [];
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
