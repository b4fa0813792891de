import { object, ref, string, number, type InferType } from 'yup';
import {
  emailPattern,
  limits,
  namePattern,
  passwordPattern,
  purchaseUrlPattern,
  universityIdPattern,
} from './limits.ts';
import { validation } from './messages.ts';

const text = () => string().trim();
const nameRule = new RegExp(namePattern, 'u');
/** A text that names something: see `namePattern`. */
const nameText = () =>
  text().matches(nameRule, { message: validation.name.characters, excludeEmptyString: true });
/** What is missing is said before what is too short. */
const newPassword = (missing: string) =>
  string()
    .required(missing)
    .min(limits.password.min, validation.signup.passwordMin)
    .max(limits.password.max, validation.signup.passwordMax)
    .matches(new RegExp(passwordPattern), {
      message: validation.signup.passwordPattern,
      excludeEmptyString: true,
    });
const email = () =>
  text()
    .required(validation.signup.emailRequired)
    .max(limits.email.max, validation.signup.emailMax)
    .matches(new RegExp(emailPattern), { message: validation.signup.emailInvalid, excludeEmptyString: true });
const names = {
  first_name: nameText()
    .required(validation.signup.firstNameRequired)
    .max(limits.personName.max, validation.signup.nameMax),
  last_name: nameText()
    .required(validation.signup.lastNameRequired)
    .max(limits.personName.max, validation.signup.nameMax),
};

/** Specification, section 5, "Login". */
export const loginForm = object({
  uniID: text()
    .required(validation.login.idRequired)
    .max(limits.universityId.loginMax, validation.login.idMax),
  password: string()
    .required(validation.login.passwordRequired)
    .min(limits.password.min, validation.login.passwordMin),
});
export type LoginValues = InferType<typeof loginForm>;

/** Specification, section 5, "Signup". */
export const signupForm = object({
  ...names,
  email: email(),
  university_id: text().required(validation.signup.idRequired).matches(new RegExp(universityIdPattern), {
    message: validation.signup.idDigits,
    excludeEmptyString: true,
  }),
  password: newPassword(validation.signup.passwordRequired),
  confirm_password: string()
    .required(validation.signup.confirmRequired)
    .oneOf([ref('password')], validation.signup.confirmMatch),
});
export type SignupValues = InferType<typeof signupForm>;

/** The editable part of a profile: the rules of signup. */
export const profileForm = object({ ...names, email: email() });
export type ProfileValues = InferType<typeof profileForm>;

/** Specification, section 5, "Password change"; the new one also keeps the rules of signup. */
export const passwordForm = object({
  old_password: string().required(validation.passwordChange.oldRequired),
  new_password: newPassword(validation.passwordChange.newRequired),
  confirm_password: string()
    .required(validation.passwordChange.confirmRequired)
    .oneOf([ref('new_password')], validation.signup.confirmMatch),
});
export type PasswordValues = InferType<typeof passwordForm>;

/** Specification, section 5, "Society request". */
export const societyRequestForm = object({
  name: nameText()
    .required(validation.societyRequest.nameRequired)
    .min(limits.society.nameMin, validation.societyRequest.nameMin)
    .max(limits.society.nameMax),
  proposal: text()
    .required(validation.societyRequest.proposalRequired)
    .min(limits.societyRequest.proposalMin, validation.societyRequest.proposalMin)
    .max(limits.societyRequest.proposalMax),
  category: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(validation.societyRequest.categoryRequired)
    .required(validation.societyRequest.categoryRequired),
});
export type SocietyRequestValues = InferType<typeof societyRequestForm>;

const amount = (message: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message);

/** Specification, section 5, "Event form". `duration` in hours. */
export const eventForm = object({
  name: nameText()
    .required(validation.event.nameRequired)
    .max(limits.event.nameMax, validation.event.nameMax),
  date: string().required(validation.event.dateRequired),
  time: string().required(validation.event.timeRequired),
  venue: text().required(validation.event.venueRequired).max(limits.event.venueMax),
  description: text().required(validation.event.descriptionRequired).max(limits.event.descriptionMax),
  duration: amount(validation.event.duration)
    .min(limits.event.durationMinHours, validation.event.duration)
    .max(limits.event.durationMaxHours),
  max_participants: amount(validation.event.maxParticipants)
    .integer(validation.event.maxParticipants)
    .min(limits.event.participantsMin, validation.event.maxParticipants)
    .max(limits.event.participantsMax),
  price: amount(validation.event.price)
    .min(limits.event.priceMin, validation.event.price)
    .max(limits.event.priceMax),
});
export type EventValues = InferType<typeof eventForm>;

/** Specification, section 5, "Post". */
export const postForm = object({
  title: nameText().required(validation.post.titleRequired).max(limits.post.titleMax),
  content: text().required(validation.post.contentRequired).max(limits.post.contentMax),
});
export type PostValues = InferType<typeof postForm>;

/** Specification, section 5, "Merch". */
export const merchForm = object({
  name: nameText().required(validation.merch.nameRequired).max(limits.merch.nameMax),
  description: text().required(validation.merch.descriptionRequired).max(limits.merch.descriptionMax),
  category: text().required(validation.merch.categoryRequired).max(limits.merch.categoryMax),
  purchase_url: text()
    .required(validation.merch.urlRequired)
    .max(limits.url.max)
    .matches(new RegExp(purchaseUrlPattern), {
      message: validation.merch.urlInvalid,
      excludeEmptyString: true,
    }),
  price: amount(validation.merch.price)
    .min(limits.merch.priceMin, validation.merch.price)
    .max(limits.merch.priceMax),
});
export type MerchValues = InferType<typeof merchForm>;

/** Specification, section 5, "New role". */
export const roleForm = object({
  name: nameText().required(validation.role.nameRequired).max(limits.role.nameMax),
});
export type RoleValues = InferType<typeof roleForm>;
