import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { selectCards, toEntry } from './cards.ts';
import { selectComing } from './coming-events.ts';
import { createSocieties, type Societies } from './societies.ts';
import { directoryContents, directoryParts, partOf, type DirectoryContent } from './versions.ts';

/** The version of the directory in the database, as a caller read it. */
export interface DirectoryVersion {
  /** New after each restore: versions are comparable within an epoch only. */
  epoch: string | null;
  /** Sum of the parts' versions, which only grows. */
  version: number;
}

/** The columns of a `DirectoryVersion`, for statements that ask something else too. */
export const directoryVersionColumns = sql<never>`
  (select epoch::text from installation) as epoch,
  (select coalesce(sum(version), 0)::bigint from directory_versions) as version`;

/** All societies and their coming events in memory, as they are in the database. */
export interface Directory {
  /** The societies, not older than the stamp: what was committed before it was read is in them. */
  at(stamp: DirectoryVersion): Promise<Societies>;
  /** The societies as they are now, for who comes without a stamp. */
  now(): Promise<Societies>;
}

const everyPart = Array.from({ length: directoryParts }, (_, part) => part);

export function createDirectory(database: Kysely<Database>): Directory {
  const societies = createSocieties();
  let known: DirectoryVersion & { versions: ReadonlyMap<number, number> } = {
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
    const hasMoved = (part: number) =>
      epoch !== known.epoch || known.version < 0 || versions.get(part) !== known.versions.get(part);
    const changedOf = (content: DirectoryContent) =>
      everyPart.filter((part) => hasMoved(partOf(content, part)));
    const [cards, events] = directoryContents.map(changedOf);
    if (cards && cards.length > 0) {
      const rows = await selectCards(database)
        .$if(cards.length < directoryParts, (select) =>
          select.where(sql<boolean>`societies.id % ${sql.lit(directoryParts)} = any(${cards}::bigint[])`),
        )
        .execute();
      const moved = new Set(cards);
      societies.replace((id) => moved.has(id % directoryParts), rows.map(toEntry));
    }
    if (events && events.length > 0) {
      const coming = await selectComing(database, events);
      const moved = new Set(events);
      societies.replaceEvents((id) => moved.has(id % directoryParts), coming);
    }
    known = { epoch, version: [...versions.values()].reduce((sum, version) => sum + version, 0), versions };
  }

  let loading: Promise<void> | undefined;
  const refresh = () =>
    (loading ??= load().finally(() => {
      loading = undefined;
    }));
  const covers = ({ epoch, version }: DirectoryVersion) => epoch === known.epoch && version <= known.version;

  async function at(stamp: DirectoryVersion) {
    // What is under way may have begun before the stamp was read; what begins after it has not.
    if (!covers(stamp)) await loading?.catch(() => {});
    if (!covers(stamp)) await refresh();
    return societies;
  }

  return {
    at,
    async now() {
      const { rows } = await sql<DirectoryVersion>`select ${directoryVersionColumns}`.execute(database);
      return rows[0] ? at(rows[0]) : societies;
    },
  };
}
