import { useContext, useMemo, type ReactNode } from 'react';
import { LocaleContext, type LocaleSettings } from './LocaleContext.ts';

export interface LocaleProviderProps extends Partial<LocaleSettings> {
  /** The part of the page that it concerns, usually all of it. */
  children: ReactNode;
}

/**
 * How numbers, dates and amounts are written inside it, which is British English without it, and in whose time: without
 * `timeZone` a page that a server rendered shows UTC until it is hydrated, and then the reader's own time. Texts are
 * `MessagesProvider`'s, and so are the numbers inside them. Providers nest; what is left out stays as it was.
 */
export const LocaleProvider = ({ locale, timeZone, children }: LocaleProviderProps) => {
  const outer = useContext(LocaleContext);
  const value = useMemo<LocaleSettings>(
    () => ({ locale: locale ?? outer.locale, timeZone: timeZone ?? outer.timeZone }),
    [outer, locale, timeZone],
  );
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
};
LocaleProvider.displayName = 'LocaleProvider';
