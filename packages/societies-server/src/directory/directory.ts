import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { selectCards, toCard } from './cards.ts';
import { createSocieties, type Societies } from './societies.ts';
import { directoryParts } from './versions.ts';

/** How far the directory has come, as a caller read it. */
export interface Stamp {
  /** Another one after each restore: versions mean something within an epoch only. */
  epoch: string | null;
  /** Sum of the parts' versions, which only grows. */
  version: number;
}

/** The columns of a `Stamp`, for statements that ask something else too. */
export const stampColumns = sql<never>`
  (select epoch::text from installation) as epoch,
  (select coalesce(sum(version), 0)::bigint from directory_versions) as version`;

/** All societies in memory, as they are in the database. */
export interface Directory {
  /** The societies, not older than the stamp: what was committed before it was read is in them. */
  at(stamp: Stamp): Promise<Societies>;
}

const everyPart = Array.from({ length: directoryParts }, (_, part) => part);

export function createDirectory(database: Kysely<Database>): Directory {
  const societies = createSocieties();
  let known: Stamp & { versions: ReadonlyMap<number, number> } = {
    epoch: null,
    version: -1,
    versions: new Map(),
  };

  /** Versions first, cards after them: these are then at least as new, and what is newer is loaded once more. */
  async function load() {
    const { rows } = await sql<{ epoch: string | null; part: number | null; version: number }>`
      select installation.epoch::text as epoch, part, coalesce(version, 0) as version
      from installation left join directory_versions on true`.execute(database);
    const epoch = rows[0]?.epoch ?? null;
    const versions = new Map(rows.map(({ part, version }) => [part ?? -1, version]));
    const changed = everyPart.filter(
      (part) => epoch !== known.epoch || known.version < 0 || versions.get(part) !== known.versions.get(part),
    );
    const cards = await selectCards(database)
      .$if(changed.length < directoryParts, (select) =>
        select.where(sql<boolean>`societies.id % ${sql.lit(directoryParts)} = any(${changed}::bigint[])`),
      )
      .execute();
    const moved = new Set(changed);
    societies.replace((id) => moved.has(id % directoryParts), cards.map(toCard));
    known = { epoch, version: [...versions.values()].reduce((sum, version) => sum + version, 0), versions };
  }

  let loading: Promise<void> | undefined;
  const refresh = () =>
    (loading ??= load().finally(() => {
      loading = undefined;
    }));
  const covers = ({ epoch, version }: Stamp) => epoch === known.epoch && version <= known.version;

  return {
    async at(stamp) {
      // What is under way may have begun before the stamp was read; what begins after it has not.
      if (!covers(stamp)) await loading?.catch(() => {});
      if (!covers(stamp)) await refresh();
      return societies;
    },
  };
}
