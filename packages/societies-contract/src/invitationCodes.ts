/** What an invitation's code is written with: lower case, and nothing that looks like something else, so that it can be typed from a poster. */
export const invitationAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 of 32 characters: 130 bits. */
export const invitationCodeLength = 26;

/** @returns the code that somebody typed, with whatever spaces, capitals, look-alikes and what nobody sees. What is no code stays none. */
export const readInvitationCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}-]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
