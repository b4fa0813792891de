import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { featureOff } from '../societies/lock.ts';
import type { Addressed } from './places.ts';
import { findStoredEvent, type StoredEvent } from './queries.ts';

/** The event in the address, which may not exist. */
export const eventOf = (request: FastifyRequest): Addressed => ({
  societyId: societyOf(request),
  eventId: addressedId(request, 'eventId', 'Event'),
});

/** An event that is to be changed. @throws 404, 409 if the society's events feature is off. */
export async function changeable(database: Kysely<Database>, event: Addressed): Promise<StoredEvent> {
  const stored = found(await findStoredEvent(database, event), 'Event');
  if (!stored.enabled) throw featureOff('enable_events');
  return stored;
}
