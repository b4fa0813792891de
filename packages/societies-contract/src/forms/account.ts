import { object, ref, string, type InferType } from 'yup';
import { formRules, type FormRules } from '../rules.ts';
import { atMost, formatted, nameText, text, type Any, type FormMessages } from './fields.ts';
import { accountValidation } from '../validation/account.ts';

export type LoginMessages = FormMessages<typeof accountValidation.login>;
/** Specification, section 5, "Login". */
export const loginSchema = (
  rules: FormRules = formRules,
  messages: LoginMessages = accountValidation.login,
) =>
  object({
    uniID: text()
      .required(messages.idRequired)
      .test(...atMost(rules.universityId.maxLength, messages.idMax(rules.universityId.maxLength))),
    password: string()
      .required(messages.passwordRequired)
      .min(rules.password.min, messages.passwordMin(rules.password.min)),
  });
export type LoginValues = InferType<ReturnType<typeof loginSchema>>;

type Signup = FormMessages<typeof accountValidation.signup>;
export type PasswordMessages = Pick<
  Signup,
  'passwordMin' | 'passwordMax' | 'passwordPattern' | 'confirmMatch'
> &
  FormMessages<
    Pick<typeof accountValidation.passwordChange, 'oldRequired' | 'newRequired' | 'confirmRequired'>
  >;
/** Order matters: 'required' is reported before 'too short'. */
export const newPassword = (
  { password }: FormRules,
  missing: string,
  messages: Pick<Signup, 'passwordMin' | 'passwordMax' | 'passwordPattern'>,
) =>
  string()
    .required(missing)
    .min(password.min, messages.passwordMin(password.min))
    .max(password.max, messages.passwordMax(password.max))
    .matches(...formatted(password.pattern, messages.passwordPattern));

export type ProfileMessages = Pick<
  Signup,
  'firstNameRequired' | 'lastNameRequired' | 'nameMax' | 'emailRequired' | 'emailMax' | 'emailInvalid'
> &
  Pick<Any, 'characters'>;
const person = ({ personName, email }: FormRules, messages: ProfileMessages) => ({
  first_name: nameText(messages)
    .required(messages.firstNameRequired)
    .test(...atMost(personName.max, messages.nameMax(personName.max))),
  last_name: nameText(messages)
    .required(messages.lastNameRequired)
    .test(...atMost(personName.max, messages.nameMax(personName.max))),
  email: text()
    .required(messages.emailRequired)
    .test(...atMost(email.max, messages.emailMax(email.max)))
    .matches(...formatted(email.pattern, messages.emailInvalid)),
});

const aboutPeople = { ...accountValidation.any, ...accountValidation.signup };

export type SignupMessages = Omit<Signup, 'idTaken' | 'emailTaken'> & Pick<Any, 'characters'>;
/** Specification, section 5, "Signup". */
export const signupSchema = (rules: FormRules = formRules, messages: SignupMessages = aboutPeople) =>
  object({
    ...person(rules, messages),
    university_id: text()
      .required(messages.idRequired)
      .matches(...formatted(rules.universityId.pattern, messages.idFormat)),
    password: newPassword(rules, messages.passwordRequired, messages),
    confirm_password: string()
      .required(messages.confirmRequired)
      .oneOf([ref('password')], messages.confirmMatch),
  });
export type SignupValues = InferType<ReturnType<typeof signupSchema>>;

/**
 * The editable fields of a profile, with the rules of signup.
 * @param kept the stored values, which are always right: the university gives longer names, and one name where there is one.
 */
export const profileSchema = (
  rules: FormRules = formRules,
  messages: ProfileMessages = aboutPeople,
  kept?: { first_name: string; last_name: string; email: string },
) => {
  const fields = person(rules, messages);
  const isKept = (name: keyof typeof fields, value: unknown) =>
    kept !== undefined &&
    typeof value === 'string' &&
    value.trim() === kept[name] &&
    (value !== '' || name === 'last_name');
  const orKept = (name: keyof typeof fields) =>
    fields[name].when([], (_, schema, { value }) => (isKept(name, value) ? text().defined() : schema));
  return object({
    first_name: orKept('first_name'),
    last_name: orKept('last_name'),
    email: orKept('email'),
  });
};
export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

/** Specification, section 5, "Password change"; the new password must also meet the rules of signup. */
export const passwordSchema = (
  rules: FormRules = formRules,
  messages: PasswordMessages = { ...accountValidation.signup, ...accountValidation.passwordChange },
) =>
  object({
    old_password: string().required(messages.oldRequired),
    new_password: newPassword(rules, messages.newRequired, messages),
    confirm_password: string()
      .required(messages.confirmRequired)
      .oneOf([ref('new_password')], messages.confirmMatch),
  });
export type PasswordValues = InferType<ReturnType<typeof passwordSchema>>;

/** Deleting an account with a password requires it. */
export const deleteAccountSchema = (messages: { passwordRequired: string }, hasPassword = true) =>
  object({ password: hasPassword ? string().required(messages.passwordRequired) : string() });
export type DeleteAccountValues = InferType<ReturnType<typeof deleteAccountSchema>>;
