import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine } from '../database/create-database.ts';
import { gathered } from '../database/gathered.ts';
import { directoryShards } from '../database/schema.ts';
import { selectCards, toSociety } from './cards.ts';

/** The whole list as one caller sees it. `body` is made when it is asked for: a 304 needs none. */
export interface DirectoryReading {
  etag: string;
  body: () => Buffer;
}

/** The whole list of societies, ready to send. */
export interface Directory {
  read(universityId: string): Promise<DirectoryReading>;
}

interface Fragment {
  id: number;
  json: string;
  /** Bytes of `json`. */
  size: number;
}
interface Shard {
  version: number;
  fragments: Fragment[];
}
interface Listing {
  /** The sum of the shards' versions, and the epoch that they were counted in. */
  version: string;
  /** Hash of `bytes`: the same in every process, and different after a restored backup counts its versions anew. */
  hash: string;
  bytes: Buffer;
  /** Where in `bytes` the value of a society's `member` begins. */
  memberAt: Map<number, number>;
}

const versionOf = (epoch: string, sum: number) => `${epoch}:${sum}`;
const toHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

function compose(shards: Iterable<Shard>, version: string): Listing {
  const fragments = [...shards].flatMap((shard) => shard.fragments).sort((one, other) => one.id - other.id);
  // Written piece by piece: joined first, a long list would be in memory three times.
  const length = fragments.reduce((sum, { size }) => sum + size + 1, 1);
  const bytes = Buffer.allocUnsafeSlow(Math.max(length, 2));
  const memberAt = new Map<number, number>();
  let end = bytes.write('[');
  for (const [index, { id, json }] of fragments.entries()) {
    if (index > 0) end += bytes.write(',', end);
    end += bytes.write(json, end);
    memberAt.set(id, end - 'false}'.length);
  }
  bytes.write(']', end);
  return { version, hash: toHash(bytes), bytes, memberAt };
}

/** What a caller was in at a version of the list. Joining and leaving raise the version, so it holds as long as that does. */
interface Memberships {
  version: string;
  societies: readonly number[];
  /** Of the societies, for ETags. */
  hash: string;
}
const nothing: Memberships = { version: '', societies: [], hash: toHash('') };

/** Callers whose memberships are remembered. */
const mostRemembered = 10_000;

/** Bytes of finished lists that are kept for callers who ask again. */
const mostKept = 32 * 1024 * 1024;

/** Says yes for the given societies without changing the length: `false` becomes `true ` with a blank. */
function personalise({ bytes, memberAt }: Listing, societies: readonly number[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const id of societies) {
    const at = memberAt.get(id);
    if (at !== undefined) copy.write('true ', at, 'latin1');
  }
  return copy;
}

/**
 * Keeps the list of all societies as bytes and asks the database, on each reading before which something was written, for the
 * list's version: while it stands, so does what is remembered of the callers' memberships. When it moved, only the shards that
 * moved are loaded again.
 */
