import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const empty: ReadonlySet<number> = new Set([204, 304]);

/**
 * Removes body and Content-Length from 204 and 304 replies (RFC 9110, section 8.6): routes return `null`, which would otherwise
 * be sent as four bytes of JSON.
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
