import { number, object, ref, string, type InferType } from 'yup';
import { namePattern, purchaseUrlPattern } from './limits.ts';
import { validation } from './messages.ts';
import { formRules, type FormRules } from './rules.ts';

/**
 * Schemas of the forms, made from the rules and the texts of the site they stand on. The defaults are the product's own, which
 * the server checks too.
 */
type Texts<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
type Any = Texts<typeof validation.any>;

const text = () => string().trim();
const nameRule = new RegExp(namePattern, 'u');
/** A text that names something: see `namePattern`. */
const nameText = ({ characters }: Pick<Any, 'characters'>) =>
  text().matches(nameRule, { message: characters, excludeEmptyString: true });
/** A text in a format; nothing has none yet. */
const formatted = (pattern: string, message: string) =>
  [new RegExp(pattern), { message, excludeEmptyString: true }] as const;
/** A number; what is missing is the empty string. */
const amount = (message: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message);

export type LoginTexts = Texts<typeof validation.login>;
/** Specification, section 5, "Login". */
export const loginSchema = (rules: FormRules = formRules, messages: LoginTexts = validation.login) =>
  object({
    uniID: text()
      .required(messages.idRequired)
      .max(rules.universityId.maxLength, messages.idMax(rules.universityId.maxLength)),
    password: string()
      .required(messages.passwordRequired)
      .min(rules.password.min, messages.passwordMin(rules.password.min)),
  });
export type LoginValues = InferType<ReturnType<typeof loginSchema>>;

type Signup = Texts<typeof validation.signup>;
export type PasswordTexts = Pick<Signup, 'passwordMin' | 'passwordMax' | 'passwordPattern' | 'confirmMatch'> &
  Texts<Pick<typeof validation.passwordChange, 'oldRequired' | 'newRequired' | 'confirmRequired'>>;
/** What is missing is said before what is too short. */
const newPassword = (
  { password }: FormRules,
  missing: string,
  messages: Pick<Signup, 'passwordMin' | 'passwordMax' | 'passwordPattern'>,
) =>
  string()
    .required(missing)
    .min(password.min, messages.passwordMin(password.min))
    .max(password.max, messages.passwordMax(password.max))
    .matches(...formatted(password.pattern, messages.passwordPattern));

export type ProfileTexts = Pick<
  Signup,
  'firstNameRequired' | 'lastNameRequired' | 'nameMax' | 'emailRequired' | 'emailMax' | 'emailInvalid'
> &
  Pick<Any, 'characters'>;
const person = ({ personName, email }: FormRules, messages: ProfileTexts) => ({
  first_name: nameText(messages)
    .required(messages.firstNameRequired)
    .max(personName.max, messages.nameMax(personName.max)),
  last_name: nameText(messages)
    .required(messages.lastNameRequired)
    .max(personName.max, messages.nameMax(personName.max)),
  email: text()
    .required(messages.emailRequired)
    .max(email.max, messages.emailMax(email.max))
    .matches(...formatted(email.pattern, messages.emailInvalid)),
});

const aboutPeople = { ...validation.any, ...validation.signup };

export type SignupTexts = Omit<Signup, 'idTaken' | 'emailTaken'> & Pick<Any, 'characters'>;
/** Specification, section 5, "Signup". */
export const signupSchema = (rules: FormRules = formRules, messages: SignupTexts = aboutPeople) =>
  object({
    ...person(rules, messages),
    university_id: text()
      .required(messages.idRequired)
      .matches(...formatted(rules.universityId.pattern, messages.idDigits)),
    password: newPassword(rules, messages.passwordRequired, messages),
    confirm_password: string()
      .required(messages.confirmRequired)
      .oneOf([ref('password')], messages.confirmMatch),
  });
export type SignupValues = InferType<ReturnType<typeof signupSchema>>;

/** The editable part of a profile: the rules of signup. */
export const profileSchema = (rules: FormRules = formRules, messages: ProfileTexts = aboutPeople) =>
  object(person(rules, messages));
export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

/** Specification, section 5, "Password change"; the new one also keeps the rules of signup. */
export const passwordSchema = (
  rules: FormRules = formRules,
  messages: PasswordTexts = { ...validation.signup, ...validation.passwordChange },
) =>
  object({
    old_password: string().required(messages.oldRequired),
    new_password: newPassword(rules, messages.newRequired, messages),
    confirm_password: string()
      .required(messages.confirmRequired)
      .oneOf([ref('new_password')], messages.confirmMatch),
  });
