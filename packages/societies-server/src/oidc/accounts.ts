import { sql, type Kysely, type Transaction } from 'kysely';
import {
  emailLimits,
  emailPattern,
  namePattern,
  personNameLimits,
  universityIdPattern,
} from 'societies-contract';
import { emailKey, keyOfNoEmail, noEmail } from '../account/email-key.ts';
import type { OidcSettings } from '../account/login-settings.ts';
import { createUser, setPasswordHash } from '../account/queries.ts';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { record } from '../history/record.ts';
import type { Sessions } from '../platform/sessions.ts';
import type { Person } from './provider.ts';

/** Why the provider's user cannot sign in; the app has a message for each. */
export type Problem = 'missing_claim' | 'account_exists' | 'email_taken';

export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

type Claims = Person['claims'];
const text = (claims: Claims, name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');

const isName = new RegExp(namePattern, 'u');
/** A name shortened to the product's limit. */
function nameOf(claims: Claims, own: string, part: 'first' | 'last'): string {
  const words = text(claims, 'name').split(/\s+/);
  const fallback = part === 'first' ? words[0] : words.slice(1).join(' ');
  const name = (text(claims, own) || (fallback ?? '')).slice(0, personNameLimits.max).trim();
  if (!name || !isName.test(name)) throw new NotLetIn('missing_claim');
  return name;
}

/** The claims needed for an account. */
function accountIn(claims: Claims, idClaim: string) {
  const university_id = text(claims, idClaim);
  const email = text(claims, 'email');
  const usable = new RegExp(emailPattern, 'u').test(email) && email.length <= emailLimits.max;
  if (!new RegExp(universityIdPattern).test(university_id) || !usable) throw new NotLetIn('missing_claim');
  return {
    university_id,
    email,
    first_name: nameOf(claims, 'given_name', 'first'),
    last_name: nameOf(claims, 'family_name', 'last'),
  };
}

const isAdministrator = (claims: Claims, { claim, value }: NonNullable<OidcSettings['admin']>) =>
  [claims[claim]].flat().includes(value);

/** The account linked to the provider's user, if any. */
export const findIdentity = (database: Kysely<Database>, { issuer, subject }: Person) =>
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
  const name = `${first_name} ${last_name}`;
  await record(trx, {
    actor: null,
    society: null,
    action: 'sign_on.taken_over',
    subject: { kind: 'user', id: university_id, name },
    before: { name: `${local.first_name} ${local.last_name}`, email: local.email },
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
  const { university_id: id, email: before, first_name, last_name } = holder;
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
    subject: { kind: 'user', id, name: `${first_name} ${last_name}` },
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
    subject: { kind: 'user', id: universityId, name: `${user.first_name} ${user.last_name}` },
    before: { is_admin: !isAdmin },
    after: { is_admin: isAdmin },
  });
}

/**
 * The account of the provider's user, created or taken over at their first sign-in.
 * @param passwordHash of an unknown random password.
 * @throws {NotLetIn}
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
    const vouched = claims.email_verified !== false;
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
