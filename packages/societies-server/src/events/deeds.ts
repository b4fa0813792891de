import type { Transaction } from 'kysely';
import type { HistoryAction } from 'societies-contract';
import type { Database, HistoryFields } from '../database/schema.ts';
import { record } from '../history/record.ts';
import type { Addressed } from './places.ts';

export interface EventDeed extends Addressed {
  /** Who did it. */
  by: string;
  action: HistoryAction;
  /** Whose history tells of it, where that is not the event's own society. */
  history?: number;
}

/** Keeps what was done about somebody, or another society, at an event; beside what does it. */
export async function recordAt(
  trx: Transaction<Database>,
  { societyId, eventId, by, action, history = societyId }: EventDeed,
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