export function createDirectory({ database, writes }: Pick<Engine, 'database' | 'writes'>): Directory {
  const shards = new Map<string, Shard>();
  /** What the shards' versions were counted in. */
  let shardsEpoch: string | undefined;
  let listing: Listing | undefined;
  /** Finished lists by their ETag, of the current listing, the longest unused first. */
  const finished = new Map<string, Buffer>();
  const remembered = new Map<string, Memberships>();

  function remember(universityId: string, memberships: Memberships) {
    remembered.delete(universityId);
    remembered.set(universityId, memberships);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size > mostRemembered) remembered.delete(oldest);
  }

  function finish(of: Listing, etag: string, societies: readonly number[]): Buffer {
    if (societies.length === 0) return of.bytes;
    const body = finished.get(etag) ?? personalise(of, societies);
    finished.delete(etag);
    if (of === listing && body.length <= mostKept) {
      finished.set(etag, body);
      const [oldest] = finished.keys();
      if (oldest !== undefined && finished.size * body.length > mostKept) finished.delete(oldest);
    }
    return body;
  }

  async function refresh(epoch: string): Promise<Listing> {
    if (epoch !== shardsEpoch) shards.clear();
    shardsEpoch = epoch;
    const known = [...shards].map(
      ([key, { version }]) => sql`(${sql.join([...key.split(':').map(Number), version])})`,
    );
    const rows = await selectCards(database)
      .rightJoin('directory_shards', (join) =>
        join
          .onRef('directory_shards.category_id', '=', 'societies.category_id')
          .on(sql<boolean>`directory_shards.shard = societies.id % ${sql.lit(directoryShards)}`),
      )
      .select([
        'directory_shards.category_id as in_category',
        'directory_shards.shard',
        'directory_shards.version',
      ])
      .$if(known.length > 0, (query) =>
        query.where(
          sql<boolean>`(directory_shards.category_id, directory_shards.shard, directory_shards.version)
            not in (${sql.join(known)})`,
        ),
      )
      .execute();
    const changed = new Map<string, Shard>();
    for (const row of rows) {
      const key = `${row.in_category}:${row.shard}`;
      const shard = changed.get(key) ?? { version: row.version, fragments: [] };
      changed.set(key, shard);
      if (row.id === null) continue;
      // Joined from the right, the columns of a society may be missing together only.
      const society = toSociety(row, false);
      const json = JSON.stringify(society);
      shard.fragments.push({ id: society.id, json, size: Buffer.byteLength(json) });
    }
    for (const [key, shard] of changed) shards.set(key, shard);
    const sum = [...shards.values()].reduce((total, shard) => total + shard.version, 0);
    listing = compose(shards.values(), versionOf(epoch, sum));
    finished.clear();
    return listing;
  }

  /** One statement: the list's version, and what callers are in at that version. */
  async function readMemberships(callers: readonly string[]) {
    const memberships =
      callers.length > 0
        ? sql`union all
          select university_id, society_id, null from memberships where university_id = any(${[...callers]}::text[])`
        : sql``;
    const { rows } = await sql<{ university_id: string | null; value: number; epoch: string | null }>`
      select null as university_id, coalesce(sum(version), 0)::bigint as value,
        (select epoch::text from installation) as epoch
      from directory_shards
      ${memberships}`.execute(database);
    const societiesOf = new Map(callers.map((universityId): [string, number[]] => [universityId, []]));
    let epoch = '';
    let version = '';
    for (const { university_id: universityId, value, epoch: current } of rows) {
      if (universityId === null) {
        epoch = current ?? '';
        version = versionOf(epoch, value);
      } else societiesOf.get(universityId)?.push(value);
    }
    const read = new Map<string, Memberships>();
    for (const [universityId, societies] of societiesOf) {
      societies.sort((one, other) => one - other);
      read.set(universityId, { version, societies, hash: toHash(societies.join()) });
    }
    return { version, epoch, read };
  }

  const ask = gathered(async (callers) => {
    const knownAt = (version: string | undefined) => {
      const known = new Map<string, Memberships>();
      for (const universityId of callers) {
        const memberships = remembered.get(universityId);
        if (memberships && memberships.version === version) known.set(universityId, memberships);
      }
      return known;
    };
    let known = knownAt(listing?.version);
    let { version, epoch, read } = await readMemberships(
      callers.filter((universityId) => !known.has(universityId)),
    );
    if (known.size > 0 && version !== listing?.version) {
      // The list moved, and memberships may have moved it: all of them are asked for again.
      known = new Map();
      ({ version, epoch, read } = await readMemberships(callers));
    }
    for (const [universityId, memberships] of read) remember(universityId, memberships);
    const current = listing?.version === version ? listing : await refresh(epoch);
    return { current, memberships: new Map([...known, ...read]) };
  }, writes);

  return {
    async read(universityId) {
      const { current, memberships } = await ask(universityId);
      const { societies, hash } = memberships.get(universityId) ?? nothing;
      const etag = `W/"${current.hash}-${hash}"`;
      return { etag, body: () => finish(current, etag, societies) };
    },
  };
}
