import type { Transaction } from 'kysely';
import type { HistoryAction } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { HistoryFields } from '../database/schema/history.ts';
import { record } from '../history/record.ts';
import type { Addressed } from './places.ts';

export interface EventAudit extends Addressed {
  /** University ID of the user who did it. */
  by: string;
  action: HistoryAction;
  /** The society whose history records it, if not the event's own. */
  history?: number;
}

/** Writes a history entry in the transaction of the action. */
export async function recordOfEvent(
  trx: Transaction<Database>,
  { societyId, eventId, by, action, history = societyId }: EventAudit,
  { before = null, after = null }: { before?: HistoryFields | null; after?: HistoryFields | null },
): Promise<void> {
  const event = await trx
    .selectFrom('events')
    .select('name')
    .where('society_id', '=', societyId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  const subject = { kind: 'event', id: eventId, name: event?.name ?? null } as const;
  await record(trx, { actor: by, society: history, action, subject, before, after });
}
