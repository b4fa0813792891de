import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { StoredObject } from './object-store.ts';
import type { Bucket } from './locations.ts';
import { stored } from './stored-row.ts';

/** Lists one level of keys below a prefix. */
export interface ListQuery {
  bucket: Bucket;
  /** Empty, or ending with a slash. */
  prefix: string;
  /** Selects names that start with it. */
  search: string;
  limit: number;
  offset: number;
  column: 'name' | 'updated_at' | 'created_at';
  order: 'asc' | 'desc';
}

/** A picture, or a folder if `object` is null. */
export interface ListEntry {
  name: string;
  object: StoredObject | null;
}

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

/** Lists one level of keys like a file browser, folders first. */
export async function listObjects(
  database: Kysely<Database>,
  { bucket, prefix, search, limit, offset, column, order }: ListQuery,
): Promise<ListEntry[]> {
  const from = [...prefix].length + 1;
  const rest = sql<string>`substr(key, ${sql.lit(from)})`;
  const name = sql<string>`split_part(${rest}, '/', 1)`;
  const isFolder = sql<boolean>`(strpos(${rest}, '/') > 0)`;
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const sorting = column === 'name' ? name : sql`max(${sql.ref(column)})`;
  const { rows } = await sql<{ name: string; folder: boolean; key: string }>`
      select ${name} as name, ${isFolder} as folder, min(key) as key
      from storage_objects
      where bucket = ${bucket} and key like ${likePattern(prefix + search)}
      group by 1, 2
      order by 2 desc, ${sorting} ${direction}, 1
      limit ${limit} offset ${offset}`.execute(database);
  const keys = rows.filter(({ folder }) => !folder).map(({ key }) => key);
  const objects = keys.length
    ? await database
        .selectFrom('storage_objects')
        .where('bucket', '=', bucket)
        .where('key', 'in', keys)
        .selectAll()
        .execute()
    : [];
  const byKey = new Map(objects.map((row) => [row.key, stored(row)]));
  return rows.flatMap(({ name: entry, folder, key }): ListEntry[] => {
    if (folder) return [{ name: entry, object: null }];
    const object = byKey.get(key);
    return object ? [{ name: entry, object }] : [];
  });
}
