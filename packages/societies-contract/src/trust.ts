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
  import: {
    noFile: 'Choose a CSV file.',
    notUtf8: 'This file is not a table of text. Save it as “CSV UTF-8” and try again.',
    missing: (columns: readonly string[]) =>
      `A row at the top must name these columns: ${columns.join(', ')}.`,
    unreadable: (row: number) => `The file is not a valid CSV table: line ${row} cannot be read.`,
    tooMany: (max: number) => `You can import at most ${max} users at a time.`,
    tooLarge: (bytes: number) => `The file is too large. The maximum is ${bytes / 1024 / 1024} MiB.`,
    twice: (row: number) => `This is already in row ${row}.`,
    meanwhile: 'Somebody has just signed up with one of these. Nothing was imported. Please try again.',
  },
} as const;
