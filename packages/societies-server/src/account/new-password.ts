import { passwordLimits, passwordPattern, passwordRefusals, refusedPassword } from 'societies-contract';
import { Refusal } from '../platform/errors.ts';
import type { LoginSettings } from './login-settings.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Common passwords in lower case, reduced to those that meet the rules. Loaded when a password is first chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is in lower case, but the rules require a capital, which is usually the first letter.
  const rule = new RegExp(passwordPattern);
  return new Set(
    dictionary['passwords-common'].filter(
      (password) => password.length >= passwordLimits.min && rule.test(password.toUpperCase()),
    ),
  );
}

/**
 * Refuses common and easily guessed passwords, unless the installation allows them.
 * @param field of the body that holds the password.
 * @throws 400 on that field.
 */
export async function checkNewPassword(
  { easyPasswords }: Pick<LoginSettings, 'easyPasswords'>,
  field: string,
  password: string,
  universityId: string,
): Promise<void> {
  if (easyPasswords) return;
  known ??= readCommon();
  const common = await known;
  const why = refusedPassword(password, (lowerCase) => common.has(lowerCase), universityId);
  if (!why) return;
  const message = passwordRefusals[why];
  throw new Refusal(400, `password_${why}`, message, { errors: { [field]: [message] } });
}
