import { sql, type Kysely, type Transaction } from 'kysely';
import { validation, type Affiliation, type AskAffiliationChangesBody } from 'societies-contract';
import { findCommittee } from '../committee/holders.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../events/checks.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { excerpt } from '../requests/asking.ts';
import { refreshStandings } from './standing.ts';
import {
  addStep,
  checkVersion,
  itemOf,
  nowIn,
  setState,
  storeAnswer,
  whileHeld,
  type Held,
  type Place,
} from './writing.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Where a committee reads about its affiliation. */
export const checklistPage = (societyId: number) => `/societies/${societyId}/dashboard/affiliation`;

/** Refuses to decide about what is not handed in, or was decided by somebody else. @throws 409 */
function checkHandedIn({ state }: Held): void {
  if (state !== 'handed_in')
    throw conflict('This is not handed in, or somebody else has decided.', 'not_handed_in');
}

const subject = ({ round }: Held) => ({ kind: 'affiliation' as const, id: round.id, name: round.name });

/**
 * Accepts what a society handed in; its committee is notified.
 * @throws 404, 409 unless it is handed in, or if the version is outdated.
 */
export const acceptAffiliation = (
  database: Db,
  place: Place,
  actor: string,
  version: number | undefined,
): Promise<Affiliation> =>
  whileHeld(database, place, async (trx, held) => {
    await checkVersion(trx, held, version);
    checkHandedIn(held);
    const { societyId, society, round } = held;
    await setState(trx, held, 'accepted');
    await clearComments(trx, held);
    await addStep(trx, held, { state: 'accepted', author: actor });
    await refreshStandings(trx, societyId);
    await record(trx, {
      actor,
      society: societyId,
      action: 'affiliation.accepted',
      subject: subject(held),
      before: null,
      after: null,
    });
    await notify(trx, [
      {
        message: 'affiliation_accepted',
        values: { society, round: round.name },
        to: await findCommittee(trx, societyId),
        by: actor,
        society: societyId,
        href: checklistPage(societyId),
      },
    ]);
    return nowIn(trx, held);
  });

async function clearComments(trx: Trx, { societyId, round }: Held): Promise<void> {
  await trx
    .updateTable('affiliation_answers')
    .set({ comment: null, commented_at: null })
    .where('society_id', '=', societyId)
    .where('round_id', '=', round.id)
    .where('comment', 'is not', null)
    .execute();
}

/**
 * Asks for changes; comments of an earlier time go. The committee is notified.
 * @throws 400 without a word, or about an item that is not asked for; 404; 409 unless it is handed in, or if the version is outdated.
 */
export const askForChanges = (
  database: Db,
  place: Place,
  actor: string,
  { items = {}, message = '', version }: AskAffiliationChangesBody,
): Promise<Affiliation> =>
  whileHeld(database, place, async (trx, held) => {
    const text = message.trim();
    const comments = Object.entries(items);
    if (text === '' && comments.length === 0)
      throw invalid({ message: [validation.affiliation.changesRequired] });
    await checkVersion(trx, held, version);
    checkHandedIn(held);
    const { societyId, society, round } = held;
    const known = new Set(round.items.map(({ id }) => id));
    refuse(
      Object.fromEntries(
        comments.map(([id]) => [`items.${id}`, known.has(id) ? undefined : validation.affiliation.itemGone]),
      ),
    );
    await clearComments(trx, held);
    for (const [item, said] of comments) {
      const comment = { comment: said.trim(), commented_at: sql<Date>`clock_timestamp()` };
      await trx
        .insertInto('affiliation_answers')
        .values({ society_id: societyId, round_id: round.id, item, ...comment })
        .onConflict((same) => same.columns(['society_id', 'round_id', 'item']).doUpdateSet(comment))
        .execute();
    }
    await setState(trx, held, 'changes_asked');
    await addStep(trx, held, { state: 'changes_asked', author: actor, text });
    const labels = round.items.filter(({ id }) => id in items).map(({ label }) => label);
    await record(trx, {
      actor,
      society: societyId,
      action: 'affiliation.changes_asked',
      subject: subject(held),
      before: null,
      after: { ...(text && { message: text }), ...(labels.length > 0 && { items: labels }) },
    });
    await notify(trx, [
      {
        message: 'affiliation_changes_asked',
        values: { society, round: round.name, text: excerpt(text) },
        to: await findCommittee(trx, societyId),
        by: actor,
        society: societyId,
        href: checklistPage(societyId),
      },
    ]);
    return nowIn(trx, held);
  });

/** Ticks an item of the office, or takes the tick back. @throws 404 */
export const tick = (
  database: Db,
  place: Place,
  item: string,
  done: boolean,
  actor: string,
): Promise<Affiliation> =>
  whileHeld(database, place, async (trx, held) => {
    const { label } = itemOf(held, item, 'office');
    const before = (await nowIn(trx, held)).items.find(({ id }) => id === item);
    if (before?.done !== done) {
      await storeAnswer(trx, held, { item, by: actor }, { value: done ? true : null });
      await record(trx, {
        actor,
        society: held.societyId,
        action: 'affiliation.ticked',
        subject: subject(held),
        before: { item: label, done: !done },
        after: { item: label, done },
      });
    }
    return nowIn(trx, held);
  });
