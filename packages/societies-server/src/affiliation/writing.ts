import { sql, type Kysely, type Transaction } from 'kysely';
import { type Affiliation, type AffiliationItem } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { StoredState } from '../database/schema/affiliation.ts';
import { inTransaction } from '../database/transaction.ts';
import { changedMeanwhile, conflict, notFound } from '../platform/errors.ts';
import { lockSociety } from '../societies/lock.ts';
import { found } from '../societies/params.ts';
import { affiliationIn } from './checklist.ts';
import { findRound, type Round } from './rounds.ts';

type Trx = Transaction<Database>;

/** A society in a round, while nobody else changes either. */
export interface Held {
  societyId: number;
  society: string;
  round: Round;
  state: StoredState;
  version: number;
}

export interface Place {
  societyId: number;
  /** Another round than the current one. */
  roundId?: number | undefined;
}

/**
 * Runs a change of a society in a round: the society, the round and their row are locked in this order until it ends.
 * @param work returns what the caller asked for.
 * @throws 404 if the society or the named round is gone, 409 `no_round` if none is open.
 */
export const whileHeld = <Result>(
  database: Kysely<Database>,
  { societyId, roundId }: Place,
  work: (trx: Trx, held: Held) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    // Looked for once more: the current one may have been deleted while this waited for it.
    const round = (await findRound(trx, roundId, true)) ?? (await findRound(trx, roundId, true));
    if (!round) {
      if (roundId !== undefined) throw notFound('Round');
      throw conflict('No round of affiliation is open.', 'no_round');
    }
    await trx
      .insertInto('affiliations')
      .values({ society_id: societyId, round_id: round.id })
      .onConflict((same) => same.doNothing())
      .execute();
    const row = await trx
      .selectFrom('affiliations')
      .innerJoin('societies', 'societies.id', 'affiliations.society_id')
      .select(['state', 'affiliations.version', 'societies.name'])
      .where('society_id', '=', societyId)
      .where('round_id', '=', round.id)
      .forUpdate('affiliations')
      .executeTakeFirstOrThrow();
    const { state, version, name } = row;
    return work(trx, { societyId, society: name, round, state, version });
  });

/** The item of an address. @throws 404 if the round does not ask for it, or it is of another kind. */
export function itemOf(
  { round }: Pick<Held, 'round'>,
  id: string,
  kind: AffiliationItem['kind'],
): AffiliationItem {
  return found(
    round.items.find((item) => item.id === id && item.kind === kind),
    'Item',
  );
}

/** The checklist as it is now. */
export const nowIn = async (trx: Trx, { societyId, round }: Held): Promise<Affiliation> =>
  found(await affiliationIn(trx, societyId, round), 'Society');

/** Refuses a change that is based on another version. @throws 409 with the checklist as it is now */
export async function checkVersion(trx: Trx, held: Held, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== held.version) throw changedMeanwhile(await nowIn(trx, held));
}

/** Refuses what a society may not change while administrators read it, or after they accepted it. @throws 409 */
export function checkOpen({ state }: Pick<Held, 'state'>): void {
  if (state === 'handed_in' || state === 'accepted')
    throw conflict(
      state === 'accepted'
        ? 'This is accepted already.'
        : 'This is handed in. Wait until an administrator has read it.',
      'handed_in',
    );
}

/** Stores a new state, as a change of the checklist. */
export async function setState(trx: Trx, { societyId, round }: Held, state: StoredState): Promise<void> {
  await trx
    .updateTable('affiliations')
    .set({ state, changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('society_id', '=', societyId)
    .where('round_id', '=', round.id)
    .execute();
}

/** Notes a step of a society through a round. */
export async function addStep(
  trx: Trx,
  { societyId, round }: Held,
  step: { state: 'handed_in' | 'changes_asked' | 'accepted'; author: string; text?: string },
): Promise<void> {
  await trx
    .insertInto('affiliation_steps')
    .values({ society_id: societyId, round_id: round.id, ...step })
    .execute();
}

/** What is stored of an item. */
export interface Answer {
  value?: boolean | string | null;
  document?: { key: string; name: string; bytes: number } | null;
}

/**
 * Stores an item's answer in place of the one before.
 * @returns the key of the document that it had.
 */
export async function storeAnswer(
  trx: Trx,
  { societyId, round }: Held,
  { item, by }: { item: string; by: string },
  { value = null, document = null }: Answer,
): Promise<string | null> {
  const before = await trx
    .selectFrom('affiliation_answers')
    .select('document_key')
    .where('society_id', '=', societyId)
    .where('round_id', '=', round.id)
    .where('item', '=', item)
    .executeTakeFirst();
  const isEmpty = value === null && document === null;
  const answer = {
    value: value === null ? null : JSON.stringify(value),
    document_key: document?.key ?? null,
    document_name: document?.name ?? null,
    document_bytes: document?.bytes ?? null,
    answered_at: isEmpty ? null : sql<Date>`clock_timestamp()`,
    answered_by: isEmpty ? null : by,
  };
  await trx
    .insertInto('affiliation_answers')
    .values({ society_id: societyId, round_id: round.id, item, ...answer })
    .onConflict((same) => same.columns(['society_id', 'round_id', 'item']).doUpdateSet(answer))
    .execute();
  return before?.document_key ?? null;
}
