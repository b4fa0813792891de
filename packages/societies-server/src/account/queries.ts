import { sql, type Kysely } from 'kysely';
import type { Profile, ProfileBody, SignupBody } from 'societies-contract/schemas';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { markChanged } from '../directory/versions.ts';

/** What an email is unique by. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** What a login compares with. */
export const findCredentials = (database: Kysely<Database>, universityId: string) =>
  database
    .selectFrom('users')
    .where('university_id', '=', universityId)
    .select(['university_id as universityId', 'password_hash as passwordHash', 'is_admin as isAdmin'])
    .executeTakeFirst();

export async function createUser(
  database: Kysely<Database>,
  { university_id, first_name, last_name, email }: Omit<SignupBody, 'password'>,
  passwordHash: string,
  isAdmin = false,
): Promise<void> {
  await database
    .insertInto('users')
    .values({
      university_id,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email: email.trim(),
      email_key: emailKey(email),
      password_hash: passwordHash,
      is_admin: isAdmin,
    })
    .execute();
}

const profile = ['university_id', 'first_name', 'last_name', 'email', 'avatar', 'is_admin'] as const;

export const findProfile = (database: Kysely<Database>, universityId: string): Promise<Profile | undefined> =>
  database.selectFrom('users').where('university_id', '=', universityId).select(profile).executeTakeFirst();

/** The societies whose committee the user is on show their name. */
export const updateProfile = (
  database: Kysely<Database>,
  universityId: string,
  { first_name, last_name, email }: ProfileBody,
): Promise<Profile | undefined> =>
  inTransaction(database, async (trx) => {
    const updated = await trx
      .updateTable('users')
      .where('university_id', '=', universityId)
      .set({
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        email: email.trim(),
        email_key: emailKey(email),
      })
      .returning(profile)
      .executeTakeFirst();
    await sql`
      with held as (
        select society_id as id from memberships where university_id = ${universityId} and role_id is not null
      )
      ${markChanged('held')}`.execute(trx);
    return updated;
  });

export async function setPasswordHash(
  database: Kysely<Database>,
  universityId: string,
  passwordHash: string,
) {
  await database
    .updateTable('users')
    .where('university_id', '=', universityId)
    .set({ password_hash: passwordHash })
    .execute();
}

export async function setAvatar(database: Kysely<Database>, universityId: string, avatar: string | null) {
  await database.updateTable('users').where('university_id', '=', universityId).set({ avatar }).execute();
}
