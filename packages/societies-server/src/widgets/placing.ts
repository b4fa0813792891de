import { sql, type Kysely, type Transaction } from 'kysely';
import { tooMany, validation, widgetLimits, type LayoutConfig } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { nextVersion } from '../database/version.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { isPublished } from '../posts/publishing.ts';
import { limitReached, takeTurn } from '../societies/turns.ts';

/** A widget and where it shall stand. */
export interface Move {
  widgetId: number;
  layout: LayoutConfig;
  /** Which version of the widget the mover saw; undefined moves it wherever it is. */
  version?: number;
}

const same = (one: LayoutConfig, other: LayoutConfig) =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/** Whether two places have a square in common. */
const overlap = (one: LayoutConfig, other: LayoutConfig) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

/** Where the widgets stand, and whether they rest: those take no room, because nobody sees what would be in the way. */
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
 * Checks where widgets shall stand against each other and against those that stay. Only what moves is looked at, so that a page
 * on which widgets lay over each other before they were refused can be read and put right.
 * @param added the place of a widget that is not there yet.
 * @returns how many widgets there are, those of the moves that lead elsewhere, and the first of these whose widget was changed
 * since it was seen: one that stands already where it shall is no matter.
 * @throws 400 when one would lie over another, 404 for a widget of another society.
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

/** Puts widgets where `checkPlaces` found that they may stand. */
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
 * Where a widget stands that comes back: where it stood, or below all others when that place is taken.
 * @throws 409 when the society has as many widgets as it may.
 */
export async function findRoom(
  trx: Transaction<Database>,
  societyId: number,
  layout: LayoutConfig,
): Promise<LayoutConfig> {
  await takeTurn(trx, societyId);
  const stored = await findPlaces(trx, societyId);
  if (stored.length >= widgetLimits.perSociety) throw limitReached(tooMany.widgets(widgetLimits.perSociety));
  const taken = stored.some((other) => !other.rests && overlap(layout, other));
  return taken ? { ...layout, y: Math.max(...stored.map(({ y, h }) => y + h)) } : layout;
}
