import { Readable } from 'node:stream';

/** A part of an ordered list. `backwards`: in reverse order, with `offset` counted from the end. */
export interface Slice {
  limit: number;
  offset: number;
  backwards: boolean;
}

/**
 * Reads a page of a list. Databases step over all rows before a page, so pages in the second half are read from the end.
 * @param read returns the rows of a slice, in the order in which they were read.
 */
export async function readPage<Row>(
  { page, page_size: size }: { page: number; page_size: number },
  count: () => Promise<number>,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<{ count: number; results: Row[] }> {
  const total = await count();
  const before = (page - 1) * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return { count: total, results: [] };
  const after = total - before - limit;
  if (before <= after) {
    return { count: total, results: await read({ limit, offset: before, backwards: false }) };
  }
  const rows = await read({ limit, offset: after, backwards: true });
  return { count: total, results: rows.reverse() };
}

export const direction = (descending: boolean, slice: Slice | undefined) =>
  descending === (slice?.backwards ?? false) ? 'asc' : 'desc';

/** Rows read at once, few enough that other requests are served in between. */
const batch = 500;

/** Reads a long list in batches. */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (some: Key[]) => Row[] | Promise<Row[]>,
  size: number = batch,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < keys.length; from += size) {
    const rows = await read(keys.slice(from, from + size));
    if (rows.length > 0) yield rows;
  }
}

/**
 * Streams a long list as a JSON array, with backpressure.
 * @param keys of the rows, in order.
 * @param read returns the rows of some keys.
 */
export function streamedArray<Key>(
  keys: readonly Key[],
  read: (some: Key[]) => Promise<unknown[]>,
): Readable {
  async function* pieces() {
    let opening = '[';
    for await (const rows of inBatches(keys, read)) {
      yield opening + JSON.stringify(rows).slice(1, -1);
      opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
  }
  return Readable.from(pieces(), { objectMode: false });
}
