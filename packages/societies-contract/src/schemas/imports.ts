import Type, { type Static } from 'typebox';
import { importSources } from '../importColumns.ts';
import { dateOrders, importFaults, importKinds, importStates } from '../imports.ts';
import { Format, Id, Instant, Nullable, PageQuery } from './common.ts';

const Count = Type.Integer({ minimum: 0 });

/**
 * `dry_run` stores nothing. `skip_refused` leaves refused rows out; without it nothing is stored when a row is refused. `pad_ids` puts
 * back the leading zeros of IDs that are too short. `date_order` says how `03/10/2025` is read. `format=csv` stores nothing and replies
 * with the refused rows as a table: the columns of the file and the reasons, to be mended and sent again.
 */
export const ImportQuery = Type.Object({
  dry_run: Type.Optional(Type.Boolean()),
  skip_refused: Type.Optional(Type.Boolean()),
  pad_ids: Type.Optional(Type.Boolean()),
  date_order: Type.Optional(Type.Enum([...dateOrders])),
  format: Format,
});
export type ImportQuery = Static<typeof ImportQuery>;

export const ImportParams = Type.Object({ kind: Type.Enum([...importKinds]) });

/** The form's field `mapping`, as JSON: fields by column. A column that is not named is left out. Without it the guess counts. */
export const ImportMapping = Type.Record(Type.String(), Nullable(Type.String()));
export type ImportMapping = Static<typeof ImportMapping>;

/** How a file was read. `rows` counts those below the heading that are not empty. */
export const ImportedFile = Type.Object(
  {
    name: Type.String(),
    rows: Count,
    /** The row of the heading, counted as a spreadsheet does. */
    heading_row: Type.Integer({ minimum: 1 }),
    format: Type.Enum(['csv', 'xlsx']),
    /** Of a CSV file; null for a workbook. */
    encoding: Nullable(Type.Enum(['utf-8', 'utf-16', 'windows-1252'])),
    separator: Nullable(Type.Enum(['comma', 'semicolon', 'tab', 'bar'])),
    /** The system that it seems to come from. */
    source: Nullable(Type.Enum(Object.keys(importSources) as (keyof typeof importSources)[])),
  },
  { title: 'ImportedFile' },
);
export type ImportedFile = Static<typeof ImportedFile>;

/** A column of the file. `name` tells it from others: the second of a name is `Email (2)`. */
export const ImportColumn = Type.Object(
  {
    name: Type.String(),
    /** What it becomes; null if it is left out. */
    field: Nullable(Type.String()),
    /** What its heading suggests. */
    guess: Nullable(Type.String()),
    /** The first different values. */
    samples: Type.Array(Type.String()),
    /** Whether another column has the same heading; neither is guessed then. */
    twice: Type.Boolean(),
  },
  { title: 'ImportColumn' },
);
export type ImportColumn = Static<typeof ImportColumn>;

/** One of the first rows, as it will be. `values` by field, dates in ISO 8601. */
export const ImportedRow = Type.Object(
  {
    row: Type.Integer(),
    state: Type.Enum(['new', 'unchanged']),
    values: Type.Record(Type.String(), Type.String()),
    /** The name of the person with its university ID. */
    person: Type.Optional(Type.String()),
    /** The society that it names. */
    society: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  },
  { title: 'ImportedRow' },
);
export type ImportedRow = Static<typeof ImportedRow>;

/**
 * The result of an import, or of its dry run. Rows are counted as a spreadsheet shows them. Nothing is stored if any row is refused,
 * unless `skip_refused` is sent: `accepted` is 0 then, and in a dry run the rows that would be new. A dry run also replies when columns
 * are missing or dates can be read in two ways; an import is refused (400) then.
 */
export const ImportReply = Type.Object(
  {
    accepted: Count,
    /** Rows that say what is stored already. */
    unchanged: Count,
    refused: Type.Array(
      Type.Object({
        row: Type.Integer(),
        field: Type.String(),
        message: Type.String(),
        /** What the cell says. */
        value: Type.Optional(Type.String()),
        /** For hosts that translate the message. */
        code: Type.Optional(Type.Enum([...importFaults])),
        about: Type.Optional(Type.String()),
      }),
    ),
    /** The number of faults, when `refused` names only the first of them. */
    refused_count: Type.Optional(Count),
    /** Rows with a fault. */
    refused_rows: Count,
    /** Null if nothing was stored. */
    import_id: Nullable(Id),
    file: ImportedFile,
    columns: Type.Array(ImportColumn),
    /** Required fields that no column becomes. */
    missing: Type.Array(Type.String()),
    /** A column with days such as `03/10/2025`; `order` is null if they can be read in two ways, and have to be asked about. */
    dates: Nullable(
      Type.Object({
        column: Type.String(),
        sample: Type.String(),
        order: Nullable(Type.Enum([...dateOrders])),
      }),
    ),
    /** Rows whose ID may have lost its leading zeros, and gets them back with `pad_ids`. */
    short_ids: Count,
    preview: Type.Array(ImportedRow),
  },
  { title: 'ImportReply' },
);
export type ImportReply = Static<typeof ImportReply>;

const Person = Nullable(Type.Object({ university_id: Type.String(), name: Type.String() }));

/** An import that was begun. `by` is null once that account is deleted. */
export const Import = Type.Object(
  {
    id: Id,
    kind: Type.Enum([...importKinds]),
    file_name: Type.String(),
    by: Person,
    at: Instant,
    state: Type.Enum([...importStates]),
    /** How many of `total` rows are read and stored; the same once it is `stored`. */
    done: Count,
    total: Count,
    accepted: Count,
    unchanged: Count,
    /** Rows that were left out. */
    refused: Count,
    /** Null if it cannot be undone, or no longer. */
    undo_until: Nullable(Instant),
    undone_at: Nullable(Instant),
    undone_by: Person,
  },
  { title: 'Import' },
);
export type Import = Static<typeof Import>;

export const ImportsPage = Type.Object(
  { count: Count, results: Type.Array(Import) },
  { title: 'ImportsPage' },
);
export type ImportsPage = Static<typeof ImportsPage>;
/** Always by page, the newest first. */
export const ImportsQuery = Type.Object(PageQuery.properties);
