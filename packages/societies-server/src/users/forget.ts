import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forgetDoorkeeper } from '../events/guests.ts';
import { forgetInRemovals } from '../history/removals.ts';
import { forgetPerson } from '../history/record.ts';
import { forgetInNotices } from '../notices/forget.ts';

type Trx = Transaction<Database>;

/**
 * Removes an ID from everything that refers to it without a foreign key, when its account is deleted: the next one who signs up with it
 * is somebody else. A test finds every column that holds IDs; a new one without a foreign key belongs here.
 */
export async function forgetReferences(trx: Trx, universityId: string): Promise<void> {
  await forgetDoorkeeper(trx, universityId);
  await forgetPerson(trx, universityId);
  await forgetInNotices(trx, universityId);
  await forgetInRemovals(trx, universityId);
  // Their ballots stay: nothing says which they are.
  await trx
    .updateTable('election_candidates')
    .set({ statement: '' })
    .where('university_id', '=', universityId)
    .execute();
  await trx.updateTable('storage_objects').set({ owner: null }).where('owner', '=', universityId).execute();
  await trx.updateTable('announcements').set({ actor: null }).where('actor', '=', universityId).execute();
  // Everybody up to the member before has been told as well.
  await trx
    .updateTable('announcements')
    .set(({ selectFrom, fn }) => ({
      last_notified: fn.coalesce(
        selectFrom('memberships')
          .select(({ fn: { max } }) => max('university_id').as('before'))
          .whereRef('memberships.society_id', '=', 'announcements.society_id')
          .where('university_id', '<', universityId),
        sql<string>`''`,
      ),
    }))
    .where('last_notified', '=', universityId)
    .execute();
  await sql`
    delete from rate_limits where split_part(key, ':', 2) <> 'address' and split_part(key, ':', 3) = ${universityId}`.execute(
    trx,
  );
}
