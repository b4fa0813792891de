import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { selectCards, toEntry } from './cards.ts';
import { selectComing } from './coming-events.ts';
import { createSocieties, type Societies } from './societies.ts';
import { directoryContents, directoryParts, partOf, type DirectoryContent } from './versions.ts';

/** The directory's version in the database, as read by a caller. */
export interface DirectoryVersion {
  /** Replaced by each restore; versions are comparable only within an epoch. */
  epoch: string | null;
  /** The sum of the parts' versions, which only grow. */
  version: number;
}

/** The columns of a `DirectoryVersion`, to add to other statements. */
export const directoryVersionColumns = sql<never>`
  (select epoch::text from installation) as epoch,
  (select coalesce(sum(version), 0)::bigint from directory_versions) as version`;

/** A copy in memory of all societies and their coming events. */
export interface Directory {
  /** The societies at least as new as that version. */
  at(directoryVersion: DirectoryVersion): Promise<Societies>;
  /** The latest societies, for callers without a version. */
  now(): Promise<Societies>;
}

const everyPart = Array.from({ length: directoryParts }, (_, part) => part);

/** @param timeZone of the site, for the day of a society's last activity. */
export function createDirectory(database: Kysely<Database>, timeZone: string): Directory {
  const societies = createSocieties();
  let known: DirectoryVersion & { versions: ReadonlyMap<number, number> } = {
    epoch: null,
    version: -1,
    versions: new Map(),
  };

  /** Reads versions before cards, so that the cards are at least as new; newer ones are just loaded once more. */
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
      societies.replace(
        (id) => moved.has(id % directoryParts),
        rows.map((row) => toEntry(row, timeZone)),
      );
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

  async function at(directoryVersion: DirectoryVersion) {
    // A load in progress may have begun before the version was read, but the next one has not.
    if (!covers(directoryVersion)) await loading?.catch(() => {});
    if (!covers(directoryVersion)) await refresh();
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
