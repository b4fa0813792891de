import { sql, type Kysely } from 'kysely';
import type { MerchBody, MerchItem } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { pick } from '../database/stored-fields.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { columnsOf, repliedMerchColumns } from './columns.ts';

type Db = Kysely<Database>;

const selectItems = (database: Db, societyId: number) =>
  database
    .selectFrom('merch')
    .select(['society_id', 'price_pence', 'created_at', ...repliedMerchColumns])
    .where('society_id', '=', societyId);

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

const toItem = (row: ItemRow): MerchItem => ({
  ...pick(row, repliedMerchColumns),
  society: row.society_id,
  price: row.price_pence / 100,
  created_at: row.created_at.toISOString(),
});

const enabled = (societyId: number) =>
  sql<boolean>`exists (
    select 1 from society_settings where society_id = ${societyId} and enable_merch)`;

/**
 * A society's merchandise, newest first; none if the feature is off.
 * @param slice omitted for all of it.
 */
export async function listMerch(database: Db, societyId: number, slice?: Slice): Promise<MerchItem[]> {
  const way = direction(true, slice);
  let items = selectItems(database, societyId)
    .where(enabled(societyId))
    .orderBy('created_at', way)
    .orderBy('id', way);
  if (slice) items = items.limit(slice.limit).offset(slice.offset);
  return (await items.execute()).map(toItem);
}

export async function countMerch(database: Db, societyId: number): Promise<number> {
  const { count } = await database
    .selectFrom('merch')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .where(enabled(societyId))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findMerchItem(
  database: Db,
  societyId: number,
  itemId: number,
): Promise<MerchItem | undefined> {
  const row = await selectItems(database, societyId).where('id', '=', itemId).executeTakeFirst();
  return row && toItem(row);
}

/** Whether the society's merchandise feature is on. */
export async function merchEnabled(database: Db, societyId: number): Promise<boolean> {
  const settings = await database
    .selectFrom('society_settings')
    .select('enable_merch')
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  return settings?.enable_merch === true;
}

/** @returns the new item's id. */
export async function createMerchItem(
  database: Db,
  societyId: number,
  body: MerchBody,
  image: string | null,
): Promise<number> {
  const { id } = await database
    .insertInto('merch')
    .values({ society_id: societyId, ...columnsOf(body), image })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * @param image undefined keeps the picture.
 * @returns undefined if the body's version is outdated (or the item is gone); nothing is written then.
 */
export async function updateMerchItem(
  database: Db,
  { societyId, itemId }: { societyId: number; itemId: number },
  body: MerchBody,
  image: string | null | undefined,
): Promise<MerchItem | undefined> {
  const row = await withRetry(() =>
    database
      .updateTable('merch')
      .set({ ...columnsOf(body), ...(image !== undefined && { image }), ...nextVersion })
      .where('society_id', '=', societyId)
      .where('id', '=', itemId)
      .where(stillAt(body.version))
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toItem(row);
}

/** @returns the deleted item. */
export async function deleteMerchItem(
  database: Db,
  societyId: number,
  itemId: number,
): Promise<MerchItem | undefined> {
  const row = await withRetry(() =>
    database
      .deleteFrom('merch')
      .where('society_id', '=', societyId)
      .where('id', '=', itemId)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toItem(row);
}
