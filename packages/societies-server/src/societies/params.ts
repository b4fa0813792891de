import type { FastifyRequest } from 'fastify';
import { invalid, notFound } from '../platform/errors.ts';
import { idIn, membershipOf } from '../platform/rights.ts';

/**
 * The identifier of a thing in a society's address.
 * @param what names the thing in the 404.
 */
export function addressedId(request: FastifyRequest, name: string, what: string): number {
  const id = idIn(request.params as Record<string, string>, name);
  if (id === undefined) throw notFound(what);
  return id;
}

/** The society of the address. A body that names another one is refused: forms send the society that they were opened in. */
export function societyOf(request: FastifyRequest, body?: { society?: number }): number {
  const { societyId } = membershipOf(request);
  if (body?.society !== undefined && body.society !== societyId) {
    throw invalid({ society: ['This is not the society of the address.'] });
  }
  return societyId;
}

/** What a statement found, or 404. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFound(what);
  return value;
}
