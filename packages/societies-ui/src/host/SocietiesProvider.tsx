import { useContext, useMemo, type ReactNode } from 'react';
import { linkOfThisSite } from './linkOfThisSite.tsx';
import { SocietiesContext, type SocietiesSettings } from './SocietiesContext.ts';

export interface SocietiesProviderProps extends SocietiesSettings {
  /** The part of the page that it concerns, usually all of it. */
  children: ReactNode;
}

/** Merges two objects of objects, one level deep. */
const over = <T extends object>(outer: T | undefined, inner: T | undefined): T | undefined => {
  if (!outer || !inner) return inner ?? outer;
  const result = { ...outer };
  for (const key of Object.keys(inner) as (keyof T)[]) result[key] = { ...result[key], ...inner[key] };
  return result;
};

/**
 * Tells the library about the site it stands in: how to link and where things are, money, language and time, texts, and what
 * forms accept. Providers nest: what an inner one leaves out stays as it was, and of routes, texts and rules each by itself.
 */
export const SocietiesProvider = ({
  linkComponent,
  routes,
  currency,
  locale,
  timeZone,
  messages,
  formRules,
  children,
}: SocietiesProviderProps) => {
  const outer = useContext(SocietiesContext);
  const ownLink = useMemo(() => linkComponent && linkOfThisSite(linkComponent), [linkComponent]);
  const value = useMemo<SocietiesSettings>(
    () => ({
      linkComponent: ownLink ?? outer.linkComponent,
      routes: routes ? { ...outer.routes, ...routes } : outer.routes,
      currency: currency ?? outer.currency,
      locale: locale ?? outer.locale,
      timeZone: timeZone ?? outer.timeZone,
      messages: over(outer.messages, messages),
      formRules: over(outer.formRules, formRules),
    }),
    [outer, ownLink, routes, currency, locale, timeZone, messages, formRules],
  );
  return <SocietiesContext.Provider value={value}>{children}</SocietiesContext.Provider>;
};
SocietiesProvider.displayName = 'SocietiesProvider';
