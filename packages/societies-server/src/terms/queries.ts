import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fullName, type Term } from 'societies-contract';
import { presidentKey } from '../committee/editor.ts';
import type { HeldPosition } from '../committee/positions.ts';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

interface TermRow {
  id: number;
  role_id: number;
  role: string;
  university_id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  starts_on: string;
  ends_on: string | null;
  named_by: string | null;
  named_at: Date;
  accepted_at: Date | null;
  begun_at: Date | null;
}

/** A stored term with the names that its reply has. */
export interface StoredTerm extends Term {
  namedBy: string | null;
}

function toTerm(row: TermRow): StoredTerm {
  const accepted = row.accepted_at === null ? 'asked' : 'accepted';
  return {
    id: row.id,
    role: { id: row.role_id, name: row.role },
    user: { university_id: row.university_id, name: fullName(row), avatar: row.avatar },
    from: row.starts_on,
    until: row.ends_on,
    state: row.begun_at === null ? accepted : 'current',
    asked_at: new Date(row.named_at).toISOString(),
    accepted_at: row.accepted_at && new Date(row.accepted_at).toISOString(),
    namedBy: row.named_by,
  };
}

async function select(database: Db, condition: RawBuilder<unknown>): Promise<StoredTerm[]> {
  const { rows } = await sql<TermRow>`
    select terms.id, terms.role_id, roles.name as role, terms.university_id, first_name, last_name, avatar,
      starts_on::text as starts_on, ends_on::text as ends_on, named_by, named_at, accepted_at, begun_at
    from terms
    join roles on roles.society_id = terms.society_id and roles.id = terms.role_id
    join memberships on memberships.society_id = terms.society_id and memberships.university_id = terms.university_id
    join users on users.university_id = terms.university_id
    where (begun_at is null or memberships.role_id = terms.role_id) and ${condition}
    order by terms.role_id, begun_at is null, terms.id`.execute(database);
  return rows.map(toTerm);
}

/** The present and the coming terms of a society, by role. @param only the person whose terms these are. */
export const listTerms = (database: Db, societyId: number, only?: string): Promise<StoredTerm[]> =>
  select(
    database,
    only === undefined
      ? sql`terms.society_id = ${societyId}`
      : sql`terms.society_id = ${societyId} and terms.university_id = ${only}`,
  );

/** A term by its id; undefined if it is not there. */
export async function findTerm(
  database: Db,
  societyId: number,
  termId: number,
): Promise<StoredTerm | undefined> {
  const [term] = await select(database, sql`terms.society_id = ${societyId} and terms.id = ${termId}`);
  return term;
}

/** The present and the coming term of a role. */
export async function termsOfRole(
  database: Db,
  societyId: number,
  roleId: number,
): Promise<{ present: StoredTerm | undefined; coming: StoredTerm | undefined }> {
  const terms = await select(database, sql`terms.society_id = ${societyId} and terms.role_id = ${roleId}`);
  return {
    present: terms.find(({ state }) => state === 'current'),
    coming: terms.find(({ state }) => state !== 'current'),
  };
}

/** The reply about a term. */
export const shown = ({ namedBy: _, ...term }: StoredTerm): Term => term;

/** Who is told about the next term of a role: its holder, the President, and who named the next one. */
export function concerned(
  positions: readonly HeldPosition[],
  roleId: number,
  namedBy: string | null = null,
): string[] {
  const holders = positions
    .filter(({ id, name_key }) => id === roleId || name_key === presidentKey)
    .map(({ holder }) => holder);
  return [...new Set([...holders, namedBy])].filter((id) => id !== null);
}

/** The page on which a society's roles are handed over. */
export const handoverPage = (societyId: number) => `/societies/${societyId}/dashboard/handover`;
