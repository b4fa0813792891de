import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { notify } from '../notices/notify.ts';
import { refreshLastActive } from '../societies/last-active.ts';

/** Whether a post is visible to everybody. */
export const isPublished = sql<boolean>`(not posts.draft and (posts.publish_at is null or posts.publish_at <= now()))`;

/** Whether a post is visible to those without an account, where the site allows that. */
export const isOpen = sql<boolean>`(posts.public and ${isPublished})`;

interface PublishedPosts {
  /** Omitted, with `post`, for everything that is due. */
  society?: number;
  post?: number;
  /** The publisher, who is not notified. */
  by?: string;
}

/** Notifies members of posts that have become visible, once over all processes. @returns their societies. */
export async function notifyOfPublished(
  trx: Transaction<Database>,
  { society, post, by }: PublishedPosts,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; title: string; society_id: number; name: string }>`
    update posts set notified = true from societies, society_settings
    where not posts.notified and ${isPublished} and societies.id = posts.society_id
      and society_settings.society_id = posts.society_id and society_settings.enable_posts
      and (${society ?? null}::bigint is null or (posts.society_id = ${society ?? null}::bigint and posts.id = ${post ?? null}::bigint))
    returning posts.id, posts.title, posts.society_id, societies.name`.execute(trx);
  await notify(
    trx,
    rows.map(({ id, title, society_id, name }) => ({
      message: 'post_published',
      values: { post: title, society: name },
      to: { membersOf: society_id },
      by,
      society: society_id,
      href: `/societies/${society_id}/posts?post=${id}`,
    })),
  );
  return [...new Set(rows.map(({ society_id }) => society_id))];
}

/** Notifies members of scheduled posts that are due. */
export const notifyOfDuePosts = (database: Kysely<Database>): Promise<void> =>
  inTransaction(database, async (trx) => {
    for (const societyId of await notifyOfPublished(trx, {})) await refreshLastActive(trx, societyId);
  });
