import type { Kysely, Transaction } from 'kysely';
import { termLimits, validation, type Term } from 'societies-contract';
import { holdsAll, memberKey, permissionsByRole, presidentKey, type Editor } from '../committee/editor.ts';
import { lockPositions, type HeldPosition } from '../committee/positions.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { touchDirectory } from '../directory/versions.ts';
import { record } from '../history/record.ts';
import { societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { badRequest, conflict, forbidden, invalid, notFound, Refusal } from '../platform/errors.ts';
import { daysAfter, siteDay } from '../platform/site-day.ts';
import { findTerm, handoverPage, shown, termsOfRole, type StoredTerm } from './queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export interface NewTerm {
  societyId: number;
  roleId: number;
  universityId: string;
  /** ISO dates: the first and the last day. */
  from: string;
  until: string | null;
}

/** The refusal about a term that was withdrawn, declined, or has begun. */
export const termGone = () =>
  new Refusal(404, 'term_gone', 'This term is no longer planned, or it has already begun.');

const presidentOnly = () =>
  forbidden('Only the President or an administrator decides who is next President.', 'president_only');

/** @throws 403 for the President's role, unless the editor is the President or an administrator. */
function mayDecide(position: HeldPosition, { isAdmin, universityId }: Editor): void {
  if (position.name_key === presidentKey && !isAdmin && position.holder !== universityId)
    throw presidentOnly();
}

/** @throws 400 if they are not a member, or are suspended. */
async function checkMember(trx: Trx, societyId: number, universityId: string): Promise<void> {
  const member = await trx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.university_id', 'users.university_id')
    .select('suspended_at')
    .where('users.university_id', '=', universityId)
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  if (!member) throw badRequest('Only members of the society can be on its committee.', 'not_a_member');
  if (member.suspended_at) throw badRequest('Their account is suspended.', 'account_suspended');
}

/** @throws 400 on `until` */
function checkLength({ from, until }: NewTerm): void {
  if (until === null) return;
  if (until < from) throw invalid({ until: [validation.term.endsAfterItBegins] });
  if (until > daysAfter(from, termLimits.lengthDaysMax))
    throw invalid({ until: [validation.term.endsWithin] });
}

