/** Messages of the account forms, and those of any form. Source: specification, section 5. */
export const accountValidation = {
  any: {
    characters: 'This contains invisible characters. Please type it again.',
    tooLong: (max: number) => `Maximum length is ${max} characters`,
    tooMuch: (max: number) => `The maximum is ${max}`,
    unclear: (one: string, other: string) =>
      `This can be read as ${one} or ${other}. Please write one of these.`,
    dayInvalid: 'Write the year with four digits.',
    dayMissing: 'Choose the day too.',
  },
  login: {
    idRequired: 'ID is required',
    idMax: (max: number) => `Maximum length is ${max} characters`,
    passwordRequired: 'Password is required',
    passwordMin: (min: number) => `Minimum Length ${min} characters`,
  },
  signup: {
    firstNameRequired: 'Forename is required',
    lastNameRequired: 'Surname is required',
    nameMax: (max: number) => `Maximum length is ${max} characters`,
    emailRequired: 'Email is required',
    emailMax: (max: number) => `Maximum length is ${max} characters`,
    emailInvalid: 'Please enter a valid email address',
    idRequired: 'University ID is required',
    idFormat: 'University ID must be exactly 8 digits',
    passwordRequired: 'Password is required',
    passwordMin: (min: number) => `Minimum Length ${min} characters`,
    passwordMax: (max: number) => `Maximum length is ${max} characters`,
    passwordPattern: 'Password must have at least one uppercase letter and one number',
    confirmRequired: 'Please confirm your password',
    confirmMatch: 'Passwords do not match',
    idTaken: 'This University ID is already registered',
    emailTaken: 'This email is already registered',
  },
  passwordChange: {
    oldRequired: 'Old password is required.',
    newRequired: 'New password is required.',
    confirmRequired: 'Password confirmation is required.',
    oldWrong: 'The old password is not correct.',
  },
  profile: { idFixed: 'The University ID cannot be changed.' },
} as const;
