import type { Locale } from 'date-fns';
import { createContext } from 'react';

export interface LocaleSettings {
  /** A locale of date-fns, such as `import { de } from 'date-fns/locale/de'`; undefined is English as Britain writes it. */
  locale: Locale | undefined;
  /** An IANA name, such as `Europe/London`; undefined is the reader's own. */
  timeZone: string | undefined;
}

/** Never the machine's locale: a server's and a browser's may differ, and the page would not match what was sent. */
export const LocaleContext = createContext<LocaleSettings>({ locale: undefined, timeZone: undefined });

/** How a locale is called by the browser, which writes numbers and sorts names. */
export const tagOf = (locale: Locale | undefined): string => locale?.code ?? 'en-GB';
