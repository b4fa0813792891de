/**
 * Factories of form schemas, which take a host's rules and messages. The defaults are the product's own, which the server
 * enforces too.
 */
export * from './forms/account.ts';
export * from './forms/content.ts';
export * from './forms/signIn.ts';
