import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fullName, actionsNamingPeople, type HistoryEntry, type HistoryQuery } from 'societies-contract';
import { holdsFolded, holdsWords } from '../database/folding.ts';
import type { Database } from '../database/schema.ts';
import type { HistoryFields } from '../database/schema/history.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { isCalled } from '../users/naming.ts';
import { isKept } from './removals.ts';
import { findPublished, showsName, shownTo, titleIsShown, type HistoryReader } from './visibility.ts';

type Db = Kysely<Database>;

/** Whose history is read, and what of it. */
export interface HistoryScope extends Pick<
  HistoryQuery,
  'actor' | 'action' | 'user' | 'society' | 'from' | 'to' | 'search'
> {
  /** Of one society; of the whole site if undefined. */
  within?: number;
  reader: HistoryReader;
  /** In which days begin. */
  timeZone: string;
}

const isDay = (text: string) => !text.includes('T');
const startOf = (day: RawBuilder<unknown>, timeZone: string) =>
  sql<Date>`(${day})::timestamp at time zone ${timeZone}`;
const begin = (from: string, timeZone: string) =>
  isDay(from) ? startOf(sql`${from}::date`, timeZone) : sql<Date>`${from}::timestamptz`;
const end = (to: string, timeZone: string) =>
  isDay(to) ? startOf(sql`${to}::date + 1`, timeZone) : sql<Date>`${to}::timestamptz`;

/** Whether the names that the reader is shown hold the words of a search. */
const isFound = (search: string, { within, reader }: Pick<HistoryScope, 'within' | 'reader'>) =>
  sql<boolean>`(
    history.actor in (select users.university_id from users where ${isCalled(search)})
    or (${holdsFolded(sql`history.search_key`, search)} and ${showsName(reader)})
    or ${titleIsShown(search)}
    ${
      within === undefined
        ? sql`or history.society_id in (
            select societies.id from societies where ${holdsWords(sql`societies.name`, search)})`
        : sql``
    })`;

const selectHistory = (
  database: Db,
  { within, society, actor, action, user, from, to, search, reader, timeZone }: HistoryScope,
) =>
  database
    .selectFrom('history')
    .$if(within !== undefined, (select) => select.where('society_id', '=', within ?? 0))
    .$if(society !== undefined, (select) => select.where('society_id', '=', society ?? 0))
    .$if(from !== undefined, (select) => select.where('at', '>=', begin(from ?? '', timeZone)))
    .$if(to !== undefined, (select) => select.where('at', '<', end(to ?? '', timeZone)))
    .$if(!!search?.trim(), (select) => select.where(isFound(search ?? '', { within, reader })))
    .$if(actor !== undefined, (select) => select.where('actor', '=', actor ?? ''))
    .$if(user !== undefined, (select) =>
      select.where((is) =>
        is.or([
          is('actor', '=', user ?? ''),
          is.and([
            is('subject_kind', '=', 'user'),
            is('subject_id', '=', user ?? ''),
            // The removal of an earlier account under the ID is not about the one that has it now.
            sql<boolean>`(action <> 'user.removed' or not exists (select 1 from users where university_id = subject_id))`,
          ]),
        ]),
      ),
    )
    .$if(action !== undefined, (select) => select.where('action', '=', action ?? 'society.changed'));

export async function countHistory(database: Db, scope: HistoryScope): Promise<number> {
  const { count } = await selectHistory(database, scope)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of matching entries, newest first. */
export async function findHistoryIds(database: Db, scope: HistoryScope, slice?: Slice): Promise<number[]> {
  let ids = selectHistory(database, scope).select('id').orderBy('id', direction(true, slice));
  if (slice) ids = ids.limit(slice.limit).offset(slice.offset);
  return (await ids.execute()).map(({ id }) => id);
}

const looksLikeId = (value: unknown): value is string => typeof value === 'string' && /^\d{8}$/.test(value);

/** Replaces user ids by names. Only ids are stored, so that no name outlives its account. */
function withNames(fields: HistoryFields | null, names: ReadonlyMap<string, string>): HistoryFields | null {
  if (fields === null) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([role, holder]) => [
      role,
      looksLikeId(holder) ? `${names.get(holder) ?? '?'} (${holder})` : holder,
    ]),
  );
}

/** Entries in the order of the given ids, as far as the reader may see them. */
export async function readHistory(
  database: Db,
  ids: readonly number[],
  reader: HistoryReader,
): Promise<HistoryEntry[]> {
  const rows = await database
    .selectFrom('history')
    .leftJoin('users', 'users.university_id', 'history.actor')
    .selectAll('history')
    .select(['users.first_name', 'users.last_name'])
    .select(
      sql<boolean>`exists (select 1 from removals where removals.history_id = history.id and ${isKept})`.as(
        'restorable',
      ),
    )
    .where(sql<boolean>`history.id = any(${ids}::bigint[])`)
    .execute();
  const published = await findPublished(database, rows);
  const holders = rows
    .filter(({ action }) => actionsNamingPeople.includes(action))
    .flatMap(({ before, after }) =>
      Object.values({ ...before, ...after }).concat(Object.values(before ?? {})),
    )
    .filter(looksLikeId);
  const people = holders.length
    ? await database
        .selectFrom('users')
        .select(['university_id', 'first_name', 'last_name'])
        .where(sql<boolean>`university_id = any(${[...new Set(holders)]}::text[])`)
        .execute()
    : [];
  const names = new Map(people.map((one) => [one.university_id, fullName(one)]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { before, after, name, hidesSubject } = shownTo(reader, row, published);
    const namedFields = (fields: HistoryFields | null) =>
      actionsNamingPeople.includes(row.action) ? withNames(fields, names) : fields;
    return [
      {
        id,
        at: row.at.toISOString(),
        actor: row.actor === null ? null : { university_id: row.actor, name: fullName(row) },
        by_account: row.by_account,
        society: row.society_id === null ? null : { id: row.society_id, name: row.society_name ?? '' },
        action: row.action,
        subject: { kind: row.subject_kind, id: hidesSubject ? null : row.subject_id, name },
        before: namedFields(before),
        after: namedFields(after),
        restorable: row.restorable,
      },
    ];
  });
}
