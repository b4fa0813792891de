import { mutate, useSWRConfig } from 'swr';
import {
  pageSizeLimits,
  paths,
  type Category,
  type EventAnswers,
  type EventQuestion,
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

/** Filter, order and page of the list of societies. */
export interface SocietiesFilter {
  search: string;
  categories: readonly number[];
  sort: SocietySortKey | `-${SocietySortKey}` | null;
  /** The first page is 1. */
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
  // Source: specification, section 7: an empty list if the reply is not an array.
  return { ...reading, data: reading.data && (Array.isArray(reading.data) ? reading.data : []) };
};

/** Keeps the displayed page until the next one is loaded, so that the list never flashes empty. */
export const useSocieties = (filter: SocietiesFilter) =>
  useRead<ListPage<Society>>(societiesPath(filter), { keepPreviousData: true, revalidateOnFocus: false });

export const useMySocieties = () => useRead<Society[]>(paths.mySocieties);

/** @param wanted false for administrators, who get no recommendations. */
export const useRecommendedSocieties = (wanted: boolean) =>
  useRead<RecommendedSociety[]>(wanted ? paths.recommendedSocieties : null, { revalidateOnFocus: false });

/** @param id undefined reads nothing. */
export const useSociety = (id: string | number | undefined) =>
  useRead<SocietyPage>(id === undefined ? null : paths.society(id));

export const useSocietyDetail = (id: string) => useRead<SocietyDetail>(paths.societyDetail(id));

export const useFeatureOptions = (id: string) => useRead<FeatureOptions>(paths.featureOptions(id));

const isSocietyList = (key: unknown): key is string =>
  typeof key === 'string' && (key === paths.recommendedSocieties || key.startsWith(`${paths.societies}?`));

/** @returns the society from any cached list, to show before its own reply arrives. */
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

/** Revalidates every list of societies. */
export const refreshLists = () => mutate(isSocietyList);

/** Applies a change to a society in every cached list. */
const inLists = (id: number) => (fields: Partial<Society>) => [
  editItems<Society>(isSocietyList, (society) => (society.id === id ? { ...society, ...fields } : society)),
];

/** Revalidates what depends on the user's membership. */
export const refreshMembership = (id: number) =>
  Promise.all([
    mutate(paths.mySocieties),
    mutate(paths.recommendedSocieties),
    mutate(paths.society(id)),
    mutate(paths.societyDetail(id)),
  ]);

/** What joining needs of a society. */
type JoinedSociety = Pick<Society, 'id' | 'name' | 'member' | 'member_count' | 'membership' | 'join_mode'>;

/**
 * Joins, or asks to join where the society decides, with the answers to its questions. Shown before the server has answered, and
 * rolled back if it refuses.
 * @returns what the caller is to the society now.
 * @throws ApiError if the server refuses.
 */
export async function joinSociety(
  society: JoinedSociety,
  answers?: EventAnswers,
): Promise<Pick<Society, 'member' | 'membership'>> {
  const { member, member_count, membership = 'none' } = society;
  const before = { member, member_count, membership };
  const after: Partial<Society> =
    society.join_mode === 'ask' && !member
      ? { membership: 'requested' }
      : { member: true, membership: 'member', member_count: member_count + (member ? 0 : 1) };
  const joined = await optimistically<Partial<Society>>(inLists(society.id), { before, after }, async () => {
    const reply = await api.post<Society>(paths.join(society.id), answers && { answers });
    return { member: reply.member, membership: reply.membership, member_count: reply.member_count };
  });
  void refreshMembership(society.id);
  return { member: after.member === true, membership: after.membership, ...joined };
}

/** @returns the questions to those who ask to join. */
export async function questionsOf(id: number): Promise<EventQuestion[]> {
  const { join_questions = [] } = await api.get<SocietyPage>(paths.society(id));
  return join_questions;
}

/** Takes back a request to join. */
export async function withdrawRequest(society: Pick<Society, 'id' | 'name'>): Promise<void> {
  await api.delete(paths.join(society.id));
  await Promise.all([refreshMembership(society.id), refreshLists()]);
}

/** @throws ApiError; 409 for a President, who cannot leave. */
export async function leaveSociety(society: Pick<Society, 'id' | 'name'>): Promise<void> {
  await api.post<unknown>(paths.leave(society.id));
  await Promise.all([refreshMembership(society.id), refreshLists()]);
}

/** Revalidates everything that shows this society. */
const refreshSociety = (id: number) =>
  Promise.all([mutate(paths.society(id)), mutate(paths.societyDetail(id)), refreshLists()]);

/**
 * @param from the previous description, and the society's version with it.
 * @throws ApiError; with `currentOf` if somebody else changed the description. A new picture also raises the version, but is no
 * conflict.
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

/** Whether two societies have the same values in the named fields. */
const sameFacts = (
  names: readonly (keyof SocietyFacts)[],
  one: Partial<SocietyFacts>,
  other: Partial<SocietyFacts>,
) => names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/**
 * @param facts omitted fields keep their value.
 * @param before the society when editing began.
 * @throws ApiError; with `currentOf` if somebody else changed a fact. A new picture also raises the version, but is no
 * conflict.
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

/** A stored theme without changes, or a name with colours and the version they replace (0 for a new theme). */
type WornTheme = Theme | (Omit<Theme, 'id'> & { version?: number });

/** Sends a stored theme by id, any other by name and colours. */
const themeBody = (theme: WornTheme): UpdateThemeBody => ({ theme: 'id' in theme ? theme.id : theme });

/**
 * Changes the theme optimistically, and rolls back if the server refuses.
 * @throws ApiError if the server refuses; 409 if somebody else changed its colours.
 */
export async function updateTheme(id: number, theme: WornTheme, before: Theme): Promise<void> {
  try {
    await optimistically<Theme>(
      (theme) => [edit<SocietyDetail>(paths.societyDetail(id), (detail) => ({ ...detail, theme: theme }))],
      // An unsaved theme has no id; 0 belongs to none.
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
