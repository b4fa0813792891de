import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fullName,
  societyMessageLimits,
  validation,
  type SocietyMessage,
  type SocietyMessageBody,
} from 'societies-contract';
import { committeeOf } from '../committee/holders.ts';
import type { Database } from '../database/schema.ts';
import { record } from '../history/record.ts';
import { countReaders, notify, type NewNotice } from '../notices/notify.ts';
import { invalid, Refusal } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { lockSociety } from '../societies/lock.ts';

type Trx = Transaction<Database>;

/** A message to send. */
export interface Outgoing {
  societyId: number;
  /** University ID of who writes. */
  by: string;
  body: Omit<SocietyMessageBody, 'dry_run'>;
}

const guestsOf = (societyId: number, eventId: number) => sql<{ university_id: string }>`
  select university_id from event_signups where society_id = ${societyId} and event_id = ${eventId}`;

/** The event of a message to guests; null for another audience. @throws 400 */
async function findEvent(trx: Trx, { societyId, body: { audience, event: id } }: Outgoing) {
  const { message } = validation;
  const refuse = (sentence: string) => invalid({ event: [sentence] });
  if (audience !== 'guests') {
    if (id != null) throw refuse(message.eventForGuests);
    return null;
  }
  if (id == null) throw refuse(message.eventRequired);
  const event = await trx
    .selectFrom('events')
    .select(['id', 'name'])
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!event) throw refuse(message.eventGone);
  return event;
}

const audienceOf = ({ societyId, body: { audience } }: Outgoing, event: { id: number } | null) => {
  if (event) return guestsOf(societyId, event.id);
  return audience === 'committee'
    ? committeeOf(societyId)
    : sql<{ university_id: string }>`select university_id from memberships where society_id = ${societyId}`;
};

const countAmong = (trx: Trx, people: ReturnType<typeof audienceOf>, { by, societyId }: Outgoing) =>
  countReaders(trx, people, { kind: 'message', by, society: societyId });

/** How many a message would go to now. @throws 400 for an event that is not there. */
export const countMessageReaders = async (trx: Trx, message: Outgoing): Promise<number> =>
  countAmong(trx, audienceOf(message, await findEvent(trx, message)), message);

const daySeconds = 86_400;

/** @throws 429 when the society has sent as many as it may in a day. */
async function refuseMoreADay(trx: Trx, societyId: number): Promise<void> {
  const { perDay } = societyMessageLimits;
  const { rows } = await sql<{ free_in: number }>`
    select ceil(extract(epoch from sent_at - now()) + ${daySeconds})::integer as free_in from society_messages
    where society_id = ${societyId} and sent_at > now() - make_interval(secs => ${daySeconds})
    order by sent_at desc offset ${perDay - 1} limit 1`.execute(trx);
  const [third] = rows;
  if (!third) return;
  const detail = `A society sends at most ${perDay} messages a day. Please try again later.`;
  throw new Refusal(429, 'too_many_messages', detail, { retryAfter: Math.max(1, third.free_in) });
}

/**
 * Sends a message: a notice and, by each reader's settings, a mail.
 * @returns its id.
 * @throws 400 for an event that is not there, 429 beyond the messages of a day.
 */
export async function sendMessage(trx: Trx, message: Outgoing): Promise<number> {
  const { societyId, by, body } = message;
  const { audience, subject, text } = body;
  await lockSociety(trx, societyId);
  const event = await findEvent(trx, message);
  await refuseMoreADay(trx, societyId);
  const people = audienceOf(message, event);
  const readers = await countAmong(trx, people, message);
  const { id } = await trx
    .insertInto('society_messages')
    .values({
      society_id: societyId,
      actor: by,
      audience,
      event_id: event?.id ?? null,
      subject: subject.trim(),
      text: text.trim(),
      readers,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name: society } = await trx
    .selectFrom('societies')
    .select('name')
    .where('id', '=', societyId)
    .executeTakeFirstOrThrow();
  const to: NewNotice['to'] =
    audience === 'members'
      ? { membersOf: societyId }
      : (await people.execute(trx)).rows.map(({ university_id }) => university_id);
  await notify(trx, [
    {
      message: 'society_message',
      values: { society, subject: subject.trim(), message_id: id },
      to,
      by,
      society: societyId,
      href: event ? `/societies/${societyId}/events/${event.id}` : `/societies/${societyId}`,
    },
  ]);
  await record(trx, {
    actor: by,
    society: societyId,
    action: 'message.sent',
    subject: { kind: 'message', id, name: subject.trim() },
    before: null,
    after: { audience, ...(event && { event: event.name }), readers },
  });
  return id;
}

/** What a society sent, the newest first. @param only limits it to one. */
export async function listMessages(
  database: Kysely<Database>,
  societyId: number,
  slice: Slice,
  only?: number,
): Promise<SocietyMessage[]> {
  const way = direction(true, slice);
  const rows = await database
    .selectFrom('society_messages')
    .leftJoin('users', 'users.university_id', 'society_messages.actor')
    .leftJoin('events', (join) =>
      join
        .onRef('events.society_id', '=', 'society_messages.society_id')
        .onRef('events.id', '=', 'society_messages.event_id'),
    )
    .select([
      'society_messages.id',
      'society_messages.sent_at',
      'society_messages.actor',
      'society_messages.audience',
      'society_messages.subject',
      'society_messages.text',
      'society_messages.readers',
      'users.first_name',
      'users.last_name',
      'events.id as event_id',
      'events.name as event_name',
    ])
    .where('society_messages.society_id', '=', societyId)
    .$if(only !== undefined, (messages) => messages.where('society_messages.id', '=', only ?? 0))
    .orderBy('society_messages.id', way)
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return rows.map(({ id, sent_at, audience, subject, text, readers, ...row }) => ({
    id,
    sent_at: sent_at.toISOString(),
    by: row.actor === null ? null : { university_id: row.actor, name: fullName(row) },
    audience,
    event: row.event_id === null ? null : { id: row.event_id, name: row.event_name ?? '' },
    subject,
    text,
    readers,
  }));
}

export async function countMessages(database: Kysely<Database>, societyId: number): Promise<number> {
  const { count } = await database
    .selectFrom('society_messages')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .executeTakeFirstOrThrow();
  return count;
}
