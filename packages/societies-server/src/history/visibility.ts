import { sql, type Kysely, type Selectable } from 'kysely';
import type { HistoryEntry, PermissionCodename } from 'societies-contract';
import { holdsWords } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import type { HistoryFields, HistoryTable } from '../database/schema/history.ts';
import { isPublished } from '../posts/publishing.ts';

/** For whom the history is read. */
export interface HistoryReader {
  isAdmin: boolean;
  /** Whether they hold a permission in a society. */
  may: (permission: PermissionCodename, societyId: number | null) => boolean;
  /** The societies in which they hold it. */
  societiesWith: (permission: PermissionCodename) => number[];
}

type Row = Pick<
  Selectable<HistoryTable>,
  'at' | 'society_id' | 'action' | 'subject_kind' | 'subject_id' | 'subject_name' | 'before' | 'after'
>;
type Shown = Pick<HistoryEntry, 'before' | 'after'> & { name: string | null; hidesSubject?: true };

/** What tells of single guests, or of a society that has not answered: for those who see the guest list. */
const organisersOnly: readonly string[] = [
  'event.guest_added',
  'event.guest_removed',
  'event.checked_in',
  'event.check_in_undone',
  'event.guest_paid',
  'event.guest_unpaid',
  'event.place_returned',
  'event.host_asked',
];

/** Titles of those posts that everybody can read now. */
export async function findPublished(
  database: Kysely<Database>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => (row.subject_kind === 'post' ? Number(row.subject_id) : []));
  if (ids.length === 0) return new Map();
  const posts = await database
    .selectFrom('posts')
    .select(['id', 'title'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(isPublished)
    .execute();
  return new Map(posts.map(({ id, title }) => [String(id), title]));
}

/** Whether everybody could read a post that was made, deleted or restored. */
function wasPublished({ at, before, after }: Row): boolean {
  const post = after ?? before;
  if (!post || (before && after) || post['draft'] !== false) return false;
  const since = post['publish_at'];
  return since === null || (typeof since === 'string' && Date.parse(since) <= at.getTime());
}

const without = (fields: HistoryFields | null, hidden: string): HistoryFields | null =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name]) => name !== hidden));

/**
 * What a reader sees of an entry: nothing that the pages of the product do not show them. Who did what, and when, stays.
 * @param published see `findPublished`.
 */
export function shownTo(
  { isAdmin, may }: HistoryReader,
  row: Row,
  published: ReadonlyMap<string, string>,
): Shown {
  const { before, after, society_id: society, subject_name: name, subject_kind: kind, action } = row;
  if (kind === 'post' && !may('edit_posts', society)) {
    if (wasPublished(row)) return { before, after, name };
    return { before: null, after: null, name: published.get(row.subject_id ?? '') ?? null };
  }
  if (kind === 'event' && !may('edit_events', society)) {
    if (organisersOnly.includes(action)) return { before: null, after: null, name };
    return { before: without(before, 'link'), after: without(after, 'link'), name };
  }
  if (action === 'member.removed' && !isAdmin && !may('manage_members', society))
    return { before, after: null, name };
  if (action === 'takeover.declined' && !isAdmin)
    return { before: null, after: null, name: null, hidesSubject: true };
  if (action === 'member.declined' && !isAdmin && !may('manage_members', society))
    return { before: null, after: null, name: null, hidesSubject: true };
  return { before, after, name };
}

/** In a search: whether `shownTo` shows the reader the stored name of an entry. A post's title may be that of a draft. */
export const showsName = ({ isAdmin, societiesWith }: HistoryReader) => sql<boolean>`(
  (history.subject_kind <> 'post'
    or history.society_id = any(${societiesWith('edit_posts')}::bigint[])
    or ((history.before is null) <> (history.after is null)
      and coalesce(history.after, history.before) ->> 'draft' = 'false'
      and coalesce((coalesce(history.after, history.before) ->> 'publish_at')::timestamptz <= history.at, true)))
  and (history.action <> 'member.declined' or ${isAdmin}::boolean
    or history.society_id = any(${societiesWith('manage_members')}::bigint[])))`;

/** In a search: whether an entry is about a post that everybody can read now under a title that holds the words. */
export const titleIsShown = (search: string) => sql<boolean>`(history.subject_kind = 'post' and exists (
  select 1 from posts where posts.society_id = history.society_id and posts.id::text = history.subject_id
    and ${isPublished} and ${holdsWords(sql`posts.title`, search)}))`;
