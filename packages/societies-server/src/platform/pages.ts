import { Readable } from 'node:stream';

/** The part of an ordered list to read. `backwards`: in the opposite order, `offset` being counted from the list's end. */
export interface Slice {
  limit: number;
  offset: number;
  backwards: boolean;
}

/**
 * One page of a list. The database steps over every row before a page, so pages past the middle are read from the end: the
 * last costs what the first does.
 * @param read the rows of a slice, in the order in which they were read.
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

/** Rows of a long list that are read and written at once: few enough that others are served in between. */
const batch = 500;

/** The rows of a long list, some at a time. */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (some: Key[]) => Row[] | Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < keys.length; from += batch) {
    const rows = await read(keys.slice(from, from + batch));
    if (rows.length > 0) yield rows;
  }
}

/**
 * A long list as a JSON array that is read and sent piece by piece, as fast as the caller takes it.
 * @param keys which rows, in order.
 * @param read the rows of some of the keys.
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
