import Type, { type Static } from 'typebox';
import {
  emailPattern,
  emailLimits,
  passwordLimits,
  personNameLimits,
  universityIdLimits,
  universityPersonLimits,
  urlLimits,
  passwordPattern,
  universityIdPattern,
} from '../limits.ts';
import { mailboxPattern } from '../mailbox.ts';
import { languages } from '../languages.ts';
import { validation } from '../validation.ts';
import { ImageUrl, Instant, Name, Nullable, strict, textKind, withMessages } from './common.ts';

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
  ...textKind('name'),
  ...withMessages({
    required: validation.signup.emailRequired,
    maxLength: validation.signup.emailMax(emailLimits.max),
    pattern: validation.signup.emailInvalid,
  }),
});
/** A password being chosen. One being checked only has a maximum length. */
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

/** The owner of an access token. */
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
    /** Whether the user has confirmed `email`. */
    email_verified: Type.Optional(Type.Boolean()),
    /** The new address, which replaces `email` once it is confirmed. */
    pending_email: Type.Optional(Nullable(Type.String())),
    /** Whether the user can sign in, and confirm an action, by single sign-on. */
    single_sign_on: Type.Optional(Type.Boolean()),
    /** The language of the user's mails; null until they choose one. Changes with the notification settings. */
    language: Type.Optional(Nullable(Type.Enum(languages))),
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/**
 * The form sends `university_id`; it must be the caller's own, because it cannot change. What is stored already is always taken: the
 * university gives longer names and addresses than people may type, and no last name where there is none. What is new must be a
 * `ProfileChange`.
 */
export const ProfileBody = Type.Object(
  {
    first_name: Type.String({ maxLength: universityPersonLimits.nameMax, ...textKind('name') }),
    last_name: Type.String({ maxLength: universityPersonLimits.nameMax, ...textKind('name') }),
    email: Type.String({ maxLength: universityPersonLimits.emailMax, ...textKind('name') }),
    university_id: UniversityId,
  },
  strict,
);
export type ProfileBody = Static<typeof ProfileBody>;

/** What a person may write into their profile. */
export const ProfileChange = Type.Partial(
  Type.Object({ first_name: FirstName, last_name: LastName, email: Email }, strict),
);

/** A person of an imported table: the university's names and addresses. */
export const ImportedUser = Type.Object({
  university_id: UniversityId,
  first_name: Name(universityPersonLimits.nameMax, {
    required: validation.signup.firstNameRequired,
    maxLength: validation.signup.nameMax(universityPersonLimits.nameMax),
  }),
  last_name: Name(universityPersonLimits.nameMax, {
    required: validation.signup.lastNameRequired,
    maxLength: validation.signup.nameMax(universityPersonLimits.nameMax),
  }),
  email: Type.String({
    minLength: 1,
    maxLength: universityPersonLimits.emailMax,
    pattern: mailboxPattern,
    ...textKind('name'),
    ...withMessages({
      required: validation.signup.emailRequired,
      maxLength: validation.signup.emailMax(universityPersonLimits.emailMax),
      pattern: validation.signup.emailInvalid,
    }),
  }),
});

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

/** A reply with a text for the user. */
export const DetailReply = Type.Object({ detail: Type.String() });
export type DetailReply = Static<typeof DetailReply>;

/** A session. `device` is what the browser says it is; `current` marks the caller's own. */
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

/** Without a password if the user has just signed in again by single sign-on. */
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

/** All data stored about a user, by database table, with the names of the societies and events it refers to. */
export const OwnData = Type.Object(
  {
    exported_at: Instant,
    account: Type.Record(Type.String(), Type.Unknown()),
    tables: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  },
  { title: 'OwnData' },
);
export type OwnData = Static<typeof OwnData>;
