import { sql, type Kysely } from 'kysely';
import {
  affiliationStates,
  type AffiliationSortKey,
  type AffiliationState,
  type AffiliationsQuery,
  type AffiliationsReply,
  type ListedAffiliation,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { listed } from '../societies/admin-queries.ts';
import { readChecklists, stateSql } from './checklist.ts';
import type { Round } from './rounds.ts';

type Db = Kysely<Database>;

/** What waits for an administrator first, what is done last. */
const urgency: readonly AffiliationState[] = [
  'handed_in',
  'changes_asked',
  'overdue',
  'in_progress',
  'not_started',
  'accepted',
];

const selectAffiliations = (database: Db, round: Round, ids: readonly number[]) =>
  database
    .selectFrom('societies')
    .innerJoin(listed(ids), 'listed.id', 'societies.id')
    .leftJoin('affiliations', (join) =>
      join.onRef('affiliations.society_id', '=', 'societies.id').on('affiliations.round_id', '=', round.id),
    );

/** Societies by state; those that no society is in have 0. */
export async function countByState(
  database: Db,
  round: Round,
  ids: readonly number[],
): Promise<AffiliationsReply['counts']> {
  const rows = await selectAffiliations(database, round, ids)
    .select([stateSql(round).as('state'), sql<number>`count(*)::integer`.as('count')])
    .groupBy(sql`1`)
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(
    affiliationStates.map((state) => [state, counts.get(state) ?? 0]),
  ) as AffiliationsReply['counts'];
}

/**
 * Ids of the societies in a state, in order: what waits for an administrator first, unless the query says another.
 * @param ids of all that were found; the order of a search stands within each state.
 */
export async function findAffiliationIds(
  database: Db,
  round: Round,
  ids: readonly number[],
  { sort, state }: Pick<AffiliationsQuery, 'sort' | 'state'>,
  slice?: Slice,
): Promise<number[]> {
  const key = (sort?.replace('-', '') ?? 'state') as AffiliationSortKey;
  const way = direction(sort?.startsWith('-') === true, slice);
  const orders: Record<AffiliationSortKey, ReturnType<typeof sql>[]> = {
    name: [sql`societies.name_key`],
    state: [
      sql`array_position(${[...urgency]}::text[], ${stateSql(round)})`,
      sort === undefined ? sql`listed.place` : sql`societies.name_key`,
    ],
    changed: [sql`coalesce(affiliations.changed_at, '-infinity'::timestamptz)`],
  };
  let rows = selectAffiliations(database, round, ids)
    .select('societies.id')
    .$if(state !== undefined, (all) => all.where(sql<boolean>`${stateSql(round)} = ${state ?? ''}`));
  for (const order of orders[key]) rows = rows.orderBy(order, way);
  rows = rows.orderBy('societies.id', way);
  if (slice) rows = rows.limit(slice.limit).offset(slice.offset);
  return (await rows.execute()).map(({ id }) => id);
}

/** The rows of some societies, in the order of their ids, with how each stands with every item. */
export async function listAffiliations(
  database: Db,
  round: Round,
  ids: readonly number[],
): Promise<(ListedAffiliation & { items: boolean[] })[]> {
  const checklists = await readChecklists(database, round, ids);
  const societies = await database
    .selectFrom('societies')
    .innerJoin('categories', 'categories.id', 'societies.category_id')
    .select([
      'societies.id',
      'societies.name',
      'societies.logo',
      'category_id',
      'categories.name as category',
    ])
    .where(sql<boolean>`societies.id = any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(societies.map((society) => [society.id, society]));
  return ids.flatMap((id) => {
    const checklist = checklists.get(id);
    const society = byId.get(id);
    if (!checklist || !society) return [];
    const { state, version, changed_at, items, steps } = checklist;
    const handedIn = steps.find((step) => step.state === 'handed_in');
    return {
      society: {
        id,
        name: society.name,
        logo: society.logo,
        category: { id: society.category_id, name: society.category },
      },
      state,
      done: items.filter(({ done }) => done).length,
      total: items.length,
      version,
      changed_at,
      handed_in_at: handedIn?.at ?? null,
      handed_in_by: handedIn?.by ?? null,
      accepted_at:
        state === 'accepted' ? (steps.find((step) => step.state === 'accepted')?.at ?? null) : null,
      items: items.map(({ done }) => done),
    };
  });
}
