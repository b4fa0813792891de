import { sql, type Kysely, type Selectable } from 'kysely';
import { widgetLimits, type LayoutConfig, type Widget, type WidgetType, tooMany } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { WidgetsTable } from '../database/schema/content.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { enabled, hostedEvents, selectEvents, toEvent, type EventRow } from '../events/reading.ts';
import type { Viewer } from '../events/viewer.ts';
import { isOpen, isPublished } from '../posts/publishing.ts';
import { selectPosts, shownSince, toPost, type PostRow } from '../posts/queries.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';
import { checkPlaces, storePlaces, type Move } from './placing.ts';

type Db = Kysely<Database>;

/** A widget's content as columns, at most one of which is set. */
export interface WidgetColumns {
  content_type: WidgetType;
  slogan: string | null;
  images: string[] | null;
  post_id: number | null;
  event_id: number | null;
}

/** The society of a widget; undefined if there is no such widget. */
export async function findSocietyOfWidget(database: Db, widgetId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('widgets')
    .select('society_id')
    .where('id', '=', widgetId)
    .executeTakeFirst();
  return row?.society_id;
}

/** Shown by a posts widget that names no post. */
const newestPost = (societyId: number, seen: typeof isPublished) => sql<number>`(
  select posts.id from posts where posts.society_id = ${societyId} and ${seen}
  order by ${shownSince} desc, posts.id desc limit 1)`;

const isComing = sql`(starts_at > now() and is_active and cancelled_at is null)`;

/** Shown by an events widget that names no event: the next one that takes place, or the last if none is coming. */
const nextEvent = (societyId: number) => sql`
  select society_id, id from ${hostedEvents(societyId)} as hosted
  order by ${isComing} desc, case when ${isComing} then starts_at end, starts_at desc, id
  limit 1`;

/** A widget as JSON, in which times are strings. */
interface WidgetRow extends Omit<Selectable<WidgetsTable>, 'created_at' | 'updated_at'> {
  created_at: string;
  updated_at: string;
  post: (PostRow & { latest: boolean }) | null;
  event: EventRow | null;
}

/** Undefined if it has nothing to show. */
function toWidget(row: WidgetRow, viewer: Viewer): Widget[] {
  const placed = {
    id: row.id,
    society: row.society_id,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    layout_config: { x: row.x, y: row.y, w: row.w, h: row.h },
    version: row.version,
  };
  switch (row.content_type) {
    case 'slogan':
      return [{ ...placed, content_type: 'slogan', content: { text: row.slogan ?? '' } }];
    case 'carousel':
      return [{ ...placed, content_type: 'carousel', content: { images: row.images ?? [] } }];
    case 'posts': {
      if (!row.post) return [];
      const shown = toPost(row.post);
      const { latest } = row.post;
      return [{ ...placed, content_type: 'posts', content: { post_id: shown.id, post: shown, latest } }];
    }
    case 'events': {
      if (!row.event) return [];
      const shown = toEvent(row.event, viewer);
      return [{ ...placed, content_type: 'events', content: { event_id: shown.id, event: shown } }];
    }
  }
}

/**
 * A society's widgets with their content, from top left. Leaves out those whose feature is off or that have nothing to show.
 * @param only selects a single widget.
 */
export async function listWidgets(
  database: Db,
  societyId: number,
  viewer: Viewer,
  only?: number,
): Promise<Widget[]> {
  const seen = viewer.anonymous ? isOpen : isPublished;
  const newest = newestPost(societyId, seen);
  const post = selectPosts(database, viewer.universityId)
    .select(sql<boolean>`posts.id = ${newest}`.as('latest'))
    .where('posts.society_id', '=', societyId)
    .where(seen)
    .where(sql<boolean>`posts.id = coalesce(widgets.post_id, ${newest})`);
  const event = selectEvents(
    sql`events.society_id = case when widgets.event_id is null then (select society_id from next) else ${societyId} end
      and events.id = coalesce(widgets.event_id, (select id from next))`,
    [viewer.universityId],
  );
  // As a single JSON value, like events.
  const { rows } = await sql<{ widgets: WidgetRow[] }>`
    with next as materialized (${nextEvent(societyId)})
    select coalesce(json_agg(listed), '[]') as widgets from (
      select widgets.society_id, widgets.id, content_type, slogan, images, x, y, w, h, created_at, updated_at,
        widgets.version, case when content_type = 'posts' and enable_posts
          then (select to_json(shown) from (${post}) as shown) end as post,
        case when content_type = 'events' and enable_events
          then (select to_json(shown) from (${event}) as shown) end as event
      from widgets join society_settings on society_settings.society_id = widgets.society_id
      where widgets.society_id = ${societyId} ${only === undefined ? sql`` : sql`and widgets.id = ${only}`}
      order by y, x, widgets.id
    ) as listed`.execute(database);

  return rows.flatMap(({ widgets }) => widgets.flatMap((row) => toWidget(row, viewer)));
}

