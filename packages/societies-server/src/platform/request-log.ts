import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * One line a request. It names the route by its pattern and the caller not at all: no token, no cookie, no address and no
 * name is written. The id is sent back as `x-request-id`, so that a person can quote it.
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
