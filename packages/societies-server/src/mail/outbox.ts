import { sql, type Kysely } from 'kysely';
import { defaultTheme } from 'societies-contract';
import type { Language } from 'societies-contract';
import type { Mail } from 'societies-mails';
import { messageText, withText, type StoredNotice } from '../notices/stored.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { isTooOld, leaseSeconds, nextTry } from '../platform/second-tries.ts';

type Db = Kysely<Database>;

/** Mails sent in parallel by one process. */
const batchSize = 20;

/**
 * A mail gets its words when it is sent, in the reader's language, and account mails their link; the outbox stores what they are
 * made of.
 */
type StoredMail =
  | Extract<Mail, { template: 'password_changed' | 'email_changed' }>
  | { template: 'notice'; data: StoredNotice }
  | { template: 'digest'; data: StoredDigest }
  | { template: 'password_reset'; data: { token: string } }
  | { template: 'verify_email'; data: { token: string } };

type Digest = Extract<Mail, { template: 'digest' }>['data'];
/** Times are formatted when the digest is sent. */
type StoredDigest = Omit<Digest, 'events'> & {
  events: (Omit<Digest['events'][number], 'when'> & { starts_at: string })[];
};

export type NewMail = StoredMail & {
  /** The recipient's university ID. */
  to: string;
  /** Overrides the user's address at the time of sending. */
  address?: string;
  /** Sent before others, because somebody waits for it. */
  urgent?: boolean;
};

/** What the reader owes for the place that a notice is about, and how it is paid; null if nothing. */
type Payment = Extract<Mail, { template: 'notice' }>['data']['payment'];

/** A mail leased for sending. */
export type OutgoingMail = StoredMail & {
  id: string;
  universityId: string;
  accountId: string;
  address: string;
  firstName: string;
  /** Null if the user has chosen none. */
  language: Language | null;
  /** Whether the user has confirmed the address. */
  verified: boolean;
  society: { name: string; primaryColor: string; contact: string } | null;
  payment: Payment;
};

/** Queues a mail in the transaction of what it reports. */
export async function putMail(database: Db, { to, address, urgent, template, data }: NewMail): Promise<void> {
  await database
    .insertInto('mails')
    .values({ university_id: to, address: address ?? null, urgent, template, data: JSON.stringify(data) })
    .execute();
}

