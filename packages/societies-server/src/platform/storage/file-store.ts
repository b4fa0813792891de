import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { imageLimits } from 'societies-contract';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { writeDurably } from './durable-write.ts';
import { publicPath } from './image-urls.ts';
import { listObjects, type ListEntry, type ListQuery } from './list-objects.ts';
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
import { spaceName, spaceOf, type Bucket, type Space } from './locations.ts';
import { lockAndFind, lockSpace, weigh } from './space-quota.ts';
import { incomingFolderIn, isHeld, lightName } from './storage-folder.ts';
import { stored, weightOf } from './stored-row.ts';
import { sweepFiles } from './sweep-files.ts';

/** Identifies a picture's content. */
export const strongTag = (bytes: Uint8Array) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** An open picture, which stays readable if it is replaced or deleted. */
export interface OpenObject {
  object: StoredObject;
  /** Whether the file is the WebP version. */
  light: boolean;
  file: FileHandle;
}

/**
 * Pictures in a folder, with their metadata in the database. Files are written once under a unique name and never changed, so
 * that readers see either the old or the new picture. The row names the current file; files without a row are deleted by a
 * sweep.
 */
export class FileStore implements ObjectStore {
  readonly #root: string;
  readonly #database: Kysely<Database>;

  /** @param root absolute path, `DATA_DIR/storage`. May be shared by several processes that share the database. */
  constructor(root: string, database: Kysely<Database>) {
    this.#root = root;
    this.#database = database;
  }

  #file(space: string, version: string, light = false) {
    return path.join(this.#root, space, light ? lightName(version) : version);
  }

  async #discard(space: string, versions: readonly string[]) {
    if (versions.length === 0 || (await isHeld(this.#root))) return;
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
    const owned = spaceOf(bucket, key);
    if (!owned) throw new Error(`Nothing is stored at ${bucket}/${key}.`);
    const space = spaceName(owned);
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
        // Whoever deletes the space waits for this lock, so that nothing is written afterwards.
        const refused = await refusal?.(trx);
        if (refused) throw new WriteRefused(refused);
        if (before && !replace) throw new ObjectExists();
        await weigh(trx, owned, weight - (before ? weightOf(before) : 0), before ? 0 : 1);
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
      // If the commit's reply was lost, the row may name the file; then the sweep decides.
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

  /** Opens a picture, which the caller must close; undefined if there is none. */
  async openObject(bucket: Bucket, key: string, takesLight = false): Promise<OpenObject | undefined> {
    let row = await this.#row(bucket, key);
    while (row) {
      try {
        const object = stored(row);
        const light = takesLight && object.light !== null;
        return { object, light, file: await open(this.#file(row.space, row.version, light), 'r') };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // It was replaced between the two reads, unless the version is the same; then the file is lost.
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

  /** The WebP version of a picture; undefined if there is none or the picture was replaced. */
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

  /** @returns those that existed. */
  async removeObjects(bucket: Bucket, keys: readonly string[]): Promise<StoredObject[]> {
    const removed: StoredObject[] = [];
    for (const key of new Set(keys)) {
      const owned = spaceOf(bucket, key);
      if (!owned) continue;
      const space = spaceName(owned);
      const row = await inTransaction(this.#database, async (trx) => {
        const before = await lockAndFind(trx, space, bucket, key);
        if (!before) return undefined;
        const gone = await trx
          .deleteFrom('storage_objects')
          .where('bucket', '=', bucket)
          .where('key', '=', key)
          .returningAll()
          .executeTakeFirst();
        if (gone) await weigh(trx, owned, -weightOf(gone), -1);
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
      await lockSpace(trx, name);
      const rows = await trx
        .deleteFrom('storage_objects')
        .where('space', '=', name)
        .returning('version')
        .execute();
      await trx.deleteFrom('storage_spaces').where('space', '=', name).execute();
      return rows.map(({ version }) => version);
    });
    await this.#discard(name, versions);
    // Fails if a picture is being written or a backup is running; then the sweep removes it.
    await rmdir(path.join(this.#root, name)).catch(() => undefined);
  }

  publicUrl(bucket: Bucket, key: string): string {
    return publicPath(bucket, key);
  }

  /** A folder on the same disk for incoming uploads. */
  async incomingFolder(): Promise<string> {
    const folder = incomingFolderIn(this.#root);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** @see listObjects */
  list(query: ListQuery): Promise<ListEntry[]> {
    return listObjects(this.#database, query);
  }

  /** @see sweepFiles */
  sweep(grace?: number): Promise<number> {
    return sweepFiles(this.#database, this.#root, grace);
  }
}
