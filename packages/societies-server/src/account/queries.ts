import { sql, type Kysely, type Transaction } from 'kysely';
import type { Language } from 'societies-contract';
import type { Profile, ProfileBody, SignupBody } from 'societies-contract/schemas';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { LoginSettings } from './login-settings.ts';
import { putMail } from '../mail/outbox.ts';
import { checkEmailDomain } from './email-domains.ts';
import { emailKey, noEmail } from './email-key.ts';
import { endLinks, mailConfirmation } from './links.ts';
import { emailTaken } from './duplicates.ts';
import { touchCommitteesOf } from '../directory/versions.ts';

/** What a login is checked against. */
export const findCredentials = (database: Kysely<Database>, universityId: string) =>
  database
    .selectFrom('users')
    .where('university_id', '=', universityId)
    .select(['university_id as universityId', 'account_id as accountId'])
    .select(['password_hash as passwordHash', 'is_admin as isAdmin'])
    .executeTakeFirst();

export async function createUser(
  database: Kysely<Database>,
  { university_id, first_name, last_name, email }: Omit<SignupBody, 'password'>,
  passwordHash: string,
  {
    isAdmin = false,
    emailVerified = false,
    language,
  }: { isAdmin?: boolean; emailVerified?: boolean; language?: Language } = {},
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
      language: language ?? null,
      ...(emailVerified && { email_verified_at: sql<Date>`now()` }),
    })
    .execute();
}

type ProfileSettings = Pick<MailSettings, 'verifyEmail'> & Pick<LoginSettings, 'oidc'>;

/** `pending_email` is the address waiting for confirmation: a new one, or the first one where addresses must be confirmed. */
const profile = ({ verifyEmail, oidc }: ProfileSettings) =>
  [
    'university_id',
    'first_name',
    'last_name',
    'email',
    'avatar',
    'is_admin',
    'language',
    sql<boolean>`email_verified_at is not null`.as('email_verified'),
    sql<string | null>`coalesce((
    select link.email from account_links as link
    where link.university_id = users.university_id and link.purpose = 'verify_email' and link.expires_at > now()
      and lower(link.email) <> lower(users.email) limit 1),
    case when ${verifyEmail}::boolean and email_verified_at is null and email <> ${noEmail} then email end)`.as(
      'pending_email',
    ),
    sql<boolean>`${oidc !== null}::boolean and exists (
      select 1 from oidc_identities where oidc_identities.university_id = users.university_id)`.as(
      'single_sign_on',
    ),
  ] as const;

export const findProfile = (
  database: Kysely<Database>,
  universityId: string,
  settings: ProfileSettings,
): Promise<Profile | undefined> =>
  database
    .selectFrom('users')
    .where('university_id', '=', universityId)
    .select(profile(settings))
    .executeTakeFirst();

/**
 * Updates the name also where societies show it for their committee. A new e-mail address takes effect at once, or, if
 * addresses must be confirmed, on confirmation; the old address is notified.
 */
export const updateProfile = (
  database: Kysely<Database>,
  universityId: string,
  { first_name, last_name, email: given }: ProfileBody,
  settings: ProfileSettings & Pick<MailSettings, 'emailDomains'>,
): Promise<Profile | undefined> =>
  inTransaction(database, async (trx) => {
    const { verifyEmail, emailDomains } = settings;
    const email = given.trim();
    const before = await trx
      .selectFrom('users')
      .select(['email', 'email_key'])
      .where('university_id', '=', universityId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return undefined;
    const moved = before.email_key !== emailKey(email);
    if (moved) checkEmailDomain(email, emailDomains);
    const waits = moved && verifyEmail;
    if (waits) {
      await checkFree(trx, email);
      await mailConfirmation(trx, universityId, email);
    }
    await trx
      .updateTable('users')
      .where('university_id', '=', universityId)
      .set({
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        ...(!waits && { email, email_key: emailKey(email) }),
        ...(moved && !waits && { email_verified_at: null }),
      })
      .execute();
    if (moved && !waits) {
      await endLinks(trx, universityId);
      await putMail(trx, {
        to: universityId,
        address: before.email,
        template: 'email_changed',
        data: { address: email },
      });
    }
    await touchCommitteesOf(trx, universityId);
    return findProfile(trx, universityId, settings);
  });

/** @throws 409 if the address is taken. */
async function checkFree(trx: Transaction<Database>, email: string) {
  const other = await trx
    .selectFrom('users')
    .select('university_id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (other) throw emailTaken();
}

/** Makes an address the user's after a mail to it arrived. @returns the previous one. */
export async function confirmEmail(
  trx: Transaction<Database>,
  universityId: string,
  email: string,
): Promise<string> {
  const { email: before } = await trx
    .selectFrom('users')
    .select('email')
    .where('university_id', '=', universityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('users')
    .set({ email, email_key: emailKey(email), email_verified_at: sql<Date>`now()` })
    .where('university_id', '=', universityId)
    .execute();
  return before;
}

/** Marks the address as confirmed, if it is still the user's. */
export async function verifyIfStill(trx: Transaction<Database>, universityId: string, email: string) {
  await trx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('university_id', '=', universityId)
    .where('email_key', '=', emailKey(email))
    .execute();
}

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
