/**
 * Schemas of the forms, made from the rules and the texts of the site they stand on. The defaults are the product's own, which
 * the server checks too.
 */
export * from './forms/account.ts';
export * from './forms/content.ts';
export * from './forms/waysIn.ts';
