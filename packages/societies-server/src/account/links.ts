import { sql, type Kysely, type Transaction } from 'kysely';
import { accountLinkLimits } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { emailKey } from './email-key.ts';

type Db = Kysely<Database>;
type Purpose = keyof typeof accountLinkLimits;

const expiry = (purpose: Purpose) =>
  sql`now() + make_interval(secs => ${accountLinkLimits[purpose].seconds}::integer)`;

/**
 * Mails the address's owner a password reset link. Earlier ones stay valid for their hour, because strangers can ask too: the owner
 * may be about to follow one. Using one ends all. A single statement, which does the same work for an unknown address.
 */
export async function mailPasswordReset(database: Db, email: string): Promise<void> {
  await sql`
    with found as (
      select university_id, email from users where email_key = ${emailKey(email)}
    ), made as (
      insert into account_links (university_id, purpose, email, expires_at)
      select university_id, 'password_reset', email, ${expiry('password_reset')} from found
      returning id, university_id
    )
    insert into mails (university_id, template, data, urgent)
    select university_id, 'password_reset', jsonb_build_object('token', id), true from made`.execute(
    database,
  );
}

/**
 * Mails a confirmation link to an address; following it makes the address the user's. Invalidates links mailed to other
 * addresses.
 */
export async function mailConfirmation(trx: Transaction<Database>, universityId: string, email: string) {
  await trx
    .deleteFrom('account_links')
    .where('university_id', '=', universityId)
    .where('purpose', '=', 'verify_email')
    .execute();
  await sql`
    with made as (
      insert into account_links (university_id, purpose, email, expires_at)
      values (${universityId}, 'verify_email', ${email}, ${expiry('verify_email')})
      returning id, university_id, email
    )
    insert into mails (university_id, address, template, data, urgent)
    select university_id, email, 'verify_email', jsonb_build_object('token', id), true from made`.execute(
    trx,
  );
}

/** The user that a link belongs to; undefined if it is no longer valid. */
export async function ownerOfLink(database: Db, id: string, purpose: Purpose): Promise<string | undefined> {
  const link = await database
    .selectFrom('account_links')
    .select('university_id')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.university_id;
}

/** Uses up a link. @returns what it was for; undefined if it is no longer valid. */
export async function spendLink(
  trx: Transaction<Database>,
  id: string,
  purpose: Purpose,
): Promise<{ universityId: string; email: string } | undefined> {
  return trx
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['university_id as universityId', 'email'])
    .executeTakeFirst();
}

/** Invalidates every link that could undo a new password or address: password resets, and confirmations of another address. */
export async function endLinks(trx: Transaction<Database>, universityId: string): Promise<void> {
  await sql`
    delete from account_links using users
    where account_links.university_id = ${universityId} and users.university_id = ${universityId}
      and (purpose = 'password_reset' or account_links.email <> users.email)`.execute(trx);
}

/** The address waiting for confirmation. */
export async function pendingEmail(database: Db, universityId: string): Promise<string | null> {
  const link = await database
    .selectFrom('account_links')
    .select('email')
    .where('university_id', '=', universityId)
    .where('purpose', '=', 'verify_email')
    .executeTakeFirst();
  return link?.email ?? null;
}

export async function cleanLinks(database: Db): Promise<void> {
  await sql`delete from account_links where expires_at < now()`.execute(database);
}
