import { sql, type Kysely, type Transaction } from 'kysely';
import {
  fullName,
  joiningLimits,
  wrongAnswers,
  type EventAnswers,
  type JoinDecision,
  type JoinMode,
  type JoinRequest,
} from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction, withRetry } from '../database/transaction.ts';
import { refuse } from '../events/checks.ts';
import { recordEach, record } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { conflict, notFound, Refusal } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { lockSociety } from '../societies/lock.ts';
import { addMembers, isMemberOf, societyName } from './members.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Where a committee decides about requests. */
const requestsPage = (societyId: number) => `/societies/${societyId}/dashboard`;

const askedRecently = () =>
  conflict(
    `Your request was declined. You can ask again ${joiningLimits.daysUntilAskedAgain} days after that.`,
    'asked_recently',
  );

/** Those who hold the permission to decide. */
const managersOf = async (trx: Trx, societyId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('memberships')
    .innerJoin('role_permissions', (join) =>
      join
        .onRef('role_permissions.society_id', '=', 'memberships.society_id')
        .onRef('role_permissions.role_id', '=', 'memberships.role_id'),
    )
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('memberships.university_id')
    .where('memberships.society_id', '=', societyId)
    .where('permissions.codename', '=', 'manage_members')
    .execute();
  return rows.map(({ university_id: id }) => id);
};

