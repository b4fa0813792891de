import { sql, type Kysely, type Transaction } from 'kysely';
import { fullName } from 'societies-contract';
import { emailKey, keyOfNoEmail, noEmail } from '../account/email-key.ts';
import type { OidcSettings } from '../account/login-settings.ts';
import { createUser, setPasswordHash } from '../account/queries.ts';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { record } from '../history/record.ts';
import type { Sessions } from '../platform/sessions.ts';
import { accountIn, idIn, isAdministrator, isVouchedFor } from './claims.ts';
import type { Person } from './provider.ts';

/** Why the provider's user cannot sign in; the app has a message for each. */
export type Problem = 'account_exists' | 'email_taken';

export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** The account linked to the provider's user, if any. */
export const findIdentity = (
  database: Kysely<Database>,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
) =>
  database
    .selectFrom('oidc_identities')
    .select('university_id as universityId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/**
 * The provider is the authority on university IDs, so an account that somebody registered with a password under this ID passes
 * to its real owner: its password, sessions, links and calendar address are invalidated, and name and address come from the
 * provider. They are kept if the account has confirmed the same address. Administrators' accounts are never taken over.
 */
async function takeOver(
  trx: Transaction<Database>,
  person: ReturnType<typeof accountIn>,
  { vouched, passwordHash, sessions }: { vouched: boolean; passwordHash: string; sessions: Sessions },
): Promise<boolean> {
  const { university_id, email, first_name, last_name } = person;
  const local = await trx
    .selectFrom('users')
    .select(['email', 'email_key', 'email_verified_at', 'first_name', 'last_name', 'is_admin'])
    .where('university_id', '=', university_id)
    .forUpdate()
    .executeTakeFirst();
  if (!local) return false;
  const other = await trx
    .selectFrom('oidc_identities')
    .select('subject')
    .where('university_id', '=', university_id)
    .executeTakeFirst();
  if (other) throw new NotLetIn('account_exists');
  if (vouched && local.email_verified_at !== null && local.email_key === emailKey(email)) return true;
  if (local.is_admin) throw new NotLetIn('account_exists');
  await setPasswordHash(trx, university_id, passwordHash);
  await sessions.revokeAll(university_id, trx);
  await trx.deleteFrom('account_links').where('university_id', '=', university_id).execute();
  await trx.deleteFrom('calendar_secrets').where('university_id', '=', university_id).execute();
  await trx
    .updateTable('users')
    .set({
      account_id: sql<string>`gen_random_uuid()`,
      email,
      email_key: emailKey(email),
      first_name,
      last_name,
      email_verified_at: vouched ? sql<Date>`now()` : null,
    })
    .where('university_id', '=', university_id)
    .execute();
  const name = fullName(person);
  await record(trx, {
    actor: null,
    society: null,
    action: 'sign_on.taken_over',
    subject: { kind: 'user', id: university_id, name },
    before: { name: fullName(local), email: local.email },
    after: { name, email },
  });
  return true;
}

/**
 * Takes the provider's address from another account that entered it but never confirmed it; anybody could have done so to lock
 * its owner out. That account is left without an address, and links mailed to it are invalidated, because they would give the
 * owner access to the account. Administrators' accounts are left alone.
 */
async function takeAddress(
  trx: Transaction<Database>,
  { university_id, email }: ReturnType<typeof accountIn>,
): Promise<void> {
  const key = emailKey(email);
  const holder = await trx
    .selectFrom('users')
    .select(['university_id', 'email', 'first_name', 'last_name'])
    .where('email_key', '=', key)
    .where('university_id', '!=', university_id)
    .where('email_verified_at', 'is', null)
    .where('is_admin', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!holder) return;
  const { university_id: id, email: before } = holder;
  await trx
    .updateTable('users')
    .set({ email: noEmail, email_key: keyOfNoEmail(id) })
    .where('university_id', '=', id)
    .execute();
  await trx
    .deleteFrom('account_links')
    .where('university_id', '=', id)
    .where(sql`lower(email)`, '=', sql`lower(${before}::text)`)
    .execute();
  await record(trx, {
    actor: null,
    society: null,
    action: 'sign_on.address_taken',
    subject: { kind: 'user', id, name: fullName(holder) },
    before: { email: before },
    after: { email: noEmail },
  });
}

/** Grants or revokes administrator rights according to the claim, and records it. */
async function followClaim(trx: Transaction<Database>, universityId: string, isAdmin: boolean) {
  const user = await trx
    .updateTable('users')
    .set({ is_admin: isAdmin })
    .where('university_id', '=', universityId)
    .where('is_admin', '!=', isAdmin)
    .returning(['first_name', 'last_name'])
    .executeTakeFirst();
  if (!user) return;
  await record(trx, {
    actor: null,
    society: null,
    action: isAdmin ? 'sign_on.admin_granted' : 'sign_on.admin_revoked',
    subject: { kind: 'user', id: universityId, name: fullName(user) },
    before: { is_admin: !isAdmin },
    after: { is_admin: isAdmin },
  });
}

/**
 * Links an account that is known by an earlier issuer to the provider's user, if their ID is its own: the university has moved its sign-in.
 * The operator says which issuers those are.
 */
export async function carryOver(
  trx: Transaction<Database>,
  { issuer, subject, claims }: Person,
  { idClaim, previousIssuers }: Pick<OidcSettings, 'idClaim' | 'previousIssuers'>,
): Promise<void> {
  const universityId = idIn(claims, idClaim);
  if (universityId === undefined || previousIssuers.length === 0) return;
  if (await findIdentity(trx, { issuer, subject })) return;
  const links = await trx
    .selectFrom('oidc_identities')
    .innerJoin('users', 'users.university_id', 'oidc_identities.university_id')
    .select(['issuer', 'first_name', 'last_name'])
    .where('oidc_identities.university_id', '=', universityId)
    .forUpdate()
    .execute();
  const [link] = links;
  const plain = (address: string) => address.replace(/\/$/, '');
  const previous = new Set(previousIssuers.map(plain));
  // Whoever is known at the present issuer already is not moved.
  if (!link || links.some((one) => !previous.has(plain(one.issuer)))) return;
  await trx.deleteFrom('oidc_identities').where('university_id', '=', universityId).execute();
  await trx.insertInto('oidc_identities').values({ issuer, subject, university_id: universityId }).execute();
  await record(trx, {
    actor: null,
    society: null,
    action: 'sign_on.carried_over',
    subject: { kind: 'user', id: universityId, name: fullName(link) },
    before: { issuer: link.issuer },
    after: { issuer },
  });
}

/**
 * The account of the provider's user, created or taken over at their first sign-in.
 * @param passwordHash of an unknown random password.
 * @throws {NotLetIn}, {UnusableClaim}
 */
export async function accountOf(
  trx: Transaction<Database>,
  person: Person,
  { settings, passwordHash, sessions }: { settings: OidcSettings; passwordHash: string; sessions: Sessions },
): Promise<string> {
  const { issuer, subject, claims } = person;
  const known = await findIdentity(trx, person);
  let universityId = known?.universityId;
  if (universityId === undefined) {
    const account = accountIn(claims, settings.idClaim);
    universityId = account.university_id;
    const vouched = isVouchedFor(claims);
    try {
      if (vouched) await takeAddress(trx, account);
      const taken = await takeOver(trx, account, { vouched, passwordHash, sessions });
      if (!taken) await createUser(trx, account, passwordHash, { emailVerified: vouched });
    } catch (error) {
      if (violates(error, 'users_email_unique')) throw new NotLetIn('email_taken');
      throw error;
    }
    await trx
      .insertInto('oidc_identities')
      .values({ issuer, subject, university_id: universityId })
      .execute();
  }
  if (settings.admin) await followClaim(trx, universityId, isAdministrator(claims, settings.admin));
  return universityId;
}
