/** Texts about accounts, administration and deletions. Separate, because the login page needs none of them. */
export const trustMessages = {
  suspended: 'This account is suspended. Please ask an administrator.',
  ownAccount: {
    deleted: 'Your account has been deleted.',
    deleteFailed: 'Failed to delete your account.',
    wrongPassword: 'This is not your password.',
    signOnAgain: 'Sign in with your university once more first.',
    president: (society: string) =>
      `You are President of ${society}. Hand the presidency over to somebody else first.`,
    lastAdministrator: 'You are the only administrator. Make somebody else one first.',
  },
  sessions: {
    ended: 'That browser is signed out.',
    othersEnded: 'All other browsers are signed out.',
    endFailed: 'Failed to sign the browser out.',
  },
  suspension: {
    reasonRequired: 'Say why, for the history',
    reasonMax: (max: number) => `Maximum length is ${max} characters`,
    resetSent: 'A link for a new password is on its way to them.',
    administrator: 'Administrators cannot be suspended. Remove their administrator rights first.',
  },
  administrators: {
    own: 'You cannot remove your own administrator rights. Ask another administrator.',
    suspended: 'A suspended user cannot be an administrator. Lift the suspension first.',
  },
} as const;
