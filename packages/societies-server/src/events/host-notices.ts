import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';
import type { Addressed } from './places.ts';
import { addressOf } from './notices.ts';

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
