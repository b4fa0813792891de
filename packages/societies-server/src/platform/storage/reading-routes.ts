import { imageLimits } from 'societies-contract';
import Type from 'typebox';
import type { Routes } from '../routes.ts';
import type { FileStore } from './file-store.ts';
import { checkKey } from './locations.ts';
import { AddressParams, bucketOf, type Address } from './route-addresses.ts';
import { serveObject, serveSmaller, takesWebp } from './serve-object.ts';
import { smallerPictures } from './smaller-pictures.ts';
import { invalidRequest, noSuchKey } from './storage-errors.ts';

const DownloadQuery = Type.Object({ download: Type.Optional(Type.String({ maxLength: 200 })) });

/** As the client writes `transform: { width, resize: 'contain' }`: of a hosted project any other way of resizing crops. */
const RenderQuery = Type.Object({
  width: Type.Optional(Type.String({ maxLength: 10 })),
  resize: Type.Optional(Type.Literal('contain')),
});

/** Reading is public, because both buckets are. */
export const readingRoutes =
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
        schema: { hide: true, params: AddressParams, querystring: DownloadQuery },
        handler: (request, reply) =>
          serveObject(
            files,
            { ...address(request.params), download: request.query.download },
            request,
            reply,
          ),
      });
    }

    const smaller = smallerPictures(files);
    server.route({
      method: ['GET', 'HEAD'],
      url: '/render/image/public/:bucket/*',
      config: { rights: 'public' },
      schema: { hide: true, params: AddressParams, querystring: RenderQuery },
      handler: async (request, reply) => {
        const { bucket, key } = address(request.params);
        const width = imageLimits.widths.find((each) => String(each) === request.query.width);
        if (width === undefined)
          throw invalidRequest(`The width must be one of: ${imageLimits.widths.join(', ')}.`);
        const object = await files.findObject(bucket, key);
        if (!object) throw noSuchKey();
        const made = takesWebp(request) ? await smaller.get(object, width, request.ip) : undefined;
        return made
          ? serveSmaller({ object, ...made }, request, reply)
          : serveObject(files, { bucket, key, download: undefined }, request, reply);
      },
    });

    for (const url of [
      '/object/info/public/:bucket/*',
      '/object/info/authenticated/:bucket/*',
      '/object/info/:bucket/*',
    ]) {
      server.get(
        url,
        {
          config: { rights: 'public' },
          exposeHeadRoute: false,
          schema: { hide: true, params: AddressParams },
        },
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