/** Whether somebody asked within a day and still waits: then the committee knows. */
const othersWait = async (trx: Trx, societyId: number): Promise<boolean> => {
  const waiting = await trx
    .selectFrom('join_requests')
    .select('society_id')
    .where('society_id', '=', societyId)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`asked_at > now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
};

/**
 * Asks the committee to let somebody in. Does nothing for somebody who waits already. The mode and the questions stay as they are
 * until the request is stored.
 * @returns how else one joins the society, if that has changed; `member` for a member.
 * @throws 400 on `answers.{id}`, 404, 409 for somebody who was declined within the last days.
 */
export const askToJoin = (
  database: Db,
  { societyId, universityId }: { societyId: number; universityId: string },
  answers: EventAnswers,
): Promise<'asked' | 'member' | Exclude<JoinMode, 'ask'>> =>
  inTransaction(database, async (trx) => {
    const settings = await trx
      .selectFrom('society_settings')
      .select(['join_mode', 'join_questions'])
      .where('society_id', '=', societyId)
      .forKeyShare()
      .executeTakeFirst();
    if (!settings) throw notFound('Society');
    const { join_mode: mode, join_questions: questions } = settings;
    if (await isMemberOf(trx, societyId, universityId)) return 'member';
    if (mode !== 'ask') return mode;
    const { rows: before } = await sql<{ waits: boolean; recent: boolean }>`
      select decided_at is null as waits,
        decision = 'declined' and decided_at > now() - make_interval(days => ${joiningLimits.daysUntilAskedAgain}) as recent
      from join_requests where society_id = ${societyId} and university_id = ${universityId} for update`.execute(
      trx,
    );
    if (before[0]?.waits) return 'asked';
    if (before[0]?.recent) throw askedRecently();
    const wrong = Object.entries(wrongAnswers(questions, answers));
    refuse(Object.fromEntries(wrong.map(([id, sentence]) => [`answers.${id}`, sentence])));
    const isKnown = await othersWait(trx, societyId);
    const { rows: asked } = await sql<{ first_name: string; last_name: string }>`
      insert into join_requests (society_id, university_id, questions, answers)
      values (${societyId}, ${universityId}, ${JSON.stringify(questions)}::jsonb, ${JSON.stringify(answers)}::jsonb)
      on conflict (society_id, university_id) do update set questions = excluded.questions, answers = excluded.answers,
        asked_at = excluded.asked_at, decided_at = null, decision = null
      where join_requests.decided_at is not null
      returning (select first_name from users where users.university_id = join_requests.university_id) as first_name,
        (select last_name from users where users.university_id = join_requests.university_id) as last_name`.execute(
      trx,
    );
    const [person] = asked;
    if (!person || isKnown) return 'asked';
    await notify(trx, [
      {
        message: 'join_asked',
        values: {
          society: await societyName(trx, societyId),
          person: { university_id: universityId, name: fullName(person) },
        },
        to: await managersOf(trx, societyId),
        by: universityId,
        society: societyId,
        href: requestsPage(societyId),
      },
    ]);
    return 'asked';
  });

/** Withdraws a request that is not decided, if there is one. */
export async function withdraw(database: Db, societyId: number, universityId: string): Promise<void> {
  await withRetry(() =>
    database
      .deleteFrom('join_requests')
      .where('society_id', '=', societyId)
      .where('university_id', '=', universityId)
      .where('decided_at', 'is', null)
      .execute(),
  );
}

const waitingFor = (database: Db, societyId: number) =>
  database.selectFrom('join_requests').where('society_id', '=', societyId).where('decided_at', 'is', null);

export async function countJoinRequests(database: Db, societyId: number): Promise<number> {
  const { count } = await waitingFor(database, societyId)
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those who wait for a decision, the longest first. */
export async function listJoinRequests(
  database: Db,
  societyId: number,
  slice: Slice,
): Promise<JoinRequest[]> {
  const way = direction(false, slice);
  const rows = await waitingFor(database, societyId)
    .innerJoin('users', 'users.university_id', 'join_requests.university_id')
    .select(['users.university_id', 'first_name', 'last_name', 'avatar', 'questions', 'answers', 'asked_at'])
    .orderBy('asked_at', way)
    .orderBy('join_requests.university_id', way)
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
}

/** Decides about those of them who still wait. @returns them, with their names. */
async function decide(
  trx: Trx,
  societyId: number,
  universityIds: readonly string[],
  decision: 'accepted' | 'declined',
): Promise<{ university_id: string; name: string }[]> {
  await lockSociety(trx, societyId);
  const { rows } = await sql<{ university_id: string; name: string }>`
    update join_requests set decided_at = now(), decision = ${decision}
    from users
    where users.university_id = join_requests.university_id and society_id = ${societyId}
      and join_requests.university_id = any(${[...universityIds]}::text[]) and decided_at is null
    returning join_requests.university_id, trim(first_name || ' ' || last_name) as name`.execute(trx);
  return rows;
}

const goneOf = (asked: readonly string[], decided: readonly string[]): JoinDecision => {
  const done = new Set(decided);
  return { decided: [...decided], gone: [...new Set(asked)].filter((id) => !done.has(id)) };
};

/** The reply to a decision about one who no longer waits. */
export const requestGone = () =>
  new Refusal(
    404,
    'request_gone',
    'This request is no longer there: it was withdrawn, or somebody else has decided.',
  );

/** Accepts those of them who still wait, and tells them. */
export const acceptRequests = (
  database: Db,
  societyId: number,
  universityIds: readonly string[],
  by: string,
): Promise<JoinDecision> =>
  inTransaction(database, async (trx) => {
    const people = await decide(trx, societyId, universityIds, 'accepted');
    const decided = people.map(({ university_id: id }) => id);
    if (decided.length === 0) return goneOf(universityIds, decided);
    await addMembers(trx, societyId, sql`select unnest(${decided}::text[]) as university_id`);
    await notify(trx, [
      {
        message: 'join_accepted',
        values: { society: await societyName(trx, societyId) },
        to: decided,
        by,
        society: societyId,
        href: `/societies/${societyId}`,
      },
    ]);
    await recordEach(trx, { actor: by, society: societyId, action: 'member.accepted' }, people);
    return goneOf(universityIds, decided);
  });

/** Declines a request, and tells who asked the reason. @throws 404 if they no longer wait. */
export const declineRequest = (
  database: Db,
  { societyId, universityId, reason }: { societyId: number; universityId: string; reason: string },
  by: string,
): Promise<JoinDecision> =>
  inTransaction(database, async (trx) => {
    const [person] = await decide(trx, societyId, [universityId], 'declined');
    if (!person) throw requestGone();
    await notify(trx, [
      {
        message: 'join_declined',
        values: { society: await societyName(trx, societyId), reason },
        to: [universityId],
        by,
        society: societyId,
        href: `/societies/${societyId}`,
      },
    ]);
    await record(trx, {
      actor: by,
      society: societyId,
      action: 'member.declined',
      subject: { kind: 'user', id: universityId, name: person.name },
      before: null,
      after: { reason },
    });
    return goneOf([universityId], [universityId]);
  });

/** Deletes requests, with their answers, some days after the decision. */
export async function forgetJoinRequests(database: Db): Promise<void> {
  await sql`
    delete from join_requests
    where decided_at < now() - make_interval(days => ${joiningLimits.daysAnswersAreKept})`.execute(database);
}

/** Deletes decided requests of a society that is about to be kept as removed, where nothing would delete their answers in time. */
export async function forgetDecidedRequests(trx: Trx, societyId: number): Promise<void> {
  await trx
    .deleteFrom('join_requests')
    .where('society_id', '=', societyId)
    .where('decided_at', 'is not', null)
    .execute();
}
