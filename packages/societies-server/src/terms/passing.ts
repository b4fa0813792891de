import { sql, type Kysely, type Transaction } from 'kysely';
import { termLimits } from 'societies-contract';
import type { NamedPerson } from 'societies-contract/notice-words';
import { presidentKey } from '../committee/editor.ts';
import { assignPositions, freePosition, lockPositions, type HeldPosition } from '../committee/positions.ts';
import { findCommittee } from '../committee/holders.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { societyName } from '../joining/members.ts';
import { notify, type NewNotice } from '../notices/notify.ts';
import { Refusal } from '../platform/errors.ts';
import { daysAfter, siteDay } from '../platform/site-day.ts';
import { endComingTermIn } from './leaving.ts';
import { concerned, handoverPage, listTerms, type StoredTerm } from './queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A society of which roles are to pass or to end, and the day. */
interface Round {
  societyId: number;
  society: string;
  today: string;
}

const nameOf = ({ user }: StoredTerm): NamedPerson => ({
  university_id: user.university_id,
  name: user.name,
});

/** Deletes coming terms of people whose account is suspended, and those that nobody accepted until they were over. */
async function dropVoid(trx: Trx, { societyId, today }: Round): Promise<void> {
  const { rows: suspended } = await sql<{ university_id: string }>`
    select terms.university_id from terms join users on users.university_id = terms.university_id
    where society_id = ${societyId} and begun_at is null and starts_on <= ${today}::date and suspended_at is not null`.execute(
    trx,
  );
  for (const { university_id: id } of suspended) await endComingTermIn(trx, societyId, id);
  await sql`delete from terms where society_id = ${societyId} and begun_at is null and ends_on < ${today}::date`.execute(
    trx,
  );
}

/**
 * The accepted terms that begin. Who is President takes another role only when somebody else becomes President in the same moment: a
 * society keeps its President until then.
 */
async function dueTerms(
  trx: Trx,
  { societyId, today }: Round,
  positions: readonly HeldPosition[],
): Promise<StoredTerm[]> {
  const due = (await listTerms(trx, societyId)).filter(
    ({ state, from }) => state === 'accepted' && from <= today,
  );
  const presidency = positions.find(({ name_key }) => name_key === presidentKey);
  const passes = due.some(({ role }) => role.id === presidency?.id);
  return due.filter(({ user }) => passes || user.university_id !== presidency?.holder);
}

/** Passes the roles of which the next term begins. */
async function pass(trx: Trx, round: Round): Promise<void> {
  const { societyId, society } = round;
  const positions = await lockPositions(trx, societyId);
  const due = await dueTerms(trx, round, positions);
  if (due.length === 0) return;
  const next = new Map(due.map(({ role, user }) => [role.id, user.university_id]));
  const coming = new Set(next.values());
  const changed = positions.filter(
    ({ id, holder }) => next.has(id) || (holder !== null && coming.has(holder)),
  );
  const changes = changed.map((role) => ({ role, holder: next.get(role.id) ?? null }));
  await assignPositions(trx, societyId, changes, round.today);
  const notices: NewNotice[] = [];
  for (const { id, role, user, from, until, ...term } of due) {
    const before = positions.find((position) => position.id === role.id)?.holder ?? null;
    await sql`delete from terms where society_id = ${societyId} and role_id = ${role.id} and begun_at is not null`.execute(
      trx,
    );
    await sql`update terms set begun_at = now() where society_id = ${societyId} and id = ${id}`.execute(trx);
    const holder = user.university_id;
    await record(trx, {
      actor: null,
      society: societyId,
      action: 'term.begun',
      subject: { kind: 'role', id: role.id, name: role.name },
      before: { holder: before },
      after: { holder, from, until },
    });
    if (before === holder) continue;
    const about = { society: societyId, href: handoverPage(societyId) };
    const values = { role: role.name, society };
    notices.push({ message: 'term_begun', values, to: [holder], ...about });
    if (before !== null && !coming.has(before)) {
      const person = nameOf({ id, role, user, from, until, ...term });
      const href = `/societies/${societyId}`;
      notices.push({
        message: 'term_passed',
        values: { ...values, person },
        to: [before],
        ...about,
        href,
      });
    }
  }
  await notify(trx, notices);
}

