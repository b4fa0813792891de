import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { callerOf } from '../rights.ts';
import type { Routes } from '../routes.ts';
import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import { normalisePicture } from './pictures.ts';
import type { PictureLocation } from './locations.ts';
import { refusalToWrite } from './policy.ts';
import { uploadBodies, withUpload, type Received } from './receive.ts';
import { AddressParams, locationIn, type Address } from './route-addresses.ts';
import { accessDenied, alreadyExists, invalidRequest } from './storage-errors.ts';
import { uploadTokens } from './upload-tokens.ts';

const TokenQuery = Type.Object({ token: Type.String({ maxLength: 4_096 }) });

/** The cache time: in seconds with a form, as a header with a raw body. */
function cacheControlOf(request: FastifyRequest, { texts }: Received): string {
  const sent =
    texts.cacheControl ?? /(?:^|[\s,])max-age=(\d+)/i.exec(request.headers['cache-control'] ?? '')?.[1];
  return sent !== undefined && /^\d{1,8}$/.test(sent) ? `max-age=${Number(sent)}` : 'no-cache';
}

/** Receives, validates, re-encodes and stores a picture. */
async function storeUpload(
  files: FileStore,
  request: FastifyRequest,
  { location, owner, replace }: { location: PictureLocation; owner: string; replace: boolean },
): Promise<StoredObject> {
  const { bucket, key, rule } = location;
  // Checked before receiving the bytes; putObject checks again.
  if (!replace && (await files.findObject(bucket, key))) throw alreadyExists();
  return withUpload(request, await files.incomingFolder(), async (received) => {
    if (received.file === null) throw invalidRequest('The upload holds no file.');
    const picture = await normalisePicture(received.file, rule.fit, owner);
    const cacheControl = cacheControlOf(request, received);
    return files.putObject(
      { bucket, key, ...picture, cacheControl, owner },
      { replace, refusal: (trx) => refusalToWrite(trx, { universityId: owner }, location) },
    );
  });
}

/** Uploads, as a form or a raw body. */
export const uploadRoutes =
  (files: FileStore): Routes =>
  async (server) => {
    const { database, rateLimits } = server;
    const tokens = uploadTokens(server.secrets.storage, database);
    await server.register(uploadBodies, { raw: true });

    const upload = (replaces: (request: FastifyRequest) => boolean) => ({
      config: { rights: 'signedIn' as const },
      schema: { hide: true, params: AddressParams },
      handler: async (request: FastifyRequest<{ Params: Address }>) => {
        const caller = callerOf(request);
        const location = locationIn(request.params);
        const refused = await refusalToWrite(database, caller, location);
        if (refused) throw accessDenied(refused);
        await rateLimits.spend('upload', request, caller.universityId);
        const object = await storeUpload(files, request, {
          location,
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
      {
        config: { rights: 'public' },
        schema: { hide: true, params: AddressParams, querystring: TokenQuery },
      },
      async (request) => {
        const location = locationIn(request.params);
        const { id, owner, upsert } = await tokens.read(
          request.query.token,
          `${location.bucket}/${location.key}`,
        );
        await rateLimits.spend('upload', request, owner);
        await tokens.spend(id);
        // Since the token was issued, the permission may have been revoked or the user deleted.
        const refused = await refusalToWrite(database, { universityId: owner }, location);
        if (refused) throw accessDenied(refused);
        const object = await storeUpload(files, request, { location, owner, replace: upsert });
        return { Key: `${object.bucket}/${object.key}` };
      },
    );
  };
