import { sql, type Kysely, type Transaction } from 'kysely';
import { affiliationLimits, type RemindedState } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { conflict } from '../platform/errors.ts';
import { stateSql } from './checklist.ts';
import { checklistPage } from './deciding.ts';
import { findRound, type Round } from './rounds.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Societies per transaction, so that others are served in between. */
const batch = 100;
/** Days after which nobody is reminded any more that a round was due. */
const longestLate = 7;

interface Reminded {
  id: number;
  name: string;
  committee: string[];
}

/** The next societies in some states, by id. */
async function nextSocieties(
  trx: Trx,
  round: Round,
  states: readonly string[],
  after: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select societies.id, societies.name, coalesce((
        select json_agg(university_id) from memberships
        where memberships.society_id = societies.id and role_id is not null
      ), '[]'::json) as committee
    from societies
    left join affiliations on affiliations.society_id = societies.id and affiliations.round_id = ${round.id}
    where societies.id > ${after} and ${stateSql(round)} = any(${states}::text[])
    order by societies.id limit ${sql.lit(batch)}`.execute(trx);
  return rows;
}

/** Reminds committees of what their society still has to hand in. */
const send = (trx: Trx, { name: round, due_at }: Round, isLate: boolean, societies: readonly Reminded[]) =>
  notify(
    trx,
    societies.map(({ id, name: society, committee: to }) => ({
      ...(isLate
        ? { message: 'affiliation_overdue' as const, values: { society, round } }
        : { message: 'affiliation_due' as const, values: { society, round, due_at } }),
      to,
      society: id,
      href: checklistPage(id),
    })),
  );

const open: readonly RemindedState[] = ['not_started', 'in_progress', 'changes_asked', 'overdue'];

/** The reminder that is due by the calendar of the site: 1 and on before the day, the last one after it; null for none. */
const dueReminder = (timeZone: string) => {
  const left = sql`(due_at at time zone ${timeZone}::text)::date - (now() at time zone ${timeZone}::text)::date`;
  const before = affiliationLimits.remindedBefore.map(
    (days, index) => sql`when due_at > now() and ${left} <= ${sql.lit(days)} then ${sql.lit(index + 1)}`,
  );
  const late = affiliationLimits.remindedBefore.length + 1;
  return sql<number | null>`case
    when ${left} between ${sql.lit(-longestLate)} and -1 then ${sql.lit(late)}
    ${sql.join(before.toReversed(), sql` `)} end`;
};

/** Sends the next part of a reminder, in any process. @returns whether there is more to do. */
const remindNext = (database: Db, timeZone: string): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    const round = await findRound(trx);
    if (!round) return false;
    const progress = await trx
      .selectFrom('affiliation_rounds')
      .select(['reminders', 'reminded_until'])
      .select(dueReminder(timeZone).as('due'))
      .where('id', '=', round.id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!progress) return false;
    const { reminders, reminded_until: until, due } = progress;
    const isNew = until === null;
    if (isNew && (due === null || due <= reminders)) return false;
    const reminder = isNew ? (due ?? reminders) : reminders;
    const societies = await nextSocieties(trx, round, open, until ?? 0);
    await send(trx, round, reminder > affiliationLimits.remindedBefore.length, societies);
    const last = societies.length === batch ? (societies.at(-1)?.id ?? null) : null;
    await trx
      .updateTable('affiliation_rounds')
      .set({ reminders: reminder, reminded_until: last })
      .where('id', '=', round.id)
      .execute();
    return true;
  });

/** Reminds committees 14 and 3 days before the current round is due and the day after, once over all processes. */
export async function remindOfRounds(database: Db, timeZone: string): Promise<void> {
  while (await remindNext(database, timeZone));
}

/**
 * Reminds the committees of all societies in a state, because an administrator asked for it.
 * @returns how many societies.
 * @throws 409 if no round is open.
 */
export async function remindState(database: Db, state: RemindedState, actor: string): Promise<number> {
  let after = 0;
  let reminded = 0;
  for (;;) {
    const last = await inTransaction(database, async (trx) => {
      const round = await findRound(trx);
      if (!round) throw conflict('No round of affiliation is open.', 'no_round');
      const societies = await nextSocieties(trx, round, [state], after);
      await send(trx, round, round.overdue, societies);
      reminded += societies.length;
      if (societies.length === batch) return societies.at(-1)?.id;
      await record(trx, {
        actor,
        society: null,
        action: 'affiliation.reminded',
        subject: { kind: 'round', id: round.id, name: round.name },
        before: null,
        after: { state, societies: reminded },
      });
      return undefined;
    });
    if (last === undefined) return reminded;
    after = last;
  }
}
