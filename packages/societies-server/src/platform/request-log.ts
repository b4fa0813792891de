import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Logs one line per request, with the route's pattern and nothing personal: no token, cookie, address or name. The id is also
 * sent as `x-request-id`, so that users can quote it.
 */
export const requestLog = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    server.addHook('onResponse', async (request, reply) => {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      };
      if (reply.statusCode >= 500) request.log.warn(line, 'request');
      else request.log.info(line, 'request');
    });
  },
  { name: 'request-log' },
);
