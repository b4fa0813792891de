import { toKey } from '../database/keys.ts';

/** Finds societies by what people type. A better index replaces this one here, and nowhere else. */
export interface SearchIndex {
  /** Puts the texts of a society in the place of what is known of it; without texts it is forgotten. */
  put(id: number, texts?: readonly string[]): void;
  /** @param search not empty. @returns the ids of the societies that match. */
  find(search: string): ReadonlySet<number>;
}

/** People who type and turn pages ask the same again and again. */
const mostRemembered = 200;

/** Finds a text anywhere in the texts, without regard to case. */
export function createSearchIndex(): SearchIndex {
  const keysOf = new Map<number, string>();
  let remembered = new Map<string, ReadonlySet<number>>();

  return {
    put(id, texts) {
      const keys = texts?.map(toKey).join('\n');
      if (keysOf.get(id) === keys) return;
      if (keys === undefined) keysOf.delete(id);
      else keysOf.set(id, keys);
      remembered = new Map();
    },

    find(search) {
      const key = toKey(search);
      const known = remembered.get(key);
      if (known) return known;
      const found = new Set<number>();
      for (const [id, keys] of keysOf) if (keys.includes(key)) found.add(id);
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
      remembered.set(key, found);
      return found;
    },
  };
}
