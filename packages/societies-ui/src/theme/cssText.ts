import type { RuleSet } from 'styled-components';

/** A fragment of CSS as a text, for putting it into others. Fragments are static: all that stands in them are texts. */
export const cssText = (rules: RuleSet): string => (rules as readonly string[]).join('');
