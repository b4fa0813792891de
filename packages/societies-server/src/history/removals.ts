import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fullName,
  removableDays,
  type EventScope,
  type LayoutConfig,
  type RemovableKind,
  type RemovedSociety,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import type { ArchivedTable, HistoryFields } from '../database/schema/history.ts';
import { inTransaction } from '../database/transaction.ts';
import { touchDirectory, touchEvents } from '../directory/versions.ts';
import { notifyMembers, notifyOfReturn } from '../events/notices.ts';
import { forgetDecidedRequests } from '../joining/requests.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import type { PictureStorage } from '../platform/storage/storage.ts';
import { refreshStandings } from '../affiliation/standing.ts';
import { refreshLastActive } from '../societies/last-active.ts';
import { forgetTakeoversOf } from '../terms/takeovers.ts';
import { countOut } from '../users/counts.ts';
import { findRoom } from '../widgets/placing.ts';
import { readWithAll, writeBack } from './archive.ts';
import { record, type Audited } from './record.ts';
import { nameIn, snapshot } from './snapshots.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const tableOf = {
  society: 'societies',
  event: 'events',
  post: 'posts',
  merch: 'merch',
  widget: 'widgets',
} as const;

export interface Removable {
  kind: RemovableKind;
  id: number;
}

const daysKept = sql.join(
  Object.entries(removableDays).map(([kind, days]) => sql`when ${sql.lit(kind)} then ${sql.lit(days)}`),
  sql` `,
);
const keptUntil = sql<Date>`removals.removed_at + make_interval(days => case removals.kind ${daysKept} end)`;
/** Whether a deletion can still be undone; cleaning up comes later. */
export const isKept = sql<boolean>`${keptUntil} > now()`;

const keyOf = ({ kind, id }: Removable, society: number): Record<string, number> =>
  kind === 'society' ? { id } : { society_id: society, id };

/** Columns that hold addresses of pictures. */
const pictureColumns = ['logo', 'banner', 'image', 'images'];

/** Pictures to keep until the deletion is final. */
const picturesOf = (tables: readonly ArchivedTable[]): string[] =>
  tables
    .flatMap(({ rows }) => rows)
    .flatMap((row) => pictureColumns.flatMap((column) => row[column]))
    .filter((url) => typeof url === 'string');

/**
 * Runs the deletion of one thing, or of several in turn, and stores each with all dependent rows, to be restorable for some days. One
 * entry of the history, about the first, speaks for all.
 * @returns what the last deletion returned.
 */
export const recordRemoval = <Result>(
  database: Db,
  action: Omit<Audited, 'dates'> & { society: number },
  { kind, ids }: { kind: RemovableKind; ids: readonly [number, ...number[]] },
  remove: (trx: Trx, id: number) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (trx) => {
    const { actor, society } = action;
    const removed: { id: number; before: HistoryFields; tables: ArchivedTable[] }[] = [];
    const removeNext = async (id: number) => {
      const before = await snapshot(trx, { kind, id, society });
      if (kind === 'society') {
        await forgetDecidedRequests(trx, id);
        await forgetTakeoversOf(trx, id);
      }
      const tables = await readWithAll(trx, tableOf[kind], keyOf({ kind, id }, society));
      const result = await remove(trx, id);
      if (kind === 'event' || kind === 'post') await refreshLastActive(trx, society);
      if (before && tables.length > 0) removed.push({ id, before, tables });
      return result;
    };
    const [head, ...others] = ids;
    let result = await removeNext(head);
    for (const id of others) result = await removeNext(id);
    const [first] = removed;
    if (!first) return result;
    const history_id = await record(trx, {
      ...action,
      dates: removed.length,
      subject: { kind, id: first.id, name: nameIn(first.before) },
      before: first.before,
      after: null,
    });
    await trx
      .insertInto('removals')
      .values(
        removed.map(({ id, before, tables }) => ({
          kind,
          society_id: society,
          subject_id: id,
          name: nameIn(before) ?? kind,
          removed_by: actor,
          history_id,
          pictures: JSON.stringify(picturesOf(tables)),
          tables: JSON.stringify(tables),
        })),
      )
      .execute();
    return result;
  });

/** Finds a free position for a widget if another one has taken its place. */
async function withRoom(
  trx: Trx,
  society: number,
  tables: readonly ArchivedTable[],
): Promise<ArchivedTable[]> {
  const [widget] = tables[0]?.rows ?? [];
  const { x, y, w, h } = widget as unknown as LayoutConfig;
  return [
    { table: tableOf.widget, rows: [{ ...widget, ...(await findRoom(trx, society, { x, y, w, h })) }] },
  ];
}

const whatIs = {
  society: 'Society',
  event: 'Event',
  post: 'Post',
  merch: 'Merch item',
  widget: 'Widget',
} as const;

/**
 * Restores what was deleted, with all dependent rows; for an event, also those deleted in the same call, as one entry of the history.
 * Rows of users who have left the platform are skipped and no longer counted.
 * @throws 404 if it cannot be restored, 409 if another society has taken its name.
 */