/**
 * Whether a widget would show anything: for posts and events the feature is on, and the named thing is the society's own, or there
 * is any if it names none.
 */
export async function hasSomethingToShow(
  database: Db,
  societyId: number,
  { content_type: kind, post_id, event_id }: WidgetColumns,
): Promise<boolean> {
  if (kind !== 'posts' && kind !== 'events') return true;
  const id = kind === 'posts' ? post_id : event_id;
  const row =
    kind === 'posts'
      ? await database
          .selectFrom('society_settings')
          .innerJoin('posts', 'posts.society_id', 'society_settings.society_id')
          .select('posts.id')
          .where('society_settings.society_id', '=', societyId)
          .where('enable_posts', '=', true)
          .where(isPublished)
          .$if(id !== null, (select) => select.where('posts.id', '=', id ?? 0))
          .limit(1)
          .executeTakeFirst()
      : await database
          .selectFrom(hostedEvents(societyId).as('hosted'))
          .select('hosted.id')
          .where(enabled(societyId))
          .$if(id !== null, (select) =>
            select.where('hosted.id', '=', id ?? 0).where('hosted.society_id', '=', societyId),
          )
          .limit(1)
          .executeTakeFirst();
  return row !== undefined;
}

const stored = (columns: WidgetColumns) => ({
  ...columns,
  images: columns.images === null ? null : JSON.stringify(columns.images),
});

/** @throws 400 if the position is taken, 409 if the society has the maximum number of widgets. */
export const createWidget = (
  database: Db,
  societyId: number,
  columns: WidgetColumns,
  layout: LayoutConfig,
): Promise<number> =>
  inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const { count } = await checkPlaces(trx, societyId, [], layout);
    if (count >= widgetLimits.perSociety) throw limitReached(tooMany.widgets(widgetLimits.perSociety));
    const { id } = await trx
      .insertInto('widgets')
      .values({ society_id: societyId, ...stored(columns), ...layout })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** A carousel's pictures before a change. */
export async function findWidgetImages(database: Db, societyId: number, widgetId: number): Promise<string[]> {
  const row = await database
    .selectFrom('widgets')
    .select('images')
    .where('society_id', '=', societyId)
    .where('id', '=', widgetId)
    .executeTakeFirst();
  return row?.images ?? [];
}

/**
 * Changes a widget and moves it with others, all or none.
 * @param columns undefined keeps the content and only moves it.
 * @returns the first widget whose version is outdated, if any; nothing is written then.
 * @throws 400 if one would overlap another, 404 if one is not the society's.
 */
export const updateWidget = (
  database: Db,
  { societyId, widgetId }: { societyId: number; widgetId: number },
  columns: WidgetColumns | undefined,
  moves: readonly Move[],
): Promise<number | undefined> =>
  inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const { moved, stale } = await checkPlaces(trx, societyId, moves);
    if (stale !== undefined) return stale;
    if (columns) {
      const { numUpdatedRows } = await trx
        .updateTable('widgets')
        .set({ ...stored(columns), updated_at: sql`now()`, ...nextVersion })
        .where('society_id', '=', societyId)
        .where('id', '=', widgetId)
        .where(stillAt(moves.find((move) => move.widgetId === widgetId)?.version))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return widgetId;
    }
    await storePlaces(trx, societyId, moved);
    return undefined;
  });

export async function deleteWidget(database: Db, societyId: number, widgetId: number): Promise<boolean> {
  const { numDeletedRows } = await withRetry(() =>
    database
      .deleteFrom('widgets')
      .where('society_id', '=', societyId)
      .where('id', '=', widgetId)
      .executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
}
