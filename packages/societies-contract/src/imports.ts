// Apart from limits.ts, which every first visit loads.

/** What a file brings over from another system, in the order in which they need each other. Source: beyond.md, "Moving in". */
export const importKinds = ['users', 'societies', 'memberships', 'committee', 'events'] as const;
export type ImportKind = (typeof importKinds)[number];

interface ImportFields {
  readonly required: readonly string[];
  /** Those that a row may leave out. */
  readonly optional: readonly string[];
}

/**
 * What the columns of each kind of file become. A society is named by its name or id. `joined` is the day; an event's `time` and `ends`
 * are for files that keep the time of day, and the end in the place of the duration, in columns of their own.
 */
export const importFields = {
  users: { required: ['university_id', 'first_name', 'last_name', 'email'], optional: [] },
  societies: { required: ['name', 'category'], optional: ['description'] },
  memberships: { required: ['society', 'university_id'], optional: ['joined'] },
  committee: { required: ['society', 'role', 'university_id'], optional: [] },
  events: {
    required: ['society', 'name', 'description', 'datetime', 'venue'],
    optional: ['time', 'ends', 'duration', 'max_participants', 'price'],
  },
} as const satisfies Record<ImportKind, ImportFields>;
export type ImportField = {
  [Kind in ImportKind]: (typeof importFields)[Kind]['required' | 'optional'][number];
}[ImportKind];

/** All fields of a kind, the required ones first. */
export const importFieldsOf = (kind: ImportKind): readonly ImportField[] => [
  ...importFields[kind].required,
  ...importFields[kind].optional,
];

/** How days written as `03/10/2025` are read. */
export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * The size of a file (16 MiB), and what it may hold: rows, columns, and as a workbook the bytes that it unpacks to (256 MiB).
 * `maxFaults`: how many faults a reply names. `samples` of each column and `preview` rows are shown. An import is undone within `undoDays`.
 * A university ID of at least `shortIdMin` digits and too few is taken for one whose leading zeros a spreadsheet dropped.
 */
export const importLimits = {
  maxRows: 100_000,
  maxBytes: 16_777_216,
  maxUnpackedBytes: 268_435_456,
  maxColumns: 200,
  maxFaults: 1_000,
  samples: 3,
  preview: 8,
  undoDays: 7,
  shortIdMin: 5,
  fileNameMax: 120,
} as const;

/** An import's states. `failed`: the server stopped amid it, and nothing of it is stored. */
export const importStates = ['running', 'stored', 'failed', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What is wrong with a cell. `about` in the reply adds the limit, the other row, the allowed domains or values, or a similar name. */
export const importFaults = [
  'required',
  'too_long',
  'too_short',
  'characters',
  'twice',
  'id_format',
  'id_short',
  'id_taken',
  'email_format',
  'email_taken',
  'email_domain',
  'unknown_person',
  'suspended',
  'unknown_society',
  'unknown_category',
  'unknown_role',
  'society_exists',
  'role_taken',
  'other_role',
  'event_exists',
  'events_off',
  'not_a_date',
  'no_such_day',
  'not_a_time',
  'ends_before',
  'out_of_range',
  'formula',
] as const;
export type ImportFault = (typeof importFaults)[number];

const names = (some: readonly string[]) => some.join(', ');

/** Texts about imports: what is wrong with a file, with a cell, and with undoing. */
export const importMessages = {
  noFile: 'Choose a CSV or Excel file.',
  notUtf8: 'This file is not a table. Save it as “CSV UTF-8” or as an Excel workbook (.xlsx) and try again.',
  missing: (columns: readonly string[]) => `A row at the top must name these columns: ${names(columns)}.`,
  columnTwice: (column: string) =>
    `Two columns are named “${column}”. Say which of them is meant, or rename one in the file.`,
  unreadable: (row: number) => `The file is not a valid CSV table: line ${row} cannot be read.`,
  workbook:
    'This Excel workbook cannot be read. It may be incomplete. Save it again, or save it as “CSV UTF-8”.',
  protectedWorkbook:
    'This workbook is protected by a password, or saved by an old Excel. Save it as .xlsx without a password.',
  unpacked: (bytes: number) =>
    `The sheets of this workbook are too large: at most ${bytes / 1024 / 1024} MiB unpacked.`,
  emptySheet: 'The first sheet of this workbook is empty. Move the table to the first sheet.',
  tooMany: (max: number) => `You can import at most ${max} rows at a time.`,
  tooManyColumns: (max: number) => `A table may have at most ${max} columns.`,
  tooLarge: (bytes: number) => `The file is too large. The maximum is ${bytes / 1024 / 1024} MiB.`,
  mappingInvalid: 'The mapping must be JSON: {"column": "field"}.',
  mappingColumn: (column: string) => `The file has no column “${column}”.`,
  mappingField: (field: string) => `There is no field “${field}”.`,
  mappingTwice: (one: string, other: string) => `“${one}” and “${other}” cannot both become the same field.`,
  dateOrder: (sample: string) =>
    `“${sample}” can be read in two ways. Say whether the day or the month comes first.`,
  meanwhile: 'Somebody has changed what this file is about. Nothing was imported. Please try again.',
  running: 'This import is still running.',
  failed: 'Nothing of this import was stored.',
  undoneAlready: 'This import has been undone already.',
  tooOld: (days: number) => `An import can be undone for ${days} days.`,
  changedSince: (some: readonly string[], more: number) =>
    `Nothing was undone, because this has changed since: ${names(some)}${more > 0 ? ` and ${more} more` : ''}.`,
  cell: {
    required: 'This is missing.',
    too_long: (max: string) => `Maximum length is ${max} characters`,
    too_short: (min: string) => `Minimum length is ${min} characters`,
    twice: (row: string | number) => `This is already in row ${row}.`,
    id_short: (digits: string) =>
      `A university ID has ${digits} digits. A spreadsheet may have dropped the zeros at its beginning.`,
    unknown_person: 'Nobody has this university ID here yet.',
    suspended: 'This account is suspended.',
    unknown_society: (similar: string) =>
      `There is no such society.${similar && ` Did you mean ${similar}?`}`,
    unknown_category: (known: string) => `There is no such category. These are there: ${known}.`,
    unknown_role: (known: string) => `The society has no such role. It has: ${known}.`,
    society_exists: 'A society of this name is there already, with another category or description.',
    role_taken: (holder: string) => `Somebody else has this role: ${holder}.`,
    other_role: (role: string) => `They have another role in this society: ${role}.`,
    event_exists: 'This society has an event of this name at that time already, and it differs.',
    events_off: 'This society has switched its events off.',
    not_a_date: 'This is not a date. Write it like 2026-10-31 or 31/10/2026.',
    no_such_day: 'There is no such day.',
    not_a_time: 'This is not a time of day. Write it like 18:30.',
    ends_before: 'The event would end before it begins, or last longer than 14 days.',
    out_of_range: (range: string) => `Write a number from ${range}.`,
    formula: 'This cell holds a formula without a result. Copy it as a value.',
  },
} as const;
