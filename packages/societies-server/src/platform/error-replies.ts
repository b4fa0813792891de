import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ErrorReply } from 'societies-contract/schemas';
import { databaseRefusal } from '../database/errors.ts';
import {
  Refusal,
  badRequest,
  busy,
  forbidden,
  notFound,
  tooLarge,
  tooMany,
  unauthorized,
  wrongMediaType,
} from './errors.ts';

/** What Fastify and its plugins refuse by themselves, in our words. */
function frameworkRefusal(error: Partial<FastifyError>): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType();
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge();
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badRequest('The body is not valid JSON.', 'invalid_body');
    default:
  }
  switch (error.statusCode) {
    case 401:
      return unauthorized();
    case 403:
      return forbidden();
    case 404:
      return notFound();
    case 413:
      return tooLarge();
    case 415:
      return wrongMediaType();
    case 429:
      return tooMany(60);
    case 503:
      return busy();
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? badRequest('The request is not valid.')
        : undefined;
  }
}

const fault: ErrorReply = { detail: 'An unexpected error occurred', code: 'internal' };

/** What the file system and PostgreSQL say when there is no room, or when the quota of the server's user is used up. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);
const isFull = (error: unknown) => error instanceof Error && 'code' in error && full.has(String(error.code));

/** The refusal that an error stands for; undefined for a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  if (isFull(error)) return busy('The server has no room left. Please try again later.', 60);
  return databaseRefusal(error) ?? frameworkRefusal(error);
}

function send(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  // The connection is closed after a body that was not read to its end.
  if (refusal.statusCode === 413) void reply.header('connection', 'close');
  return reply
    .code(refusal.statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.reply));
}

/** Every error reply has one shape; faults are logged here and tell the caller nothing. */
export const errorReplies = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refusalOf(error);
      if (isFull(error)) request.log.error({ err: error }, 'disk full');
      if (refusal) return send(reply, refusal);
      request.log.error({ err: error }, 'fault');
      return reply.code(500).type('application/json; charset=utf-8').send(JSON.stringify(fault));
    });
  },
  { name: 'error-replies' },
);
