import { accountValidation } from './validation/account.ts';
import { contentValidation } from './validation/content.ts';

/**
 * Validation messages as the specification words them (section 5, except for the two mistakes that decisions.md corrects), with
 * the limits filled in. Shared by forms, server and tests. Split in two, so that a page with a login form does not load the
 * rest.
 */
export const validation = { ...accountValidation, ...contentValidation } as const;
