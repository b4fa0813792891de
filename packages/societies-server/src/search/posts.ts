import { sql, type Kysely } from 'kysely';
import type { SearchMatch } from 'societies-contract';
import { createSearchIndex, type SearchText } from '../directory/search.ts';
import { matchOf } from '../directory/matches.ts';
import { isPublished } from '../posts/publishing.ts';
import { shownSince } from '../posts/queries.ts';
import type { Database } from '../database/schema.ts';

/** Of somebody's societies so many posts are looked through, the newest. */
const mostSeen = 500;
/** So many are kept: what people look for again and again. */
const mostKept = 5_000;

export interface FoundPost {
  id: number;
  society_id: number;
  title: string;
  updated_at: Date;
  match: SearchMatch | undefined;
}

/** Finds posts by titles and texts as the directory finds societies by names and descriptions. */
export interface PostSearch {
  /**
   * The best match first, of equal ones the newest. A society that has its posts switched off has none.
   * @param societies whose posts.
   */
  find(societies: readonly number[], search: string, most: number): Promise<FoundPost[]>;
}

/** Which posts somebody may see is asked each time; the texts of those that nobody wrote anew since are in memory already. */
export function createPostSearch(database: Kysely<Database>): PostSearch {
  const index = createSearchIndex();
  /** The version of each post that the index holds; the one that was looked through longest ago first. */
  const versions = new Map<number, number>();

  const selectSeen = (societies: readonly number[]) =>
    database
      .selectFrom('posts')
      .innerJoin('society_settings', 'society_settings.society_id', 'posts.society_id')
      .select(['posts.id', 'posts.society_id', 'posts.title', 'posts.version', shownSince.as('updated_at')])
      .where(sql<boolean>`posts.society_id = any(${societies}::bigint[])`)
      .where('society_settings.enable_posts', '=', true)
      .where(isPublished)
      .orderBy(shownSince, 'desc')
      .orderBy('posts.id', 'desc')
      .limit(mostSeen)
      .execute();

  async function learn(societies: readonly number[], ids: readonly number[]) {
    const posts = await database
      .selectFrom('posts')
      .select(['id', 'version', 'title', 'content'])
      .where(sql<boolean>`society_id = any(${societies}::bigint[]) and id = any(${ids}::bigint[])`)
      .where(isPublished)
      .execute();
    for (const { id, version, title, content } of posts) {
      const texts: SearchText[] = [
        { field: 'name', text: title },
        { field: 'description', text: content },
      ];
      index.putTexts(id, texts);
      versions.set(id, version);
    }
  }

  function keep(ids: ReadonlySet<number>) {
    for (const id of ids) {
      const version = versions.get(id);
      if (version === undefined) continue;
      versions.delete(id);
      versions.set(id, version);
    }
    for (const id of versions.keys()) {
      if (versions.size <= mostKept) break;
      versions.delete(id);
      index.putTexts(id, []);
    }
  }

  return {
    async find(societies, search, most) {
      if (societies.length === 0) return [];
      const seen = await selectSeen(societies);
      const unknown = seen.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
      if (unknown.length > 0) await learn(societies, unknown);
      const byId = new Map(seen.map((post, place) => [post.id, { ...post, place }]));
      const among = new Set(byId.keys());
      keep(among);
      return index
        .things(search, among)
        .flatMap(({ id, score }) => {
          const post = byId.get(id);
          return post ? [{ post, score }] : [];
        })
        .sort((one, other) => other.score - one.score || one.post.place - other.post.place)
        .slice(0, most)
        .map(({ post: { id, society_id, title, updated_at } }) => ({
          id,
          society_id,
          title,
          updated_at,
          match: matchOf(index.textsOf(id), search),
        }));
    },
  };
}
