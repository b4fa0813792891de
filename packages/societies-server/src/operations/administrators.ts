import type { Kysely } from 'kysely';
import { SignupBody } from 'societies-contract/schemas';
import type { LoginSettings } from '../account/login-settings.ts';
import { checkNewPassword } from '../account/new-password.ts';
import { createUser } from '../account/queries.ts';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { recordChange } from '../history/record.ts';
import type { Passwords } from '../platform/passwords.ts';
import { checkBody } from '../platform/validation.ts';
import { Refusal } from '../platform/errors.ts';
import { OperationError } from './operation-error.ts';

/** The same rules as for signing up. */
export type NewAdministrator = SignupBody;

/** @throws {OperationError} if the details are invalid, or the ID or e-mail address is taken. */
export async function createAdministrator(
  database: Kysely<Database>,
  passwords: Passwords,
  settings: Pick<LoginSettings, 'easyPasswords'>,
  user: NewAdministrator,
): Promise<void> {
  try {
    checkBody(SignupBody, user);
    await checkNewPassword(settings, 'password', user.password, user.university_id);
    await createUser(database, user, await passwords.hash(user.password), {
      isAdmin: true,
      // The operator vouches for the address.
      emailVerified: true,
    });
  } catch (error) {
    if (error instanceof Refusal && error.errors) {
      const wrong = Object.entries(error.errors).map(
        ([field, messages]) => `${field}: ${messages.join(', ')}`,
      );
      throw new OperationError(wrong.join('; '));
    }
    if (violates(error, 'users_pkey')) {
      throw new OperationError(
        `${user.university_id} is there already: \`npm run admin -- grant ${user.university_id}\` makes that user an administrator.`,
      );
    }
    if (violates(error, 'users_email_unique'))
      throw new OperationError(`${user.email} is registered already.`);
    throw error;
  }
}

/**
 * Grants or revokes administrator rights.
 * @throws {OperationError} if there is no such user.
 */
export async function setAdministrator(
  database: Kysely<Database>,
  universityId: string,
  isAdmin: boolean,
): Promise<void> {
  await recordChange(
    database,
    { actor: null, society: null, action: isAdmin ? 'admin.granted' : 'admin.revoked' },
    { kind: 'user', id: universityId },
    async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ is_admin: isAdmin })
        .where('university_id', '=', universityId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new OperationError(`Nobody is registered as ${universityId}.`);
    },
  );
}
