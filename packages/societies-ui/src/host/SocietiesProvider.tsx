import { useContext, useMemo, type ReactNode } from 'react';
import { linkOfThisSite } from './linkOfThisSite.tsx';
import { SocietiesContext, type SocietiesSettings } from './SocietiesContext.ts';

export interface SocietiesProviderProps extends SocietiesSettings {
  /** The part of the page that the settings apply to, usually all of it. */
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
 * Configures the library for the host site: links and routes, currency, language, time zone, messages and form rules. Providers
 * nest: omitted settings are inherited; routes, messages and rules are merged.
 */
export const SocietiesProvider = ({
  linkComponent,
  routes,
  currency,
  locale,
  timeZone,
  memberOf,
  siteTimeZone,
  pictureSources,
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
      memberOf: memberOf ?? outer.memberOf,
      siteTimeZone: siteTimeZone ?? outer.siteTimeZone,
      pictureSources: pictureSources ?? outer.pictureSources,
      messages: over(outer.messages, messages),
      formRules: over(outer.formRules, formRules),
    }),
    [
      outer,
      ownLink,
      routes,
      currency,
      locale,
      timeZone,
      memberOf,
      siteTimeZone,
      pictureSources,
      messages,
      formRules,
    ],
  );
  return <SocietiesContext.Provider value={value}>{children}</SocietiesContext.Provider>;
};
SocietiesProvider.displayName = 'SocietiesProvider';
