import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badRequest } from './errors.ts';

const nul = String.fromCharCode(0);

/** Names and values in a body or query: several times what the largest call takes, and few enough to name all that is wrong. */
const mostValues = 20_000;

/**
 * Refuses NUL, the only character that PostgreSQL cannot store, and what has too many values. Iterative, because a body may be
 * nested deeper than the stack.
 */
function check(value: unknown) {
  const left: unknown[] = [value];
  for (let count = 0; left.length > 0; count += 1) {
    if (count + left.length > mostValues) throw badRequest('The request has too many values.');
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes(nul)) throw badRequest('Text may not hold the NUL character.');
    } else if (typeof next === 'object' && next !== null) {
      const entries = Object.entries(next);
      if (entries.length > mostValues) throw badRequest('The request has too many values.');
      for (const [key, inner] of entries) left.push(key, inner);
    }
  }
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
      check(request.body);
      check(request.query);
    });
  },
  { name: 'bodies' },
);
