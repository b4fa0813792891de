/**
 * Everything that needs no schema library: limits, messages, permissions, paths, themes and the types of each call. Schemas are
 * in `societies-contract/schemas` (server, tests), form rules in `societies-contract/forms`.
 */
export * from './limits.ts';
export * from './bookingLimits.ts';
export * from './pictureLimits.ts';
export * from './invitationCodes.ts';
export * from './joiningLimits.ts';
export * from './termLimits.ts';
export * from './affiliation.ts';
export * from './electionLimits.ts';
export * from './electionOutcomes.ts';
export * from './siteLimits.ts';
export * from './messageLimits.ts';
export * from './imports.ts';
export * from './importColumns.ts';
export * from './mailbox.ts';
export * from './pictures.ts';
export * from './text.ts';
export * from './textPatterns.ts';
export * from './folding.ts';
export * from './commonOutcomes.ts';
export * from './messages.ts';
export * from './trust.ts';
export * from './validation.ts';
export * from './validation/account.ts';
export * from './validation/content.ts';
export * from './passwords.ts';
export * from './permissions.ts';
export * from './paths.ts';
export * from './theme.ts';
export * from './color.ts';
export * from './events.ts';
export * from './numbers.ts';
export * from './booking.ts';
export * from './retrying.ts';
export * from './committee.ts';
export * from './sorting.ts';
export * from './languages.ts';
export * from './names.ts';
export * from './ids.ts';
export * from './notices.ts';
export * from './accountOutcomes.ts';
export * from './history.ts';
export type * from './refusals.ts';
export type * from './schemas/index.ts';
