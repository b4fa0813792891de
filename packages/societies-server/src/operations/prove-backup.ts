import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { BadArchive, visitArchive } from '../platform/archive.ts';
import { strongTag } from '../platform/storage/file-store.ts';
import { lightName } from '../platform/storage/storage-folder.ts';
import type { Row } from '../platform/storage/stored-row.ts';
import type { Manifest } from './backup.ts';
import { OperationError } from './operation-error.ts';
import { readTable, type TableSums } from './tables.ts';

/** A picture that a row names: its address, and the tag of its content. */
interface Named {
  address: string;
  etag: string;
}

/** The files of a picture's row, by their names in the archive. */
function* filesOf({ space, bucket, key, version, etag, light_etag }: Row): Generator<[string, Named]> {
  const address = `${bucket}/${key}`;
  yield [`storage/${space}/${version}`, { address, etag }];
  if (light_etag !== null) yield [`storage/${space}/${lightName(version)}`, { address, etag: light_etag }];
}

/** The addresses of pictures that rows name and that an unpacked backup lacks, or holds damaged. */
export async function findDamagedPictures(folder: string, sums: TableSums): Promise<string[]> {
  const damaged = new Set<string>();
  const file = path.join(folder, 'tables', 'storage_objects.ndjson');
  if (!existsSync(file)) return [];
  for await (const lines of readTable(createReadStream(file), 'storage_objects', sums))
    for (const [name, { address, etag }] of lines.flatMap((line) => [...filesOf(JSON.parse(line) as Row)])) {
      const content = await readFile(path.join(folder, name)).catch(() => undefined);
      if (!content || strongTag(content) !== etag) damaged.add(address);
    }
  return [...damaged];
}

/**
 * Reads a backup to its end as a restore does: every row of every table, and every picture.
 * @returns the addresses of pictures that rows name and that are missing or damaged.
 * @throws {OperationError} if anything else is not as it was written.
 */
export async function proveBackup(file: string, manifest: Manifest): Promise<string[]> {
  const tables = new Set(Object.keys(manifest.tables));
  const named = new Map<string, Named>();
  try {
    await visitArchive(file, async ({ name, type, content }) => {
      const [folder, ...below] = name.split('/');
      if (name === 'manifest.json') {
        if (JSON.stringify(JSON.parse(await text(content))) !== JSON.stringify(manifest))
          throw new BadArchive('its manifest is another');
      } else if (folder === 'tables') {
        const table = below.join('/').replace(/\.ndjson$/, '');
        for await (const lines of readTable(content, table, manifest)) {
          const rows = lines.map((line) => JSON.parse(line) as Row);
          if (table !== 'storage_objects' || !manifest.pictures) continue;
          for (const row of rows)
            for (const [picture, expected] of filesOf(row)) named.set(picture, expected);
        }
        tables.delete(table);
      } else if (type === 'file') {
        const expected = named.get(name);
        if (expected && strongTag(await buffer(content)) === expected.etag) named.delete(name);
      }
    });
    const [lost] = tables;
    if (lost !== undefined) throw new BadArchive(`it lacks ${lost}`);
  } catch (error) {
    if (!(error instanceof BadArchive || error instanceof OperationError)) throw error;
    throw new OperationError(
      `The backup could not be read back, and was not kept (${error.message}): look at the disk, and try again.`,
    );
  }
  return [...new Set([...named.values()].map(({ address }) => address))];
}
