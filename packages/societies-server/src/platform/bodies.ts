import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badRequest } from './errors.ts';

const nul = String.fromCharCode(0);
/**
 * Whether a text contains NUL, the only character that PostgreSQL cannot store. Iterative, because a body may be nested deeper
 * than the stack.
 */
function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes(nul)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
    }
  }
  return false;
}

/**
 * Bodies are JSON or empty: several of the specified calls send an empty body as JSON. Refuses `__proto__` and text that cannot
 * be stored. Multipart is accepted only by routes that say so.
 */
export const bodies = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.removeAllContentTypeParsers();
    const parse = server.getDefaultJsonParser('error', 'error');
    const utf8 = new TextDecoder('utf-8', { fatal: true });
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      if (body.length === 0) {
        done(null, undefined);
        return;
      }
      let text: string;
      try {
        text = utf8.decode(body as Buffer);
      } catch {
        done(badRequest('The body is not valid UTF-8.', 'invalid_body'));
        return;
      }
      void parse(request, text, done);
    });

    server.addHook('preValidation', async (request) => {
      if (holdsNul(request.body) || holdsNul(request.query)) {
        throw badRequest('Text may not hold the NUL character.');
      }
    });
  },
  { name: 'bodies' },
);
