import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  fullName,
  takeoverLimits,
  tooMany,
  type Orphan,
  type OrphanReason,
  type Takeover,
  type TakeoverState,
} from 'societies-contract';
import { presidentKey } from '../committee/editor.ts';
import { assignPositions, lockPositions } from '../committee/positions.ts';
import { findCommittee } from '../committee/holders.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { addMembers, isMemberOf, societyName } from '../joining/members.ts';
import { notify } from '../notices/notify.ts';
import { badRequest, conflict, forbidden, notFound, Refusal } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';
import { siteDay } from '../platform/site-day.ts';
import { limitReached, lockSociety } from '../societies/lock.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const hasPresident = () =>
  conflict('This society has a President and is active. It cannot be taken over.', 'has_president');

const takeoverGone = () =>
  new Refusal(
    404,
    'request_gone',
    'This request is no longer there: somebody else has decided, or the account is deleted.',
  );

const askedRecently = () =>
  conflict(
    `Your request was declined. You can ask again ${takeoverLimits.daysUntilAskedAgain} days after that.`,
    'asked_recently',
  );

/** The President of each row of `societies`, if there is one. */
const president = sql`
  left join lateral (
    select users.university_id, first_name, last_name, suspended_at
    from roles
    join memberships on memberships.society_id = roles.society_id and memberships.role_id = roles.id
    join users on users.university_id = memberships.university_id
    where roles.society_id = societies.id and roles.name_key = ${presidentKey}
  ) as president on true`;

/** Why a row of `societies`, joined with its President, can be taken over; null if it cannot. */
const reason = sql<OrphanReason | null>`case
  when president.university_id is null then 'missing'
  when president.suspended_at is not null then 'suspended'
  when societies.affiliation = 'lapsed' then 'lapsed' end`;

/** Whether a row of `societies` can be taken over. */
export const canBeTakenOver = sql<boolean>`(select ${reason} is not null from (select 1) as one ${president})`;

/** Why a society can be taken over. @throws 404 */
async function reasonOf(database: Db, societyId: number): Promise<OrphanReason | null> {
  const { rows } = await sql<{ reason: OrphanReason | null }>`
    select ${reason} as reason from societies ${president} where societies.id = ${societyId}`.execute(
    database,
  );
  const [society] = rows;
  if (!society) throw notFound('Society');
  return society.reason;
}

/** Whether somebody may ask: a member, or anybody where the society has none. */
async function mayAsk(database: Db, societyId: number, universityId: string): Promise<boolean> {
  if (await isMemberOf(database, societyId, universityId)) return true;
  const { rows } = await sql`select 1 from memberships where society_id = ${societyId} limit 1`.execute(
    database,
  );
  return rows.length === 0;
}

