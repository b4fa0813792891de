import Type, { type Static } from 'typebox';
import { emailLimits, emailPattern, passwordLimits } from '../limits.ts';
import { accountValidation } from '../validation/account.ts';
import { NewPassword } from './account.ts';
import { Nullable, strict, withMessages } from './common.ts';

/** Which ways in there are. */
export const AuthOptions = Type.Object({
  password: Type.Boolean(),
  signup: Type.Boolean(),
  /** `name` is the text of the button. */
  oidc: Nullable(Type.Object({ name: Type.String() })),
});
export type AuthOptions = Static<typeof AuthOptions>;

/** Of the account that gets a mail. */
export const PasswordResetBody = Type.Object(
  {
    email: Type.String({
      minLength: 1,
      maxLength: emailLimits.max,
      pattern: emailPattern,
      ...withMessages({
        required: accountValidation.signup.emailRequired,
        maxLength: accountValidation.signup.emailMax(emailLimits.max),
        pattern: accountValidation.signup.emailInvalid,
      }),
    }),
  },
  strict,
);
export type PasswordResetBody = Static<typeof PasswordResetBody>;

/** What stands in the link of a mail. */
const LinkToken = Type.String({ minLength: 1, maxLength: 200 });

export const ConfirmResetBody = Type.Object(
  {
    token: LinkToken,
    new_password: NewPassword,
    confirm_password: Type.String({
      minLength: 1,
      maxLength: passwordLimits.max,
      ...withMessages({ required: accountValidation.signup.confirmRequired }),
    }),
  },
  strict,
);
export type ConfirmResetBody = Static<typeof ConfirmResetBody>;

export const VerifyEmailBody = Type.Object({ token: LinkToken }, strict);
export type VerifyEmailBody = Static<typeof VerifyEmailBody>;

/**
 * `return_to`: an address of this site; any other is ignored. `confirm`: whoever is signed in here shows that it is they, by signing
 * in once more.
 */
export const OidcLoginQuery = Type.Object({
  return_to: Type.Optional(Type.String({ maxLength: 2_048 })),
  confirm: Type.Optional(Type.Literal('true')),
});
export type OidcLoginQuery = Static<typeof OidcLoginQuery>;
