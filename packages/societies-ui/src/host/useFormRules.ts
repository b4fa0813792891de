import { useContext, useMemo } from 'react';
import { formRules, type FormRules } from 'societies-contract/rules';
import { SocietiesContext } from './SocietiesContext.ts';

export type { FormRules };

/** Any part of the rules; what is left out stays as the product has it. */
export type PartialFormRules = { [K in keyof FormRules]?: Partial<FormRules[K]> };

/** What forms accept: the product's own rules, and over them those of the nearest `SocietiesProvider`. */
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