/** Whether any mail is due. A read, and therefore cheaper than leasing. */
export async function anyDue(database: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from mails where dead_at is null and due_at <= now() limit 1`.execute(database);
  return rows.length > 0;
}

interface Row {
  id: string;
  university_id: string;
  account_id: string;
  template: StoredMail['template'];
  data: unknown;
  address: string;
  first_name: string;
  language: Language | null;
  verified: boolean;
  society: string | null;
  primary_color: string | null;
  contact: string | null;
  message_text: string | null;
  payment: Payment;
}

/**
 * How the event of a leased notice is paid. Read when the mail is sent and not stored with each: nothing is asked of whoever has paid or
 * left meanwhile.
 */
const payment = sql<Payment>`(
  select jsonb_build_object('price', events.price_pence / 100.0,
    'instructions', events.payment -> 'instructions', 'url', events.payment -> 'url')
  from event_signups
  join events on events.society_id = event_signups.society_id and events.id = event_signups.event_id
  where event_signups.society_id = taken.society_id and event_signups.university_id = taken.university_id
    and event_signups.event_id = (taken.data -> 'values' ->> 'event_id')::bigint
    and event_signups.paid_at is null and events.cancelled_at is null
    and events.price_pence > 0 and events.payment ->> 'instructions' is not null)`;

/** Leases due mails to this process, skipping rows locked by others; they are due again after the lease. */
export async function takeDue(database: Db): Promise<OutgoingMail[]> {
  const { rows } = await withRetry(() =>
    sql<Row>`
      with taken as (
        update mails set due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
        where id in (
          select id from mails where dead_at is null and due_at <= now()
          order by urgent desc, due_at limit ${batchSize} for update skip locked)
        returning *
      )
      select taken.id, taken.university_id, taken.template, taken.data, coalesce(taken.address, users.email) as address,
        users.account_id, users.first_name, users.language,
        taken.address is null and users.email_verified_at is not null as verified,
        societies.name as society, societies.contact, themes.primary_color,
        ${messageText('taken', sql`taken.data -> 'values'`)} as message_text,
        ${payment} as payment
      from taken
      join users on users.university_id = taken.university_id
      left join societies on societies.id = taken.society_id
      left join society_settings on society_settings.society_id = societies.id
      left join themes on themes.society_id = societies.id and themes.id = society_settings.theme_id
      order by taken.urgent desc, taken.created_at`.execute(database),
  );
  return rows.map(
    (row) =>
      ({
        template: row.template,
        data: row.template === 'notice' ? withText(row.data as StoredNotice, row.message_text) : row.data,
        id: row.id,
        universityId: row.university_id,
        accountId: row.account_id,
        address: row.address,
        firstName: row.first_name,
        language: row.language,
        verified: row.verified,
        society:
          row.society === null
            ? null
            : {
                name: row.society,
                primaryColor: row.primary_color ?? defaultTheme.primary_color,
                contact: row.contact ?? '',
              },
        payment: row.payment,
      }) as OutgoingMail,
  );
}

/** Removes a mail that was sent or is no longer needed. */
export async function removeMail(database: Db, id: string): Promise<void> {
  await withRetry(() => database.deleteFrom('mails').where('id', '=', id).execute());
}

/**
 * Reschedules a failed mail.
 * @param hopeless the mail server refused it permanently.
 * @returns whether it was given up.
 */
export async function putOff(database: Db, id: string, reason: string, hopeless: boolean): Promise<boolean> {
  const created = sql.ref('created_at');
  const row = await withRetry(() =>
    database
      .updateTable('mails')
      .set({
        last_error: reason.slice(0, 500),
        due_at: nextTry(created),
        dead_at: sql<Date | null>`case when ${hopeless}::boolean or ${isTooOld(created)} then now() end`,
      })
      .where('id', '=', id)
      .returning('dead_at')
      .executeTakeFirst(),
  );
  return row !== undefined && row.dead_at !== null;
}

/**
 * Undelivered mails for administrators, latest first.
 * @param slice omitted for all of them.
 */
export const listDead = (database: Db, slice?: { limit: number; offset: number }) =>
  database
    .selectFrom('mails')
    .innerJoin('users', 'users.university_id', 'mails.university_id')
    .select(['id', 'mails.university_id', 'template', 'created_at', 'attempts', 'last_error'])
    .select(({ fn, ref }) => [
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      fn.coalesce('mails.address', 'users.email').as('address'),
      ref('dead_at').$castTo<Date>().as('dead_at'),
    ])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .orderBy('id')
    .$if(slice !== undefined, (mails) => mails.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();

export async function countMails(database: Db): Promise<{ waiting: number; dead: number }> {
  return database
    .selectFrom('mails')
    .select([
      sql<number>`(count(*) filter (where dead_at is null))::bigint`.as('waiting'),
      sql<number>`(count(*) filter (where dead_at is not null))::bigint`.as('dead'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Retries undelivered mails for another day, and records who asked for it.
 * @param id of one mail; omitted for all of them.
 * @returns how many.
 */
export const revive = (database: Db, actor: string, id?: string): Promise<number> =>
  inTransaction(database, async (trx) => {
    const revived = await trx
      .updateTable('mails')
      .set({ dead_at: null, due_at: sql<Date>`now()`, created_at: sql<Date>`now()` })
      .where('dead_at', 'is not', null)
      // Compared as text, because a string that is not a UUID would be an error instead of no match.
      .$if(id !== undefined, (mails) => mails.where(sql`id::text`, '=', id ?? ''))
      .returning('university_id')
      .execute();
    if (revived.length === 0) return 0;
    await record(trx, {
      actor,
      society: null,
      action: 'mails.retried',
      subject: { kind: 'user', id: id === undefined ? null : revived[0]?.university_id },
      before: null,
      after: { mails: revived.length },
    });
    return revived.length;
  });

/** Deletes undelivered mails after a month. */
export async function cleanMails(database: Db): Promise<void> {
  await sql`delete from mails where dead_at < now() - interval '30 days'`.execute(database);
}
