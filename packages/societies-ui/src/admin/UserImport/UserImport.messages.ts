import { importColumns, importLimits } from 'societies-contract';
import { wholeNumber } from '../../host/wholeNumber.ts';

const counted = (count: number, one: string, other: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : other}`;

export const userImportMessages = {
  title: 'Import users',
  all: 'All users',
  file: 'CSV file',
  hint: `Saved as CSV in UTF-8. The first row names the columns: ${importColumns.join(', ')}. At most ${wholeNumber(importLimits.maxRows)} users.`,
  password:
    'Nobody gets a password: they choose one by “Forgot your password?”, or sign in with the university.',
  example: 'Download an example',
  checking: 'Checking every row…',
  nothing: 'There are no users in this file.',
  ready: (count: number) => `${counted(count, 'user', 'users')} can be imported.`,
  readyHint: 'Every row is right. Nothing has been written yet.',
  refused: (count: number) => `${counted(count, 'thing is', 'things are')} wrong in this file.`,
  refusedHint: (good: number) =>
    `Nothing is imported until every row is right; ${wholeNumber(good)} ${good === 1 ? 'is' : 'are'}. Mend the file and choose it again.`,
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
    id_taken: 'Somebody has this university ID already.',
    email_format: 'This is no email address.',
    email_taken: 'Somebody has this email address already.',
    email_domain: (about: string) => `The address must be of one of these: ${about}.`,
    characters: 'This has characters that nobody can see. Write it again.',
    twice: (about: string) => `This stands in row ${about} already.`,
  },
  submit: (count: number) => `Import ${counted(count, 'user', 'users')}`,
  imported: (count: number) => `${counted(count, 'user was', 'users were')} imported.`,
} as const;
