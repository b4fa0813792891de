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

/** Which keys a phone offers for a text. */
type InputMode = 'numeric' | 'text' | 'email';

/** What the forms accept here: the product's limits and formats. A site with others replaces them, rule by rule. */
const here = {
  /** `pattern` is what signup wants, `maxLength` what login accepts, `inputMode` the keys that a phone offers. */
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

/** Rules of the forms, by what they are about. */
export type FormRules = { -readonly [K in keyof typeof here]: Rule<(typeof here)[K]> };

export const formRules: FormRules = here;
