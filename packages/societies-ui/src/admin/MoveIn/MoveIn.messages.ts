import {
  importLimits,
  importSources,
  type ImportFault,
  type ImportField,
  type ImportKind,
} from 'societies-contract';
import { wholeNumber } from '../../host/wholeNumber.ts';

const counted = (count: number, one: string, other: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : other}`;

/** What one row of each kind is called, and several. */
const nouns: Record<ImportKind, readonly [string, string]> = {
  users: ['student', 'students'],
  societies: ['society', 'societies'],
  memberships: ['membership', 'memberships'],
  committee: ['role holder', 'role holders'],
  events: ['event', 'events'],
};

export const importKindNames: Record<ImportKind, string> = {
  users: 'Students',
  societies: 'Societies',
  memberships: 'Memberships',
  committee: 'Committees',
  events: 'Events',
};

export const moveInMessages = {
  title: 'Import',
  hint: 'Bring people and societies over from another system. CSV or Excel, as it was exported.',
  kinds: 'What the file holds',
  kind: importKindNames,
  file: 'File',
  fileHint: `CSV or Excel (.xlsx), at most ${wholeNumber(importLimits.maxRows)} rows and ${importLimits.maxBytes / 1024 / 1024} MB`,
  needs: {
    users: 'Each row is a student: university ID, first name, last name, email.',
    societies: 'Each row is a society: its name and category, and a description if there is one.',
    memberships:
      'Each row is a membership: the society and the student’s university ID, and the day of joining if there is one.',
    committee: 'Each row is a role in a society: the society, the role, and the university ID of who has it.',
    events:
      'Each row is an event: the society, name, description, date and time, and venue; duration, places and price if there are any.',
  } satisfies Record<ImportKind, string>,
  first: {
    users: 'Students come first: memberships and committees need them.',
    societies: 'Memberships, committees and events need their societies, so import those first.',
    memberships: 'Import students and societies first.',
    committee: 'Import students and societies first. People who get a role become members.',
    events: 'Import societies first.',
  } satisfies Record<ImportKind, string>,
  password:
    'Imported students have no password yet. They choose one with “Forgot your password?”, or sign in with the university.',
  example: 'Download an example',
  another: 'Another file',
  reading: 'Reading every row…',
  rows: (count: number) => counted(count, 'row', 'rows'),
  encodings: { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' },
  separators: { comma: 'commas', semicolon: 'semicolons', tab: 'tabs', bar: 'bars' },
  workbook: 'Excel workbook',
  source: (source: keyof typeof importSources) => `looks like ${importSources[source]}`,
  columns: 'Columns',
  columnsHint: 'What each column of the file becomes',
  guessed: 'recognised by its heading',
  inFile: 'In the file',
  samples: 'For example',
  becomes: 'Becomes',
  becomesOf: (column: string) => `${column} becomes`,
  leaveOut: 'Leave it out',
  leftOut: 'Left out',
  useOne: 'Use one of them',
  twice: 'The file has two columns of this name. Choose the one that counts.',
  missing: (fields: readonly string[]) => `Still missing: ${fields.join(', ')}. Choose their columns.`,
  fields: {
    university_id: 'University ID',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    name: 'Name',
    category: 'Category',
    description: 'Description',
    society: 'Society',
    joined: 'Joined',
    role: 'Role',
    datetime: 'Date and time',
    time: 'Time of day',
    ends: 'End',
    duration: 'Duration',
    venue: 'Venue',
    max_participants: 'Places',
    price: 'Price',
  } satisfies Record<ImportField, string>,
  twoWays: (sample: string) => `${sample} can be read in two ways`,
  preview: 'Preview',
  previewHint: 'The first rows, read with these columns',
  state: 'State',
  states: { new: 'New', unchanged: 'Unchanged' },
  student: 'Student',
  refused: (count: number) => (count === 1 ? '1 row is refused' : `${wholeNumber(count)} rows are refused`),
  refusedHint: (listed: number, faults: number) =>
    listed < faults
      ? `The first ${wholeNumber(listed)} of ${wholeNumber(faults)} errors are listed. Download them all, correct them and send only those again.`
      : 'Download them with the reasons, correct them and send only those again.',
  download: 'Download refused',
  row: 'Row',
  column: 'Column',
  says: 'Value',
  why: 'Reason',
  nothing: 'nothing',
  /** Translations of the server's reasons. `about` adds the limit, the other row, the values that are there, or a similar name. */
  faults: {} as Readonly<Partial<Record<ImportFault, (about: string) => string>>>,
  trial: 'Dry run: nothing is stored yet',
  willBeNew: (kind: ImportKind, count: number) => `${nouns[kind][count === 1 ? 0 : 1]} will be new`,
  new: 'New',
  unchanged: 'Unchanged',
  refusedRows: 'Refused',
  skip: (count: number) =>
    count === 1 ? 'Leave the refused row out' : `Leave the ${wholeNumber(count)} refused rows out`,
  skipHint: 'As long as a row is refused, nothing is stored. Correct the file, or leave these rows out.',
  pad: (count: number) =>
    count === 1
      ? 'Put back the zero that a spreadsheet dropped from 1 ID'
      : `Put back the zeros that a spreadsheet dropped from ${wholeNumber(count)} IDs`,
  submit: (count: number) => `Import ${counted(count, 'row', 'rows')}`,
  allOrNone: (count: number) =>
    `All ${wholeNumber(count)} or none. For ${importLimits.undoDays} days you can undo it as a whole.`,
  nothingNew: 'Nothing in this file is new.',
  answerFirst: 'Answer the questions about the columns first.',
  importing: 'Importing',
  importingHint: 'You may leave this page. The import goes on; if it fails, nothing is stored.',
  progress: (done: number, total: number) => `${wholeNumber(done)} of ${wholeNumber(total)}`,
  imported: (kind: ImportKind, count: number) => `${counted(count, ...nouns[kind])} imported`,
  importedHint: (undone: number) =>
    `${undone > 0 ? `${counted(undone, 'row was', 'rows were')} left out. ` : ''}You can undo it below for ${importLimits.undoDays} days.`,
} as const;
