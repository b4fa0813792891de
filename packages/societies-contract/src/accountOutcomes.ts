/** Replies and toasts about e-mail links and single sign-on. Separate, so that only pages that show them load them. */
export const accountOutcomes = {
  linkInvalid: 'This link no longer works. Please ask for a new one.',
  resetSent: 'If there is an account with this address, an email is on its way.',
  resetDone: 'Your password was changed. Please log in with it.',
  emailConfirmed: 'Your email address is confirmed.',
  emailAlreadyConfirmed: 'Your email address is already confirmed.',
  noEmail: 'This account has no email address. Its owner can add one in the profile.',
  emailSent: 'An email is on its way. Please open the link in it.',
  emailUnverified: 'Please confirm your email address first. Until then you can only read.',
  emailDomain: (domains: readonly string[]) => `Please use an address at ${domains.join(' or ')}`,
  passwordLoginOff: 'Please sign in with the university’s sign-in.',
} as const;
