import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const empty: ReadonlySet<number> = new Set([204, 304]);

/**
 * A 204 and a 304 have no content and say nothing about its length (RFC 9110, section 8.6): routes answer them with `null`,
 * which would otherwise be written as the JSON text and counted as four bytes that never come.
 */
export const emptyReplies = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.addHook('onSend', (_request, reply, payload, done) => {
      if (!empty.has(reply.statusCode)) {
        done(null, payload);
        return;
      }
      void reply.removeHeader('content-type').removeHeader('content-length');
      done(null, null);
    });
  },
  { name: 'empty-replies' },
);
