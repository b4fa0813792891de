import { emailPattern, limits, passwordPattern, universityIdPattern } from './limits.ts';

/** Which keys a phone offers for a text. */
type InputMode = 'numeric' | 'text' | 'email';

/** What the forms accept here: the product's limits and formats. A site with others replaces them, rule by rule. */
const here = {
  /** `pattern` is what signup wants, `maxLength` what login accepts, `inputMode` the keys that a phone offers. */
  universityId: {
    pattern: universityIdPattern,
    maxLength: limits.universityId.loginMax,
    inputMode: 'numeric',
  },
  personName: limits.personName,
  email: { pattern: emailPattern, max: limits.email.max },
  password: { pattern: passwordPattern, min: limits.password.min, max: limits.password.max },
  society: limits.society,
  societyRequest: limits.societyRequest,
  role: limits.role,
  theme: limits.theme,
  event: limits.event,
  post: limits.post,
  merch: limits.merch,
  url: limits.url,
  widget: limits.widget,
} as const;

type Rule<T> = {
  -readonly [K in keyof T]: T[K] extends number ? number : T[K] extends InputMode ? InputMode : string;
};

/** Rules of the forms, by what they are about. */
export type FormRules = { -readonly [K in keyof typeof here]: Rule<(typeof here)[K]> };

export const formRules: FormRules = here;
