import { sql, type Kysely } from 'kysely';
import { universityIdPattern, type AddedMembers } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEach } from '../history/record.ts';
import { notify } from '../notices/notify.ts';
import { lockSociety } from '../societies/lock.ts';
import { addMembers, societyName } from './members.ts';

const isId = new RegExp(universityIdPattern, 'u');

/**
 * Adds people by their university IDs, and tells them. Who asked to join is in by that.
 * @param dryRun only says what would happen.
 */
export const addPeople = (
  database: Kysely<Database>,
  societyId: number,
  { universityIds, dryRun }: { universityIds: readonly string[]; dryRun: boolean },
  by: string,
): Promise<AddedMembers> =>
  inTransaction(database, async (trx) => {
    if (!dryRun) await lockSociety(trx, societyId);
    const ids = [...new Set(universityIds.map((id) => id.trim()))].filter((id) => id !== '');
    const { rows } = await sql<{ university_id: string; name: string; suspended: boolean; member: boolean }>`
      select university_id, trim(first_name || ' ' || last_name) as name, suspended_at is not null as suspended,
        exists (select 1 from memberships where society_id = ${societyId}
          and memberships.university_id = users.university_id) as member
      from users where university_id = any(${ids.filter((id) => isId.test(id))}::text[])`.execute(trx);
    const known = new Map(rows.map((row) => [row.university_id, row]));
    const reply: AddedMembers = { added: [], already: [], refused: [] };
    for (const id of ids) {
      const person = known.get(id);
      if (person?.member) reply.already.push(id);
      else if (person && !person.suspended) reply.added.push(id);
      else {
        const code = person ? 'suspended' : isId.test(id) ? 'unknown' : 'invalid';
        reply.refused.push({ university_id: id, code });
      }
    }
    if (dryRun || reply.added.length === 0) return reply;
    await addMembers(trx, societyId, sql`select unnest(${reply.added}::text[]) as university_id`);
    await notify(trx, [
      {
        message: 'member_added',
        values: { society: await societyName(trx, societyId) },
        to: reply.added,
        by,
        society: societyId,
        href: `/societies/${societyId}`,
      },
    ]);
    await recordEach(
      trx,
      { actor: by, society: societyId, action: 'member.added' },
      reply.added.map((id) => ({ university_id: id, name: known.get(id)?.name ?? '' })),
    );
    return reply;
  });
