import type { Kysely } from 'kysely';
import {
  answeredKinds,
  validation,
  type Affiliation,
  type AffiliationBody,
  type AffiliationItem,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { refuse } from '../events/checks.ts';
import { record } from '../history/record.ts';
import { Refusal } from '../platform/errors.ts';
import { addStep, checkOpen, checkVersion, nowIn, setState, storeAnswer, whileHeld } from './writing.ts';

type Db = Kysely<Database>;

/** Why a value is no answer to an item. */
function wrong(item: AffiliationItem | undefined, value: boolean | string | null): string | undefined {
  if (!item) return validation.affiliation.itemGone;
  if (!answeredKinds.includes(item.kind)) return validation.affiliation.notAnswered;
  if (value === null) return undefined;
  if (item.kind === 'statement')
    return typeof value === 'boolean' ? undefined : validation.affiliation.statementInvalid;
  return typeof value === 'string' ? undefined : validation.affiliation.textInvalid;
}

/** A blank text is none. */
const trimmed = (value: boolean | string | null) =>
  typeof value === 'string' ? value.trim() || null : value;

/**
 * Stores answers to the items that are named.
 * @throws 400 by item, 409 once it is handed in, or if the version is outdated.
 */
export const answer = (
  database: Db,
  societyId: number,
  by: string,
  { items, version }: AffiliationBody,
): Promise<Affiliation> =>
  whileHeld(database, { societyId }, async (trx, held) => {
    await checkVersion(trx, held, version);
    const answers = Object.entries(items);
    if (answers.length === 0) return nowIn(trx, held);
    checkOpen(held);
    const byId = new Map(held.round.items.map((item) => [item.id, item]));
    refuse(Object.fromEntries(answers.map(([id, value]) => [`items.${id}`, wrong(byId.get(id), value)])));
    for (const [item, value] of answers)
      await storeAnswer(trx, held, { item, by }, { value: trimmed(value) });
    await setState(trx, held, held.state === 'changes_asked' ? 'changes_asked' : 'in_progress');
    return nowIn(trx, held);
  });

/** The 409 for what is missing, with the items and the sentence at each. */
function incomplete(current: Affiliation, missing: Affiliation['items']): Refusal {
  return new Refusal(409, 'incomplete', 'Something is still missing.', {
    errors: Object.fromEntries(missing.map(({ id }) => [`items.${id}`, [validation.affiliation.notDone]])),
    current,
    items: missing,
  });
}

/**
 * Hands in what a society answered. What the office ticks may come later.
 * @throws 409 `incomplete`, once it is handed in, or if the version is outdated.
 */
export const handIn = (
  database: Db,
  societyId: number,
  by: string,
  version: number | undefined,
): Promise<Affiliation> =>
  whileHeld(database, { societyId }, async (trx, held) => {
    await checkVersion(trx, held, version);
    checkOpen(held);
    const now = await nowIn(trx, held);
    const needed = new Set(
      held.round.items.filter(({ required, kind }) => required && kind !== 'office').map(({ id }) => id),
    );
    const missing = now.items.filter(({ id, done }) => needed.has(id) && !done);
    if (missing.length > 0) throw incomplete(now, missing);
    await setState(trx, held, 'handed_in');
    await addStep(trx, held, { state: 'handed_in', author: by });
    await record(trx, {
      actor: by,
      society: societyId,
      action: 'affiliation.handed_in',
      subject: { kind: 'affiliation', id: held.round.id, name: held.round.name },
      before: null,
      after: null,
    });
    return nowIn(trx, held);
  });