export type PasswordValues = InferType<ReturnType<typeof passwordSchema>>;

export type SocietyRequestTexts = Texts<typeof validation.societyRequest> &
  Pick<Any, 'characters' | 'tooLong'>;
/** Specification, section 5, "Society request". */
export const societyRequestSchema = (
  { society, societyRequest }: FormRules = formRules,
  messages: SocietyRequestTexts = { ...validation.any, ...validation.societyRequest },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .min(society.nameMin, messages.nameMin(society.nameMin))
      .max(society.nameMax, messages.tooLong(society.nameMax)),
    proposal: text()
      .required(messages.proposalRequired)
      .min(societyRequest.proposalMin, messages.proposalMin(societyRequest.proposalMin))
      .max(societyRequest.proposalMax, messages.tooLong(societyRequest.proposalMax)),
    category: amount(messages.categoryRequired),
  });
export type SocietyRequestValues = InferType<ReturnType<typeof societyRequestSchema>>;

export type EventTexts = Texts<typeof validation.event> & Any;
/** Specification, section 5, "Event form". `duration` in hours. */
export const eventSchema = (
  { event }: FormRules = formRules,
  messages: EventTexts = { ...validation.any, ...validation.event },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .max(event.nameMax, messages.nameMax(event.nameMax)),
    date: string().required(messages.dateRequired),
    time: string().required(messages.timeRequired),
    venue: text().required(messages.venueRequired).max(event.venueMax, messages.tooLong(event.venueMax)),
    description: text()
      .required(messages.descriptionRequired)
      .max(event.descriptionMax, messages.tooLong(event.descriptionMax)),
    duration: amount(messages.durationRange)
      .min(event.durationMinHours, messages.durationRange)
      .max(event.durationMaxHours, messages.tooMuch(event.durationMaxHours)),
    max_participants: amount(messages.participantsRange)
      .integer(messages.participantsRange)
      .min(event.participantsMin, messages.participantsRange)
      .max(event.participantsMax, messages.tooMuch(event.participantsMax)),
    price: amount(messages.priceRange)
      .min(event.priceMin, messages.priceRange)
      .max(event.priceMax, messages.tooMuch(event.priceMax)),
  });
export type EventValues = InferType<ReturnType<typeof eventSchema>>;

export type PostTexts = Texts<typeof validation.post> & Pick<Any, 'characters' | 'tooLong'>;
/** Specification, section 5, "Post". */
export const postSchema = (
  { post }: FormRules = formRules,
  messages: PostTexts = { ...validation.any, ...validation.post },
) =>
  object({
    title: nameText(messages)
      .required(messages.titleRequired)
      .max(post.titleMax, messages.tooLong(post.titleMax)),
    content: text()
      .required(messages.contentRequired)
      .max(post.contentMax, messages.tooLong(post.contentMax)),
  });
export type PostValues = InferType<ReturnType<typeof postSchema>>;

export type MerchTexts = Texts<typeof validation.merch> & Any;
/** Specification, section 5, "Merch". */
export const merchSchema = (
  { merch, url }: FormRules = formRules,
  messages: MerchTexts = { ...validation.any, ...validation.merch },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .max(merch.nameMax, messages.tooLong(merch.nameMax)),
    description: text()
      .required(messages.descriptionRequired)
      .max(merch.descriptionMax, messages.tooLong(merch.descriptionMax)),
    category: text()
      .required(messages.categoryRequired)
      .max(merch.categoryMax, messages.tooLong(merch.categoryMax)),
    purchase_url: text()
      .required(messages.urlRequired)
      .max(url.max, messages.tooLong(url.max))
      .matches(...formatted(purchaseUrlPattern, messages.urlInvalid)),
    price: amount(messages.priceRange)
      .min(merch.priceMin, messages.priceRange)
      .max(merch.priceMax, messages.tooMuch(merch.priceMax)),
  });
export type MerchValues = InferType<ReturnType<typeof merchSchema>>;

export type RoleTexts = Texts<typeof validation.role> & Pick<Any, 'characters' | 'tooLong'>;
/** Specification, section 5, "New role". */
export const roleSchema = (
  { role }: FormRules = formRules,
  messages: RoleTexts = { ...validation.any, ...validation.role },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .max(role.nameMax, messages.tooLong(role.nameMax)),
  });
export type RoleValues = InferType<ReturnType<typeof roleSchema>>;
