import type { Transaction } from 'kysely';
import { storageLimits } from 'societies-contract';
import type { Database } from '../../database/schema.ts';
import { QuotaExceeded } from './object-store.ts';
import { spaceName, type Bucket, type Space } from './locations.ts';

const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`;

const quotaOf = (space: Space) => storageLimits[space.kind];

const owners: Record<Space['kind'], string> = {
  user: 'Your pictures',
  society: 'The pictures of this society',
  documents: 'The documents of this society',
};

function full(space: Space): QuotaExceeded {
  const { bytes, objects } = quotaOf(space);
  return new QuotaExceeded(
    `${owners[space.kind]} may take ${mebibytes(bytes)} and number ${objects}. Remove some before you add more.`,
  );
}

/** Locks a space's row, so that its totals stay valid until the commit. */
export async function lockSpace(trx: Transaction<Database>, space: string) {
  await trx
    .insertInto('storage_spaces')
    .values({ space })
    .onConflict((conflict) => conflict.column('space').doNothing())
    .execute();
  await trx
    .updateTable('storage_spaces')
    .set((expression) => ({ bytes: expression.ref('bytes') }))
    .where('space', '=', space)
    .execute();
}

/** @returns the picture at the key, after locking the space. */
export async function lockAndFind(trx: Transaction<Database>, space: string, bucket: Bucket, key: string) {
  await lockSpace(trx, space);
  return trx
    .selectFrom('storage_objects')
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .select(['version', 'bytes', 'light_bytes'])
    .executeTakeFirst();
}

/** Changes a space's totals. @throws {QuotaExceeded} */
export async function weigh(trx: Transaction<Database>, space: Space, bytes: number, objects: number) {
  const quota = quotaOf(space);
  const changed = await trx
    .updateTable('storage_spaces')
    .set((expression) => ({
      bytes: expression('bytes', '+', bytes),
      objects: expression('objects', '+', objects),
    }))
    .where('space', '=', spaceName(space))
    .$if(bytes > 0, (query) =>
      query.where((expression) => expression(expression('bytes', '+', bytes), '<=', quota.bytes)),
    )
    .$if(objects > 0, (query) =>
      query.where((expression) => expression(expression('objects', '+', objects), '<=', quota.objects)),
    )
    .returning('space')
    .executeTakeFirst();
  if (!changed) throw full(space);
}
