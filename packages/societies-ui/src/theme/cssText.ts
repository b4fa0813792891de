import type { RuleSet } from 'styled-components';

/** A CSS fragment as a string, to be included in others. Static: it must not contain functions. */
export const cssText = (rules: RuleSet): string => (rules as readonly string[]).join('');
