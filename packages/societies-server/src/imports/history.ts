import { sql, type Transaction } from 'kysely';
import type { HistoryAction } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { record } from '../history/record.ts';

interface Imported {
  actor: string;
  action: HistoryAction;
  importId: number;
  /** What was imported, and how many. */
  field: 'societies' | 'memberships' | 'roles' | 'events';
  count: number;
}

/** Writes the entry of a whole import. */
export async function recordImport(
  trx: Transaction<Database>,
  { actor, action, importId, field, count }: Imported,
): Promise<void> {
  await record(trx, {
    actor,
    society: null,
    action,
    subject: { kind: 'import', id: importId },
    before: null,
    after: { [field]: count },
  });
}

/** Writes an entry into the history of each society, with how much was imported there. */
export async function recordInSocieties(
  trx: Transaction<Database>,
  { actor, action, importId, field }: Omit<Imported, 'count'>,
): Promise<void> {
  await sql`
    insert into history (actor, by_account, society_id, society_name, action, subject_kind, subject_id, after)
    select ${actor}::text, true, societies.id, societies.name, ${action}::text, 'import', ${String(importId)}::text,
      jsonb_build_object(${field}::text, counts.count)
    from (
      select society_id, count(*)::integer as count from import_rows
      where import_id = ${importId} group by society_id
    ) as counts join societies on societies.id = counts.society_id
    order by societies.id`.execute(trx);
}
