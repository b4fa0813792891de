import type { FastifyRequest } from 'fastify';
import { invalid, notFound } from '../platform/errors.ts';
import { idIn, membershipOf } from '../platform/rights.ts';

/**
 * An id in the address of a society's thing.
 * @param what names the thing in a 404.
 */
export function addressedId(request: FastifyRequest, name: string, what: string): number {
  const id = idIn(request.params as Record<string, string>, name);
  if (id === undefined) throw notFound(what);
  return id;
}

/** The society in the address. Refuses a body that names another one: forms send the society they were opened in. */
export function societyOf(request: FastifyRequest, body?: { society?: number }): number {
  const { societyId } = membershipOf(request);
  if (body?.society !== undefined && body.society !== societyId) {
    throw invalid({ society: ['This is not the society of the address.'] });
  }
  return societyId;
}

/** The value, or a 404 if it is undefined. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFound(what);
  return value;
}
