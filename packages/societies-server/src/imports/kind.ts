import type { Kysely, Transaction } from 'kysely';
import type { DateOrder, ImportField, ImportKind, ImportReply } from 'societies-contract';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Societies } from '../directory/societies.ts';
import type { CellFault } from './faults.ts';

/** What a row says, as it would be stored. */
export interface Item<Value> {
  row: number;
  value: Value;
}

/** What is known while a file is checked and stored. */
export interface ImportContext {
  database: Kysely<Database>;
  config: Pick<Config, 'timeZone' | 'emailDomains'>;
  /** University ID of the administrator. */
  actor: string;
  societies: Societies;
  /** Whether a column of the file becomes the field. */
  has(field: ImportField): boolean;
  dateOrder: DateOrder;
  padIds: boolean;
  /** Counts an ID that may have lost its leading zeros. */
  onShortId(): void;
  /** Of a password that nobody knows. */
  passwordHash(): Promise<string>;
}

/** Reads the fields of a row; collects what is wrong with them. */
export interface RowReader {
  text(field: ImportField): string;
  refuse(fault: CellFault): void;
}

/** What a comparison with the stored says of a row: it is there already, or cannot be. */
export type Compared = 'unchanged' | CellFault[];

/** The rules of one kind of file, made for one file. */
export interface Checker<Value> {
  /** @returns undefined if a fault was found. */
  read(row: RowReader): Value | undefined;
  /** What no two rows may share: the field that is blamed, and the value. */
  keysOf(value: Value): readonly (readonly [ImportField, string])[];
  /** Compares with what is stored; new rows are left out of the reply. */
  compare(items: readonly Item<Value>[]): Promise<ReadonlyMap<number, Compared>>;
  preview(value: Value): Omit<ImportReply['preview'][number], 'row' | 'state'>;
  /** The order in which they are stored, so that a transaction locks few societies. */
  order?(one: Value, other: Value): number;
  /**
   * Stores some of them, and notes each in `import_rows`.
   * @returns how many; the others are there by now.
   * @throws 409 if something has changed since they were compared.
   */
  store(trx: Transaction<Database>, importId: number, items: readonly Item<Value>[]): Promise<number>;
  /**
   * Writes the history of the whole import, after all are stored.
   * @param count how many were stored.
   */
  record(trx: Transaction<Database>, importId: number, count: number): Promise<void>;
}

/** How what was stored is taken back. */
export interface Undoing {
  /** Locks the rows, and returns the names of those that are not as they were stored any more. What is gone already is none of them. */
  changed(trx: Transaction<Database>, importId: number): Promise<string[]>;
  /**
   * Removes those of the rows that are as they were stored.
   * @param actor who undoes the import; null if it failed.
   */
  remove(
    trx: Transaction<Database>,
    importId: number,
    positions: readonly number[],
    actor: string | null,
  ): Promise<void>;
  /** Rows in a transaction on the embedded engine. */
  batch: number;
}

export interface Kind<Value> {
  kind: ImportKind;
  /** Reads what the checks need. */
  check(context: ImportContext): Promise<Checker<Value>>;
  undo: Undoing;
  /** Rows in a transaction on the embedded engine, which serves others in between. */
  batch: number;
}
