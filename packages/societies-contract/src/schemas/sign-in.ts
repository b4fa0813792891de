import Type, { type Static } from 'typebox';
import { passwordLimits, universityPersonLimits } from '../limits.ts';
import { mailboxPattern } from '../mailbox.ts';
import { accountValidation } from '../validation/account.ts';
import { NewPassword } from './account.ts';
import { Nullable, strict, textKind, withMessages } from './common.ts';

/** The ways to sign in that this server offers. */
export const AuthOptions = Type.Object({
  password: Type.Boolean(),
  signup: Type.Boolean(),
  /** `name` is the button's label. */
  oidc: Nullable(Type.Object({ name: Type.String() })),
});
export type AuthOptions = Static<typeof AuthOptions>;

/** Identifies the account to which a reset mail is sent. */
export const PasswordResetBody = Type.Object(
  {
    email: Type.String({
      minLength: 1,
      // As any address that is stored, also one that the university gave.
      maxLength: universityPersonLimits.emailMax,
      pattern: mailboxPattern,
      ...textKind('name'),
      ...withMessages({
        required: accountValidation.signup.emailRequired,
        maxLength: accountValidation.signup.emailMax(universityPersonLimits.emailMax),
        pattern: accountValidation.signup.emailInvalid,
      }),
    }),
  },
  strict,
);
export type PasswordResetBody = Static<typeof PasswordResetBody>;

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
 * `return_to`: an address of this site; others are ignored. `confirm`: the signed-in user must sign in again, to confirm who
 * they are.
 */
export const OidcLoginQuery = Type.Object({
  return_to: Type.Optional(Type.String({ maxLength: 2_048 })),
  confirm: Type.Optional(Type.Literal('true')),
});
export type OidcLoginQuery = Static<typeof OidcLoginQuery>;
