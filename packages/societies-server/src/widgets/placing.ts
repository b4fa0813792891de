import { sql, type Kysely, type Transaction } from 'kysely';
import { tooMany, validation, widgetLimits, type LayoutConfig } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { nextVersion } from '../database/version.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { isPublished } from '../posts/publishing.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';

/** A widget with its new position. */
export interface Move {
  widgetId: number;
  layout: LayoutConfig;
  /** The version the move is based on; undefined moves it in any case. */
  version?: number;
}

const same = (one: LayoutConfig, other: LayoutConfig) =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/** Whether two positions overlap. */
const overlap = (one: LayoutConfig, other: LayoutConfig) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/**
 * Positions of all widgets, and whether they are hidden: hidden ones take no space, because nobody could see what is in the
 * way.
 */
const findPlaces = (database: Kysely<Database>, societyId: number) =>
  database
    .selectFrom('widgets')
    .innerJoin('society_settings as settings', 'settings.society_id', 'widgets.society_id')
    .where('widgets.society_id', '=', societyId)
    .select([
      'widgets.id',
      'widgets.version',
      'x',
      'y',
      'w',
      'h',
      sql<boolean>`case content_type
        when 'posts' then not enable_posts
          or not exists (select 1 from posts where posts.society_id = widgets.society_id and ${isPublished}
            and posts.id = coalesce(widgets.post_id, posts.id))
        when 'events' then not enable_events
          or not exists (select 1 from events where events.society_id = widgets.society_id)
        else false end`.as('rests'),
    ])
    .execute();

/**
 * Checks new positions against each other and against the other widgets. Widgets that do not move are not checked, so that a
 * page with older overlaps can still be repaired.
 * @param added the position of a new widget.
 * @returns the number of widgets, the moves that change a position, and the first moved widget whose version is outdated; a
 * widget that is already where it should be does not count.
 * @throws 400 if one would overlap another, 404 for a widget of another society.
 */
export async function checkPlaces(
  trx: Transaction<Database>,
  societyId: number,
  moves: readonly Move[],
  added?: LayoutConfig,
): Promise<{ count: number; moved: Move[]; stale?: number }> {
  const stored = await findPlaces(trx, societyId);
  const byId = new Map(stored.map((place) => [place.id, place]));
  const wanted = new Map(moves.map(({ widgetId, layout }) => [widgetId, layout]));
  const moved = moves.filter(({ widgetId, layout }) => {
    const before = byId.get(widgetId);
    if (!before) throw notFound('Widget');
    return !same(before, layout);
  });
  const count = stored.length;
  const changed = moved.find(
    ({ widgetId, version }) => version !== undefined && byId.get(widgetId)?.version !== version,
  );
  if (changed) return { count, moved, stale: changed.widgetId };
  const shown = stored.filter(({ rests }) => !rests);
  const placeOf = (id: number, stands: LayoutConfig) => wanted.get(id) ?? stands;
  const overlaps = (layout: LayoutConfig, own?: number) =>
    shown.some((other) => other.id !== own && overlap(layout, placeOf(other.id, other)));
  if (moved.some(({ widgetId, layout }) => overlaps(layout, widgetId)) || (added && overlaps(added))) {
    throw invalid({ layout_config: [validation.widget.overlap] });
  }
  return { count, moved };
}

/** Stores positions that `checkPlaces` allowed. */
export async function storePlaces(
  trx: Transaction<Database>,
  societyId: number,
  moved: readonly Move[],
): Promise<void> {
  for (const { widgetId, layout } of moved) {
    await trx
      .updateTable('widgets')
      .set({ ...layout, updated_at: sql`now()`, ...nextVersion })
      .where('society_id', '=', societyId)
      .where('id', '=', widgetId)
      .execute();
  }
}

/**
 * The position of a restored widget: the old one, or below all others if that is taken.
 * @throws 409 if the society has the maximum number of widgets.
 */
export async function findRoom(
  trx: Transaction<Database>,
  societyId: number,
  layout: LayoutConfig,
): Promise<LayoutConfig> {
  await lockSociety(trx, societyId);
  const stored = await findPlaces(trx, societyId);
  if (stored.length >= widgetLimits.perSociety) throw limitReached(tooMany.widgets(widgetLimits.perSociety));
  const taken = stored.some((other) => !other.rests && overlap(layout, other));
  return taken ? { ...layout, y: Math.max(...stored.map(({ y, h }) => y + h)) } : layout;
}
