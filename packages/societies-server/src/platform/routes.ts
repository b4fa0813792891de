import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** The server with types inferred from route schemas. */
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
 * Converts the contract's address of a call to a route pattern.
 * @example pattern(paths.event, 'id', 'eventId') // '/api/societies/:id/events/:eventId/'
 */
export function pattern(call: string | ((...ids: string[]) => string), ...params: string[]): string {
  return typeof call === 'string' ? call : decodeURIComponent(call(...params.map((name) => `:${name}`)));
}
