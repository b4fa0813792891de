import { Gauge } from 'prom-client';
import { paths } from 'societies-contract';
import { StorageAccess } from 'societies-contract/schemas';
import { callerOf, emailUnverified } from '../rights.ts';
import type { Routes, Server } from '../routes.ts';
import { allowOrigins } from './cross-origin.ts';
import { storageRoot } from './image-urls.ts';
import { managingRoutes } from './managing-routes.ts';
import { ObjectLost } from './object-store.ts';
import { decodingLoad } from './decoding-queue.ts';
import { readingRoutes } from './reading-routes.ts';
import { noSuchRoute, sendStorageError, storageErrorOf } from './storage-errors.ts';
import { uploadRoutes } from './upload-routes.ts';

/*
 * Implements the routes that the storage client of @supabase/supabase-js calls, with the replies of supabase/storage, for
 * pictures in DATA_DIR. Not implemented: creating buckets, signed reading (every picture is public), resumable uploads,
 * transformations other than to some widths.
 */

export const storageRoutes: Routes = async (server: Server) => {
  server.get(
    paths.storageAccess,
    {
      config: { rights: 'signedIn' },
      schema: { response: { 200: StorageAccess } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      // A hosted project does not ask this server again, so its tokens are issued only to confirmed users.
      if (!server.storage.files && server.config.verifyEmail && !caller.confirmed) throw emailUnverified();
      reply.header('cache-control', 'no-store');
      return server.storage.access(request, caller);
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
