import type { FormRules } from 'societies-contract/rules';
import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

/** One rule, for what needs no more: the site's own, or else the product's. `useFormRules` carries them all. */
export const useRule = <Thing extends keyof FormRules, Name extends keyof FormRules[Thing]>(
  thing: Thing,
  name: Name,
  product: FormRules[Thing][Name],
): FormRules[Thing][Name] => {
  const rules: Partial<FormRules[Thing]> | undefined = useContext(SocietiesContext).formRules?.[thing];
  return rules?.[name] ?? product;
};
