import { object, ref, string, type InferType } from 'yup';
import { accountValidation } from '../validation/account.ts';
import { formRules, type FormRules } from '../rules.ts';
import { newPassword } from './account.ts';
import { atMost, text, type FormMessages } from './fields.ts';
import { universityPersonLimits as limits } from '../limits.ts';
import { mailboxPattern } from '../mailbox.ts';

type Signup = FormMessages<typeof accountValidation.signup>;

const isMailbox = new RegExp(mailboxPattern, 'u');

export type ForgottenMessages = Pick<Signup, 'emailRequired' | 'emailMax' | 'emailInvalid'>;
/** A request for a password reset, which names the e-mail address. */
export const forgottenSchema = (
  _rules: FormRules = formRules,
  messages: ForgottenMessages = accountValidation.signup,
) =>
  object({
    email: text()
      .required(messages.emailRequired)
      .test(...atMost(limits.emailMax, messages.emailMax(limits.emailMax)))
      .matches(isMailbox, { message: messages.emailInvalid, excludeEmptyString: true }),
  });
export type ForgottenValues = InferType<ReturnType<typeof forgottenSchema>>;

export type NewPasswordMessages = Pick<
  Signup,
  'passwordRequired' | 'passwordMin' | 'passwordMax' | 'passwordPattern' | 'confirmRequired' | 'confirmMatch'
>;
/** A password reset: a new password without the old one. */
export const newPasswordSchema = (
  rules: FormRules = formRules,
  messages: NewPasswordMessages = accountValidation.signup,
) =>
  object({
    new_password: newPassword(rules, messages.passwordRequired, messages),
    confirm_password: string()
      .required(messages.confirmRequired)
      .oneOf([ref('new_password')], messages.confirmMatch),
  });
export type NewPasswordValues = InferType<ReturnType<typeof newPasswordSchema>>;
