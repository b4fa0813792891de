import { setImmediate } from 'node:timers/promises';
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
/**
 * Maximum number of different words of these posts, counted in each: as many as 500 posts have that are a page long. Of posts that
 * have more, fewer are searched.
 */
const mostWords = 100_000;
/** Maximum number of posts in the index, and of their words. */
const maxCached = 5_000;
const maxCachedWords = 2 * mostWords;
/** Posts read at once, few enough that other requests are served in between. */
const batch = 20;

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

/**
 * The posts visible to a user are queried each time; unchanged texts are already in the index. Posts may hold anything that
 * somebody wrote to be slow, so that other requests are served after each post and each word.
 */
export function createPostSearch(database: Kysely<Database>): PostSearch {
  const index = createSearchIndex();
  /** The indexed posts with their number of words, least recently searched first. */
  const indexed = new Map<number, { version: number; words: number }>();
  let words = 0;
  /** The search before this one: the index serves one at a time. */
  let last: Promise<unknown> = Promise.resolve();

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

  function forget(id: number) {
    words -= indexed.get(id)?.words ?? 0;
    indexed.delete(id);
    index.putTexts(id, []);
  }

  async function learn(societies: readonly number[], ids: readonly number[]) {
    const posts = await database
      .selectFrom('posts')
      .select(['id', 'version', 'title', 'content'])
      .where(sql<boolean>`society_id = any(${societies}::bigint[]) and id = any(${ids}::bigint[])`)
      .where(isPublished)
      .execute();
    for (const { id, version, title, content } of posts) {
      await setImmediate();
      forget(id);
      const texts: SearchText[] = [
        { field: 'name', text: title },
        { field: 'description', text: wordsOf(content) },
      ];
      const held = index.putTexts(id, texts);
      indexed.set(id, { version, words: held });
      words += held;
    }
  }

  /** Indexes the posts, the newest first. @returns those that are searched. */
  async function prepare(
    societies: readonly number[],
    seen: readonly { id: number; version: number }[],
  ): Promise<ReadonlySet<number>> {
    const among = new Set<number>();
    let left = mostWords;
    for (let from = 0; from < seen.length && left > 0; from += batch) {
      const some = seen.slice(from, from + batch);
      const unknown = some.filter(({ id, version }) => indexed.get(id)?.version !== version);
      if (unknown.length > 0)
        await learn(
          societies,
          unknown.map(({ id }) => id),
        );
      for (const { id } of some) {
        const post = indexed.get(id);
        if (!post || left <= 0) continue;
        left -= post.words;
        among.add(id);
        indexed.delete(id);
        indexed.set(id, post);
      }
    }
    for (const id of indexed.keys()) {
      if (indexed.size <= maxCached && words <= maxCachedWords) break;
      if (!among.has(id)) forget(id);
    }
    return among;
  }

  async function findAmong(
    seen: Awaited<ReturnType<typeof selectSeen>>,
    societies: readonly number[],
    search: string,
    most: number,
  ): Promise<FoundPost[]> {
    const byId = new Map(seen.map((post, place) => [post.id, { ...post, place }]));
    const hits = await index.thingsAmong(search, await prepare(societies, seen));
    const best = hits
      .flatMap(({ id, score }) => {
        const post = byId.get(id);
        return post ? [{ post, score }] : [];
      })
      .sort((one, other) => other.score - one.score || one.post.place - other.post.place)
      .slice(0, most);
    const found: FoundPost[] = [];
    for (const { post } of best) {
      await setImmediate();
      const { id, society_id, title, updated_at } = post;
      found.push({ id, society_id, title, updated_at, match: matchOf(index.textsOf(id), search) });
    }
    return found;
  }

  return {
    async find(societies, search, most) {
      if (societies.length === 0) return [];
      const seen = await selectSeen(societies);
      const found = last.then(() => findAmong(seen, societies, search, most));
      last = found.catch(() => {});
      return found;
    },
  };
}
