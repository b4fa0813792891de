import { useContext, useMemo } from 'react';
import { formRules, type FormRules } from 'societies-contract/rules';
import { SocietiesContext } from './SocietiesContext.ts';

export type { FormRules };

/** Overrides of form rules; the rest keep their defaults. */
export type PartialFormRules = { [K in keyof FormRules]?: Partial<FormRules[K]> };

/** The form rules with the overrides of the nearest `SocietiesProvider`. */
export const useFormRules = (): FormRules => {
  const own = useContext(SocietiesContext).formRules;
  return useMemo(() => {
    if (!own) return formRules;
    const merged = Object.entries(formRules).map(([thing, rules]) => [
      thing,
      { ...rules, ...own[thing as keyof FormRules] },
    ]);
    return Object.fromEntries(merged) as FormRules;
  }, [own]);
};
