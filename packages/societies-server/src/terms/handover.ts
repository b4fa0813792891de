import { TZDate } from '@date-fns/tz';
import { addMonths, startOfMonth, subMonths } from 'date-fns';
import { sql, type Kysely } from 'kysely';
import {
  fullName,
  handoverLimits,
  type Handover,
  type HandoverBody,
  type HandoverContact,
  type HandoverMonth,
} from 'societies-contract';
import { memberKey, presidentKey } from '../committee/editor.ts';
import { lockPositions } from '../committee/positions.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { changedMeanwhile, forbidden, notFound } from '../platform/errors.ts';
import { dayIn } from '../platform/site-day.ts';

type Db = Kysely<Database>;

/** A handover page, and who reads it. */
export interface HandoverPage {
  societyId: number;
  roleId: number;
  universityId: string;
  timeZone: string;
}

type MayWrite = Handover['may_write'];

/** What the caller may write. @throws 403 for all but the holder, the accepted successor and the President, 404 */
async function rightsOf(
  database: Db,
  { societyId, roleId, universityId }: HandoverPage,
): Promise<{ name: string; mayWrite: MayWrite }> {
  const { rows } = await sql<{ name: string; name_key: string; own: string[]; comes: boolean }>`
    select name, name_key,
      coalesce((
        select json_agg(case when held.name_key = ${presidentKey} then 'all' when held.id = roles.id then 'all' else 'none' end)
        from memberships join roles as held on held.society_id = memberships.society_id and held.id = memberships.role_id
        where memberships.society_id = roles.society_id and memberships.university_id = ${universityId}
      ), '[]'::json) as own,
      exists (
        select 1 from terms where terms.society_id = roles.society_id and terms.role_id = roles.id
          and terms.university_id = ${universityId} and accepted_at is not null and begun_at is null
      ) as comes
    from roles where society_id = ${societyId} and id = ${roleId}`.execute(database);
  const [role] = rows;
  if (!role || role.name_key === memberKey) throw notFound('Role');
  if (role.own.includes('all')) return { name: role.name, mayWrite: 'all' };
  if (role.comes) return { name: role.name, mayWrite: 'questions' };
  throw forbidden();
}

/** The starts of the last twelve months and of the next, in the site's time zone. */
function monthStarts(timeZone: string, now: Date): Date[] {
  const first = subMonths(startOfMonth(new TZDate(now, timeZone)), 11);
  return Array.from({ length: 13 }, (_, month) => new Date(addMonths(first, month).getTime()));
}

/** A society's own events of the last twelve months, the present one last; none while the society has switched them off. */
async function lastYear(database: Db, societyId: number, timeZone: string): Promise<HandoverMonth[]> {
  const starts = monthStarts(timeZone, new Date());
  const instants = starts.map((start) => start.toISOString());
  const { rows } = await sql<{
    found: number;
    events: { id: number; name: string; starts_at: string; participants: number }[];
  }>`
    select coalesce(held.found, 0)::integer as found, coalesce(held.events, '[]'::json) as events
    from unnest(${instants.slice(0, -1)}::text[], ${instants.slice(1)}::text[]) with ordinality as months (begins, ends, nth)
    left join lateral (
      select count(*) as found, json_agg(json_build_object('id', id, 'name', name, 'starts_at', starts_at, 'participants', participants)
        order by place) filter (where place <= ${handoverLimits.eventsPerMonth}) as events
      from (
        select id, name, starts_at, participants, row_number() over (order by starts_at, id) as place
        from events
        where events.society_id = ${societyId} and cancelled_at is null
          and starts_at >= begins::timestamptz and starts_at < ends::timestamptz
          and exists (select 1 from society_settings where society_id = ${societyId} and enable_events)
      ) as ordered
    ) as held on true
    order by nth`.execute(database);
  return rows.map(({ found, events }, index) => ({
    month: dayIn(timeZone, starts[index] ?? new Date()).slice(0, 7),
    events: events.map(({ starts_at, ...event }) => ({
      ...event,
      datetime: new Date(starts_at).toISOString(),
    })),
    more: found - events.length,
  }));
}

interface Written {
  text: string;
  questions: string;
  contacts: HandoverContact[];
  version: number;
}

async function findWritten(database: Db, { societyId, roleId }: HandoverPage) {
  return database
    .selectFrom('handovers')
    .leftJoin('users', 'users.university_id', 'handovers.written_by')
    .select(['text', 'questions', 'contacts', 'version', 'written_by', 'written_at'])
    .select(['users.first_name', 'users.last_name'])
    .where('society_id', '=', societyId)
    .where('role_id', '=', roleId)
    .executeTakeFirst();
}

async function read(
  database: Db,
  page: HandoverPage,
  { name, mayWrite }: { name: string; mayWrite: MayWrite },
): Promise<Handover> {
  const { societyId, roleId, timeZone } = page;
  const row = await findWritten(database, page);
  return {
    role: { id: roleId, name },
    text: row?.text ?? '',
    questions: row?.questions ?? '',
    contacts: row?.contacts ?? [],
    version: row?.version ?? 0,
    written_by: row?.written_by ? { university_id: row.written_by, name: fullName(row) } : null,
    written_at: row ? row.written_at.toISOString() : null,
    may_write: mayWrite,
    months: await lastYear(database, societyId, timeZone),
  };
}

/** What the next holder of a role needs to know. @throws 403, 404 */
export async function readHandover(database: Db, page: HandoverPage): Promise<Handover> {
  return read(database, page, await rightsOf(database, page));
}

const isSame = (one: Omit<Written, 'version'>, other: Omit<Written, 'version'>) =>
  one.text === other.text &&
  one.questions === other.questions &&
  JSON.stringify(one.contacts) === JSON.stringify(other.contacts);

/**
 * Writes a handover page. Somebody who is to come changes no text of the holder.
 * @throws 403, 404, 409 with the page as it is if `version` is outdated.
 */
export const writeHandover = (
  database: Db,
  page: HandoverPage,
  { version, ...changes }: HandoverBody,
): Promise<Handover> =>
  inTransaction(database, async (trx) => {
    const { societyId, roleId, universityId } = page;
    // Nobody comes to a role or leaves it while somebody writes about it.
    await lockPositions(trx, societyId);
    const rights = await rightsOf(trx, page);
    const row = await findWritten(trx, page);
    const before: Written = row ?? { text: '', questions: '', contacts: [], version: 0 };
    if (version !== undefined && version !== before.version)
      throw changedMeanwhile(await read(trx, page, rights));
    const { text = before.text, questions = before.questions } = changes;
    const contacts = (changes.contacts ?? before.contacts).map(({ label, value }) => ({ label, value }));
    if (rights.mayWrite === 'questions' && before.text.trim() !== '' && text !== before.text)
      throw forbidden('Only the holder of the role and the President change this text.', 'holders_text');
    const after = { text, questions, contacts };
    if (isSame(after, before)) return read(trx, page, rights);
    const stored = {
      text,
      questions,
      contacts: JSON.stringify(contacts),
      written_by: universityId,
      written_at: new Date(),
    };
    await trx
      .insertInto('handovers')
      .values({ society_id: societyId, role_id: roleId, ...stored })
      .onConflict((conflict) =>
        conflict
          .columns(['society_id', 'role_id'])
          .doUpdateSet({ ...stored, version: sql<number>`handovers.version + 1` }),
      )
      .execute();
    await record(trx, {
      actor: universityId,
      society: societyId,
      action: 'handover.changed',
      subject: { kind: 'role', id: roleId, name: rights.name },
      before: null,
      after: null,
    });
    return read(trx, page, rights);
  });
