import { universityIdLimits } from 'societies-contract';

const separators = /[\s,;]+/;

/** @returns the IDs of a pasted list, each once, in their order. */
export const idsIn = (text: string): string[] => [...new Set(text.split(separators).filter(Boolean))];

const isNumber = (id: string, digits: number) => id.length === digits && /^\d+$/.test(id);
const isId = (id: string) => isNumber(id, universityIdLimits.digits);

/** Digits whose first zero a spreadsheet took for nothing. */
export const isShort = (id: string): boolean => isNumber(id, universityIdLimits.digits - 1);

/** @returns the IDs of a table, whatever its columns and separators. */
export const idsInTable = (table: string): string[] => [
  ...new Set(
    table
      .split(/\r\n?|\n/)
      .flatMap((row) => row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, '')))
      .filter((cell) => isId(cell) || isShort(cell)),
  ),
];

/** Reads a table's text in the encodings that spreadsheets write; undefined if it is no text. */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes);
  return text.includes('\0') ? undefined : text;
}

export const padded = (id: string): string =>
  isShort(id) ? id.padStart(universityIdLimits.digits, '0') : id;
