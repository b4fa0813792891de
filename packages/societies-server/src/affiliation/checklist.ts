import { sql, type Kysely } from 'kysely';
import type {
  Affiliation,
  AffiliationAnswer,
  AffiliationItem,
  AffiliationState,
  AffiliationStep,
} from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import type { StoredState } from '../database/schema/affiliation.ts';
import { findRound, shownRound, type Round } from './rounds.ts';

type Db = Kysely<Database>;

/** What is stored of an item. Times are as the database writes them in JSON. */
interface StoredAnswer {
  item: string;
  value: boolean | string | null;
  document_name: string | null;
  document_bytes: number | null;
  answered_at: string | null;
  by: string | null;
  comment: string | null;
  /** Whether the comment is younger than the answer. */
  open: boolean;
}

interface ChecklistRow {
  id: number;
  state: StoredState;
  version: number;
  changed_at: Date | null;
  answers: StoredAnswer[];
  steps: (AffiliationStep & { at: string })[];
  roles: { key: string; holder: string | null }[];
  member_count: number;
  events: number;
}

/** How a society stands in a round. */
export interface Checklist {
  state: AffiliationState;
  version: number;
  changed_at: string | null;
  items: AffiliationAnswer[];
  steps: AffiliationStep[];
}

const instant = (moment: string) => new Date(moment).toISOString();
const nameOf = (table: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)})), '')`;

/** The state that a row has in a round. */
export const stateIn = (state: StoredState | null, { overdue }: Pick<Round, 'overdue'>): AffiliationState => {
  const known = state ?? 'not_started';
  return overdue && (known === 'not_started' || known === 'in_progress') ? 'overdue' : known;
};

/** The same in a statement, of a row of `affiliations` that may be missing. */
export const stateSql = ({ overdue }: Pick<Round, 'overdue'>) =>
  overdue
    ? sql<AffiliationState>`case when coalesce(affiliations.state, 'not_started') in ('not_started', 'in_progress')
        then 'overdue' else affiliations.state end`
    : sql<AffiliationState>`coalesce(affiliations.state, 'not_started')`;

/** Events count from when the round before was due; a year before the first one opened. */
const countedSince = ({ opens_at }: Round) => sql`coalesce(
  (select due_at from affiliation_rounds where opens_at < ${opens_at}::timestamptz order by opens_at desc limit 1),
  ${opens_at}::timestamptz - interval '1 year')`;

function answerTo(item: AffiliationItem, row: ChecklistRow): AffiliationAnswer {
  const stored = row.answers.find((answer) => answer.item === item.id);
  const empty: AffiliationAnswer = {
    id: item.id,
    done: false,
    value: null,
    document: null,
    comment: stored?.comment ?? null,
    at: null,
    by: null,
  };
  const isOpen = stored?.open ?? false;
  const given = { at: stored?.answered_at ? instant(stored.answered_at) : null, by: stored?.by ?? null };
  switch (item.kind) {
    case 'statement':
    case 'office': {
      // An item that was of another kind holds what does not belong here.
      if (typeof stored?.value !== 'boolean') return empty;
      const done = stored.value && (item.kind === 'office' || !isOpen);
      return { ...empty, ...given, done, value: stored.value };
    }
    case 'text':
      if (typeof stored?.value !== 'string') return empty;
      return { ...empty, ...given, done: !isOpen, value: stored.value };
    case 'document': {
      const { document_name: name, document_bytes: size } = stored ?? {};
      if (name == null || size == null || given.at === null) return empty;
      return { ...empty, ...given, done: !isOpen, document: { name, size, uploaded_at: given.at } };
    }
    case 'roles_filled': {
      const roles = (item.roles ?? []).map((name) => ({
        name,
        holder: row.roles.find(({ key }) => key === toKey(name))?.holder ?? null,
      }));
      return { ...empty, done: roles.every(({ holder }) => holder !== null), roles };
    }
    case 'members':
      return { ...empty, done: row.member_count >= (item.min ?? 1), value: row.member_count };
    case 'events':
      return { ...empty, done: row.events >= (item.min ?? 1), value: row.events };
  }
}

/** How societies stand in a round; those that are not there are left out. */
export async function readChecklists(
  database: Db,
  round: Round,
  societyIds: readonly number[],
): Promise<Map<number, Checklist>> {
  const has = (kind: AffiliationItem['kind']) => round.items.some((item) => item.kind === kind);
  const roles = has('roles_filled')
    ? sql`(select coalesce(json_agg(json_build_object('key', roles.name_key, 'holder', ${nameOf('users')})), '[]'::json)
        from roles
        join memberships on memberships.society_id = roles.society_id and memberships.role_id = roles.id
        join users on users.university_id = memberships.university_id
        where roles.society_id = societies.id)`
    : sql`'[]'::json`;
  const took = sql`starts_at <= now() and starts_at > ${countedSince(round)} and cancelled_at is null`;
  const events = has('events')
    ? sql`(select count(*) from events where events.society_id = societies.id and ${took})
        + (select count(*) from event_hosts
            join events on events.society_id = event_hosts.society_id and events.id = event_hosts.event_id
            where event_hosts.host_id = societies.id and accepted_at is not null and ${took})`
    : sql`0`;
  const { rows } = await sql<ChecklistRow>`
    select societies.id, member_count, coalesce(affiliations.state, 'not_started') as state,
      coalesce(affiliations.version, 0) as version, affiliations.changed_at,
      (select coalesce(json_agg(json_build_object('item', item, 'value', value, 'document_name', document_name,
          'document_bytes', document_bytes, 'answered_at', answered_at, 'by', ${nameOf('users')}, 'comment', comment,
          'open', comment is not null and coalesce(answered_at < commented_at, true))), '[]'::json)
        from affiliation_answers left join users on users.university_id = answered_by
        where society_id = societies.id and round_id = ${round.id}) as answers,
      (select coalesce(json_agg(json_build_object('at', at, 'state', affiliation_steps.state, 'by', ${nameOf('users')},
          'text', text) order by id desc), '[]'::json)
        from affiliation_steps left join users on users.university_id = author
        where society_id = societies.id and round_id = ${round.id}) as steps,
      ${roles} as roles, (${events})::integer as events
    from societies
    left join affiliations on affiliations.society_id = societies.id and affiliations.round_id = ${round.id}
    where societies.id = any(${societyIds}::bigint[])`.execute(database);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: stateIn(row.state, round),
        version: row.version,
        changed_at: row.changed_at && row.changed_at.toISOString(),
        items: round.items.map((item) => answerTo(item, row)),
        steps: row.steps.map((step) => ({ ...step, at: instant(step.at) })),
      },
    ]),
  );
}

/** The last round before one in which a society was accepted. */
async function acceptedBefore(
  database: Db,
  societyId: number,
  { opens_at }: Round,
): Promise<Affiliation['accepted_before']> {
  const row = await database
    .selectFrom('affiliations')
    .innerJoin('affiliation_rounds', 'affiliation_rounds.id', 'affiliations.round_id')
    .select(['name', 'changed_at'])
    .where('society_id', '=', societyId)
    .where('state', '=', 'accepted')
    .where('opens_at', '<', sql<Date>`${opens_at}::timestamptz`)
    .orderBy('opens_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at ? { round: row.name, at: row.changed_at.toISOString() } : null;
}

/** A society's checklist in a round. */
export async function affiliationIn(
  database: Db,
  societyId: number,
  round: Round,
): Promise<Affiliation | undefined> {
  const checklist = (await readChecklists(database, round, [societyId])).get(societyId);
  if (!checklist) return undefined;
  const { changed_at: _, ...shown } = checklist;
  return {
    round: shownRound(round),
    ...shown,
    accepted_before: await acceptedBefore(database, societyId, round),
  };
}

/**
 * A society's checklist.
 * @param roundId another round than the current one.
 * @returns undefined if the society or that round is not there.
 */
export async function findAffiliation(
  database: Db,
  societyId: number,
  roundId?: number,
): Promise<Affiliation | undefined> {
  const round = await findRound(database, roundId);
  if (round) return affiliationIn(database, societyId, round);
  if (roundId !== undefined) return undefined;
  return { round: null, state: 'not_started', version: 0, items: [], steps: [], accepted_before: null };
}
