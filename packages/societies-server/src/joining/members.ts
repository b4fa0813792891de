import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';

/**
 * The end of a statement that adds members: ends their requests, increases the count and marks the directory as changed.
 * @param joined a relation of the statement with the new members' `society_id` and `university_id`.
 */
export const countJoined = (joined: string) => sql`
  answered as (
    delete from join_requests using ${sql.table(joined)} as newcomers
    where join_requests.society_id = newcomers.society_id
      and join_requests.university_id = newcomers.university_id and decided_at is null
  ), counted as (
    update societies set member_count = member_count + newcomers.number
    from (select society_id, count(*)::integer as number from ${sql.table(joined)} group by society_id) as newcomers
    where id = newcomers.society_id
    returning id
  ), marked as (${markChanged('counted')})`;

export const isMember = (societyId: number, universityId: string) => sql<boolean>`exists (
  select 1 from memberships where society_id = ${societyId} and university_id = ${universityId})`;

/**
 * Joins a society that anybody may join, in one statement. Does nothing for a member. Of concurrent attempts only the one that
 * inserts the row counts; a change of the mode comes before it or after it.
 * @returns whether they are a member now.
 */
export async function join(
  database: Kysely<Database>,
  societyId: number,
  universityId: string,
): Promise<boolean> {
  const { rows } = await withRetry(() =>
    sql<{ member: boolean }>`
      with open as (
        select society_id from society_settings
        where society_id = ${societyId} and join_mode = 'open' for key share
      ), joined as (
        insert into memberships (society_id, university_id)
        select society_id, ${universityId}::text from open
        on conflict (society_id, university_id) do nothing
        returning society_id, university_id
      ), ${countJoined('joined')}
      select exists (select 1 from joined) or ${isMember(societyId, universityId)} as member`.execute(
      database,
    ),
  );
  return rows[0]?.member === true;
}

/**
 * Adds people as members, in the transaction of what let them in.
 * @param people a select of `university_id`.
 * @returns those who were none before.
 */
export async function addMembers(
  trx: Transaction<Database>,
  societyId: number,
  people: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ university_id: string }>`
    with people as (${people}), joined as (
      insert into memberships (society_id, university_id)
      select ${societyId}::bigint, university_id from people order by university_id
      on conflict (society_id, university_id) do nothing
      returning society_id, university_id
    ), ${countJoined('joined')}
    select university_id from joined`.execute(trx);
  return rows.map(({ university_id: id }) => id);
}

export async function isMemberOf(
  database: Kysely<Database>,
  societyId: number,
  universityId: string,
): Promise<boolean> {
  const { rows } = await sql<{
    member: boolean;
  }>`select ${isMember(societyId, universityId)} as member`.execute(database);
  return rows[0]?.member === true;
}

export const societyName = async (trx: Transaction<Database>, societyId: number): Promise<string> =>
  (await trx.selectFrom('societies').select('name').where('id', '=', societyId).executeTakeFirstOrThrow())
    .name;
