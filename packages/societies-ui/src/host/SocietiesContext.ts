import type { Locale } from 'date-fns';
import type { PictureSource } from 'societies-contract';
import { createContext, type AnchorHTMLAttributes, type ElementType, type RefAttributes } from 'react';
import type { PartialFormRules } from './useFormRules.ts';
import type { PartialMessages } from './useMessages.ts';
import type { Routes } from './useRoutes.ts';

/** Props passed to the link component: an anchor's attributes and a ref. */
export interface LinkComponentProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** Where the link leads, as a route gave it. */
  href: string;
}

/** Settings of the host site. All have defaults. */
export interface SocietiesSettings {
  /**
   * Renders every link within the site: a component that takes `href` and the other attributes of an anchor, and forwards its
   * ref, such as a router's link. What leads to another site or opens another window stays an anchor. One that moves between pages by
   * a view transition marks the link it follows with `data-followed`: the logo and the name of that card travel to the society's page.
   * @default 'a'
   */
  linkComponent?: ElementType<LinkComponentProps>;
  /**
   * Addresses on this site. A function that returns `undefined` says that there is no such page: links to it are left out or
   * become text. Pass a stable object.
   */
  routes?: Partial<Routes>;
  /** Currency code (ISO 4217). @default 'GBP' */
  currency?: string;
  /**
   * Locale for numbers and dates, from date-fns, such as `import { de } from 'date-fns/locale/de'`. @default British English
   */
  locale?: Locale;
  /** IANA time zone, such as `Europe/London`. @default the browser's */
  timeZone?: string;
  /**
   * Ids of the societies that the reader is in. With it, events for members only offer others to join in the place of a
   * registration that would be refused. Pass a stable array.
   */
  memberOf?: readonly number[];
  /**
   * IANA time zone of the place that the site is about. A reader whose clock differs from it reads which time is shown: `19:00 CET`.
   */
  siteTimeZone?: string;
  /**
   * Addresses at which a picture is to be had smaller, by its own; browsers ask for the one that fits. Pass a stable function.
   * @default those of the product's storage
   */
  pictureSources?: (src: string) => readonly PictureSource[];
  /** Messages by component, for a translation or house style. Pass a stable object: a constant, or memoised. */
  messages?: PartialMessages;
  /** Form rules that differ from the defaults, such as the format of IDs. Pass a stable object. */
  formRules?: PartialFormRules;
}

/**
 * A single context, because settings change together and rarely. Contains no defaults; each hook has its own, so that a button
 * does not load the routes.
 */
export const SocietiesContext = createContext<SocietiesSettings>({});
