import { sql, type Kysely } from 'kysely';
import type { LikeReply, Post, PostBody, PostsQuery } from 'societies-contract';
import { holdsWords } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { pick } from '../database/stored-fields.ts';
import { refreshLastActive } from '../societies/last-active.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { columnsOf, repliedPostColumns } from './columns.ts';
import { isOpen, isPublished, notifyOfPublished } from './publishing.ts';

type Db = Kysely<Database>;

export interface PostReader {
  societyId: number;
  universityId: string;
  /** Sees drafts and scheduled posts. */
  mayEdit: boolean;
  /** Without an account: sees public posts only. */
  anonymous?: boolean;
}

/** A scheduled post is as new as its publication. */
export const shownSince = sql<Date>`greatest(posts.updated_at, posts.publish_at)`;

const isSeen = ({ mayEdit, anonymous = false }: PostReader) =>
  mayEdit ? sql<boolean>`true` : anonymous ? isOpen : isPublished;

/** Selects posts with the caller's likes. */
export const selectPosts = (database: Db, universityId: string) =>
  database.selectFrom('posts').select([
    'posts.society_id',
    ...repliedPostColumns.map((column) => `posts.${column}` as const),
    shownSince.as('updated_at'),
    sql<boolean>`exists (
        select 1 from post_likes
        where post_likes.society_id = posts.society_id and post_likes.post_id = posts.id
          and post_likes.university_id = ${universityId})`.as('liked'),
  ]);

type StoredPost = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];
/** Times are strings where the row came as JSON. */
export type PostRow = Omit<StoredPost, 'updated_at' | 'publish_at'> & {
  updated_at: Date | string;
  publish_at: Date | string | null;
};

export const toPost = (row: PostRow): Post => ({
  ...pick(row, repliedPostColumns),
  society: row.society_id,
  liked: row.liked,
  last_updated: new Date(row.updated_at).toISOString(),
  publish_at: row.publish_at && new Date(row.publish_at).toISOString(),
});

const enabled = (societyId: number) =>
  sql<boolean>`exists (
    select 1 from society_settings where society_id = ${societyId} and enable_posts)`;

const isTitled = (search: string | undefined) =>
  search?.trim() ? holdsWords(sql`posts.title`, search) : sql<boolean>`true`;

/**
 * A society's posts that match a query, pinned ones first, then newest first; none if the feature is off.
 * @param slice omitted for all of them.
 */
export async function listPosts(
  database: Db,
  reader: PostReader,
  { search }: PostsQuery,
  slice?: Slice,
): Promise<Post[]> {
  const { societyId, universityId } = reader;
  const way = direction(true, slice);
  let posts = selectPosts(database, universityId)
    .where('posts.society_id', '=', societyId)
    .where(enabled(societyId))
    .where(isTitled(search))
    .where(isSeen(reader))
    .orderBy('posts.pinned', way)
    .orderBy(shownSince, way)
    .orderBy('posts.id', way);
  if (slice) posts = posts.limit(slice.limit).offset(slice.offset);
  return (await posts.execute()).map(toPost);
}

export async function countPosts(database: Db, reader: PostReader, { search }: PostsQuery): Promise<number> {
  const { societyId } = reader;
  const { count } = await database
    .selectFrom('posts')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .where(enabled(societyId))
    .where(isTitled(search))
    .where(isSeen(reader))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPost(database: Db, reader: PostReader, postId: number): Promise<Post | undefined> {
  const row = await selectPosts(database, reader.universityId)
    .where('posts.society_id', '=', reader.societyId)
    .where('posts.id', '=', postId)
    .where(isSeen(reader))
    .executeTakeFirst();
  return row && toPost(row);
}

/** Whether the society's posts feature is on. */
export async function postsEnabled(database: Db, societyId: number): Promise<boolean> {
  const settings = await database
    .selectFrom('society_settings')
    .select('enable_posts')
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  return settings?.enable_posts === true;
}

/** Creates a post; members other than the author are notified once it is visible. @returns its id. */
export async function createPost(
  database: Db,
  { societyId, universityId }: { societyId: number; universityId: string },
  body: PostBody,
  image: string | null,
): Promise<number> {
  return inTransaction(database, async (trx) => {
    const { id } = await trx
      .insertInto('posts')
      .values({ society_id: societyId, ...columnsOf(body), image, notified: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyOfPublished(trx, { society: societyId, post: id, by: universityId });
    await refreshLastActive(trx, societyId);
    return id;
  });
}

/**
 * @param image undefined keeps the picture.
 * @returns false if the body's version is outdated (or the post is gone); nothing is written then.
 */
export const updatePost = (
  database: Db,
  { societyId, postId, by }: { societyId: number; postId: number; by: string },
  body: PostBody,
  image: string | null | undefined,
): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('posts')
      .set({
        ...columnsOf(body),
        ...(image !== undefined && { image }),
        updated_at: sql`now()`,
        ...nextVersion,
      })
      .where('society_id', '=', societyId)
      .where('id', '=', postId)
      .where(stillAt(body.version))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await notifyOfPublished(trx, { society: societyId, post: postId, by });
    await refreshLastActive(trx, societyId);
    return true;
  });

/**
 * Deletes a post.
 * @returns the address of its picture; undefined when there is no such post. Widgets that showed it show the newest.
 */
export async function deletePost(
  database: Db,
  societyId: number,
  postId: number,
): Promise<{ image: string | null } | undefined> {
  const { rows } = await withRetry(() =>
    sql<{ image: string | null }>`
      with freed as (
        update widgets set post_id = null where society_id = ${societyId} and post_id = ${postId}
        returning id
      )
      delete from posts where society_id = ${societyId} and id = ${postId}
      returning image`.execute(database),
  );
  return rows[0];
}

/**
 * Toggles the caller's like. Each direction is one statement that changes the row and the count together, so that the count is
 * right under concurrency.
 * @returns undefined if there is no such post.
 */
export async function toggleLike(
  database: Db,
  societyId: number,
  postId: number,
  universityId: string,
): Promise<LikeReply | undefined> {
  const unliked = await withRetry(() =>
    sql<{ likes: number }>`
      with removed as (
        delete from post_likes
        where society_id = ${societyId} and post_id = ${postId} and university_id = ${universityId}
        returning society_id, post_id
      )
      update posts set likes = likes - 1
      where society_id = ${societyId} and id in (select post_id from removed)
      returning likes`.execute(database),
  );
  const [without] = unliked.rows;
  if (without) return { likes: without.likes, liked: false };
  // If a concurrent request of the same user inserted the like, this only reads the count.
  const liked = await withRetry(() =>
    sql<{ likes: number }>`
      with added as (
        insert into post_likes (society_id, post_id, university_id)
        select society_id, id, ${universityId}::text from posts where society_id = ${societyId} and id = ${postId}
        on conflict (society_id, post_id, university_id) do nothing
        returning post_id
      )
      update posts set likes = likes + (select count(*) from added)
      where society_id = ${societyId} and id = ${postId}
      returning likes`.execute(database),
  );
  const [now] = liked.rows;
  return now && { likes: now.likes, liked: true };
}