/** Tells the holder and the President that a term has ended and nobody has accepted the next. */
async function tell(trx: Trx, { societyId, society, today }: Round, term: StoredTerm, president: string[]) {
  const { role, user, until } = term;
  const free_on = daysAfter(today, termLimits.daysOfGrace);
  await sql`update terms set told_on = ${today}::date where society_id = ${societyId} and id = ${term.id}`.execute(
    trx,
  );
  const about = { society: societyId, href: handoverPage(societyId) };
  const values = { role: role.name, society, free_on: daysAfter(free_on, -1) };
  await notify(trx, [
    {
      message: 'term_ended',
      values: { ...values, until: until ?? today },
      to: [user.university_id],
      ...about,
    },
    {
      message: 'term_ended_of',
      values: { ...values, person: nameOf(term) },
      to: president.filter((id) => id !== user.university_id),
      ...about,
    },
  ]);
}

/** Frees a role whose days of grace are over. */
async function free(trx: Trx, { societyId, society }: Round, term: StoredTerm, president: string[]) {
  const { role, user, from, until } = term;
  const holder = user.university_id;
  await freePosition(trx, societyId, role);
  await record(trx, {
    actor: null,
    society: societyId,
    action: 'term.ended',
    subject: { kind: 'role', id: role.id, name: role.name },
    before: { holder, from, until },
    after: { holder: null },
  });
  const values = { role: role.name, society };
  const href = `/societies/${societyId}`;
  const wasPresident = president.includes(holder);
  await notify(trx, [
    { message: 'term_over', values, to: [holder], society: societyId, href },
    wasPresident
      ? {
          message: 'president_missing',
          values: { society },
          to: await findCommittee(trx, societyId),
          society: societyId,
          href,
        }
      : {
          message: 'term_over_of',
          values: { ...values, person: nameOf(term) },
          to: president,
          society: societyId,
          href: `${href}/dashboard/people`,
        },
  ]);
}

/** What the end of terms does where nobody has accepted the next: holders are told, and after the days of grace the role is free. */
async function end(trx: Trx, round: Round): Promise<void> {
  const { societyId, today } = round;
  const terms = await listTerms(trx, societyId);
  const awaited = new Set(terms.filter(({ state }) => state === 'accepted').map(({ role }) => role.id));
  const ended = terms.filter(
    ({ state, role, until }) =>
      state === 'current' && until !== null && until < today && !awaited.has(role.id),
  );
  if (ended.length === 0) return;
  const { rows } = await sql<{ id: number; told_on: string | null }>`
    select id, told_on::text as told_on from terms where society_id = ${societyId} and begun_at is not null`.execute(
    trx,
  );
  const notifiedOn = new Map(rows.map(({ id, told_on }) => [id, told_on]));
  for (const term of ended) {
    const positions = await lockPositions(trx, societyId);
    const presidency = positions.filter(({ name_key }) => name_key === presidentKey);
    const president = concerned(presidency, presidency[0]?.id ?? 0);
    const notified = notifiedOn.get(term.id) ?? null;
    if (notified === null) await tell(trx, round, term, president);
    else if (daysAfter(notified, termLimits.daysOfGrace) <= today) await free(trx, round, term, president);
  }
}

/** Societies in which a term begins, has ended, or is void. */
async function dueSocieties(database: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ society_id: number }>`
    select distinct society_id from terms
    where (begun_at is null and starts_on <= ${today}::date)
      or (begun_at is not null and ends_on < ${today}::date
        and (told_on is null or told_on <= ${daysAfter(today, -termLimits.daysOfGrace)}::date))
    order by society_id`.execute(database);
  return rows.map(({ society_id: id }) => id);
}

/**
 * Passes each role on the first day of its next term, tells who keeps a role for some days because nobody accepted the next, and frees it
 * after them. The day is that of the database's clock. Any number of processes may do it at once: a society is locked, and what another
 * process has done is no longer there to do.
 * @throws after the last society, if it failed for some of them: they are tried again with the next call.
 */
export async function passTerms(database: Db, timeZone: string): Promise<void> {
  const failures: unknown[] = [];
  for (const societyId of await dueSocieties(database, await siteDay(database, timeZone))) {
    try {
      await inTransaction(database, async (trx) => {
        await lockPositions(trx, societyId);
        const today = await siteDay(trx, timeZone);
        const round = { societyId, today, society: await societyName(trx, societyId) };
        await dropVoid(trx, round);
        await pass(trx, round);
        await end(trx, round);
      });
    } catch (error) {
      // It was removed in this moment; after another failure the next society is passed all the same.
      if (!(error instanceof Refusal && error.statusCode === 404)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Roles could not pass.');
}
