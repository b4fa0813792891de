import type { Locale } from 'date-fns';
import { createContext, type AnchorHTMLAttributes, type ElementType, type RefAttributes } from 'react';
import type { PartialFormRules } from './useFormRules.ts';
import type { PartialMessages } from './useMessages.ts';
import type { Routes } from './useRoutes.ts';

/** What every link of the library hands to the link component: an anchor's attributes, `href` always, and a ref. */
export interface LinkComponentProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** Where the link leads, as a route gave it. */
  href: string;
}

/** What the site around the library says. All of it has a default. */
export interface SocietiesSettings {
  /**
   * Renders every link within the site: a component that takes `href` and the other attributes of an anchor, and forwards its
   * ref, such as a router's link. What leads to another site or opens another window stays an anchor. One that moves between pages by
   * a view transition marks the link it follows with `data-followed`: the logo and the name of that card travel to the society's page.
   * @default 'a'
   */
  linkComponent?: ElementType<LinkComponentProps>;
  /**
   * Where things are on this site. A builder that gives `undefined` says that there is no such page: what would lead there is left
   * out, or is text. Keep the object stable.
   */
  routes?: Partial<Routes>;
  /** In which currency amounts are, as ISO 4217 names it. @default 'GBP' */
  currency?: string;
  /** How numbers and dates are written: a locale of date-fns, such as `import { de } from 'date-fns/locale/de'`. Without one it is British English. */
  locale?: Locale;
  /** In whose time: an IANA name, such as `Europe/London`. Without it times are the reader's own. */
  timeZone?: string;
  /** Texts by component, for a translation or a house style. Keep the object stable: a constant, or memoised. */
  messages?: PartialMessages;
  /** What forms accept, where it differs from the product's own limits, such as what an ID looks like. Keep the object stable. */
  formRules?: PartialFormRules;
}

/**
 * One context for all: its parts change together, when somebody chooses another language, and hardly ever else. It holds what
 * was said and no defaults; each hook brings its own, so that a button does not carry the routes.
 */
export const SocietiesContext = createContext<SocietiesSettings>({});
