import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** The server as routes see it: schemas type the request and the reply. */
export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A domain's routes, registered by app.ts. */
export type Routes = (server: Server) => Promise<void>;

/**
 * The pattern of a call, from the contract's own address of it.
 * @example pattern(paths.event, 'id', 'eventId') // '/api/societies/:id/events/:eventId/'
 */
export function pattern(call: string | ((...ids: string[]) => string), ...params: string[]): string {
  return typeof call === 'string' ? call : decodeURIComponent(call(...params.map((name) => `:${name}`)));
}
