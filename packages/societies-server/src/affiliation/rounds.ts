import { sql, type Kysely, type Transaction } from 'kysely';
import {
  affiliationLimits,
  tooMany,
  validation,
  type AffiliationItem,
  type AffiliationRound,
  type AffiliationRoundBody,
  type ListedAffiliationRound,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { refuse } from '../events/checks.ts';
import { limitReached } from '../societies/lock.ts';
import { isLong, refreshStandings } from './standing.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A round, and what follows from the database's clock. */
export interface Round extends AffiliationRound {
  overdue: boolean;
}

const columns = [
  'affiliation_rounds.id',
  'name',
  'opens_at',
  'due_at',
  'items',
  'affiliation_rounds.version',
] as const;

const selectRounds = (database: Db) =>
  database
    .selectFrom('affiliation_rounds')
    .select(columns)
    .select(sql<boolean>`due_at < now()`.as('overdue'));

type Row = Awaited<ReturnType<ReturnType<typeof selectRounds>['execute']>>[number];

const toRound = (row: Row): Round => ({
  ...row,
  opens_at: row.opens_at.toISOString(),
  due_at: row.due_at.toISOString(),
});

/**
 * The round that opened last.
 * @param id another one.
 * @param held whether it stays as it is until the transaction ends.
 */
export async function findRound(database: Db, id?: number, held = false): Promise<Round | undefined> {
  const rounds = selectRounds(database)
    .$if(id !== undefined, (select) => select.where('affiliation_rounds.id', '=', id ?? 0))
    .$if(id === undefined, (select) =>
      select
        .where('opens_at', '<=', sql<Date>`now()`)
        .orderBy('opens_at', 'desc')
        .orderBy('affiliation_rounds.id', 'desc')
        .limit(1),
    )
    .$if(held, (select) => select.forShare());
  const row = await rounds.executeTakeFirst();
  return row && toRound(row);
}

/** A round as replies have it. */
export const shownRound = ({ overdue: _, ...round }: Round): AffiliationRound => round;

const begun = sql<number>`(
  select count(*)::integer from affiliations
  where affiliations.round_id = affiliation_rounds.id and state <> 'not_started')`;

/** Every round, the latest first. */
export async function listRounds(database: Db, id?: number): Promise<ListedAffiliationRound[]> {
  const rows = await selectRounds(database)
    .select(begun.as('begun'))
    .$if(id !== undefined, (select) => select.where('affiliation_rounds.id', '=', id ?? 0))
    .orderBy('opens_at', 'desc')
    .orderBy('affiliation_rounds.id', 'desc')
    .execute();
  return rows.map(({ begun: count, ...row }) => ({ ...shownRound(toRound(row)), begun: count }));
}

/** Checks what the schema cannot express. @throws 400 */
function check({ opens_at, due_at, items }: AffiliationRoundBody): void {
  const wrong: Record<string, string | undefined> = {};
  if (Date.parse(due_at) <= Date.parse(opens_at)) wrong.due_at = validation.affiliation.dueAfterOpening;
  const ids = new Set<string>();
  for (const [place, { id, kind, roles, min }] of items.entries()) {
    if (ids.has(id)) wrong[`items.${place}.id`] = validation.affiliation.itemTwice;
    ids.add(id);
    if (kind === 'roles_filled' && !roles)
      wrong[`items.${place}.roles`] = validation.affiliation.rolesRequired;
    if ((kind === 'members' || kind === 'events') && min === undefined)
      wrong[`items.${place}.min`] = validation.affiliation.minRange(affiliationLimits.minMax);
  }
  refuse(wrong);
}

/** What an item stores: nothing that its kind has no use for. */
const stored = ({
  id,
  kind,
  label,
  help = '',
  required = true,
  roles,
  min,
}: AffiliationRoundBody['items'][number]) =>
  ({
    id,
    kind,
    label: label.trim(),
    help: help.trim(),
    required,
    ...(kind === 'roles_filled' && { roles: (roles ?? []).map((role) => role.trim()) }),
    ...((kind === 'members' || kind === 'events') && { min: min ?? 1 }),
  }) satisfies AffiliationItem;

const valuesOf = ({ name, opens_at, due_at, items }: AffiliationRoundBody) => ({
  name: name.trim(),
  opens_at,
  due_at,
  items: JSON.stringify(items.map(stored)),
  ended: isLong(sql`${due_at}::timestamptz`),
});

/** @returns its id. @throws 400, 409 if there are too many. */
export async function createRound(trx: Trx, body: AffiliationRoundBody): Promise<number> {
  check(body);
  await sql`lock table affiliation_rounds in share row exclusive mode`.execute(trx);
  const { count } = await trx
    .selectFrom('affiliation_rounds')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= affiliationLimits.roundsMax) throw limitReached(tooMany.rounds(affiliationLimits.roundsMax));
  const { id, ended } = await trx
    .insertInto('affiliation_rounds')
    .values(valuesOf(body))
    .returning(['id', 'ended'])
    .executeTakeFirstOrThrow();
  if (ended) await refreshStandings(trx);
  return id;
}

/**
 * Changes a round. What societies answered stays with the items that stay. A new `due_at` is reminded of anew.
 * @returns false if the version is outdated, or there is no such round; nothing is written then.
 * @throws 400
 */
export async function updateRound(trx: Trx, id: number, body: AffiliationRoundBody): Promise<boolean> {
  check(body);
  const before = await trx
    .selectFrom('affiliation_rounds')
    .select(['due_at', 'ended'])
    .where('id', '=', id)
    .where(stillAt(body.version))
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const isMoved = before.due_at.getTime() !== Date.parse(body.due_at);
  const { ended } = await trx
    .updateTable('affiliation_rounds')
    .set({
      ...valuesOf(body),
      ...(isMoved && { reminders: 0, reminded_until: null }),
      ...nextVersion,
    })
    .where('id', '=', id)
    .returning('ended')
    .executeTakeFirstOrThrow();
  if (isMoved && (ended || before.ended)) await refreshStandings(trx);
  return true;
}

/**
 * Deletes a round with all that was handed in for it.
 * @returns the keys of its documents; undefined if there is no such round.
 */
export const deleteRound = (database: Db, id: number): Promise<string[] | undefined> =>
  inTransaction(database, async (trx) => {
    const round = await trx
      .selectFrom('affiliation_rounds')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!round) return undefined;
    const documents = await trx
      .selectFrom('affiliation_answers')
      .select('document_key')
      .where('round_id', '=', id)
      .where('document_key', 'is not', null)
      .execute();
    await trx.deleteFrom('affiliation_rounds').where('id', '=', id).execute();
    await refreshStandings(trx);
    return documents.flatMap(({ document_key: key }) => key ?? []);
  });
