import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageLimits, storageLimits } from 'societies-contract';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database, StorageObjectsTable } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { unfinished, writeDurably } from './durable-write.ts';
import { publicPath } from './image-urls.ts';
import {
  ObjectExists,
  ObjectLost,
  QuotaExceeded,
  WriteRefused,
  type NewObject,
  type ObjectStore,
  type PutOptions,
  type StoredObject,
} from './object-store.ts';
import { placeOf, spaceName, type Bucket, type Space } from './places.ts';

/** Columns that answers carry. */
type Row = Selectable<StorageObjectsTable>;

function stored(row: Row): StoredObject {
  return {
    bucket: row.bucket as Bucket,
    key: row.key,
    version: row.version,
    contentType: row.content_type,
    bytes: row.bytes,
    etag: row.etag,
    light:
      row.light_bytes !== null && row.light_etag !== null
        ? { bytes: row.light_bytes, etag: row.light_etag }
        : null,
    cacheControl: row.cache_control,
    owner: row.owner,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The name of a picture's WebP. */
const lightName = (version: string) => `${version}.webp`;

/** Bytes that a picture takes of its space. */
const weightOf = (row: Pick<Row, 'bytes' | 'light_bytes'>) => row.bytes + (row.light_bytes ?? 0);

const strongTag = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`;

const quotaOf = (space: Space) => storageLimits[space.kind];

function full(space: Space): QuotaExceeded {
  const { bytes, objects } = quotaOf(space);
  const whose = space.kind === 'user' ? 'Your pictures' : 'The pictures of this society';
  return new QuotaExceeded(
    `${whose} may take ${mebibytes(bytes)} and number ${objects}. Remove some before you add more.`,
  );
}

/** The name of the file that says that a backup is being made, and how long it says so (milliseconds): its maker touches it. */
export const holdName = '.hold';
export const holdFresh = 10 * 60_000;

/** Below the folder of pictures, where uploads lie until they are checked. */
const incomingName = 'incoming';
export const incomingFolderIn = (root: string) => path.join(root, incomingName, 'uploads');

/**
 * Whether a row may name a file, and not one that is being received or written.
 * @param name below the folder of pictures.
 */
export function isPicture(name: string): boolean {
  const file = path.basename(name);
  return name.split(path.sep)[0] !== incomingName && file !== holdName && !file.startsWith(unfinished);
}

/** How long a file may lie without a row before it is swept: longer than any upload takes to get its row. Milliseconds. */
const sweepGrace = 15 * 60_000;

/** The keys below a prefix, one level of them, and how they are sorted. */
export interface ListQuery {
  bucket: Bucket;
  /** Empty, or ending with a slash. */
  prefix: string;
  /** Only names that begin so. */
  search: string;
  limit: number;
  offset: number;
  column: 'name' | 'updated_at' | 'created_at';
  order: 'asc' | 'desc';
}

/** A name below a prefix: a picture, or a folder when `object` is null. */
export interface ListEntry {
  name: string;
  object: StoredObject | null;
}

/** A picture opened for reading: it stays readable when it is replaced or removed meanwhile. */
export interface OpenObject {
  object: StoredObject;
  /** Whether the file is the WebP of it. */
  light: boolean;
  file: FileHandle;
}

const likePattern = (prefix: string) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Pictures in a folder, and what is known of them in the database. A file is written once, under a name of the server's own
 * making, and never changed, so that a reader sees the old picture or the new one and nothing between. The row names the
 * file that counts; files that no row names are swept.
 */
export class FileStore implements ObjectStore {
  readonly #root: string;
  readonly #database: Kysely<Database>;

  /** @param root absolute; `DATA_DIR/storage`. Several processes may share it together with the database. */
  constructor(root: string, database: Kysely<Database>) {
    this.#root = root;
    this.#database = database;
  }

  #file(space: string, version: string, light = false) {
    return path.join(this.#root, space, light ? lightName(version) : version);
  }

  /** While this file is there and fresh, files stay that no row names any more: a backup is being made. */
  get holdFile() {
    return path.join(this.#root, holdName);
  }

  async #held(): Promise<boolean> {
    return stat(this.holdFile).then(
      ({ mtimeMs }) => Date.now() - mtimeMs < holdFresh,
      () => false,
    );
  }

  async #discard(space: string, versions: readonly string[]) {
    if (versions.length === 0 || (await this.#held())) return;
    for (const version of versions) {
      await rm(this.#file(space, version, true), { force: true });
      await rm(this.#file(space, version), { force: true });
    }
  }

  async putObject(
    {
      bucket,
      key,
      bytes,
      contentType,
      light,
      cacheControl = `max-age=${imageLimits.cacheControl}`,
      owner = null,
    }: NewObject,
    { replace = true, refusal }: PutOptions = {},
  ): Promise<StoredObject> {
    const place = placeOf(bucket, key);
    if (!place) throw new Error(`Nothing is stored at ${bucket}/${key}.`);
    const space = spaceName(place.space);
    const version = randomUUID();
    const file = this.#file(space, version);
    await Promise.all([
      writeDurably(this.#root, file, bytes),
      light && writeDurably(this.#root, this.#file(space, version, true), light),
    ]);
    const weight = bytes.byteLength + (light?.byteLength ?? 0);
    try {
      const { row, replaced } = await inTransaction(this.#database, async (trx) => {
        const before = await lockAndFind(trx, space, bucket, key);
        // Whoever empties the space waits for this row, so nothing is written after that.
        const refused = await refusal?.(trx);
        if (refused) throw new WriteRefused(refused);
        if (before && !replace) throw new ObjectExists();
        await weigh(trx, place.space, weight - (before ? weightOf(before) : 0), before ? 0 : 1);
        const values = {
          version,
          content_type: contentType,
          bytes: bytes.byteLength,
          etag: strongTag(bytes),
          light_bytes: light?.byteLength ?? null,
          light_etag: light ? strongTag(light) : null,
          cache_control: cacheControl,
          owner,
        };
        const written = await trx
          .insertInto('storage_objects')
          .values({ space, bucket, key, ...values })
          .onConflict((conflict) =>
            conflict.columns(['bucket', 'key']).doUpdateSet({ ...values, updated_at: sql`now()` }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        return { row: written, replaced: before?.version };
      });
      await this.#discard(space, replaced === undefined ? [] : [replaced]);
      return stored(row);
    } catch (error) {
      // Unless the commit's answer was lost: then the row may name the file, and the sweep decides later.
      if (error instanceof ObjectExists || error instanceof QuotaExceeded || error instanceof WriteRefused) {
        await this.#discard(space, [version]);
      }
      throw error;
    }
  }

  async findObject(bucket: Bucket, key: string): Promise<StoredObject | undefined> {
    const row = await this.#row(bucket, key);
    return row && stored(row);
  }

  async #row(bucket: Bucket, key: string) {
    return this.#database
      .selectFrom('storage_objects')
      .where('bucket', '=', bucket)
      .where('key', '=', key)
      .selectAll()
      .executeTakeFirst();
  }

  /** Opens a picture; the caller closes its file. Undefined when there is none. */
  async openObject(bucket: Bucket, key: string, takesLight = false): Promise<OpenObject | undefined> {
    let row = await this.#row(bucket, key);
    while (row) {
      try {
        const object = stored(row);
        const light = takesLight && object.light !== null;
        return { object, light, file: await open(this.#file(row.space, row.version, light), 'r') };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // Replaced between the two reads; the same version twice is a file that was lost.
        const next = await this.#row(bucket, key);
        if (next?.version === row.version)
          throw new ObjectLost(`The file of ${bucket}/${key} is gone.`, { cause: error });
        row = next;
      }
    }
    return undefined;
  }

  async readObject(bucket: Bucket, key: string) {
    const opened = await this.openObject(bucket, key);
    if (!opened) return undefined;
    try {
      return { object: opened.object, bytes: new Uint8Array(await opened.file.readFile()) };
    } finally {
      await opened.file.close();
    }
  }

  /** The WebP of a picture that was read; undefined when it has none, or was replaced meanwhile. */
  async readLight({ bucket, key, version }: StoredObject): Promise<Uint8Array | undefined> {
    const opened = await this.openObject(bucket, key, true);
    if (!opened) return undefined;
    try {
      const { light, object, file } = opened;
      return light && object.version === version ? new Uint8Array(await file.readFile()) : undefined;
    } finally {
      await opened.file.close();
    }
  }

  async removeObject(bucket: Bucket, key: string): Promise<void> {
    await this.removeObjects(bucket, [key]);
  }

  /** @returns those that were there. */
  async removeObjects(bucket: Bucket, keys: readonly string[]): Promise<StoredObject[]> {
    const removed: StoredObject[] = [];
    for (const key of new Set(keys)) {
      const place = placeOf(bucket, key);
      if (!place) continue;
      const space = spaceName(place.space);
      const row = await inTransaction(this.#database, async (trx) => {
        const before = await lockAndFind(trx, space, bucket, key);
        if (!before) return undefined;
        const gone = await trx
          .deleteFrom('storage_objects')
          .where('bucket', '=', bucket)
          .where('key', '=', key)
          .returningAll()
          .executeTakeFirst();
        if (gone) await weigh(trx, place.space, -weightOf(gone), -1);
        return gone;
      });
      if (!row) continue;
      await this.#discard(space, [row.version]);
      removed.push(stored(row));
    }
    return removed;
  }

  async removeSpace(space: Space): Promise<void> {
    const name = spaceName(space);
    const versions = await inTransaction(this.#database, async (trx) => {
      await lock(trx, name);
      const rows = await trx
        .deleteFrom('storage_objects')
        .where('space', '=', name)
        .returning('version')
        .execute();
      await trx.deleteFrom('storage_spaces').where('space', '=', name).execute();
      return rows.map(({ version }) => version);
    });
    await this.#discard(name, versions);
    // Not empty when a picture is being written at this moment or a backup is being made; then the sweep takes it.
    await rmdir(path.join(this.#root, name)).catch(() => undefined);
  }

  publicUrl(bucket: Bucket, key: string): string {
    return publicPath(bucket, key);
  }

  /** One level of names below a prefix, as a file browser shows them: folders first. */
  async list({ bucket, prefix, search, limit, offset, column, order }: ListQuery): Promise<ListEntry[]> {
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
      limit ${limit} offset ${offset}`.execute(this.#database);
    const keys = rows.filter(({ folder }) => !folder).map(({ key }) => key);
    const objects = keys.length
      ? await this.#database
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

  /**
   * Removes files that no row names: those of replaced pictures when the process ended before it could remove them, and
   * those of uploads that were cut short.
   * @param grace milliseconds; younger files are left alone, because their row may be on its way.
   * @returns how many were removed.
   */
  async sweep(grace: number = sweepGrace): Promise<number> {
    if (await this.#held()) return 0;
    let removed = 0;
    const oldest = Date.now() - grace;
    for (const kind of await entries(this.#root)) {
      if (!kind.isDirectory()) continue;
      for (const space of await entries(path.join(this.#root, kind.name))) {
        if (!space.isDirectory()) continue;
        removed += await this.#sweepSpace(`${kind.name}/${space.name}`, oldest);
      }
    }
    return removed;
  }

  async #sweepSpace(space: string, oldest: number): Promise<number> {
    const folder = path.join(this.#root, space);
    const old: string[] = [];
    for (const { name } of await entries(folder)) {
      const info = await stat(path.join(folder, name)).catch(() => undefined);
      if (info && info.mtimeMs < oldest) old.push(name);
    }
    if (old.length === 0) return 0;
    const rows = await this.#database
      .selectFrom('storage_objects')
      .where('space', '=', space)
      .select('version')
      .execute();
    const named = new Set(rows.flatMap(({ version }) => [version, lightName(version)]));
    const orphans = old.filter((name) => name.startsWith(unfinished) || !named.has(name));
    for (const name of orphans) await rm(path.join(folder, name), { force: true });
    return orphans.length;
  }

  /** A folder on the same disk for what is being received. */
  async incomingFolder(): Promise<string> {
    const folder = incomingFolderIn(this.#root);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}

async function entries(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}

/** Writers of a space take turns at its row, so that what they read of it stays true until they commit. */
async function lock(trx: Transaction<Database>, space: string) {
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

async function lockAndFind(trx: Transaction<Database>, space: string, bucket: Bucket, key: string) {
  await lock(trx, space);
  return trx
    .selectFrom('storage_objects')
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .select(['version', 'bytes', 'light_bytes'])
    .executeTakeFirst();
}

/** Adds to what a space holds. @throws {QuotaExceeded} when it grows past what it may hold. */
async function weigh(trx: Transaction<Database>, space: Space, bytes: number, objects: number) {
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
