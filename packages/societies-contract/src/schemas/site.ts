import Type, { type Static } from 'typebox';
import { emailPattern, secureUrlPattern, urlLimits } from '../limits.ts';
import { siteLimits } from '../siteLimits.ts';
import { validation } from '../validation.ts';
import { ConflictReply, Nullable, strict, textKind, Version, withMessages } from './common.ts';

const optional = (rule: { pattern: string; maxLength: number }, message: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      ...rule,
      ...textKind('name'),
      ...withMessages({ pattern: message, maxLength: validation.any.tooLong(rule.maxLength) }),
    }),
  );
const page = optional(
  { pattern: `^$|${secureUrlPattern}`, maxLength: urlLimits.max },
  validation.site.addressInvalid,
);
const address = Nullable(Type.String());

/** Whom to write to about the site, its policies, and a welcome on the first page. Null: not said. */
export const Site = Type.Object(
  {
    contact_email: address,
    privacy_url: address,
    terms_url: address,
    accessibility_url: address,
    imprint_url: address,
    /** A few sentences, in Markdown. */
    welcome: Nullable(Type.String()),
    version: Type.Optional(Version),
  },
  { title: 'Site' },
);
export type Site = Static<typeof Site>;
export const SiteConflict = ConflictReply(Site);

/** What is left out stays; null or an empty text removes it. */
export const SiteBody = Type.Object(
  {
    contact_email: optional(
      { pattern: `^$|${emailPattern}`, maxLength: siteLimits.emailMax },
      validation.site.emailInvalid,
    ),
    privacy_url: page,
    terms_url: page,
    accessibility_url: page,
    imprint_url: page,
    welcome: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: siteLimits.welcomeMax,
        ...textKind('text'),
        ...withMessages({ maxLength: validation.any.tooLong(siteLimits.welcomeMax) }),
      }),
    ),
    version: Type.Optional(Version),
  },
  strict,
);
export type SiteBody = Static<typeof SiteBody>;
