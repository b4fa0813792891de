import { holds, type Society, type SocietySortKey } from 'societies-contract';

/** A sort key, with `-` before it for descending; null keeps the order of the list. */
export type SocietySort = SocietySortKey | `-${SocietySortKey}` | null;

/** Filter and order of a list of societies. */
export interface SocietyFilter {
  /** Text to find in names and descriptions; empty matches all. */
  search: string;
  /** Category ids to show; empty shows all. */
  categories: readonly number[];
  /** The sort key; null keeps the list's order. */
  sort: SocietySort;
}

export const noFilter: SocietyFilter = { search: '', categories: [], sort: null };

export type FilteredSociety = Pick<Society, 'name' | 'description' | 'category'>;

export type SortedSociety = Pick<Society, 'name' | 'member_count' | 'creation_date'>;

/** Societies in the chosen categories whose name or description contains the text, ignoring case and accents. */
export function filterSocieties<T extends FilteredSociety>(
  societies: readonly T[],
  { search, categories }: Pick<SocietyFilter, 'search' | 'categories'>,
): T[] {
  return societies.filter(
    ({ name, description, category }) =>
      (categories.length === 0 || categories.includes(category.id)) &&
      (holds(name, search) || holds(description, search)),
  );
}

const compare: Record<SocietySortKey, (one: SortedSociety, other: SortedSociety, locale: string) => number> =
  {
    name: (one, other, locale) =>
      one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
    members: (one, other) => one.member_count - other.member_count,
    creation_date: (one, other) => Date.parse(one.creation_date) - Date.parse(other.creation_date),
  };

/** A sorted copy, stable in both directions, with names in the locale's order. */
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