export async function restore(
  database: Db,
  by: { actor: string; society: number },
  removed: Removable,
  scope: EventScope = 'this',
): Promise<void> {
  try {
    await inTransaction(database, async (trx) => {
      const ids = scope === 'this' ? [removed.id] : await removedWith(trx, by.society, removed);
      const restored: { id: number; after: HistoryFields | null }[] = [];
      for (const id of ids)
        restored.push({ id, after: (await restoreOne(trx, by, { ...removed, id })) ?? null });
      const [first] = restored;
      if (!first) return;
      await record(trx, {
        ...by,
        action: `${removed.kind}.restored`,
        dates: restored.length,
        subject: { kind: removed.kind, id: first.id, name: nameIn(first.after ?? undefined) },
        before: null,
        after: first.after,
      });
    });
  } catch (error) {
    if (violates(error, 'societies_name_unique')) {
      throw conflict('Another society has this name now. Rename that one first.', 'exists');
    }
    throw error;
  }
}

/** What the same call deleted, as far as it is not restored: all rows of a transaction have the same time. */
async function removedWith(trx: Trx, society: number, { kind, id }: Removable): Promise<number[]> {
  const rows = await trx
    .selectFrom('removals')
    .select('subject_id')
    .where('society_id', '=', society)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`removed_at in (
        select removed_at from removals where society_id = ${society} and kind = ${kind} and subject_id = ${id}
        union select at from history where society_id = ${society} and subject_kind = ${kind}
          and subject_id = ${String(id)} and action = ${`${kind}.deleted`})`,
    )
    .where(isKept)
    .orderBy('id')
    .execute();
  if (rows.length === 0) throw notFound(whatIs[kind]);
  return rows.map(({ subject_id }) => subject_id);
}

async function restoreOne(
  trx: Trx,
  { actor, society }: { actor: string; society: number },
  { kind, id }: Removable,
): Promise<HistoryFields | undefined> {
  const removal = await trx
    .deleteFrom('removals')
    .where('society_id', '=', society)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where(isKept)
    .returning('tables')
    .executeTakeFirst();
  if (!removal) throw notFound(whatIs[kind]);
  const tables = kind === 'widget' ? await withRoom(trx, society, removal.tables) : removal.tables;
  const leftOut = await writeBack(trx, tables);
  for (const [table, rows] of leftOut) await countOut(trx, table, rows);
  await refreshLastActive(trx, society);
  if (kind === 'society') await refreshStandings(trx, society);
  await touchDirectory(trx, society);
  if (kind === 'society' || kind === 'event') {
    await touchEvents(trx, society);
    const back = { societyId: society, by: actor };
    await notifyOfReturn(trx, back, kind === 'event' ? id : undefined);
    if (kind === 'society') await notifyMembers(trx, back, true);
  }
  return snapshot(trx, { kind, id, society });
}

export async function countRemovedSocieties(database: Db): Promise<number> {
  const { count } = await database
    .selectFrom('removals')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('kind', '=', 'society')
    .where(isKept)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deleted societies that can be restored, latest first.
 * @param slice omitted for all of them.
 */
export async function listRemovedSocieties(database: Db, slice?: Slice): Promise<RemovedSociety[]> {
  let removed = database
    .selectFrom('removals')
    .leftJoin('users', 'users.university_id', 'removals.removed_by')
    .select(['subject_id', 'name', 'removed_at', 'removed_by', 'first_name', 'last_name'])
    .select(keptUntil.as('kept_until'))
    .where('kind', '=', 'society')
    .where(isKept)
    .orderBy('removals.id', direction(true, slice));
  if (slice) removed = removed.limit(slice.limit).offset(slice.offset);
  const rows = await removed.execute();
  return rows.map((row) => ({
    id: row.subject_id,
    name: row.name,
    removed_at: row.removed_at.toISOString(),
    removed_by: row.removed_by === null ? null : { university_id: row.removed_by, name: fullName(row) },
    kept_until: row.kept_until.toISOString(),
  }));
}

/**
 * Removes a user from what can be restored, when their account is deleted. Their rows stay, without the ID and their answers, because a
 * restore counts out those whose account is gone.
 */
export async function forgetInRemovals(trx: Trx, universityId: string): Promise<void> {
  const id = sql`to_jsonb(${universityId}::text)`;
  const mentions = `%${JSON.stringify(universityId)}%`;
  await sql`
    update removals set tables = (
      select jsonb_agg(jsonb_set(part, '{rows}', (
        select coalesce(jsonb_agg(
          case when kept::text like ${mentions} then (
            select jsonb_object_agg(key, case
              when value = ${id} then case when key = 'university_id' then '"deleted"'::jsonb else 'null' end
              when key = 'answers' and kept -> 'university_id' = ${id} then 'null'
              else value end)
            from jsonb_each(kept))
          else kept end order by place), '[]')
        from jsonb_array_elements(part -> 'rows') with ordinality as rows (kept, place))) order by nth)
      from jsonb_array_elements(tables) with ordinality as parts (part, nth))
    where tables::text like ${mentions}`.execute(trx);
}

/** Deletes for good what can no longer be restored, with its pictures. */
export async function forgetRemovals(
  database: Db,
  storage: Pick<PictureStorage, 'removeByUrl' | 'removeSpace'>,
) {
  const gone = await database
    .deleteFrom('removals')
    .where(sql<boolean>`not ${isKept}`)
    .returning(['kind', 'society_id', 'pictures'])
    .execute();
  for (const { kind, society_id: societyId, pictures } of gone) {
    if (kind === 'society') {
      await storage.removeSpace({ kind: 'society', societyId });
      await storage.removeSpace({ kind: 'documents', societyId });
    } else for (const url of pictures) await storage.removeByUrl(url);
  }
}
