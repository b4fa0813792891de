import type { Society, SocietySortKey } from 'societies-contract';

/** A sort key, with `-` before it for descending; null keeps the order of the list. */
export type SocietySort = SocietySortKey | `-${SocietySortKey}` | null;

/** What narrows and orders a list of societies. */
export interface SocietyFilter {
  /** Text that a society's name or description has to hold; empty lets all through. */
  search: string;
  /** Ids of the categories to show; none shows all. */
  categories: readonly number[];
  /** What the list is ordered by; null keeps its own order. */
  sort: SocietySort;
}

export const noFilter: SocietyFilter = { search: '', categories: [], sort: null };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A society as far as it is filtered by. */
export type FilteredSociety = Pick<Society, 'name' | 'description' | 'category'>;

/** A society as far as it is sorted by. */
export type SortedSociety = Pick<Society, 'name' | 'member_count' | 'creation_date'>;

/** The societies whose name or description holds the search text (case and accents aside) and whose category is chosen. */
export function filterSocieties<T extends FilteredSociety>(
  societies: readonly T[],
  { search, categories }: Pick<SocietyFilter, 'search' | 'categories'>,
): T[] {
  const wanted = plain(search.trim());
  return societies.filter(
    ({ name, description, category }) =>
      (categories.length === 0 || categories.includes(category.id)) &&
      (wanted === '' || plain(name).includes(wanted) || plain(description).includes(wanted)),
  );
}

const compare: Record<SocietySortKey, (one: SortedSociety, other: SortedSociety, locale: string) => number> =
  {
    name: (one, other, locale) =>
      one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
    members: (one, other) => one.member_count - other.member_count,
    creation_date: (one, other) => Date.parse(one.creation_date) - Date.parse(other.creation_date),
  };

/**
 * A sorted copy, names in the order of a language. Equals keep the order they had, in both directions.
 */
export function sortSocieties<T extends SortedSociety>(
  societies: readonly T[],
  sort: SocietySort,
  locale = 'en-GB',
): T[] {
  if (sort === null) return [...societies];
  const descending = sort.startsWith('-');
  const by = compare[(descending ? sort.slice(1) : sort) as SocietySortKey];
  return [...societies].sort((one, other) => (descending ? -1 : 1) * by(one, other, locale));
}
