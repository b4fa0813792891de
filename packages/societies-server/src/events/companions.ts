import { sql, type Kysely } from 'kysely';
import type { SocietyEvent } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { Addressed } from './places.ts';

/** Maximum number of societies listed. */
const mostSocieties = 4;

/** How many guests are from each of the user's societies, largest first, without names. */
export async function listCompanions(
  database: Kysely<Database>,
  { societyId, eventId }: Addressed,
  { universityId, societies }: { universityId: string; societies: ReadonlySet<number> },
): Promise<NonNullable<SocietyEvent['companions']>> {
  if (societies.size === 0) return [];
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    with line as (
      select university_id from event_signups
      where society_id = ${societyId} and event_id = ${eventId} and not over_capacity
      order by sequence_number desc
      limit (select waiting from events where society_id = ${societyId} and id = ${eventId})
    )
    select societies.id, societies.name, count(*)::integer as count
    from event_signups
      join memberships on memberships.university_id = event_signups.university_id
      join societies on societies.id = memberships.society_id
    where event_signups.society_id = ${societyId} and event_signups.event_id = ${eventId}
      and event_signups.university_id <> ${universityId}
      and event_signups.university_id not in (select university_id from line)
      and memberships.society_id = any(${[...societies]}::bigint[])
    group by societies.id, societies.name
    order by count desc, societies.name limit ${mostSocieties}`.execute(database);
  return rows;
}
