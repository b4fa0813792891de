import { accountValidation } from './validation/account.ts';
import { contentValidation } from './validation/content.ts';

/**
 * Texts of validation, exact as the specification writes them (section 5; the two slips that decisions.md names are corrected), with
 * the limits filled in. Forms show them, the server answers with them, tests quote them. In two, so that a page with a login
 * form carries none of the others.
 */
export const validation = { ...accountValidation, ...contentValidation } as const;
