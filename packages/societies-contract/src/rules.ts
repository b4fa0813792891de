import {
  aboutLimits,
  emailPattern,
  emailLimits,
  eventLimits,
  merchLimits,
  passwordLimits,
  personNameLimits,
  postLimits,
  roleLimits,
  societyLimits,
  societyRequestLimits,
  themeLimits,
  universityIdLimits,
  urlLimits,
  widgetLimits,
  passwordPattern,
  universityIdPattern,
} from './limits.ts';

/** The keyboard that a phone shows. */
type InputMode = 'numeric' | 'text' | 'email';

/** The product's own limits and formats, which a host can replace one by one. Patterns are read with the `u` flag. */
const here = {
  /** `pattern` applies to signup, `maxLength` to login, `inputMode` to phones' keyboards. */
  universityId: {
    pattern: universityIdPattern,
    maxLength: universityIdLimits.loginMax,
    inputMode: 'numeric',
  },
  personName: personNameLimits,
  email: { pattern: emailPattern, max: emailLimits.max },
  password: { pattern: passwordPattern, min: passwordLimits.min, max: passwordLimits.max },
  society: societyLimits,
  about: aboutLimits,
  societyRequest: societyRequestLimits,
  role: roleLimits,
  theme: themeLimits,
  event: eventLimits,
  post: postLimits,
  merch: merchLimits,
  url: urlLimits,
  widget: widgetLimits,
} as const;

type Rule<T> = {
  -readonly [K in keyof T]: T[K] extends number ? number : T[K] extends InputMode ? InputMode : string;
};

/** The rules of the forms, by subject. */
export type FormRules = { -readonly [K in keyof typeof here]: Rule<(typeof here)[K]> };

export const formRules: FormRules = here;
