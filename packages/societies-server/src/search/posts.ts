import { sql, type Kysely } from 'kysely';
import type { SearchMatch } from 'societies-contract';
import { createSearchIndex, type SearchText } from '../directory/search.ts';
import { matchOf } from '../directory/matches.ts';
import { isPublished } from '../posts/publishing.ts';
import { shownSince } from '../posts/queries.ts';
import { wordsOf } from '../posts/words.ts';
import type { Database } from '../database/schema.ts';

/** Maximum number of posts searched: the newest of the user's societies. */
const mostSeen = 500;
/** Maximum number of posts in the index. */
const maxCached = 5_000;

export interface FoundPost {
  id: number;
  society_id: number;
  title: string;
  updated_at: Date;
  match: SearchMatch | undefined;
}

/** Searches titles and texts of posts, in the same way as the directory searches societies. */
export interface PostSearch {
  /**
   * Best match first, then newest. Leaves out societies with the posts feature off.
   * @param societies to search.
   */
  find(societies: readonly number[], search: string, most: number): Promise<FoundPost[]>;
}

/** The posts visible to a user are queried each time; unchanged texts are already in the index. */
export function createPostSearch(database: Kysely<Database>): PostSearch {
  const index = createSearchIndex();
  /** The version of each indexed post, least recently searched first. */
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
        { field: 'description', text: wordsOf(content) },
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
      if (versions.size <= maxCached) break;
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
