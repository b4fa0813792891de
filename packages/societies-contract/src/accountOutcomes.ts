/** Replies and toasts about e-mail links and single sign-on. Separate, so that only pages that show them load them. */
export const accountOutcomes = {
  linkInvalid: 'This link is not good any more. Please ask for a new one.',
  resetSent: 'If an account has this address, a mail is on its way to it.',
  resetDone: 'Your password was changed. Please log in with it.',
  emailConfirmed: 'Your email address is confirmed.',
  emailAlreadyConfirmed: 'Your email address is confirmed already.',
  noEmail: 'This account has no email address until its owner gives one in the profile.',
  emailSent: 'A mail is on its way. Please follow the link in it.',
  emailUnverified: 'Please confirm your email address first. Until then you can only read.',
  emailDomain: (domains: readonly string[]) => `Please use an address of ${domains.join(' or ')}`,
  passwordLoginOff: 'This site is signed in to with the university’s own sign-in.',
} as const;
