import { passwordLimits, passwordPattern, passwordRefusals, refusedPassword } from 'societies-contract';
import { Refusal } from '../platform/errors.ts';
import type { LoginSettings } from './login-settings.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** In lower case, those of the list that somebody could choose here. It is read when a password is first chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is in lower case: a capital that the rules ask for is the first that anybody tries.
  const rule = new RegExp(passwordPattern);
  return new Set(
    dictionary['passwords-common'].filter(
      (password) => password.length >= passwordLimits.min && rule.test(password.toUpperCase()),
    ),
  );
}

/**
 * Refuses a password that many people use, or that is made of what anybody would try here first, where those are not allowed.
 * @param field of the body that holds it.
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
