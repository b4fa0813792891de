import { importFields, importLimits } from 'societies-contract';
import { wholeNumber } from '../../host/wholeNumber.ts';

const counted = (count: number, one: string, other: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : other}`;

export const userImportMessages = {
  title: 'Import users',
  all: 'All users',
  file: 'CSV file',
  hint: `Saved as CSV in UTF-8. The first row names the columns: ${importFields.users.required.join(', ')}. At most ${wholeNumber(importLimits.maxRows)} users.`,
  password:
    'Imported users have no password yet. They choose one with “Forgot your password?”, or sign in with the university.',
  example: 'Download an example',
  checking: 'Checking every row…',
  nothing: 'There are no users in this file.',
  ready: (count: number) => `${counted(count, 'user', 'users')} can be imported.`,
  readyHint: 'Every row is valid. Nothing has been saved yet.',
  refused: (count: number, listed: number) =>
    `${counted(count, 'error', 'errors')} in this file.${listed < count ? ` The first ${wholeNumber(listed)} are listed.` : ''}`,
  refusedHint: (good: number) =>
    `Nothing is imported until every row is valid. ${wholeNumber(good)} ${good === 1 ? 'is' : 'are'} valid. Correct the file and choose it again.`,
  caption: 'Refused rows',
  row: 'Row',
  field: 'Field',
  message: 'What is wrong',
  fields: {
    university_id: 'University ID',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
  },
  /** Errors by code. `about` adds the maximum length, the other row or the domains. */
  faults: {
    required: 'This is missing.',
    too_long: (about: string) => `At most ${about} characters, please.`,
    id_format: 'A university ID has exactly 8 digits.',
    id_taken: 'This university ID is already registered.',
    email_format: 'This is not an email address.',
    email_taken: 'This email address is already registered.',
    email_domain: (about: string) => `The address must end in one of these: ${about}.`,
    characters: 'This contains invisible characters. Type it again.',
    twice: (about: string) => `This is already in row ${about}.`,
  },
  submit: (count: number) => `Import ${counted(count, 'user', 'users')}`,
  imported: (count: number) => `${counted(count, 'user was', 'users were')} imported.`,
} as const;
