import { sql, type Kysely } from 'kysely';
import type { Hosting } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { Addressed } from './places.ts';

type Db = Kysely<Database>;

/** An event's society, its co-hosts and those invited. */
export async function listHosts(database: Db, { societyId, eventId }: Addressed): Promise<Hosting[]> {
  const { rows } = await sql<Hosting>`
    select societies.id, societies.name, true as accepted, 0 as rank from societies where id = ${societyId}
    union all
    select societies.id, societies.name, accepted_at is not null, 1
    from event_hosts join societies on societies.id = host_id
    where society_id = ${societyId} and event_id = ${eventId}
    order by rank, name`.execute(database);
  return rows.map(({ id, name, accepted }) => ({ id, name, accepted }));
}

/** Invites a society to co-host, if both it and the event are there. @returns whether it had not been invited before. */
export async function askHost(
  database: Db,
  { societyId, eventId }: Addressed,
  hostId: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into event_hosts (society_id, event_id, host_id)
    select events.society_id, events.id, societies.id from events, societies
    where events.society_id = ${societyId} and events.id = ${eventId} and societies.id = ${hostId}
    on conflict do nothing returning event_id`.execute(database);
  return rows.length > 0;
}

/** Accepts invitations for societies. @returns the invited ones; `first`: it had not accepted before. */
export async function acceptHosting(
  database: Db,
  { societyId, eventId }: Addressed,
  hostIds: readonly number[],
): Promise<{ id: number; name: string; first: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; first: boolean }>`
    update event_hosts set accepted_at = coalesce(event_hosts.accepted_at, now())
    from (
      select host_id, name, accepted_at is null as first from event_hosts join societies on societies.id = host_id
      where society_id = ${societyId} and event_id = ${eventId} and host_id = any(${hostIds}::bigint[])
      for update of event_hosts
    ) as asked
    where event_hosts.society_id = ${societyId} and event_hosts.event_id = ${eventId}
      and event_hosts.host_id = asked.host_id
    returning asked.host_id as id, asked.name, asked.first`.execute(database);
  return rows;
}

/** Removes a co-host or an invitation. @returns the society's name; undefined if it was neither. */
export async function removeHost(
  database: Db,
  { societyId, eventId }: Addressed,
  hostId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from event_hosts using societies
    where society_id = ${societyId} and event_id = ${eventId} and host_id = ${hostId} and societies.id = host_id
    returning societies.name`.execute(database);
  return rows[0]?.name;
}
