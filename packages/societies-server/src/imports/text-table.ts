import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse, CsvError } from 'csv-parse';
import { importMessages, type ImportedFile } from 'societies-contract';
import { badRequest } from '../platform/errors.ts';

/** A row of a file, counted as a spreadsheet does. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** A file as a table: how it was written, and all its rows, also empty ones. */
export interface Table extends Pick<ImportedFile, 'format' | 'encoding' | 'separator'> {
  rows: AsyncIterable<TableRow>;
}

/** Bytes of a table that are read at once, few enough that other requests are served in between. */
const piece = 16 * 1024;
/** Characters that a row may have: many times what its fields hold. */
const longestRow = 30_000;
/**
 * Bytes that a line may have: those of a row in the longest characters, each quoted, and its separators. The parser counts neither
 * separators nor blanks, of which a line could be endless.
 */
const longestLine = 256 * 1024;
/** Lines that tell the separator. */
const firstLines = 20;

/** @throws 400 in the middle of a line that is too long. */
async function* piecesOf(bytes: Uint8Array) {
  let line = 0;
  for (let from = 0; from < bytes.length; from += piece) {
    await setImmediate();
    const some = bytes.subarray(from, from + piece);
    const end = Math.max(some.lastIndexOf(10), some.lastIndexOf(13));
    line = end < 0 ? line + some.length : some.length - 1 - end;
    if (line > longestLine) {
      const above = Buffer.from(bytes.subarray(0, from + some.length)).toString('latin1');
      const number = above.split(/\r\n|\r|\n/).length;
      throw badRequest(importMessages.unreadable(number), 'import_unreadable');
    }
    yield some;
  }
}

/** What files of other kinds begin with: PDF, PNG, GIF, JPEG, gzip, and HTML and rich text, which are text but no table. */
const otherKinds = [
  '%PDF',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  '\x1f\x8b',
  '{\\rtf',
  '<!DOCTYPE',
  '<html',
  '<?xml',
];

/** Whether a byte is no text in any of the encodings; form feeds and the end of file of old systems are. */
const isBinary = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a);

/** The table in UTF-8: spreadsheets also write UTF-16 and, without saying so, Windows-1252. @throws 400 if it is no text. */
function toUtf8(bytes: Uint8Array): { text: Uint8Array; encoding: NonNullable<ImportedFile['encoding']> } {
  const [first, second] = bytes;
  const wide =
    (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
        ? 'utf-16be'
        : undefined;
  if (wide) return { text: Buffer.from(new TextDecoder(wide).decode(bytes)), encoding: 'utf-16' };
  const begin = Buffer.from(bytes.subarray(0, 16)).toString('latin1').trimStart();
  if (otherKinds.some((kind) => begin.startsWith(kind)) || bytes.some(isBinary))
    throw badRequest(importMessages.notUtf8, 'import_not_utf8');
  if (isUtf8(bytes)) return { text: bytes, encoding: 'utf-8' };
  return { text: Buffer.from(new TextDecoder('windows-1252').decode(bytes)), encoding: 'windows-1252' };
}

function cellsOf(line: string, separator: string): string[] {
  let quoted = false;
  const cells = [''];
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
type Separator = keyof typeof separators;

/**
 * Spreadsheets write comma, semicolon or tab, depending on the language: the one that shows the most headings, and of equals the most
 * cells. A first line `sep=;` says it; spreadsheets do not show that line, so it counts as no row.
 * @param countHeadings in a row of cells.
 */
function layoutOf(
  bytes: Uint8Array,
  countHeadings: (cells: readonly string[]) => number,
): { separator: Separator; from: number } {
  const head = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, longestRow));
  const said = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(head);
  if (said?.[1]) return { separator: said[1] as Separator, from: Buffer.byteLength(said[0]) };
  const lines = head.split(/\r\n|\r|\n/, firstLines);
  const [best] = (Object.keys(separators) as Separator[])
    .map((separator) => {
      const rows = lines.map((line) => cellsOf(line, separator));
      return {
        separator,
        headings: Math.max(...rows.map(countHeadings)),
        cells: Math.max(...rows.map((cells) => cells.length)),
      };
    })
    .toSorted((one, other) => other.headings - one.headings || other.cells - one.cells);
  return { separator: best?.separator ?? ',', from: 0 };
}

async function* rowsOf(bytes: Uint8Array, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  // What goes wrong is thrown where the rows are read.
  pipeline(Readable.from(piecesOf(bytes)), parser, () => {});
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw badRequest(importMessages.unreadable(Number(error.lines ?? row)), 'import_unreadable');
    throw error;
  }
}

/** Reads a CSV file. @throws 400 if it is no text; while its rows are read, if one has no end. */
export function readText(bytes: Uint8Array, countHeadings: (cells: readonly string[]) => number): Table {
  const { text, encoding } = toUtf8(bytes);
  const { separator, from } = layoutOf(text, countHeadings);
  return {
    format: 'csv',
    encoding,
    separator: separators[separator],
    rows: rowsOf(text.subarray(from), separator),
  };
}
