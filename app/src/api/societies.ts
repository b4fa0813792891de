import { mutate, useSWRConfig } from 'swr';
import {
  pageSizeLimits,
  paths,
  type Category,
  type FeatureOptions,
  type FeatureOptionsBody,
  type PatchSocietyReply,
  type RecommendedSociety,
  type Society,
  type SocietyDetail,
  type SocietyFacts,
  type SocietyPage,
  type SocietySortKey,
  type Theme,
  type UpdateThemeBody,
} from 'societies-contract';
import { currentOf } from './ApiError.ts';
import { api } from './client.ts';
import { edit, editItems, optimistically } from './optimistic.ts';
import { once, useRead, type ListPage } from './useRead.ts';

/** What narrows and orders the list of all societies. */
export interface SocietiesFilter {
  search: string;
  categories: readonly number[];
  sort: SocietySortKey | `-${SocietySortKey}` | null;
  /** First page 1. */
  page: number;
}

export function societiesPath({ search, categories, sort, page }: SocietiesFilter): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSizeLimits.societies) });
  if (search !== '') query.set('search', search);
  if (categories.length > 0) query.set('category', categories.join(','));
  if (sort !== null) query.set('sort', sort);
  return `${paths.societies}?${query}`;
}

export const useCategories = () => {
  const reading = useRead<Category[]>(paths.categories, once);
  // Source: specification, section 7: an empty list when the reply is not an array.
  return { ...reading, data: reading.data && (Array.isArray(reading.data) ? reading.data : []) };
};

/** The page shown stays while the next one is read, so the list never empties between two filters. */
export const useSocieties = (filter: SocietiesFilter) =>
  useRead<ListPage<Society>>(societiesPath(filter), { keepPreviousData: true, revalidateOnFocus: false });

export const useMySocieties = () => useRead<Society[]>(paths.mySocieties);

/** @param wanted false for an administrator, who gets no recommendations. */
export const useRecommendedSocieties = (wanted: boolean) =>
  useRead<RecommendedSociety[]>(wanted ? paths.recommendedSocieties : null, { revalidateOnFocus: false });

/** @param id undefined to read nothing yet. */
export const useSociety = (id: string | number | undefined) =>
  useRead<SocietyPage>(id === undefined ? null : paths.society(id));

export const useSocietyDetail = (id: string) => useRead<SocietyDetail>(paths.societyDetail(id));

export const useFeatureOptions = (id: string) => useRead<FeatureOptions>(paths.featureOptions(id));

const isSocietyList = (key: unknown): key is string =>
  typeof key === 'string' && (key === paths.recommendedSocieties || key.startsWith(`${paths.societies}?`));

