import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';
import type { Addressed } from './places.ts';
import { addressOf, namedMax, timed } from './notices.ts';

type Trx = Transaction<Database>;

interface HostedBy extends Addressed {
  /** Who asked or answered, and need not be told. */
  by: string;
}

/** The event editors of these societies. */
async function writersOf(trx: Trx, societies: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ university_id: string }>`
    select distinct memberships.university_id
    from memberships
      join role_permissions on role_permissions.society_id = memberships.society_id
        and role_permissions.role_id = memberships.role_id
      join permissions on permissions.id = role_permissions.permission_id
    where memberships.society_id = any(${societies}::bigint[]) and permissions.codename = 'edit_events'`.execute(
    trx,
  );
  return rows.map(({ university_id }) => university_id);
}

const findNames = (trx: Trx, { societyId, eventId }: Addressed) =>
  trx
    .selectFrom('events')
    .innerJoin('societies', 'societies.id', 'events.society_id')
    .select(['events.name as event', 'societies.name as society'])
    .where('events.society_id', '=', societyId)
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();

/** Notifies the event editors of a society that it is invited to co-host. */
export async function notifyOfAsking(trx: Trx, event: HostedBy, asked: { id: number; name: string }) {
  const names = await findNames(trx, event);
  await notify(trx, [
    {
      message: 'hosting_asked',
      values: { asking: names.society, event: names.event, asked: asked.name },
      to: await writersOf(trx, [asked.id]),
      by: event.by,
      society: asked.id,
      href: addressOf(event),
    },
  ]);
}

/** Notifies the event editors of the inviting society of a yes, and those of both societies of a no or an end. */
export async function notifyOfAnswer(
  trx: Trx,
  event: HostedBy,
  { id, name, holds }: { id: number; name: string; holds: boolean },
) {
  const names = await findNames(trx, event);
  await notify(trx, [
    {
      message: holds ? 'hosting_accepted' : 'hosting_ended',
      values: { asked: name, event: names.event },
      to: await writersOf(trx, holds ? [event.societyId] : [event.societyId, id]),
      by: event.by,
      society: event.societyId,
      href: addressOf(event),
    },
  ]);
}

/** Notifies the event editors of each co-host that the society has switched its events off, or on again. */
export async function notifyHostsOfSwitch(
  trx: Trx,
  { societyId, by }: { societyId: number; by: string },
  on: boolean,
) {
  const { rows } = await sql<{
    society: string;
    host: number;
    events: { name: string; starts_at: string }[];
  }>`
    select societies.name as society, event_hosts.host_id as host,
      json_agg(json_build_object('name', events.name, 'starts_at', starts_at) order by starts_at) as events
    from event_hosts
      join events on events.society_id = event_hosts.society_id and events.id = event_hosts.event_id
      join societies on societies.id = events.society_id
    where events.society_id = ${societyId} and accepted_at is not null
      and starts_at > now() and cancelled_at is null
    group by societies.name, event_hosts.host_id`.execute(trx);
  for (const { society, host, events } of rows)
    await notify(trx, [
      {
        message: on ? 'hosted_events_shown' : 'hosted_events_hidden',
        values: {
          society,
          events: events
            .slice(0, namedMax)
            .map(({ name, starts_at }) => timed({ name, starts_at: new Date(starts_at) })),
          more: Math.max(0, events.length - namedMax),
        },
        to: await writersOf(trx, [host]),
        by,
        society: host,
        href: `/societies/${host}/events`,
      },
    ]);
}
