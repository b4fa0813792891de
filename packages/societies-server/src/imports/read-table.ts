import {
  columnNames,
  guessColumns,
  headingKey,
  importFields,
  importFieldsOf,
  importLimits,
  importMessages,
  importSourceOf,
  type ImportField,
  type ImportKind,
  type ImportReply,
} from 'societies-contract';
import type { ImportMapping } from 'societies-contract/schemas';
import { badRequest } from '../platform/errors.ts';
import { clipped } from './faults.ts';
import { readText, type Table, type TableRow } from './text-table.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

/** A file with the meaning of its columns. */
export interface ReadTable {
  file: ImportReply['file'];
  columns: ImportReply['columns'];
  /** Required fields that no column becomes. */
  missing: ImportField[];
  /** The cells of the heading. */
  heading: string[];
  /** Rows below the heading that are not empty. */
  rows: TableRow[];
  /** Where each field's column is. */
  places: ReadonlyMap<ImportField, number>;
}

export interface Sent {
  kind: ImportKind;
  bytes: Uint8Array;
  fileName: string;
  /** Undefined for the guess. */
  mapping: ImportMapping | undefined;
}

/** Rows of a spreadsheet, of which most may be empty: offices save what was once formatted. */
const mostLines = 1_048_576;

/** Rows among which the heading is: titles and blank lines may stand above it. */
const mostRowsAbove = 20;

const countOf = (guess: readonly unknown[]) => guess.filter((field) => field !== null).length;
/** Fields by column, without those that are left out. */
const chosen = (mapping: ImportMapping) =>
  new Map(Object.entries(mapping).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** How many columns of a row are known: those that the mapping names, otherwise those that are guessed. */
function headingCounter(kind: ImportKind, mapping: ImportMapping | undefined) {
  const names = mapping && chosen(mapping);
  return (cells: readonly string[]) =>
    names ? columnNames(cells).filter((name) => names.has(name)).length : countOf(guessColumns(kind, cells));
}

/** @throws 400 if the mapping names what is not there, or one field twice. */
function checkMapping(kind: ImportKind, mapping: ImportMapping, names: readonly string[]) {
  const wrong = (detail: string) => badRequest(detail, 'import_mapping');
  const fields: readonly string[] = importFieldsOf(kind);
  const columnOf = new Map<string, string>();
  for (const [column, field] of chosen(mapping)) {
    if (!names.includes(column)) throw wrong(importMessages.mappingColumn(clipped(column)));
    if (!fields.includes(field)) throw wrong(importMessages.mappingField(clipped(field)));
    const other = columnOf.get(field);
    if (other !== undefined) throw wrong(importMessages.mappingTwice(clipped(other), clipped(column)));
    columnOf.set(field, column);
  }
}

/** The first different values of each column. */
function samplesOf(rows: readonly TableRow[], columns: number): string[][] {
  const samples = Array.from({ length: columns }, () => new Set<string>());
  for (const { cells } of rows.slice(0, 200))
    samples.forEach((some, index) => {
      const cell = cells[index];
      if (cell && some.size < importLimits.samples) some.add(clipped(cell));
    });
  return samples.map((some) => [...some]);
}

const isTwice = (keys: readonly string[], index: number) => {
  const key = keys[index] ?? '';
  return key !== '' && keys.indexOf(key) !== keys.lastIndexOf(key);
};

/** What to do about required fields that no column becomes. */
export function adviceOn(kind: ImportKind, { missing, columns, heading }: ReadTable): string {
  // A column would be one of them, if there were not two of its name.
  const twice = columns.find(
    ({ twice: isOneOfTwo, field }, index) =>
      isOneOfTwo &&
      field === null &&
      missing.some((one) => one === guessColumns(kind, [heading[index] ?? ''])[0]),
  );
  return twice ? importMessages.columnTwice(twice.name) : importMessages.missing(missing);
}

function understand({ kind, fileName, mapping }: Sent, table: Table, all: TableRow[]): ReadTable {
  const countHeadings = headingCounter(kind, mapping);
  const above = all.slice(0, mostRowsAbove);
  const counts = above.map(({ cells }) => countHeadings(cells));
  const most = Math.max(0, ...counts);
  // Where nothing is known, the first row with anything in it.
  const at =
    most > 0 ? counts.indexOf(most) : above.findIndex(({ cells }) => cells.some((cell) => cell !== ''));
  const top = all[at];
  if (!top) throw badRequest(importMessages.missing(importFields[kind].required), 'import_columns');
  const rows = all.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > importLimits.maxRows)
    throw badRequest(importMessages.tooMany(importLimits.maxRows), 'import_too_many');
  const heading = top.cells;
  if (heading.length > importLimits.maxColumns)
    throw badRequest(importMessages.tooManyColumns(importLimits.maxColumns), 'import_columns');
  const names = columnNames(heading);
  const guess = guessColumns(kind, heading);
  if (mapping) checkMapping(kind, mapping, names);
  const fields = mapping
    ? names.map((name) => (chosen(mapping).get(name) as ImportField | undefined) ?? null)
    : guess;
  const samples = samplesOf(rows, heading.length);
  const keys = heading.map(headingKey);
  const places = new Map(fields.flatMap((field, index) => (field ? [[field, index] as const] : [])));
  return {
    file: {
      name: fileName,
      rows: rows.length,
      heading_row: top.row,
      format: table.format,
      encoding: table.encoding,
      separator: table.separator,
      source: importSourceOf(heading),
    },
    columns: names.map((name, index) => ({
      name,
      field: fields[index] ?? null,
      guess: guess[index] ?? null,
      samples: samples[index] ?? [],
      twice: isTwice(keys, index),
    })),
    missing: importFields[kind].required.filter((field) => !places.has(field)),
    heading,
    rows,
    places,
  };
}

/**
 * Reads a file, and finds out what its columns are.
 * @throws 400 if it is no table, is incomplete, or holds more rows than an import may have; or if the mapping does not fit.
 */
export async function readTable(sent: Sent): Promise<ReadTable> {
  const { bytes, kind, mapping } = sent;
  const table = isWorkbook(bytes) ? readWorkbook(bytes) : readText(bytes, headingCounter(kind, mapping));
  const rows: TableRow[] = [];
  for await (const row of table.rows) {
    if (row.row > mostLines)
      throw badRequest(importMessages.tooMany(importLimits.maxRows), 'import_too_many');
    // Rows in which nothing stands are kept only where the heading is looked for.
    if (row.row > mostRowsAbove && row.cells.every((cell) => cell === '')) continue;
    rows.push(row);
    if (rows.length > importLimits.maxRows + mostRowsAbove)
      throw badRequest(importMessages.tooMany(importLimits.maxRows), 'import_too_many');
  }
  return understand(sent, table, rows);
}

/** What a cell says, without what spreadsheets put around it: `="12345678"`, no-break spaces, the apostrophe before a formula. */
const valueOf = (cell = '') =>
  cell
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@\t\r])/, '');

/** The value of a field in a row; empty if no column becomes it. */
export function reader(places: ReadTable['places']) {
  return ({ cells }: TableRow, field: ImportField): string => {
    const place = places.get(field);
    return place === undefined ? '' : valueOf(cells[place]);
  };
}
