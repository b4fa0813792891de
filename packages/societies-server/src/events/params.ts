import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { validation } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { invalid } from '../platform/errors.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { featureOff } from '../societies/turns.ts';
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

/** The schema's format allows leap seconds, but Date does not. @throws 400 on the field. */
export function checkMoments(moments: Readonly<Record<string, string | undefined>>) {
  for (const [field, moment] of Object.entries(moments)) {
    if (moment !== undefined && Number.isNaN(Date.parse(moment)))
      throw invalid({ [field]: [validation.event.dateRequired] });
  }
}