/** Stores a coming term. */
async function insert(
  trx: Trx,
  { societyId, roleId, universityId, from, until }: NewTerm,
  namedBy: string | null,
): Promise<StoredTerm> {
  const { id } = await trx
    .insertInto('terms')
    .values({
      society_id: societyId,
      role_id: roleId,
      university_id: universityId,
      starts_on: from,
      ends_on: until,
      named_by: namedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await findTerm(trx, societyId, id);
  if (!stored) throw notFound('Term');
  return stored;
}

/** Writes that somebody was named into the history, and tells them, unless they named themselves. */
async function announce(trx: Trx, societyId: number, { role, user, from, until }: Term, by: string | null) {
  await record(trx, {
    actor: by,
    society: societyId,
    action: 'term.named',
    subject: { kind: 'role', id: role.id, name: role.name },
    before: null,
    after: { holder: user.university_id, from, until },
  });
  await notify(trx, [
    {
      message: 'term_named',
      values: { role: role.name, society: await societyName(trx, societyId), from, until },
      to: [user.university_id],
      ...(by !== null && { by }),
      society: societyId,
      href: handoverPage(societyId),
    },
  ]);
}

/** Sets the days of the present holder's term. @throws 400 on `until` */
async function setPresentTerm(
  trx: Trx,
  term: NewTerm,
  { present, coming, today }: { present: Term | undefined; coming: Term | undefined; today: string },
  by: string,
): Promise<StoredTerm> {
  const { societyId, roleId, universityId, from, until } = term;
  if (until !== null && until < today) throw invalid({ until: [validation.term.endsLater] });
  if (coming && until !== null && until >= coming.from)
    throw invalid({ until: [validation.term.beforeNext(coming.from)] });
  const now = new Date();
  await trx
    .deleteFrom('terms')
    .where('society_id', '=', societyId)
    .where('role_id', '=', roleId)
    .where('begun_at', 'is not', null)
    .execute();
  const { id } = await trx
    .insertInto('terms')
    .values({
      society_id: societyId,
      role_id: roleId,
      university_id: universityId,
      starts_on: from,
      ends_on: until,
      named_by: by,
      accepted_at: now,
      begun_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await findTerm(trx, societyId, id);
  if (!stored) throw notFound('Term');
  await touchDirectory(trx, societyId);
  await record(trx, {
    actor: by,
    society: societyId,
    action: 'term.named',
    subject: { kind: 'role', id: roleId, name: stored.role.name },
    before: present ? { holder: universityId, from: present.from, until: present.until } : null,
    after: { holder: universityId, from, until },
  });
  return stored;
}

/**
 * Names the next holder of a role, who is asked whether they accept; or, for the present holder and a day that is not in the future, sets
 * the days of the present term.
 * @throws 400 for days that overlap or make no term, and for whoever cannot hold the role; 403 for the President's role and for a role
 * with a permission that the editor does not hold; 404; 409 if the role or the person has a coming term.
 */
export const nameSuccessor = (database: Db, term: NewTerm, editor: Editor): Promise<Term> =>
  inTransaction(database, async (trx) => {
    const { societyId, roleId, universityId, from, until } = term;
    const positions = await lockPositions(trx, societyId);
    const position = positions.find(({ id }) => id === roleId);
    if (!position) throw notFound('Role');
    if (position.name_key === memberKey)
      throw invalid({ role_id: ['Every member has the role Member already.'] });
    mayDecide(position, editor);
    const carried = (await permissionsByRole(trx, societyId)).get(roleId) ?? [];
    if (!editor.isAdmin && !holdsAll(editor, carried))
      throw forbidden('You cannot give a role with a permission that you do not hold.', 'grants_more');
    await checkMember(trx, societyId, universityId);
    checkLength(term);
    const today = await siteDay(trx, editor.timeZone);
    const { present, coming } = await termsOfRole(trx, societyId, roleId);
    if (from <= today) {
      if (position.holder !== universityId) throw invalid({ from: [validation.term.fromLater] });
      return shown(await setPresentTerm(trx, term, { present, coming, today }, editor.universityId));
    }
    if (from > daysAfter(today, termLimits.aheadDaysMax))
      throw invalid({ from: [validation.term.fromWithin] });
    if (coming) throw conflict('Somebody is already named for this role.', 'successor_named');
    const elsewhere = await trx
      .selectFrom('terms')
      .select('id')
      .where('society_id', '=', societyId)
      .where('university_id', '=', universityId)
      .where('begun_at', 'is', null)
      .executeTakeFirst();
    if (elsewhere) throw conflict('They are already named for another role.', 'successor_elsewhere');
    if (present?.until && from <= present.until)
      throw invalid({ from: [validation.term.afterPresent(present.until)] });
    const stored = await insert(trx, { societyId, roleId, universityId, from, until }, editor.universityId);
    await announce(trx, societyId, stored, editor.universityId);
    return shown(stored);
  });

/**
 * Gives the winner of an election the next term of a role, in the transaction that publishes the result. They still have to accept. It
 * takes the place of any other coming term of the role or of the person, who are told. The term begins on `from`, but not before tomorrow,
 * and not before the present term has ended.
 * @param by who published the result.
 * @returns the term; undefined if they are no longer a member, are suspended, or the role is no longer there.
 */
export async function giveElectedTerm(
  trx: Trx,
  term: NewTerm,
  { by, timeZone }: { by: string; timeZone: string },
): Promise<Term | undefined> {
  const { societyId, roleId, universityId, until } = term;
  const position = (await lockPositions(trx, societyId)).find(({ id }) => id === roleId);
  if (!position || position.name_key === memberKey) return undefined;
  const member = await trx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.university_id', 'users.university_id')
    .select('users.university_id')
    .where('users.university_id', '=', universityId)
    .where('society_id', '=', societyId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!member) return undefined;
  const { present } = await termsOfRole(trx, societyId, roleId);
  const tomorrow = daysAfter(await siteDay(trx, timeZone), 1);
  const afterPresent = present?.until ? daysAfter(present.until, 1) : tomorrow;
  const from = [term.from, tomorrow, afterPresent].toSorted().at(-1) ?? term.from;
  const others = await trx
    .selectFrom('terms')
    .select('id')
    .where('society_id', '=', societyId)
    .where('begun_at', 'is', null)
    .where((is) => is.or([is('role_id', '=', roleId), is('university_id', '=', universityId)]))
    .execute();
  for (const { id } of others) await withdraw(trx, societyId, id, by);
  const ends = until !== null && until < from ? null : until;
  const stored = await insert(trx, { ...term, from, until: ends }, by);
  await announce(trx, societyId, stored, by);
  return shown(stored);
}

/** Deletes a coming term, and tells whose it was. */
async function withdraw(trx: Trx, societyId: number, termId: number, by: string): Promise<void> {
  const term = await findTerm(trx, societyId, termId);
  if (!term) return;
  await trx.deleteFrom('terms').where('society_id', '=', societyId).where('id', '=', termId).execute();
  const { role, user, from, until } = term;
  await record(trx, {
    actor: by,
    society: societyId,
    action: 'term.withdrawn',
    subject: { kind: 'role', id: role.id, name: role.name },
    before: { holder: user.university_id, from, until },
    after: null,
  });
  await notify(trx, [
    {
      message: 'term_withdrawn',
      values: { role: role.name, society: await societyName(trx, societyId) },
      to: [user.university_id],
      by,
      society: societyId,
      href: `/societies/${societyId}`,
    },
  ]);
}

/** Withdraws a coming term. @throws 403 for the President's role, 404 if it is gone or has begun. */
export const withdrawTerm = (
  database: Db,
  { societyId, termId }: { societyId: number; termId: number },
  editor: Editor,
): Promise<void> =>
  inTransaction(database, async (trx) => {
    const positions = await lockPositions(trx, societyId);
    const term = await findTerm(trx, societyId, termId);
    if (!term || term.state === 'current') throw termGone();
    const position = positions.find(({ id }) => id === term.role.id);
    if (position) mayDecide(position, editor);
    await withdraw(trx, societyId, termId, editor.universityId);
  });
