import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, DELETE';
/** Headers that the storage client sends. */
const requestHeaders =
  'authorization, apikey, x-client-info, x-upsert, content-type, cache-control, x-metadata, range, if-none-match';
const replyHeaders = 'etag, content-range, content-length, content-disposition, retry-after';
/** Seconds for which browsers cache a preflight reply. */
const cachedSeconds = 3_600;

/** CORS for the configured origins, without credentials. */
export function allowOrigins(server: FastifyInstance, root: string, origins: readonly string[]) {
  const allowed = new Set(origins);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': replyHeaders });
    if (request.method === 'OPTIONS') {
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': cachedSeconds,
      });
    }
  });
  server.options(`${root}/*`, { config: { rights: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.code(204).send(),
  );
}
