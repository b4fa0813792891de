import {
  importLimits,
  importMessages,
  type ImportFault,
  type ImportField,
  type ImportReply,
} from 'societies-contract';

export type Refused = ImportReply['refused'][number];
export type CellFault = Omit<Refused, 'row'>;

const { cell } = importMessages;
type Worded = keyof typeof cell;

export function fault(field: ImportField, code: ImportFault & Worded, about = '', value?: string): CellFault {
  const words = cell[code];
  return {
    field,
    message: typeof words === 'function' ? words(about) : words,
    code,
    ...(about !== '' && { about }),
    ...(value !== undefined && { value: clipped(value) }),
  };
}

/** What spreadsheets write where a formula has no result, in English and German. */
export const isFormulaError = (text: string) =>
  /^#(?:N\/A|NV|VALUE!|WERT!|REF!|BEZUG!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|CALC!)$/.test(text);

/** Characters of a cell that are shown. */
const mostShown = 80;
export const clipped = (text: string) =>
  text.length > mostShown ? `${[...text].slice(0, mostShown - 1).join('')}…` : text;

/** What is wrong with a table: how much, in which rows, and the first of it. */
export class Faults {
  count = 0;
  readonly rows = new Set<number>();
  #first: Refused[] = [];

  add(row: number, found: readonly CellFault[]) {
    if (found.length === 0) return;
    this.count += found.length;
    this.rows.add(row);
    for (const one of found) this.#first.push({ row, ...one });
    if (this.#first.length > 2 * importLimits.maxFaults) this.#first = this.refused;
  }

  /** The first of them, by row. */
  get refused(): Refused[] {
    return this.#first.toSorted((one, other) => one.row - other.row).slice(0, importLimits.maxFaults);
  }
}
