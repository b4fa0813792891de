import Type, { type Static } from 'typebox';
import {
  emailPattern,
  emailLimits,
  passwordLimits,
  personNameLimits,
  universityIdLimits,
  urlLimits,
  passwordPattern,
  universityIdPattern,
} from '../limits.ts';
import { validation } from '../validation.ts';
import { ImageUrl, Instant, Name, Nullable, strict, withMessages } from './common.ts';

export const UniversityId = Type.String({
  pattern: universityIdPattern,
  ...withMessages({ required: validation.signup.idRequired, pattern: validation.signup.idFormat }),
});

const FirstName = Name(personNameLimits.max, {
  required: validation.signup.firstNameRequired,
  maxLength: validation.signup.nameMax(personNameLimits.max),
});
const LastName = Name(personNameLimits.max, {
  required: validation.signup.lastNameRequired,
  maxLength: validation.signup.nameMax(personNameLimits.max),
});
const Email = Type.String({
  minLength: 1,
  maxLength: emailLimits.max,
  pattern: emailPattern,
  ...withMessages({
    required: validation.signup.emailRequired,
    maxLength: validation.signup.emailMax(emailLimits.max),
    pattern: validation.signup.emailInvalid,
  }),
});
/** A password somebody is choosing; one being checked is only bounded. */
export const NewPassword = Type.String({
  minLength: passwordLimits.min,
  maxLength: passwordLimits.max,
  pattern: passwordPattern,
  ...withMessages({
    required: validation.signup.passwordRequired,
    minLength: validation.signup.passwordMin(passwordLimits.min),
    maxLength: validation.signup.passwordMax(passwordLimits.max),
    pattern: validation.signup.passwordPattern,
  }),
});

export const LoginBody = Type.Object(
  {
    uniID: Type.String({
      minLength: 1,
      maxLength: universityIdLimits.loginMax,
      ...withMessages({
        required: validation.login.idRequired,
        maxLength: validation.login.idMax(universityIdLimits.loginMax),
      }),
    }),
    password: Type.String({
      minLength: passwordLimits.min,
      maxLength: passwordLimits.max,
      ...withMessages({
        required: validation.login.passwordRequired,
        minLength: validation.login.passwordMin(passwordLimits.min),
      }),
    }),
  },
  strict,
);
export type LoginBody = Static<typeof LoginBody>;

export const LoginReply = Type.Object({ access_token: Type.String(), isAdmin: Type.Boolean() });
export type LoginReply = Static<typeof LoginReply>;

export const SignupBody = Type.Object(
  {
    university_id: UniversityId,
    password: NewPassword,
    first_name: FirstName,
    last_name: LastName,
    email: Email,
  },
  strict,
);
export type SignupBody = Static<typeof SignupBody>;

export const SignupReply = Type.Object({ access_token: Type.String(), user_id: Type.String() });
export type SignupReply = Static<typeof SignupReply>;

export const RefreshReply = Type.Object({ access_token: Type.String() });
export type RefreshReply = Static<typeof RefreshReply>;

/** Who the bearer of a token is. */
export const ProtectedReply = Type.Object({ userID: Type.String(), isAdmin: Type.Boolean() });
export type ProtectedReply = Static<typeof ProtectedReply>;

export const Profile = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    avatar: ImageUrl,
    is_admin: Type.Boolean(),
    /** Whether the user has shown that mails to `email` reach them. */
    email_verified: Type.Optional(Type.Boolean()),
    /** The address that takes the place of `email` when it is confirmed. */
    pending_email: Type.Optional(Nullable(Type.String())),
    /** Whether the university's sign-in knows the user, and confirms that it is they. */
    single_sign_on: Type.Optional(Type.Boolean()),
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** `university_id` is sent by the form and must be the caller's own: it cannot change. */
export const ProfileBody = Type.Object(
  { first_name: FirstName, last_name: LastName, email: Email, university_id: UniversityId },
  strict,
);
export type ProfileBody = Static<typeof ProfileBody>;

export const ChangeAvatarBody = Type.Object(
  { avatar: Type.String({ minLength: 1, maxLength: urlLimits.max }) },
  strict,
);
export type ChangeAvatarBody = Static<typeof ChangeAvatarBody>;

export const ChangePasswordBody = Type.Object(
  {
    old_password: Type.String({
      minLength: 1,
      maxLength: passwordLimits.max,
      ...withMessages({ required: validation.passwordChange.oldRequired }),
    }),
    new_password: Type.String({
      minLength: passwordLimits.min,
      maxLength: passwordLimits.max,
      pattern: passwordPattern,
      ...withMessages({
        required: validation.passwordChange.newRequired,
        minLength: validation.signup.passwordMin(passwordLimits.min),
        maxLength: validation.signup.passwordMax(passwordLimits.max),
        pattern: validation.signup.passwordPattern,
      }),
    }),
    confirm_password: Type.String({
      minLength: 1,
      maxLength: passwordLimits.max,
      ...withMessages({ required: validation.passwordChange.confirmRequired }),
    }),
  },
  strict,
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** A reply whose text is shown to the caller. */
export const DetailReply = Type.Object({ detail: Type.String() });
export type DetailReply = Static<typeof DetailReply>;

/** A browser that the account is signed in with. `device` is what it says it is; `current` the one that asks. */
export const AccountSession = Type.Object(
  {
    id: Type.String(),
    device: Type.String(),
    created_at: Instant,
    last_used_at: Instant,
    current: Type.Boolean(),
  },
  { title: 'AccountSession' },
);
export type AccountSession = Static<typeof AccountSession>;

/** Without a password for who has just signed in once more with the university. */
export const DeleteAccountBody = Type.Object(
  {
    password: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: passwordLimits.max,
        ...withMessages({ required: validation.login.passwordRequired }),
      }),
    ),
  },
  strict,
);
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** Everything that is kept about somebody: by table of the database, with the names of what it belongs to. */
export const OwnData = Type.Object(
  {
    exported_at: Instant,
    account: Type.Record(Type.String(), Type.Unknown()),
    tables: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  },
  { title: 'OwnData' },
);
export type OwnData = Static<typeof OwnData>;
