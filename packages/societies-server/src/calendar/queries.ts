import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

const newSecret = () => randomBytes(24).toString('base64url');

/** The secret in a user's feed address, created on first use. */
export async function calendarSecret(database: Db, universityId: string): Promise<string> {
  const { secret } = await database
    .insertInto('calendar_secrets')
    .values({ university_id: universityId, secret: newSecret() })
    .onConflict((known) =>
      known
        .column('university_id')
        .doUpdateSet((update) => ({ secret: update.ref('calendar_secrets.secret') })),
    )
    .returning('secret')
    .executeTakeFirstOrThrow();
  return secret;
}

/** Replaces the secret, so that the old address stops working. */
export async function rotateCalendarSecret(database: Db, universityId: string): Promise<string> {
  const secret = newSecret();
  await database
    .insertInto('calendar_secrets')
    .values({ university_id: universityId, secret })
    .onConflict((known) => known.column('university_id').doUpdateSet({ secret }))
    .execute();
  return secret;
}

/** The feed's owner, unless suspended, and their societies. */
export async function findCalendarOwner(
  database: Db,
  secret: string,
): Promise<{ universityId: string; accountId: string; societies: number[] } | undefined> {
  const rows = await database
    .selectFrom('calendar_secrets')
    .innerJoin('users', 'users.university_id', 'calendar_secrets.university_id')
    .leftJoin('memberships', 'memberships.university_id', 'calendar_secrets.university_id')
    .where('secret', '=', secret)
    .where('suspended_at', 'is', null)
    .select(['calendar_secrets.university_id', 'users.account_id', 'memberships.society_id'])
    .execute();
  const [first] = rows;
  return (
    first && {
      universityId: first.university_id,
      accountId: first.account_id,
      societies: rows.flatMap(({ society_id }) => society_id ?? []),
    }
  );
}
