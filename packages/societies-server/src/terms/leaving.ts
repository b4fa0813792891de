import { sql, type RawBuilder, type Transaction } from 'kysely';
import { fullName } from 'societies-contract';
import { presidentKey } from '../committee/editor.ts';
import type { Database } from '../database/schema.ts';
import { notify } from '../notices/notify.ts';
import { handoverPage } from './queries.ts';

interface Void {
  society_id: number;
  society: string;
  role: string;
  university_id: string;
  first_name: string;
  last_name: string;
  told: string[];
}

async function end(trx: Transaction<Database>, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Void>`
    with gone as (
      delete from terms where begun_at is null and ${which}
      returning society_id, role_id, university_id, named_by
    )
    select gone.society_id, societies.name as society, roles.name as role, users.university_id, first_name, last_name,
      coalesce((
        select json_agg(holders.university_id)
        from memberships as holders
        join roles as held on held.society_id = holders.society_id and held.id = holders.role_id
        where holders.society_id = gone.society_id
          and (held.id = gone.role_id or held.name_key = ${presidentKey} or holders.university_id = gone.named_by)
      ), '[]'::json) as told
    from gone
    join societies on societies.id = gone.society_id
    join roles on roles.society_id = gone.society_id and roles.id = gone.role_id
    join users on users.university_id = gone.university_id
    order by gone.society_id`.execute(trx);
  await notify(
    trx,
    rows.map(({ society_id: society, role, told, ...row }) => ({
      message: 'term_void',
      values: {
        role,
        society: row.society,
        person: { university_id: row.university_id, name: fullName(row) },
      },
      to: told,
      by: row.university_id,
      society,
      href: handoverPage(society),
    })),
  );
}

/** Ends the coming term of somebody who leaves a society, and tells those whom it concerns. */
export const endComingTermIn = (trx: Transaction<Database>, societyId: number, universityId: string) =>
  end(trx, sql`society_id = ${societyId} and university_id = ${universityId}`);

/** The same in every society, before an account is deleted. */
export const endComingTermsOf = (trx: Transaction<Database>, universityId: string) =>
  end(trx, sql`university_id = ${universityId}`);
