import { sql, type Kysely, type Transaction } from 'kysely';
import { actionsNamingPeople, type HistoryAction, type HistorySubject } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { HistoryFields } from '../database/schema/history.ts';
import { inTransaction } from '../database/transaction.ts';
import { nameIn, snapshot, type Subject } from './snapshots.ts';

/** An action on behalf of a committee or of the platform. */
export interface Audited {
  /** University ID; null for the command line. */
  actor: string | null;
  /** Null for actions on the platform. */
  society: number | null;
  action: HistoryAction;
  /** How many dates of a series it was done to; one entry speaks for all of them. */
  dates?: number;
}

export interface Entry extends Audited {
  subject: { kind: HistorySubject; id?: number | string | null | undefined; name?: string | null };
  /** Null for creations. */
  before: HistoryFields | null;
  /** Null for deletions. */
  after: HistoryFields | null;
}

const json = (fields: HistoryFields | null) => sql<string | null>`${fields && JSON.stringify(fields)}::jsonb`;

/**
 * Writes an entry in the transaction of the action. Entries are never changed later.
 * @returns its id.
 */
export async function record(
  trx: Transaction<Database>,
  { actor, society, action, subject, before, after, dates = 1 }: Entry,
): Promise<number> {
  const { id } = await trx
    .insertInto('history')
    .values({
      actor,
      by_account: actor !== null,
      society_id: society,
      society_name: sql<string | null>`coalesce(
        (select name from societies where id = ${society}),
        ${subject.kind === 'society' ? (subject.name ?? null) : null}::text)`,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id == null ? null : String(subject.id),
      subject_name: subject.name ?? null,
      before: json(before),
      after: json(dates > 1 ? { ...after, dates } : after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes an entry about each of these people, as `record` does about one. */
export async function recordEach(
  trx: Transaction<Database>,
  { actor, society, action }: Audited,
  people: readonly { university_id: string; name: string }[],
): Promise<void> {
  await sql`
    insert into history (actor, by_account, society_id, society_name, action, subject_kind, subject_id, subject_name)
    select ${actor}::text, ${actor !== null}::boolean, ${society}::bigint,
      (select name from societies where id = ${society}), ${action}::text, 'user', university_id, name
    from json_to_recordset(${JSON.stringify(people)}::json) as people (university_id text, name text)`.execute(
    trx,
  );
}

/** The fields that differ between the two. */
const differing = (fields: HistoryFields, other: HistoryFields): HistoryFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  );

/**
 * Runs a write and records what it changed, in one transaction. Without a difference there is no entry. A write that fails in
 * the database must throw: the aborted transaction allows no more queries.
 * @param subject what is written: it is read before and after.
 */
export const recordChange = <Result>(
  database: Kysely<Database>,
  audited: Audited,
  subject: Omit<Subject, 'society'>,
  write: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (trx) => {
    const { kind, id } = subject;
    const read = () => snapshot(trx, { kind, id, society: audited.society });
    const before = await read();
    const result = await write(trx);
    const after = await read();
    const named = { kind, id, name: nameIn(after ?? before) };
    if (before && after) {
      const changed = differing(after, before);
      const was = differing(before, after);
      if (Object.keys({ ...was, ...changed }).length > 0) {
        await record(trx, { ...audited, subject: named, before: was, after: changed });
      }
    } else if (before || after) {
      await record(trx, { ...audited, subject: named, before: before ?? null, after: after ?? null });
    }
    return result;
  });

/** Runs a write that creates something and returns its id, and records it, in one transaction. */
export const recordCreation = (
  database: Kysely<Database>,
  audited: Audited,
  kind: HistorySubject,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<number> =>
  inTransaction(database, async (trx) => {
    const id = await write(trx);
    const after = (await snapshot(trx, { kind, id, society: audited.society })) ?? null;
    const subject = { kind, id, name: nameIn(after ?? undefined) };
    await record(trx, { ...audited, subject, before: null, after });
    return id;
  });

/** Replaces the name of a deleted user. */
const nobody = 'a deleted account';

/**
 * Removes a user's name and ID from entries when their account is deleted; a foreign key clears the actor. That an administrator removed
 * an account keeps its ID, because administrators answer for that.
 */
export async function forgetPerson(trx: Transaction<Database>, universityId: string): Promise<void> {
  await trx
    .updateTable('history')
    .set({ subject_id: null, subject_name: null, before: null, after: null })
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', universityId)
    .where('action', '!=', 'user.removed')
    .execute();
  const quoted = JSON.stringify(universityId);
  const mentions = `%${quoted}%`;
  await sql`
    update history set
      before = replace(before::text, ${quoted}, ${JSON.stringify(nobody)})::jsonb,
      after = replace(after::text, ${quoted}, ${JSON.stringify(nobody)})::jsonb
    where action = any(${actionsNamingPeople}::text[])
      and (before::text like ${mentions} or after::text like ${mentions})`.execute(trx);
}

/** How long entries are kept. */
const retention = '2 years';

export async function forgetOldHistory(database: Kysely<Database>): Promise<void> {
  await sql`delete from history where at < now() - ${retention}::interval`.execute(database);
}