/** @returns the society as the first list shows it that was read and holds it: what is known before its own reply is there. */
export function useListedSociety(id: string): Society | undefined {
  const { cache } = useSWRConfig();
  for (const key of [paths.mySocieties, ...cache.keys()]) {
    if (key !== paths.mySocieties && !isSocietyList(key)) continue;
    const list = cache.get(key)?.data as Society[] | ListPage<Society> | undefined;
    const found = (Array.isArray(list) ? list : list?.results)?.find((society) => String(society.id) === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads every list of societies again. */
export const refreshLists = () => mutate(isSocietyList);

/** Shows what changes of one society in every list that holds it. */
const inLists = (id: number) => (fields: Partial<Society>) => [
  editItems<Society>(isSocietyList, (society) => (society.id === id ? { ...society, ...fields } : society)),
];

/** Reads again what depends on whether the caller is in the society. */
const refreshMembership = (id: number) =>
  Promise.all([
    mutate(paths.mySocieties),
    mutate(paths.recommendedSocieties),
    mutate(paths.society(id)),
    mutate(paths.societyDetail(id)),
  ]);

/**
 * Joins at once on the screen and then on the server; on the screen it is undone when the server refuses.
 * @throws ApiError when the server refuses.
 */
export async function joinSociety(
  society: Pick<Society, 'id' | 'name' | 'member' | 'member_count'>,
): Promise<void> {
  const { member, member_count } = society;
  const after = { member: true, member_count: member_count + (member ? 0 : 1) };
  await optimistically<Partial<Society>>(
    inLists(society.id),
    { before: { member, member_count }, after },
    async () => {
      await api.post<Society>(paths.join(society.id));
      return after;
    },
  );
  void refreshMembership(society.id);
}

/** @throws ApiError; 409 for a President, who cannot leave. */
export async function leaveSociety(society: Pick<Society, 'id' | 'name'>): Promise<void> {
  await api.post<unknown>(paths.leave(society.id));
  await Promise.all([refreshMembership(society.id), refreshLists()]);
}

/** What every place shows that reads this society. */
const refreshSociety = (id: number) =>
  Promise.all([mutate(paths.society(id)), mutate(paths.societyDetail(id)), refreshLists()]);

/**
 * @param from the description that the new one takes the place of, and the society's version then.
 * @throws ApiError; `currentOf` it when somebody else wrote another description meanwhile. Another picture is nothing to ask about.
 */
export async function updateDescription(
  id: number,
  description: string,
  from: Partial<Pick<SocietyPage, 'description' | 'version'>>,
): Promise<void> {
  const save = (version: number | undefined) =>
    api.patch<PatchSocietyReply>(paths.society(id), { description, version });
  try {
    await save(from.version);
  } catch (error) {
    const current = currentOf<SocietyPage>(error);
    if (current === undefined || current.description !== from.description) throw error;
    await save(current.version);
  } finally {
    await refreshSociety(id);
  }
}

const factNames = [
  'keywords',
  'meeting_time',
  'meeting_place',
  'contact',
  'how_to_join',
  'website',
  'instagram',
  'discord',
] as const satisfies readonly (keyof SocietyFacts)[];

/** Whether two say the same of what is named. */
const sameFacts = (
  names: readonly (keyof SocietyFacts)[],
  one: Partial<SocietyFacts>,
  other: Partial<SocietyFacts>,
) => names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/**
 * @param facts those that are left out stay as they are.
 * @param before what the society said when the writer began.
 * @throws ApiError; `currentOf` it when somebody else changed a fact meanwhile. Another picture is nothing to ask about.
 */
export async function updateFacts(
  id: number,
  facts: Partial<SocietyFacts>,
  before: Partial<SocietyFacts>,
  from: number | undefined,
): Promise<void> {
  const save = (version: number | undefined) =>
    api.put<SocietyPage>(paths.updateSociety(id), { ...facts, version });
  try {
    await save(from);
  } catch (error) {
    const current = currentOf<SocietyPage>(error);
    const written = factNames.filter((name) => facts[name] !== undefined);
    if (current === undefined || !sameFacts(written, current, before)) throw error;
    await save(current.version);
  } finally {
    await refreshSociety(id);
  }
}

/** @param picture null removes it. */
export async function updatePicture(
  id: number,
  field: 'banner' | 'logo',
  picture: Blob | null,
): Promise<void> {
  const form = new FormData();
  form.set(field, picture ?? '');
  await api.patch<PatchSocietyReply>(paths.society(id), form);
  await refreshSociety(id);
}

/** A theme that is chosen as it is stored, or a name with colours and the version that they take the place of (0 for none). */
type WornTheme = Theme | (Omit<Theme, 'id'> & { version?: number });

/** What is sent of a stored theme is its id, of another its name and colours. */
const themeBody = (theme: WornTheme): UpdateThemeBody => ({ theme: 'id' in theme ? theme.id : theme });

/**
 * Shows the theme at once, and again the one worn before when the server refuses.
 * @throws ApiError when the server refuses; 409 when somebody else changed its colours meanwhile.
 */
export async function updateTheme(id: number, theme: WornTheme, before: Theme): Promise<void> {
  try {
    await optimistically<Theme>(
      (worn) => [edit<SocietyDetail>(paths.societyDetail(id), (detail) => ({ ...detail, theme: worn }))],
      // A theme that is not stored yet has no id; 0 is nobody's.
      { before, after: { id: 0, ...theme } },
      () => api.put<Theme>(paths.updateTheme(id), themeBody(theme)),
    );
  } finally {
    await refreshSociety(id);
  }
}

export async function updateFeatureOptions(
  id: number,
  option: number,
  body: FeatureOptionsBody,
): Promise<void> {
  try {
    await api.put<FeatureOptions>(paths.featureOption(id, option), body);
  } finally {
    await mutate(paths.featureOptions(id));
  }
}
