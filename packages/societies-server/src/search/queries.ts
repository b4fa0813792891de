import { sql, type Kysely } from 'kysely';
import { containing } from '../database/keys.ts';
import { isPublished } from '../posts/publishing.ts';
import { shownSince } from '../posts/queries.ts';
import type { Database } from '../database/schema.ts';

/** Words of a search that are looked for. */
const mostWords = 8;

/**
 * Posts of some societies that hold every word in title or text: those with all of them in the title first, then the newest.
 * A society that has its posts switched off has none.
 */
export async function findPosts(
  database: Kysely<Database>,
  societyIds: readonly number[],
  search: string,
  most: number,
) {
  const words = search.trim().split(/\s+/).slice(0, mostWords).map(containing);
  const holds = (text: ReturnType<typeof sql>) =>
    sql<boolean>`(${sql.join(
      words.map((word) => sql`${text} like ${word}`),
      sql` and `,
    )})`;
  return database
    .selectFrom('posts')
    .innerJoin('society_settings', 'society_settings.society_id', 'posts.society_id')
    .select(['posts.id', 'posts.society_id', 'posts.title', shownSince.as('updated_at')])
    .where(sql<boolean>`posts.society_id = any(${societyIds}::bigint[])`)
    .where('society_settings.enable_posts', '=', true)
    .where(isPublished)
    .where(holds(sql`lower(posts.title || ' ' || posts.content)`))
    .orderBy(holds(sql`lower(posts.title)`), 'desc')
    .orderBy(shownSince, 'desc')
    .orderBy('posts.id', 'desc')
    .limit(most)
    .execute();
}
