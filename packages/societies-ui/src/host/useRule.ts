import type { FormRules } from 'societies-contract/rules';
import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

/** A single form rule. `useFormRules` would load all of them. */
export const useRule = <Thing extends keyof FormRules, Name extends keyof FormRules[Thing]>(
  thing: Thing,
  name: Name,
  product: FormRules[Thing][Name],
): FormRules[Thing][Name] => {
  const rules: Partial<FormRules[Thing]> | undefined = useContext(SocietiesContext).formRules?.[thing];
  return rules?.[name] ?? product;
};
