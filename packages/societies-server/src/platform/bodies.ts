import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badRequest, Refusal } from './errors.ts';

const nul = String.fromCharCode(0);
const [quote, backslash, comma, colon, bracket, closedBracket, brace, closedBrace] = Buffer.from('"\\,:[]{}');

/** Names, values and depth of a body: more than the largest call takes, a layout of a thousand widgets. */
const mostValues = 12_000;
const deepest = 50;

/** Refuses JSON with too many values, before it is parsed: that and naming all that is wrong takes long. */
function checkSize(json: Buffer) {
  let values = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isQuoted) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isQuoted = false;
    } else if (byte === quote) isQuoted = true;
    else if (byte === comma || byte === colon) values += 1;
    else if (byte === closedBracket || byte === closedBrace) depth -= 1;
    else if (byte === bracket || byte === brace) {
      values += 1;
      depth += 1;
      if (depth > deepest) throw badRequest('The request is nested too deeply.');
    }
  }
  if (values > mostValues) throw badRequest('The request has too many values.');
}

/** Whether it holds the only character that PostgreSQL cannot store. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(nul)
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([name, inner]) => name.includes(nul) || holdsNul(inner));

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
        checkSize(body as Buffer);
        text = utf8.decode(body as Buffer);
      } catch (error) {
        done(error instanceof Refusal ? error : badRequest('The body is not valid UTF-8.', 'invalid_body'));
        return;
      }
      void parse(request, text, done);
    });

    server.addHook('preValidation', async (request) => {
      if (holdsNul(request.body) || holdsNul(request.query))
        throw badRequest('Text may not hold the NUL character.');
    });
  },
  { name: 'bodies' },
);
