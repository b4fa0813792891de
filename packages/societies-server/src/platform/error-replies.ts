import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ErrorReply } from 'societies-contract/schemas';
import { databaseRefusal, refersToUser } from '../database/errors.ts';
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
import { isOpened, sendRefusalPage } from './refusal-page.ts';

/** Translates errors of Fastify and its plugins. */
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

/** Codes of the file system and PostgreSQL for a full disk or an exhausted quota. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);
const isFull = (error: unknown) => error instanceof Error && 'code' in error && full.has(String(error.code));

/** The refusal for an error; undefined for a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return undefined;
  if (isFull(error)) return busy('The server has no room left. Please try again later.', 60);
  return databaseRefusal(error) ?? frameworkRefusal(error);
}

/** A page where people open the address, else JSON. */
function say(request: FastifyRequest, reply: FastifyReply, error: ErrorReply) {
  if (isOpened(request)) return sendRefusalPage(request, reply, error);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(error));
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  // Closes the connection, because the rest of the body was not read.
  if (refusal.statusCode === 413) void reply.header('connection', 'close');
  return say(request, reply.code(refusal.statusCode), refusal.reply);
}

/** All error replies have one format; bugs are logged and reveal nothing to the caller. */
export const errorReplies = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      // An account that is deleted while it is at something is signed out.
      // An address that no route can read has no caller, not even none.
      const { caller } = request as { caller?: FastifyRequest['caller'] };
      const isGone = caller ? refersToUser(error, caller.universityId) : false;
      const refusal = isGone ? unauthorized() : refusalOf(error);
      if (isFull(error)) request.log.error({ err: error }, 'disk full');
      if (refusal) return send(request, reply, refusal);
      request.log.error({ err: error }, 'fault');
      return say(request, reply.code(500), fault);
    });
  },
  { name: 'error-replies' },
);