/** Whether somebody can ask to take a society over, and whether they have. */
export async function takeoverState(
  database: Db,
  societyId: number,
  universityId: string,
): Promise<TakeoverState> {
  const why = await reasonOf(database, societyId);
  const asked = await database
    .selectFrom('takeovers')
    .select('asked_at')
    .where('society_id', '=', societyId)
    .where('university_id', '=', universityId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return {
    reason: why,
    possible: why !== null && !asked && (await mayAsk(database, societyId, universityId)),
    asked_at: asked ? asked.asked_at.toISOString() : null,
  };
}

const selectTakeovers = async (database: Db, condition: RawBuilder<unknown>): Promise<Takeover[]> => {
  const { rows } = await sql<{
    id: number;
    society_id: number;
    society: string;
    university_id: string;
    first_name: string;
    last_name: string;
    member: boolean;
    message: string;
    asked_at: Date;
  }>`
    select takeovers.id, takeovers.society_id, societies.name as society, users.university_id, first_name, last_name,
      message, asked_at, exists (
        select 1 from memberships
        where memberships.society_id = takeovers.society_id and memberships.university_id = takeovers.university_id
      ) as member
    from takeovers
    join societies on societies.id = takeovers.society_id
    join users on users.university_id = takeovers.university_id
    where decided_at is null and ${condition}
    order by asked_at, takeovers.id`.execute(database);
  return rows.map(({ society_id, society, university_id, member, ...row }) => ({
    id: row.id,
    society: { id: society_id, name: society },
    person: { university_id, name: fullName(row), member },
    message: row.message,
    asked_at: new Date(row.asked_at).toISOString(),
  }));
};

/** A request that waits for a decision. */
export async function findTakeover(database: Db, id: number): Promise<Takeover | undefined> {
  const [found] = await selectTakeovers(database, sql`takeovers.id = ${id}`);
  return found;
}

/**
 * Asks the administrators to become President of a society; the committee is told. Does nothing for somebody who waits already.
 * @throws 403 for somebody else than a member, 404, 409 for a society with a President, after a recent refusal, and above the limit.
 */
export const askToTakeOver = (
  database: Db,
  { societyId, universityId, message }: { societyId: number; universityId: string; message: string },
): Promise<Takeover> =>
  inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    if (!(await mayAsk(trx, societyId, universityId))) throw forbidden();
    if ((await reasonOf(trx, societyId)) === null) throw hasPresident();
    // Requests of one person to several societies are counted one after the other.
    await trx
      .selectFrom('users')
      .select('university_id')
      .where('university_id', '=', universityId)
      .forNoKeyUpdate()
      .execute();
    const { rows } = await sql<{ here: boolean; waits: boolean; recent: boolean }>`
      select society_id = ${societyId} as here, decided_at is null as waits,
        coalesce(decided_at > now() - make_interval(days => ${takeoverLimits.daysUntilAskedAgain}), false) as recent
      from takeovers where university_id = ${universityId}`.execute(trx);
    const before = rows.find(({ here }) => here);
    if (before?.recent) throw askedRecently();
    if (!before?.waits && rows.filter(({ waits }) => waits).length >= takeoverLimits.pendingMax)
      throw limitReached(tooMany.takeovers(takeoverLimits.pendingMax));
    const { rows: stored } = await sql<{ id: number }>`
      insert into takeovers (society_id, university_id, message) values (${societyId}, ${universityId}, ${message})
      on conflict (society_id, university_id) do update set message = excluded.message, asked_at = excluded.asked_at,
        decided_at = null where takeovers.decided_at is not null
      returning id`.execute(trx);
    const [found] = await selectTakeovers(
      trx,
      sql`takeovers.society_id = ${societyId} and takeovers.university_id = ${universityId}`,
    );
    if (!found) throw takeoverGone();
    if (stored.length > 0) {
      const { university_id, name } = found.person;
      await notify(trx, [
        {
          message: 'takeover_asked',
          values: { society: found.society.name, person: { university_id, name } },
          to: await findCommittee(trx, societyId),
          by: universityId,
          society: societyId,
          href: `/societies/${societyId}`,
        },
      ]);
    }
    return found;
  });

/** Locks the society of a request, and then the request. @throws 404 */
async function holdTakeover(trx: Trx, id: number): Promise<Takeover> {
  const before = await findTakeover(trx, id);
  if (!before) throw takeoverGone();
  await lockSociety(trx, before.society.id);
  await sql`select id from takeovers where id = ${id} for update`.execute(trx);
  const found = await findTakeover(trx, id);
  if (!found) throw takeoverGone();
  return found;
}

/** Declines what others asked of a society that somebody has taken over. */
async function declineOthers(trx: Trx, societyId: number): Promise<string[]> {
  const rows = await trx
    .updateTable('takeovers')
    .set({ decided_at: new Date() })
    .where('society_id', '=', societyId)
    .where('decided_at', 'is', null)
    .returning('university_id')
    .execute();
  return rows.map(({ university_id: id }) => id);
}

/**
 * Makes somebody President of the society that they asked to take over, and a member of one without members.
 * @throws 400 if their account is suspended, 404 if they no longer wait, 409 if the society has a President again.
 */
