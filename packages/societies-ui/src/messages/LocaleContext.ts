import { createContext } from 'react';

export interface Locale {
  /** A BCP 47 tag: how numbers, dates and amounts are written, and how names are sorted. */
  locale: string;
  /** An IANA name, such as `Europe/London`; undefined is the reader's own. */
  timeZone: string | undefined;
}

/** Never the machine's locale: a server's and a browser's may differ, and the page would not match what was sent. */
export const LocaleContext = createContext<Locale>({ locale: 'en-GB', timeZone: undefined });
