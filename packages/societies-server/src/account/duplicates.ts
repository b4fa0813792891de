import { validation } from 'societies-contract';
import { violates } from '../database/errors.ts';
import { conflict } from '../platform/errors.ts';

export const emailTaken = () =>
  conflict(validation.signup.emailTaken, 'email_taken', { email: [validation.signup.emailTaken] });

/** Translates a violated constraint into an error on the form's field; rethrows anything else. */
export function refuseDuplicate(error: unknown): never {
  if (violates(error, 'users_email_unique')) throw emailTaken();
  if (violates(error, 'users_pkey')) {
    throw conflict(validation.signup.idTaken, 'id_taken', { university_id: [validation.signup.idTaken] });
  }
  throw error;
}