export const acceptTakeover = (
  database: Db,
  id: number,
  { by, timeZone }: { by: string; timeZone: string },
): Promise<Takeover> =>
  inTransaction(database, async (trx) => {
    const takeover = await holdTakeover(trx, id);
    const { society, person } = takeover;
    const successor = person.university_id;
    const positions = await lockPositions(trx, society.id);
    const presidency = positions.find(({ name_key }) => name_key === presidentKey);
    if (!presidency) throw conflict('The society has no position of a President.');
    const from = presidency.holder;
    if (from !== successor && (await reasonOf(trx, society.id)) === null) throw hasPresident();
    const { suspended_at: suspended } = await trx
      .selectFrom('users')
      .select('suspended_at')
      .where('university_id', '=', successor)
      .executeTakeFirstOrThrow();
    if (suspended) throw badRequest('Their account is suspended.', 'account_suspended');
    if (!(await mayAsk(trx, society.id, successor)))
      throw badRequest('Only members of the society can be on its committee.', 'not_a_member');
    await addMembers(trx, society.id, sql`select ${successor}::text as university_id`);
    const left = positions.filter(({ holder }) => holder === successor);
    const changes = [
      ...left.map((role) => ({ role, holder: null })).filter(({ role }) => role.id !== presidency.id),
      { role: presidency, holder: successor },
    ];
    await assignPositions(trx, society.id, changes, await siteDay(trx, timeZone));
    await trx.deleteFrom('takeovers').where('id', '=', id).execute();
    const others = await declineOthers(trx, society.id);
    await record(trx, {
      actor: by,
      society: society.id,
      action: 'takeover.accepted',
      subject: { kind: 'user', id: successor, name: person.name },
      before: { President: from },
      after: { President: successor },
    });
    const about = { by, society: society.id, href: `/societies/${society.id}` };
    const notified = [...(await findCommittee(trx, society.id)), ...others, ...(from === null ? [] : [from])];
    await notify(trx, [
      { message: 'takeover_accepted', values: { society: society.name }, to: [successor], ...about },
      {
        message: 'taken_over',
        values: { society: society.name, person: { university_id: successor, name: person.name } },
        to: notified.filter((one) => one !== successor),
        ...about,
      },
    ]);
    return takeover;
  });

/** Declines to let somebody take a society over, and tells them why. @throws 404 if they no longer wait */
export const declineTakeover = (
  database: Db,
  id: number,
  { by, reason: why }: { by: string; reason: string },
): Promise<Takeover> =>
  inTransaction(database, async (trx) => {
    const takeover = await holdTakeover(trx, id);
    const { society, person } = takeover;
    await trx.updateTable('takeovers').set({ decided_at: new Date() }).where('id', '=', id).execute();
    await record(trx, {
      actor: by,
      society: society.id,
      action: 'takeover.declined',
      subject: { kind: 'user', id: person.university_id, name: person.name },
      before: null,
      after: { reason: why },
    });
    await notify(trx, [
      {
        message: 'takeover_declined',
        values: { society: await societyName(trx, society.id), reason: why },
        to: [person.university_id],
        by,
        society: society.id,
        href: `/societies/${society.id}`,
      },
    ]);
    return takeover;
  });

/** Societies without a President who can act, and lapsed ones that somebody asks to take over. */
const isOrphan = sql`(president.university_id is null or president.suspended_at is not null or exists (
  select 1 from takeovers where takeovers.society_id = societies.id and decided_at is null and ${reason} is not null))`;

export async function countOrphans(database: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from societies ${president} where ${isOrphan}`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Orphaned societies: first those that somebody asks for, the longest wait first, then by name. */
export async function listOrphans(database: Db, slice: Slice): Promise<Orphan[]> {
  const way = sql.raw(direction(false, slice));
  const { rows } = await sql<{
    id: number;
    name: string;
    logo: string | null;
    member_count: number;
    reason: OrphanReason;
    university_id: string | null;
    first_name: string | null;
    last_name: string | null;
  }>`
    select societies.id, name, logo, member_count, ${reason} as reason, president.university_id, first_name, last_name
    from societies ${president}
    where ${isOrphan}
    order by coalesce((
        select min(asked_at) from takeovers where takeovers.society_id = societies.id and decided_at is null
      ), 'infinity') ${way}, name_key ${way}, societies.id ${way}
    limit ${slice.limit} offset ${slice.offset}`.execute(database);
  const ids = rows.map(({ id }) => id);
  const takeovers = await selectTakeovers(database, sql`takeovers.society_id = any(${ids}::bigint[])`);
  return rows.map(({ id, name, logo, university_id, ...row }) => ({
    society: { id, name, logo },
    reason: row.reason,
    president: university_id === null ? null : { university_id, name: fullName(row) },
    member_count: row.member_count,
    takeovers: takeovers.filter(({ society }) => society.id === id),
  }));
}

/** Deletes requests some days after they were declined. */
export async function forgetTakeovers(database: Db): Promise<void> {
  await sql`
    delete from takeovers where decided_at < now() - make_interval(days => ${takeoverLimits.daysKept})`.execute(
    database,
  );
}

/** Deletes the requests for a society that is about to be kept as removed: administrators have decided otherwise. */
export async function forgetTakeoversOf(trx: Trx, societyId: number): Promise<void> {
  await trx.deleteFrom('takeovers').where('society_id', '=', societyId).execute();
}
